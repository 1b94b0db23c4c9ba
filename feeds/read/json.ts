/** JSON feeds: one object a line, or an array of objects, in Google's names, with what feeds of our own add (feed-row.ts). */
import type { HistoryPoint } from "../feed-row";
import { columnName, type FeedShape, type Layout, layoutOf } from "./columns";
import { type Field, fill, namedField, namesIn } from "./fields";
import { elementsOf, holdsList } from "./json-array";
import { BrokenFeed, type Column, columnNames, type FeedRecord, feedLimits, putAttribute } from "./record";
import { finishing, variantsIn } from "./shops";

/** Told by feeds of our own; read elsewhere, never a free attribute. */
const special = new Set(["attributes", "first_seen", "price_history", "popularity"]);

export async function* readJsonLines(
  text: AsyncIterable<string>,
  shape: FeedShape,
): AsyncGenerator<FeedRecord> {
  const recordsOf = recordsIn(shape);
  let line = 0;
  for await (const written of linesOf(text)) {
    line++;
    if (written.trim()) yield* recordsOf(written, line);
  }
  if (line === 0) throw new BrokenFeed("the file is empty");
}

export async function* readJsonLists(
  text: AsyncIterable<string>,
  shape: FeedShape,
): AsyncGenerator<FeedRecord> {
  const recordsOf = recordsIn(shape);
  for await (const { written, line } of elementsOf(text)) yield* recordsOf(written, line);
}

/** Whether a text that begins so is a list, or holds lists within objects; a row of its own may have lists too. */
export function isLists(seen: string): boolean {
  const start = seen.trimStart();
  const [line = ""] = start.split("\n", 1);
  if (!start.startsWith("{")) return start.startsWith("[");
  if ("[{,".includes(line.trimEnd().slice(-1))) return true;
  const whole = objectIn(line);
  const names = typeof whole === "string" ? [] : Object.keys(whole).map(columnName);
  return !names.some((name) => columnNames.includes(name as Column)) && holdsList(line);
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

/** Reads objects one by one, most of them one row; the first one that can be read says what the fields are. */
function recordsIn(shape: FeedShape): (written: string, line: number) => FeedRecord[] {
  const finish = finishing(shape);
  let layout: Layout | null = null;
  const recordOf = (row: Record<string, unknown>, line: number) => {
    const record: FeedRecord = { line, cells: {}, attributes: [] };
    const fields = fieldsIn(row, "");
    layout ??= layoutOf(namesIn(fields, feedLimits.columns), shape, false);
    fill(record, fields, layout);
    putOwn(record, row);
    return finish(record) ?? [];
  };
  return (written, line) => {
    const row = objectIn(written);
    const broken = typeof row === "string" ? row : tooMuchIn(row);
    return typeof row === "string" || broken !== null
      ? [{ line, cells: {}, attributes: [], broken: broken ?? undefined }]
      : variantsIn(row).flatMap((one) => recordOf(one, line));
  };
}

function tooMuchIn(row: Record<string, unknown>): string | null {
  if (Object.keys(row).length > feedLimits.columns) return `more than ${feedLimits.columns} fields`;
  for (const [name, value] of Object.entries(row))
    if (typeof value === "string" && value.length > feedLimits.field)
      return `'${name.slice(0, 40)}' is longer than ${feedLimits.field} characters`;
  return null;
}

function objectIn(written: string): Record<string, unknown> | string {
  if (isTooDeep(written)) return `more than ${feedLimits.nesting} brackets inside each other`;
  let row: unknown;
  try {
    row = JSON.parse(written);
  } catch {
    return "the line is no JSON";
  }
  return isObject(row) ? row : "the line is no JSON object";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param around path of the object, '' for the row */
function fieldsIn(row: Record<string, unknown>, around: string): Field[] {
  return Object.entries(row).flatMap(([shown, value]) => {
    if (value === null || (around === "" && special.has(shown))) return [];
    const name = columnName(shown);
    const path = around ? `${around}.${name}` : name;
    if (isObject(value)) return [{ name, path, shown, texts: [], parts: fieldsIn(value, path) }];
    const list = Array.isArray(value) ? value : [value];
    const isPlain = (one: unknown) => typeof one !== "object" && one !== "";
    const texts = list.filter(isPlain).slice(0, mostTexts).map(String);
    const parts = list
      .filter(isObject)
      .slice(0, mostTexts)
      .map((one) => {
        const inside = fieldsIn(one, path);
        return namedField(inside, path) ?? { name, path, shown, texts: [], parts: inside };
      });
    return [{ name, path, shown, texts, parts, ...(list === value && { isList: true }) }];
  });
}

const mostTexts = 50;

/** What feeds of our own add. */
function putOwn(record: FeedRecord, row: Record<string, unknown>): void {
  if (isObject(row.attributes))
    for (const [name, value] of Object.entries(row.attributes))
      putAttribute(record, name, Array.isArray(value) ? value : String(value));
  record.trusted = {
    firstSeen: row.first_seen,
    history: row.price_history as HistoryPoint[] | undefined,
    popularity: row.popularity,
  };
}
