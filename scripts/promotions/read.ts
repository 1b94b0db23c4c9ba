/** Reads a file of promotions: Awin's answer as JSON, Awin's table, or the table that our own export writes. */
import { CsvError, parse } from "csv-parse/sync";
import { separatorOf } from "../import/read/csv";
import { offerFrom } from "./awin-table";
import { isOwnTable, ownRow } from "./own-table";

/** One promotion as the import call takes it, and the line of the file where it begins. */
export interface FoundPromotion {
  line: number;
  offer: Record<string, unknown>;
}

/** The file as a whole cannot be used; `message` says why. */
export class BrokenFile extends Error {}

/** Throws `BrokenFile`. */
export function readPromotions(text: string): FoundPromotion[] {
  const body = text.replace(/^\uFEFF/, "");
  return /^\s*[[{]/.test(body) ? fromJson(body) : fromTable(body);
}

function fromJson(body: string): FoundPromotion[] {
  let read: unknown;
  try {
    read = JSON.parse(body);
  } catch (error) {
    throw new BrokenFile(`it is not JSON (${(error as Error).message})`);
  }
  const list = Array.isArray(read) ? read : (read as { data?: unknown }).data;
  if (!Array.isArray(list)) throw new BrokenFile("it has no list `data` of offers");
  const lines = [...body.matchAll(/"promotionId"\s*:/g)].map(({ index }) => lineAt(body, index));
  // Ids that are missing, or written elsewhere, leave only the place in the list.
  const isKnown = lines.length === list.length;
  return list.map((offer, index) => ({
    line: isKnown ? (lines[index] ?? index + 1) : index + 1,
    offer: typeof offer === "object" && offer !== null ? (offer as Record<string, unknown>) : {},
  }));
}

function lineAt(body: string, index: number): number {
  return body.slice(0, index).split("\n").length;
}

function fromTable(body: string): FoundPromotion[] {
  let rows: { record: Record<string, string>; info: { lines: number } }[];
  try {
    rows = parse(body, {
      columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
      delimiter: separatorOf(body.split("\n", 1)[0] ?? ""),
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as typeof rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BrokenFile(`it is no table (${error.message})`);
  }
  const first = rows[0];
  if (!first) return [];
  const names = Object.keys(first.record);
  const own = isOwnTable(names);
  if (!own && !names.includes("promotion id"))
    throw new BrokenFile(
      `its columns are neither Awin's nor ours: ${names.slice(0, 6).join(", ").slice(0, 200)}`,
    );
  return rows.map(({ record, info }) => ({
    line: info.lines,
    offer: own ? ownRow(record) : offerFrom(record),
  }));
}
