/** Staging: parts of a run wait beside the catalogue until steps apply them. */
import type { CallInput, Contract } from "contract";
import { batch, firstRow, rows, sql } from "../sql";
import { insertsInto } from "./changes";
import type { ImportPart } from "./reading";

/** Characters of JSON per piece; a row of D1 holds 2 MB of UTF-8. */
const pieceLength = 300_000;

export type Staged = CallInput<Contract["catalogue"]["stage"]>;

/** Puts a part beside the catalogue; one that is staged twice counts as its last form. */
export async function stagePart(db: D1Database, { run, part, rows, gone }: Staged, now: Date): Promise<void> {
  const body = JSON.stringify({ rows, gone });
  const pieces = piecesOf(body);
  const groups = JSON.stringify([...new Set(rows.map(({ group }) => group))]);
  const fresh = await firstRow<{ groups: number }>(
    db,
    sql`SELECT COUNT(*) AS groups FROM json_each(${groups}) e
      WHERE NOT EXISTS (SELECT 1 FROM products p WHERE p.group_key = e.value)
        AND NOT EXISTS (SELECT 1 FROM product_groups g WHERE g.group_key = e.value)`,
  );
  const at = now.toISOString();
  await batch(db, [
    sql`INSERT OR IGNORE INTO import_runs (run_id, begun_at, moved_at) VALUES (${run}, ${at}, ${at})`,
    sql`DELETE FROM import_parts WHERE run_id = ${run} AND part = ${part}`,
    ...insertsInto(
      "import_parts",
      ["run_id", "part", "piece", "fresh", "body"],
      pieces.map((piece, index) => [run, part, index, index === 0 ? (fresh?.groups ?? 0) : 0, piece]),
    ),
  ]);
}

export async function readPart(db: D1Database, run: string, part: number): Promise<ImportPart> {
  const pieces = await rows<{ body: string }>(
    db,
    sql`SELECT body FROM import_parts WHERE run_id = ${run} AND part = ${part} ORDER BY piece`,
  );
  return JSON.parse(pieces.map(({ body }) => body).join("")) as ImportPart;
}

/** A text in pieces that a row holds, never cut between the two halves of a sign. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length; ) {
    const end = start + pieceLength;
    const cut = text.slice(end - 1, end).isWellFormed() ? end : end - 1;
    pieces.push(text.slice(start, cut));
    start = cut;
  }
  return pieces;
}
