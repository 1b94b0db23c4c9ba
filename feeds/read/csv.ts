/** CSV and TSV feeds: separator found in the header, one record a row; a damaged row is refused, not the file. */
import { columnName, type FeedShape, type Layout, layoutOf } from "./columns";
import { profiles, toldBy } from "./profiles";
import { BrokenFeed, type Column, type FeedRecord, feedLimits, putAttribute, putCell } from "./record";
import { finishing } from "./shops";
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
  const finish = finishing(shape);
  let table: Table | undefined;
  // Google's TSV is often written without any quoting: there a quote inside a cell is a quote.
  for await (const row of tableRows(text, { delimiter, quoted: delimiter !== "\t" })) {
    if (!table) table = tableOf(row, shape);
    else {
      const record = finish(recordFrom(row, table));
      if (record) yield record;
    }
  }
  if (!table) throw new BrokenFeed("the file is empty");
}

interface Table {
  width: number;
  layout: Layout;
  columns: { place: number; column: Column }[];
  free: { place: number; name: string }[];
}

function tableOf({ cells: header, width }: TableRow, shape: FeedShape): Table {
  if (width > feedLimits.columns)
    throw new BrokenFeed(`the header has more than ${feedLimits.columns} columns`);
  const names = header.map(columnName);
  const layout = layoutOf(
    names.map((name, place) => [name, name, header[place] ?? name]),
    shape,
    true,
  );
  const columns = names
    .flatMap((name, place) => {
      const column = layout.columnOf(name);
      return column ? [{ place, column, at: layout.rankOf(name) }] : [];
    })
    .sort((a, b) => a.at - b.at);
  const free = names.flatMap((name, place) =>
    layout.columnOf(name) ? [] : [{ place, name: header[place] ?? name }],
  );
  return { width, layout, columns, free };
}

/** 'Donna' and 'Abbigliamento~~Vestiti' are one path. */
function putPath({ cells: put }: FeedRecord, cells: readonly string[], columns: Table["columns"]): void {
  const parts = columns.flatMap(({ place, column }) =>
    column === "product_type" ? (cells[place]?.split("~~") ?? []) : [],
  );
  if (put.product_type) put.product_type = parts.filter(Boolean).join(" > ").slice(0, 400);
}

function recordFrom({ cells, width, line, broken }: TableRow, table: Table): FeedRecord {
  const { format } = table.layout;
  const record: FeedRecord = { line, cells: {}, attributes: [], ...(format && { format }) };
  if (broken) record.broken = broken;
  else if (width !== table.width) record.broken = `${width} cells where the header has ${table.width}`;
  for (const { place, column } of table.columns)
    putCell(record, column, toldBy(format, column, cells[place] ?? ""));
  if (format && profiles[format].isPath) putPath(record, cells, table.columns);
  for (const { place, name } of table.free) {
    const cell = cells[place]?.trim();
    if (cell) putAttribute(record, name, cell);
  }
  return record;
}
