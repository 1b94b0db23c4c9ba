/** How full the databases are, as lines. */
import type { Storage } from "upstream/storage/report";

export function printedStorage(stored: readonly Storage[]): string[] {
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  return stored.flatMap(({ store, bytes, pace, ends, tables }) => [
    "",
    `${store}: ${megabytes(bytes)} of 10 GB${pace === null ? "" : `, ${megabytes(pace)} a day`}${ends ? `, full on ${ends}` : ""}`,
    ...tables.map(
      ({ name, rows, bytes: part }) =>
        `${megabytes(part).padStart(12)}  ${String(rows).padStart(9)} rows  ${name}`,
    ),
  ]);
}
