/** XML feeds: RSS items, Atom entries or products, streamed; names are told by namespace, whatever the prefix. */
import { own } from "domain/own";
import type { QualifiedTag } from "sax";
import { columnName, type FeedShape, type Layout, layoutOf } from "./columns";
import { type Field, fill, namedField, namesIn } from "./fields";
import { BrokenFeed, type Column, type FeedRecord, feedLimits } from "./record";
import { finishing } from "./shops";

/** Reads items of a stream; `line` counts the line on which an item ends. */
export async function* readXml(text: AsyncIterable<string>, shape: FeedShape): AsyncGenerator<FeedRecord> {
  const { sax } = await import("./sax-parser");
  const parser = sax.parser(true, { trim: false, position: true, xmlns: true });
  const ready: FeedRecord[] = [];
  const open: Element[] = [];
  const finish = finishing(shape);
  let outside = 0;
  let layout: Layout | null = null;
  let found = 0;
  let words = "";
  parser.onerror = (error) => {
    const [problem = ""] = error.message.split("\n");
    // Feeds are written by hand: a prefix that nobody has bound is a prefix all the same.
    if (!problem.startsWith("Unbound namespace prefix"))
      throw new BrokenFeed(`malformed XML (${problem}, line ${parser.line + 1})`);
    parser.error = null as unknown as Error;
  };
  parser.onopentag = (tag) => {
    if (outside + open.length >= feedLimits.nesting)
      throw new BrokenFeed(
        `line ${parser.line + 1}: more than ${feedLimits.nesting} elements inside each other`,
      );
    words = "";
    const begun = elementOf(tag as QualifiedTag, open);
    if (open.length > 0 || items.has(begun.name)) open.push(begun);
    else outside++;
  };
  parser.ontext = parser.oncdata = (piece) => {
    words += piece;
    if (words.length > feedLimits.field)
      throw new BrokenFeed(`line ${parser.line + 1}: a field is longer than ${feedLimits.field} characters`);
  };
  parser.onclosetag = () => {
    const ended = open.pop();
    const around = open.at(-1);
    if (!ended) outside--;
    else if (around) around.parts.push(...fieldsOf(ended, words.trim(), open));
    else {
      const fields = [...ended.parts, ...ended.quiet];
      layout ??= layoutOf(namesIn(fields, feedLimits.columns), shape, false);
      const record: FeedRecord = { line: parser.line + 1, cells: {}, attributes: [] };
      fill(record, fields, layout);
      ready.push(finish(record) ?? record);
      found++;
    }
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

const items = new Set([
  "item",
  "entry",
  "product",
  "prodotto",
  "articolo",
  "offer",
  "offerta",
  "produit",
  "article",
]);
const google = /^https?:\/\/base\.google\.com\/ns\/1\.0$/;
/** Where names mean what they say: RSS, Atom, the networks' own. */
const plain = /^(?:|http:\/\/www\.w3\.org\/2005\/Atom|urn:com:tradedoubler:.*)$/;
const mostParts = 200;

interface Element {
  name: string;
  path: string;
  isOurs: boolean;
  uri: string;
  parts: Field[];
  /** What it says of itself, as attributes: counts after what stands in it. */
  quiet: Field[];
}

function elementOf(
  { name, local, prefix, uri, attributes }: QualifiedTag,
  open: readonly Element[],
): Element {
  const isOurs = google.test(uri) || (prefix === "g" && (uri === "" || uri === "g"));
  const isPlain = isOurs || plain.test(uri) || uri === open[0]?.uri || items.has(columnName(local));
  const told = Object.values(attributes).filter((one) => one.prefix !== "xmlns" && one.name !== "xmlns");
  const named = /^(?:property|field|attribute)$/i.test(local) && told.find((one) => one.local === "name");
  const called = columnName(named ? named.value : isPlain ? local : name);
  const around = open.length > 1 ? `${open.at(-1)?.path}.` : "";
  const path = `${around}${called}`;
  const inside = open.length > 0 ? `${path}.` : "";
  const quiet = told.flatMap((one) => {
    const attribute = columnName(one.local);
    const said = one.value.trim();
    if (said === "" || one === named) return [];
    return [
      {
        name: attribute,
        path: `${inside}${attribute}`,
        shown: attribute,
        texts: [said],
        parts: [],
        isQuiet: true,
      },
    ];
  });
  return { name: called, path, isOurs, uri, parts: [], quiet };
}

/** What Atom calls what Google has names for. */
const atom: Readonly<Record<string, Column>> = { summary: "description", content: "description" };

/** An element that has ended as a field of what it stands in. */
function fieldsOf(
  { name, path, isOurs, parts, quiet }: Element,
  text: string,
  open: readonly Element[],
): Field[] {
  const around = open.at(-1);
  if (!around || around.parts.length >= (open.length > 1 ? mostParts : feedLimits.columns)) return [];
  const pair = namedField(parts, open.length > 1 ? around.path : "");
  if (pair) return [pair];
  const values = text === "" && parts.length > 0 && parts.every((part) => part.name === "value");
  const texts = values ? parts.flatMap((part) => part.texts) : [text].filter(Boolean);
  const field: Field = {
    name,
    path,
    shown: name,
    texts,
    parts: [...(values ? [] : parts), ...quiet],
    isOurs,
  };
  return open.length > 1 ? [field] : [ledBy(field, quiet)].filter((one) => one !== null);
}

/** Atom leads to a page, and to pictures, by attributes. */
function ledBy(field: Field, quiet: readonly Field[]): Field | null {
  const known = own(atom, field.name);
  if (known) return { ...field, name: known, path: known };
  const said = (name: string) => quiet.find((one) => one.name === name)?.texts[0];
  if (field.name !== "link" || said("href") === undefined) return field;
  const rel = said("rel") ?? "alternate";
  if (rel === "alternate") return field;
  const isPicture = rel === "enclosure" && said("type")?.startsWith("image/");
  return isPicture ? { ...field, name: "image_link", path: "image_link" } : null;
}
