/** When refused rows make a failure of a feed, and which reason is told for all of them. */

export interface RefusedRow {
  line: number;
  id: string | null;
  reason: string;
}

/** The share of a feed's rows above which it has not been read well. */
const mostRefused = 0.2;
const shown = 3;
const longestId = 40;

export function isRefusedTooOften(read: number, refused: number): boolean {
  return refused > read * mostRefused;
}

/** The commonest kind of reason, as its first row has it, how often it stands there, and three of its rows. */
export function commonestOf(refused: readonly RefusedRow[]) {
  const kinds = new Map<string, { reason: string; count: number; rows: string[] }>();
  for (const { line, id, reason } of refused) {
    // What a row quotes is its own; what is wrong with it is not.
    const kind = reason.replace(/['«].*['»]/s, "").replace(/\d+/g, "");
    const known = kinds.get(kind) ?? { reason, count: 0, rows: [] };
    kinds.set(kind, known);
    known.count++;
    if (known.rows.length < shown) known.rows.push(`${line}${id ? ` (${id.slice(0, longestId)})` : ""}`);
  }
  return [...kinds.values()].sort((a, b) => b.count - a.count)[0] ?? { reason: "", count: 0, rows: [] };
}
