/** Finds a ClickHouse server (`CLICKHOUSE_PATH` first), or installs the system's package. */
import { ensureProgram, findProgram, packageInstalls } from "./programs.mjs";

export function ensureClickHouse() {
  return ensureProgram(
    () => findProgram([process.env.CLICKHOUSE_PATH, "clickhouse-server"]),
    packageInstalls("clickhouse-server"),
    "The tests of the second listing engine need a ClickHouse server: install the package `clickhouse-server`, or set CLICKHOUSE_PATH to one, and run the command again.",
  );
}
