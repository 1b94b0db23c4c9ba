/** Reads a file of promotions: Awin's answer as JSON, Awin's table, or the table that our own export writes. */
import { separatorOf } from "feeds/read/csv";
import { BrokenFeed } from "feeds/read/record";
import { type TableRow, tableRowsOf } from "feeds/read/table-reader";
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
  const lines = linesOf(body, /"promotionId"\s*:/g);
  // Ids that are missing, or written elsewhere, leave only the place in the list.
  const isKnown = lines.length === list.length;
  return list.map((offer, index) => ({
    line: isKnown ? (lines[index] ?? index + 1) : index + 1,
    offer: typeof offer === "object" && offer !== null ? (offer as Record<string, unknown>) : {},
  }));
}

/** The line on which each match begins. */
function linesOf(body: string, pattern: RegExp): number[] {
  let line = 1;
  let from = 0;
  return [...body.matchAll(pattern)].map(({ index }) => {
    line += body.slice(from, index).split("\n").length - 1;
    from = index;
    return line;
  });
}

function fromTable(body: string): FoundPromotion[] {
  const [header, ...rows] = tableOf(body);
  if (!header || rows.length === 0) return [];
  const names = header.cells.map((name) => name.trim().toLowerCase());
  const own = isOwnTable(names);
  if (!own && !names.includes("promotion id"))
    throw new BrokenFile(
      `its columns are neither Awin's nor ours: ${names.slice(0, 6).join(", ").slice(0, 200)}`,
    );
  return rows.map(({ cells, line }) => {
    const record = Object.fromEntries(names.map((name, place) => [name, cells[place] ?? ""]));
    return { line, offer: own ? ownRow(record) : offerFrom(record) };
  });
}

function tableOf(body: string): TableRow[] {
  try {
    return tableRowsOf(body, { delimiter: separatorOf(body.split("\n", 1)[0] ?? ""), quoted: true });
  } catch (error) {
    if (!(error instanceof BrokenFeed)) throw error;
    throw new BrokenFile(`it is no table (${error.message})`);
  }
}
