/** XML feeds: RSS or Atom items in Google's `g:` names, streamed. */
import sax from "sax";
import { columnName, columnsOf } from "./columns";
import { BrokenFeed, type FeedRecord, feedLimits, putAttribute, putCell } from "./record";

const google = columnsOf("google");

/** Reads items of a stream; `line` counts the line on which an item ends. */
export async function* readXml(text: AsyncIterable<string>): AsyncGenerator<FeedRecord> {
  const parser = sax.parser(true, { trim: false, position: true });
  const ready: FeedRecord[] = [];
  const path: string[] = [];
  let item: Item | null = null;
  let found = 0;
  let words = "";
  parser.onerror = (error) => {
    throw new BrokenFeed(`malformed XML (${error.message.split("\n")[0]}, line ${parser.line + 1})`);
  };
  parser.onopentag = ({ name }) => {
    path.push(columnName(name));
    if (path.length > feedLimits.nesting)
      throw new BrokenFeed(
        `line ${parser.line + 1}: more than ${feedLimits.nesting} elements inside each other`,
      );
    words = "";
    if (isItem(path.at(-1)))
      item = { record: { line: 0, cells: {}, attributes: [] }, depth: path.length, parts: {} };
  };
  parser.ontext = parser.oncdata = (piece) => {
    words += piece;
    if (words.length > feedLimits.field)
      throw new BrokenFeed(`line ${parser.line + 1}: a field is longer than ${feedLimits.field} characters`);
  };
  parser.onclosetag = () => {
    const name = path.pop() ?? "";
    if (item && isItem(name) && path.length === item.depth - 1) {
      item.record.line = parser.line + 1;
      ready.push(item.record);
      found++;
      item = null;
    } else if (item) take(item, name, words.trim(), path.length - item.depth);
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

interface Item {
  record: FeedRecord;
  depth: number;
  /** Parts of a nested element (g:shipping, g:product_detail) until it closes. */
  parts: Record<string, string>;
}

function isItem(name: string | undefined): boolean {
  return name === "item" || name === "entry" || name === "product";
}

function take(item: Item, name: string, text: string, depth: number): void {
  if (depth > 0) {
    item.parts[name] = text;
    return;
  }
  const { record } = item;
  if (name === "shipping") {
    const { country = "", price = "" } = item.parts;
    const entry = price ? `${country.slice(0, 40)}:::${price.slice(0, 40)}` : text.slice(0, 200);
    const before = record.cells.shipping ?? "";
    if (before.length < 2_000) record.cells.shipping = before ? `${before},${entry}` : entry;
  } else if (name === "product_detail") {
    const { attribute_name, attribute_value } = item.parts;
    if (attribute_name && attribute_value) putAttribute(record, attribute_name, attribute_value);
  } else if (text) {
    const column = google[name];
    if (column) putCell(record, column, text);
    else putAttribute(record, name, text);
  }
  item.parts = {};
}
