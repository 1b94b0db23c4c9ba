/** JSONL feeds: one object a line in Google's names, with what feeds of our own add (feed-row.ts). */
import type { HistoryPoint } from "../feed-row";
import { columnName, columnsOf } from "./columns";
import { BrokenFeed, type FeedRecord, feedLimits, isAdding, putAttribute, putCell } from "./record";

const google = columnsOf("google");
/** Told by feeds of our own; read elsewhere, never a free attribute. */
const special = new Set(["attributes", "first_seen", "price_history", "popularity"]);

export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<FeedRecord> {
  let line = 0;
  for await (const written of linesOf(text)) {
    line++;
    if (written.trim()) yield recordFrom(written, line);
  }
  if (line === 0) throw new BrokenFeed("the file is empty");
}

/** The lines of a text; one that does not end breaks the feed before it fills the memory. */
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

function recordFrom(written: string, line: number): FeedRecord {
  const record: FeedRecord = { line, cells: {}, attributes: [] };
  if (isTooDeep(written))
    return { ...record, broken: `more than ${feedLimits.nesting} brackets inside each other` };
  let row: Record<string, unknown>;
  try {
    row = JSON.parse(written);
  } catch {
    return { ...record, broken: "the line is no JSON" };
  }
  if (typeof row !== "object" || row === null || Array.isArray(row))
    return { ...record, broken: "the line is no JSON object" };
  if (Object.keys(row).length > feedLimits.columns)
    return { ...record, broken: `more than ${feedLimits.columns} fields` };
  for (const [name, value] of Object.entries(row)) {
    if (typeof value === "string" && value.length > feedLimits.field)
      return { ...record, broken: `'${name.slice(0, 40)}' is longer than ${feedLimits.field} characters` };
    if (special.has(name) || value === null || value === undefined) continue;
    const column = google[columnName(name)];
    if (column) {
      delete record.cells[column];
      putCell(
        record,
        column,
        Array.isArray(value) ? value.join(isAdding(column) ? "," : "/") : String(value),
      );
    } else putAttribute(record, name, listed(value));
  }
  const attributes = row.attributes;
  if (typeof attributes === "object" && attributes !== null)
    for (const [name, value] of Object.entries(attributes)) putAttribute(record, name, listed(value));
  record.told = {
    firstSeen: row.first_seen,
    history: row.price_history as HistoryPoint[] | undefined,
    popularity: row.popularity,
  };
  return record;
}

function listed(value: unknown): string | readonly unknown[] {
  return Array.isArray(value) ? value : String(value);
}
