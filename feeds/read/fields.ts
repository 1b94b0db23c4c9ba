/** A row as fields within fields, whether XML or JSON wrote it: what each means is looked up by its path, then by its name. */
import { own } from "domain/own";
import { columnName, type HeaderName, type Layout } from "./columns";
import { toldBy } from "./profiles";
import {
  type Column,
  type FeedRecord,
  isAddress,
  isLeading,
  putAttribute,
  putCell,
  putFreeAddress,
  putPictures,
} from "./record";

export interface Field {
  /** By `columnName`; the path has those around it too, parted by dots. */
  name: string;
  path: string;
  /** As an attribute is called that nobody knows. */
  shown: string;
  /** Plain texts; several of a list. */
  texts: readonly string[];
  isList?: boolean;
  parts: readonly Field[];
  /** In Google's namespace: it says more than RSS's or Atom's own element of that name. */
  isOurs?: boolean;
  /** Written as an attribute of an element: read where somebody names it, no free attribute. */
  isQuiet?: boolean;
  /** Never a column: what it is called is the store's own word. */
  isFree?: boolean;
}

/** What the names of a first row are, those inside others too. */
export function namesIn(fields: readonly Field[], mostNames: number): HeaderName[] {
  const names: HeaderName[] = [];
  const add = ({ name, path, shown, parts, isFree, isQuiet }: Field) => {
    if (names.length >= mostNames) return;
    if (!isFree) names.push([path, isQuiet ? null : name, path === name ? shown : path]);
    parts.forEach(add);
  };
  fields.forEach(add);
  return names;
}

interface Hit {
  field: Field;
  column: Column;
  rank: number;
}

/** Fills a record by what the fields mean; of several sources of a column the one of the smallest rank counts. */
export function fill(record: FeedRecord, fields: readonly Field[], layout: Layout): void {
  if (layout.format) record.format = layout.format;
  const hits: Hit[] = [];
  const free: (() => void)[] = [];
  const look = (field: Field, depth: number) => {
    const { path, parts } = field;
    const name = field.isQuiet ? null : field.name;
    const column = field.isFree ? undefined : layout.columnOf(path, name);
    const isSaid = column !== undefined && textsOf(field, column).length > 0;
    if (column) hits.push({ field, column, rank: layout.rankOf(path, name) });
    else if (!field.isQuiet && field.texts.length > 0)
      // Names inside others are the network's; in a store's own file only their path tells them apart.
      free.push(() => putFree(record, field, depth > 0 && !layout.isNested));
    if (isSaid) for (const part of parts) free.push(() => putAddressesOf(record, part));
    else for (const part of parts) look(part, depth + 1);
  };
  for (const field of fields) look(field, 0);
  hits.sort((a, b) => a.rank - b.rank || Number(b.field.isOurs ?? false) - Number(a.field.isOurs ?? false));
  for (const hit of hits) put(record, hit, layout);
  for (const { field, column } of hits)
    if (needed.has(column) && own(record.cells, column) === undefined && field.parts.length > 0)
      record.broken ??= `'${field.shown.slice(0, 40)}' holds an object where a text belongs`;
  for (const put of free) put();
}

/** Without these there is no row: what stands in them and is no text refuses it by its name. */
const needed = new Set<Column>(["id", "title", "link", "price", "sale_price", "availability", "brand"]);
const pictures = new Set<Column>(["image_link", "additional_image_link"]);

function putFree(record: FeedRecord, { texts, isList, path, shown }: Field, isByPath: boolean): void {
  putAttribute(record, isByPath ? path : shown, isList ? texts : texts.join("/"));
}

function putAddressesOf(record: FeedRecord, { path, texts, parts }: Field): void {
  for (const text of texts) putFreeAddress(record, path, text);
  for (const part of parts) putAddressesOf(record, part);
}

function put(record: FeedRecord, { field, column }: Hit, { format }: Layout): void {
  const texts = textsOf(field, column);
  if (texts.length === 0) return;
  if (pictures.has(column)) putPictures(record, column, texts);
  else if (isLeading(column)) for (const text of texts) putCell(record, column, text);
  else putCell(record, column, toldBy(format, column, texts.join(column === "tags" ? "," : "/")));
}

/** Where a field may keep its text among others; Google's own interface writes prices as value and currency. */
const textIn = [
  "value",
  "name",
  "label",
  "title",
  "url",
  "href",
  "src",
  "link",
  "location",
  "text",
  "amount",
];

/** What a field says for a column. */
function textsOf(field: Field, column: Column): readonly string[] {
  const { texts, parts } = field;
  if (pictures.has(column)) return [...texts, ...parts.flatMap(picturesIn)];
  const partOf = (name: string) => parts.find((part) => part.name === name && part.texts.length > 0);
  const amountOf = (part: Field | undefined) => part && textsOf(part, "price")[0];
  const amount = column === "shipping" ? amountOf(parts.find(({ name }) => name === "price")) : undefined;
  if (amount) return [`${partOf("country")?.texts[0]?.slice(0, 40) ?? ""}:::${amount.slice(0, 40)}`];
  const said = texts.length > 0 ? texts : (textIn.map(partOf).find(Boolean)?.texts ?? []);
  if (said.length === 0 && column === "product_type") {
    const path = parts.flatMap((part) => textsOf(part, column)).join(" > ");
    return path ? [path] : [];
  }
  const currency = /price/.test(column) ? partOf("currency")?.texts[0] : undefined;
  return currency && said[0] ? [`${said[0]} ${currency.slice(0, 40)}`] : said;
}

function picturesIn(field: Field): readonly string[] {
  const { texts, parts } = field;
  const said =
    texts.length > 0
      ? texts
      : textIn.flatMap((name) => parts.find((part) => part.name === name)?.texts ?? []);
  return said.some((text) => isAddress(text) || /\.(?:jpe?g|png|webp|avif|svg)\b/i.test(text.slice(0, 2_000)))
    ? said
    : parts.flatMap(picturesIn);
}

const pairs = [
  ["name", "value"],
  ["attribute_name", "attribute_value"],
] as const;

/** `{"name": "color", "value": "Nero"}` is a field of that name within `around`; null for any other. */
export function namedField(parts: readonly Field[], around: string): Field | null {
  for (const [name, value] of pairs) {
    const [called, said] = [name, value].map((one) => parts.find((part) => part.name === one));
    const [word] = called?.texts ?? [];
    if (word === undefined || !said) continue;
    const own = columnName(word);
    const isFree = name === "attribute_name";
    const shown = isFree ? word : own;
    return {
      name: own,
      path: around ? `${around}.${own}` : own,
      shown,
      texts: said.texts,
      parts: said.parts,
      isFree,
    };
  }
  return null;
}
