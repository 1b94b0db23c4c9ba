/** XML feeds: RSS items, Atom entries or products in Google's `g:` names, streamed. */
import { own } from "domain/own";
import sax from "sax";
import { type ColumnMap, columnName, columnsOfFields, type FeedShape, saidIn } from "./columns";
import {
  BrokenFeed,
  type Column,
  type FeedRecord,
  feedLimits,
  putAttribute,
  putCell,
  putFreeAddress,
  putPictures,
} from "./record";

/** Reads items of a stream; `line` counts the line on which an item ends. */
export async function* readXml(text: AsyncIterable<string>, shape: FeedShape): AsyncGenerator<FeedRecord> {
  const parser = sax.parser(true, { trim: false, position: true });
  const ready: FeedRecord[] = [];
  const path: string[] = [];
  let item: Item | null = null;
  let columns: ColumnMap | null = null;
  let found = 0;
  let words = "";
  parser.onerror = (error) => {
    throw new BrokenFeed(`malformed XML (${error.message.split("\n")[0]}, line ${parser.line + 1})`);
  };
  parser.onopentag = ({ name, attributes }) => {
    path.push(nameOf(name, attributes as Record<string, string>));
    if (path.length > feedLimits.nesting)
      throw new BrokenFeed(
        `line ${parser.line + 1}: more than ${feedLimits.nesting} elements inside each other`,
      );
    words = "";
    if (item) lead(item, path, attributes as Record<string, string>);
    else if (isItem(path.at(-1))) item = begun(path.length, (attributes as Record<string, string>).ID);
  };
  parser.ontext = parser.oncdata = (piece) => {
    words += piece;
    if (words.length > feedLimits.field)
      throw new BrokenFeed(`line ${parser.line + 1}: a field is longer than ${feedLimits.field} characters`);
  };
  parser.onclosetag = (written) => {
    const name = path.pop() ?? "";
    if (item && path.length === item.depth - 1) {
      // What stands in the element itself counts after what stands in it.
      if (item.id) add(item, { name: "id", isOurs: false, text: item.id, parts: [] });
      columns ??= columnsOfFields(namesIn(item), shape);
      ready.push(recordFrom(item, parser.line + 1, { columns, shape }));
      found++;
      item = null;
    } else if (item)
      take(
        item,
        {
          name: name === "value" ? (path.at(-1) ?? name) : name,
          isOurs: /^g:/i.test(written),
          text: words.trim(),
        },
        path.length - item.depth,
      );
    words = "";
  };
  for await (const chunk of text) {
    parser.write(chunk);
    yield* ready.splice(0);
  }
  parser.close();
  yield* ready.splice(0);
  if (found === 0) throw new BrokenFeed("the XML holds no <item> or <entry>");
}

function begun(depth: number, id: string | undefined): Item {
  return { depth, fields: [], parts: [], id: id ?? null };
}

interface Field {
  name: string;
  /** Written with Google's prefix: it says more than RSS's or Atom's own element of that name. */
  isOurs: boolean;
  text: string;
  parts: ChildElement[];
}

type ChildElement = [name: string, text: string];

interface Item {
  depth: number;
  fields: Field[];
  parts: ChildElement[];
  /** What the element says of itself. */
  id: string | null;
}

/** `<property name="brand">` is a brand. */
function nameOf(name: string, attributes: Record<string, string>): string {
  const isNamed = /^(property|field|attribute)$/i.test(name) && attributes.name;
  return columnName(isNamed || name);
}

function namesIn({ fields }: Item): string[] {
  return fields.flatMap(({ name, parts }) => [name, ...parts.map(([part]) => part)]);
}

const items = new Set(["item", "entry", "product", "prodotto", "articolo", "offer", "offerta"]);
const mostParts = 200;

function isItem(name: string | undefined): boolean {
  return items.has(name ?? "");
}

/** Atom leads to a page, and to pictures, by attributes. */
function lead(
  item: Item,
  path: readonly string[],
  { href, rel = "alternate", type = "" }: Record<string, string>,
) {
  if (path.length - item.depth !== 1 || path.at(-1) !== "link" || !href) return;
  if (rel === "alternate") add(item, { name: "link", isOurs: false, text: href, parts: [] });
  else if (rel === "enclosure" && type.startsWith("image/"))
    add(item, { name: "image_link", isOurs: false, text: href, parts: [] });
}

function add(item: Item, field: Field): void {
  if (item.fields.length < feedLimits.columns) item.fields.push(field);
}

function take(item: Item, { name, isOurs, text }: Omit<Field, "parts">, depth: number): void {
  if (depth > 0) {
    if (item.parts.length < mostParts) item.parts.push([name, text]);
    return;
  }
  add(item, { name, isOurs, text, parts: item.parts });
  item.parts = [];
}

/** What Atom calls what Google has names for. */
const atom: Readonly<Record<string, Column>> = { summary: "description", content: "description" };

interface Reading {
  columns: ColumnMap;
  shape: FeedShape;
}

function recordFrom({ fields }: Item, line: number, reading: Reading): FeedRecord {
  const record: FeedRecord = { line, cells: {}, attributes: [] };
  const told = fields.some(({ isOurs }) => isOurs)
    ? fields.toSorted((a, b) => Number(b.isOurs) - Number(a.isOurs))
    : fields;
  for (const field of told) put(record, field, reading);
  return record;
}

function put(record: FeedRecord, { name, text, parts }: Field, { columns, shape }: Reading): void {
  const column = own(columns, name) ?? own(atom, name);
  for (const [part, told] of parts) putFreeAddress(record, part, told);
  if (column === "shipping") putShipping(record, text, parts);
  else if (name === "product_detail") {
    const { attribute_name, attribute_value } = Object.fromEntries(parts);
    if (attribute_name && attribute_value) putAttribute(record, attribute_name, attribute_value);
  } else if (column === "image_link" || column === "additional_image_link")
    putPictures(record, column, [text, ...parts.map(([, part]) => part)].filter(Boolean));
  else if (text && column) putCell(record, column, saidIn(shape, column, text));
  else if (text) putAttribute(record, name, text);
  else if (shape.format && shape.format !== "auto")
    putParts(record, { name, text, parts }, { columns, shape });
}

function putParts(
  record: FeedRecord,
  { name, parts }: Omit<Field, "isOurs">,
  { columns, shape }: Reading,
): void {
  const whole = own(columns, name);
  if (whole === "product_type") {
    const path = parts.flatMap(([, text]) => text || []);
    putCell(record, whole, path.join(" > "));
    return;
  }
  for (const [part, text] of parts) {
    const column = own(columns, part);
    if (!text) continue;
    if (column) putCell(record, column, saidIn(shape, column, text));
    else putAttribute(record, part, text);
  }
}

function putShipping(record: FeedRecord, text: string, parts: readonly ChildElement[]): void {
  const { country = "", price = "" } = Object.fromEntries(parts);
  const entry = price ? `${country.slice(0, 40)}:::${price.slice(0, 40)}` : text.slice(0, 200);
  const before = record.cells.shipping ?? "";
  if (entry && before.length < 2_000) record.cells.shipping = before ? `${before},${entry}` : entry;
}
