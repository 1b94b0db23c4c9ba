/** JSONL feeds: one object a line in Google's names, with what feeds of our own add (feed-row.ts). */
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { HistoryPoint } from "../feed-row";
import { adding, columnName, columnsOf } from "./columns";
import { BrokenFeed, type FeedRecord } from "./record";

const google = columnsOf("google");
/** Told by feeds of our own; read elsewhere, never a free attribute. */
const special = new Set(["attributes", "first_seen", "price_history", "popularity"]);

export async function* readJsonLines(text: Readable): AsyncGenerator<FeedRecord> {
  let line = 0;
  let failure: Error | undefined;
  text.on("error", (error) => {
    failure = error;
  });
  for await (const written of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
    line++;
    if (written.trim()) yield recordFrom(written, line);
  }
  if (failure) throw failure instanceof BrokenFeed ? failure : new BrokenFeed(failure.message);
  if (line === 0) throw new BrokenFeed("the file is empty");
}

function recordFrom(written: string, line: number): FeedRecord {
  const record: FeedRecord = { line, cells: {}, attributes: [] };
  let row: Record<string, unknown>;
  try {
    row = JSON.parse(written);
  } catch {
    return { ...record, broken: "the line is no JSON" };
  }
  if (typeof row !== "object" || row === null || Array.isArray(row))
    return { ...record, broken: "the line is no JSON object" };
  for (const [name, value] of Object.entries(row)) {
    if (special.has(name) || value === null || value === undefined) continue;
    const column = google[columnName(name)];
    if (column) {
      const cell = Array.isArray(value) ? value.join(adding.has(column) ? "," : "/") : String(value);
      if (cell.trim()) record.cells[column] = cell.trim();
    } else record.attributes.push([name, listed(value)]);
  }
  const attributes = row.attributes;
  if (typeof attributes === "object" && attributes !== null)
    for (const [name, value] of Object.entries(attributes)) record.attributes.push([name, listed(value)]);
  record.told = {
    firstSeen: row.first_seen,
    history: row.price_history as HistoryPoint[] | undefined,
    popularity: row.popularity,
  };
  return record;
}

function listed(value: unknown): string | string[] {
  return Array.isArray(value) ? value.map(String) : String(value);
}
