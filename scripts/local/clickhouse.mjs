/** Finds a ClickHouse server (`CLICKHOUSE_PATH` first), or installs the system's package. */
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { installPackages, packagesAreCurrent } from "./packages.mjs";
import { ensureProgram, findProgram, packageInstalls } from "./programs.mjs";
import { root } from "./steps.mjs";

/** @returns {Promise<string>} its path; rejects with what to install by hand */
export function ensureClickHouse() {
  return ensureProgram(
    () => findProgram([process.env.CLICKHOUSE_PATH, "clickhouse-server"]),
    packageInstalls("clickhouse-server"),
    "The tests of the second listing engine need a ClickHouse server: on Debian 12 `sudo apt-get install clickhouse-server`, elsewhere set CLICKHOUSE_PATH to one, and run the command again. `npm test` does without.",
  );
}

/** The folder of the engine of today, for tests: 546 MB, and no part of the project's own packages. */
export async function ensureClickHouseToday() {
  const folder = join(root, ".cache/clickhouse-today");
  mkdirSync(folder, { recursive: true });
  for (const file of ["package.json", "package-lock.json"])
    copyFileSync(join(root, "tests/tools/clickhouse-today", file), join(folder, file));
  if (!packagesAreCurrent(folder)) await installPackages(folder);
  return folder;
}
