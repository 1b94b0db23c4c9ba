/** Rows of comma-separated text. */
import type { TableRow } from "./left-open";
import { type TableOptions, TableReader } from "./table-reader";

export type { TableRow };

/** Rows that are not empty. A quote that does not open a cell, and what follows a closed one, stays as it is written. */
export async function* tableRows(
  text: AsyncIterable<string>,
  options: TableOptions,
): AsyncGenerator<TableRow> {
  const reader = new TableReader(options);
  for await (const chunk of text) yield* reader.read(chunk);
  yield* reader.end();
}

export function tableRowsOf(text: string, options: TableOptions): TableRow[] {
  const reader = new TableReader(options);
  return [...reader.read(text), ...reader.end()];
}
