/** JSON feeds: one object a line, or an array of objects, in Google's names, with what feeds of our own add (feed-row.ts). */
import { own } from "domain/own";
import type { HistoryPoint } from "../feed-row";
import { type ColumnMap, columnName, columnsOfFields, type FeedShape } from "./columns";
import { elementsOf } from "./json-array";
import {
  BrokenFeed,
  type Column,
  type FeedRecord,
  feedLimits,
  isLeading,
  putAttribute,
  putCell,
  putFreeAddress,
  putPictures,
} from "./record";

/** Told by feeds of our own; read elsewhere, never a free attribute. */
const special = new Set(["attributes", "first_seen", "price_history", "popularity"]);

export async function* readJsonLines(
  text: AsyncIterable<string>,
  shape: FeedShape,
): AsyncGenerator<FeedRecord> {
  const recordFrom = recordsIn(shape);
  let line = 0;
  for await (const written of linesOf(text)) {
    line++;
    if (written.trim()) yield recordFrom(written, line);
  }
  if (line === 0) throw new BrokenFeed("the file is empty");
}

export async function* readJsonArray(
  text: AsyncIterable<string>,
  start: number,
  shape: FeedShape,
): AsyncGenerator<FeedRecord> {
  const recordFrom = recordsIn(shape);
  for await (const { written, line } of elementsOf(text, start)) yield recordFrom(written, line);
}

/** Names under which shops' systems give their list. */
const wrapped =
  /^\s*\{\s*"(?:products|items|offers|entries|data|results|rows|feed|catalog|prodotti|articoli|offerte|catalogo)"\s*:\s*\[/i;
const longestWrapper = 400;

/** Where the list of a text begins that is an array, or an object around one; -1 of any other. */
export function arrayStart(seen: string): number {
  const head = seen.slice(0, longestWrapper);
  if (head.trimStart().startsWith("[")) return head.indexOf("[");
  const around = wrapped.exec(head);
  return around ? around[0].length - 1 : -1;
}

async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of text) {
    const lines = chunk.split("\n");
    const [first = ""] = lines;
    rest += first;
    if (rest.length > feedLimits.line)
      throw new BrokenFeed(`a line is longer than ${feedLimits.line} characters`);
    if (lines.length === 1) continue;
    yield rest;
    rest = lines.pop() ?? "";
    yield* lines.slice(1);
  }
  if (rest !== "") yield rest;
}

/** Whether brackets stand deeper inside each other than any feed needs; brackets in texts do not count. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const sign = json.charAt(at);
    if (sign === '"') at = endOfText(json, at);
    else if (sign === "[" || sign === "{") depth++;
    else if (sign === "]" || sign === "}") depth--;
    if (depth > feedLimits.nesting) return true;
  }
  return false;
}

/** Where the text ends that begins at `start`; the end of everything where it does not. */
function endOfText(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json.charAt(at) !== '"') at += json.charAt(at) === "\\" ? 2 : 1;
  return at;
}

/** Reads objects one by one; the first one that can be read says what the fields are. */
function recordsIn(shape: FeedShape): (written: string, line: number) => FeedRecord {
  let columns: ColumnMap | null = null;
  return (written, line) => {
    const record: FeedRecord = { line, cells: {}, attributes: [] };
    const row = objectIn(written);
    if (typeof row === "string") return { ...record, broken: row };
    const names = Object.keys(row);
    if (names.length > feedLimits.columns)
      return { ...record, broken: `more than ${feedLimits.columns} fields` };
    columns ??= columnsOfFields(names, shape);
    return filled(record, row, columns);
  };
}

function objectIn(written: string): Record<string, unknown> | string {
  if (isTooDeep(written)) return `more than ${feedLimits.nesting} brackets inside each other`;
  let row: unknown;
  try {
    row = JSON.parse(written);
  } catch {
    return "the line is no JSON";
  }
  const isObject = typeof row === "object" && row !== null && !Array.isArray(row);
  return isObject ? (row as Record<string, unknown>) : "the line is no JSON object";
}

function filled(record: FeedRecord, row: Record<string, unknown>, columns: ColumnMap): FeedRecord {
  for (const [name, value] of Object.entries(row)) {
    if (typeof value === "string" && value.length > feedLimits.field)
      return { ...record, broken: `'${name.slice(0, 40)}' is longer than ${feedLimits.field} characters` };
    if (special.has(name) || value === null || value === undefined) continue;
    const column = own(columns, columnName(name));
    if (column) put(record, column, name, value);
    else if (isPlain(value)) putAttribute(record, name, listed(value));
    else for (const text of textsIn(value)) putFreeAddress(record, name, text);
  }
  const attributes = row.attributes;
  if (typeof attributes === "object" && attributes !== null)
    for (const [name, value] of Object.entries(attributes)) putAttribute(record, name, listed(value));
  record.trusted = {
    firstSeen: row.first_seen,
    history: row.price_history as HistoryPoint[] | undefined,
    popularity: row.popularity,
  };
  return record;
}

const pictures = new Set<Column>(["image_link", "additional_image_link"]);
/** Without these there is no row: what stands in them and is no text refuses it by its name. */
const needed = new Set<Column>(["id", "title", "link", "price", "sale_price", "availability", "brand"]);

function put(record: FeedRecord, column: Column, name: string, value: unknown): void {
  const texts = (Array.isArray(value) ? value.slice(0, mostTexts) : [value]).map((one) =>
    textOf(column, one),
  );
  const told = texts.filter((text) => text !== null && text !== "") as string[];
  if (pictures.has(column)) putPictures(record, column, told);
  else if (isLeading(column)) for (const text of told) putCell(record, column, text);
  else if (told.length > 0) {
    delete record.cells[column];
    putCell(record, column, told.join(column === "tags" || column === "shipping" ? "," : "/"));
  } else if (texts.includes(null) && needed.has(column))
    record.broken ??= `'${name.slice(0, 40)}' holds an object where a text belongs`;
}

const mostTexts = 50;
/** Where an object may keep its text; Google's own interface writes prices as value and currency. */
const textIn = ["value", "name", "label", "title", "url", "href", "src", "link", "text", "amount"];

function textOf(column: Column, value: unknown): string | null {
  if (typeof value !== "object") return String(value);
  if (value === null) return "";
  const told = value as Record<string, unknown>;
  if (column === "shipping" && told.price !== undefined)
    return `${plain(told.country)}:::${textOf("price", told.price) ?? ""}`;
  const found = textIn.map((name) => own(told, name)).find((one) => one !== undefined && isPlain(one));
  if (found === undefined) return null;
  const currency = plain(told.currency ?? told.currencyCode);
  return currency && /price/.test(column) ? `${String(found)} ${currency}` : String(found);
}

/** Every text in a value, however deep. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const part of Object.values(value)) yield* textsIn(part);
}

function plain(value: unknown): string {
  return typeof value === "string" ? value.slice(0, 40) : "";
}

function isPlain(value: unknown): boolean {
  return typeof value !== "object" || (Array.isArray(value) && value.every((one) => typeof one !== "object"));
}

function listed(value: unknown): string | readonly unknown[] {
  return Array.isArray(value) ? value : String(value);
}
