/** CSV and TSV feeds: separator found in the header, one record a row; a damaged row is refused, not the file. */
import { own } from "domain/own";

import { columnName, columnsOfTable, type FeedShape, saidIn } from "./columns";
import { BrokenFeed, type Column, type FeedRecord, feedLimits, putAttribute, putCell } from "./record";
import { type TableRow, tableRows } from "./table-reader";

/** The separator that parts the header into most cells, quoted parts left out. */
export function separatorOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, "");
  const counted = ["\t", ";", "|", ","].map((sign) => ({ sign, count: bare.split(sign).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).sign;
}

/** Reads the rows of a table; `header` is the first line, already looked at but still in the stream. */
export async function* readTable(
  text: AsyncIterable<string>,
  header: string,
  shape: FeedShape,
): AsyncGenerator<FeedRecord> {
  const delimiter = separatorOf(header);
  let layout: Layout | undefined;
  // Google's TSV is often written without any quoting: there a quote inside a cell is a quote.
  for await (const row of tableRows(text, { delimiter, quoted: delimiter !== "\t" })) {
    if (!layout) layout = layoutOf(row, shape);
    else yield recordFrom(row, layout, shape);
  }
  if (!layout) throw new BrokenFeed("the file is empty");
}

interface Layout {
  width: number;
  columns: { place: number; column: Column }[];
  free: { place: number; name: string }[];
}

function layoutOf({ cells: header, width }: TableRow, shape: FeedShape): Layout {
  if (width > feedLimits.columns)
    throw new BrokenFeed(`the header has more than ${feedLimits.columns} columns`);
  const known = columnsOfTable(header, shape);
  const names = header.map(columnName);
  const order = Object.keys(known);
  const columns = names
    .flatMap((name, place) => {
      const column = own(known, name);
      return column ? [{ place, column, at: order.indexOf(name) }] : [];
    })
    .sort((a, b) => a.at - b.at);
  const free = names.flatMap((name, place) =>
    own(known, name) ? [] : [{ place, name: header[place] ?? name }],
  );
  return { width, columns, free };
}

function recordFrom({ cells, width, line, broken }: TableRow, layout: Layout, shape: FeedShape): FeedRecord {
  const record: FeedRecord = { line, cells: {}, attributes: [] };
  if (broken) record.broken = broken;
  else if (width !== layout.width) record.broken = `${width} cells where the header has ${layout.width}`;
  for (const { place, column } of layout.columns)
    putCell(record, column, saidIn(shape, column, cells[place] ?? ""));
  for (const { place, name } of layout.free) {
    const cell = cells[place]?.trim();
    if (cell) putAttribute(record, name, cell);
  }
  return record;
}
