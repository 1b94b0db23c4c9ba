/** CSV and TSV feeds: separator found in the header, one record a row; a damaged row is refused, not the file. */

import type { Readable } from "node:stream";
import { pipeline } from "node:stream";
import { parse } from "csv-parse";
import { adding, columnName, columnsOf, formatOf, neededColumns } from "./columns";
import { BrokenFeed, type Column, type FeedFormat, type FeedRecord, feedLimits } from "./record";

/** The separator that parts the header into most cells, quoted parts left out. */
export function separatorOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, "");
  const counted = ["\t", ";", "|", ","].map((sign) => ({ sign, count: bare.split(sign).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).sign;
}

/** Reads the rows of a table; `header` is the first line, already looked at but still in the stream. */
export async function* readTable(
  text: Readable,
  header: string,
  wanted: FeedFormat | "auto",
): AsyncGenerator<FeedRecord> {
  const delimiter = separatorOf(header);
  const parser = parse({
    delimiter,
    // Google's TSV is often written without any quoting: there a quote inside a cell is a quote.
    quote: delimiter === "\t" ? null : '"',
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: 2_000_000,
  });
  pipeline(text, parser, () => undefined);
  let layout: Layout | undefined;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (record.some((cell) => cell.length > feedLimits.field))
        throw new BrokenFeed(`line ${info.lines}: a field is longer than ${feedLimits.field} characters`);
      if (!layout) layout = layoutOf(record, wanted);
      else yield recordFrom(record, info.lines, layout);
    }
  } catch (error) {
    throw error instanceof BrokenFeed
      ? error
      : new BrokenFeed(`not a readable table (${(error as Error).message})`);
  }
  if (!layout) throw new BrokenFeed("the file is empty");
}

interface Layout {
  width: number;
  columns: { place: number; column: Column }[];
  free: { place: number; name: string }[];
}

function layoutOf(header: string[], wanted: FeedFormat | "auto"): Layout {
  if (header.length > feedLimits.columns)
    throw new BrokenFeed(`the header has more than ${feedLimits.columns} columns`);
  const format = formatOf(header);
  if (!format || (wanted !== "auto" && wanted !== format)) {
    const hint = wanted === "auto" ? "google or awin" : `${wanted} (needs ${neededColumns(wanted)})`;
    throw new BrokenFeed(
      `the columns are not those of ${hint}: ${header.slice(0, 8).join(", ").slice(0, 200)}`,
    );
  }
  const known = columnsOf(format);
  const names = header.map(columnName);
  // The order of the column table decides which of several sources comes first.
  const columns = Object.entries(known).flatMap(([name, column]) =>
    names.flatMap((each, place) => (each === name ? [{ place, column }] : [])),
  );
  const free = names.flatMap((name, place) => (known[name] ? [] : [{ place, name: header[place] ?? name }]));
  return { width: header.length, columns, free };
}

function recordFrom(cells: string[], line: number, layout: Layout): FeedRecord {
  const record: FeedRecord = { line, cells: {}, attributes: [] };
  if (cells.length !== layout.width)
    record.broken = `${cells.length} cells where the header has ${layout.width}`;
  for (const { place, column } of layout.columns) {
    const cell = cells[place]?.trim();
    if (!cell) continue;
    const before = record.cells[column];
    if (before === undefined) record.cells[column] = cell;
    else if (adding.has(column)) record.cells[column] = `${before},${cell}`;
  }
  for (const { place, name } of layout.free) {
    const cell = cells[place]?.trim();
    if (cell) record.attributes.push([name, cell]);
  }
  return record;
}
