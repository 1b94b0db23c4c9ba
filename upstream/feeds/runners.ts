/** Machines that read feeds: each has a token that opens the rows of readers and nothing else, and only for stores that it holds a lease of. */
import type { Row } from "contract";
import { identifier } from "contract/wire";
import * as z from "zod";
import { changes, reads } from "../act";
import type { CallingRunner } from "../caller";
import { existing, Refusal } from "../refusal";
import { hashOf, randomToken } from "../seal";
import { batch, firstRow, rows, sql } from "../sql";

/** What tells a token of a reader from other ones. */
const mark = "lf_";
const minute = 60_000;

export function isRunnerToken(token: string): boolean {
  return token.startsWith(mark);
}

/** The machine behind a token. Throws 401 for one that is not good, 403 for rows that are none of its business. */
export async function callingRunner(
  db: D1Database,
  token: string,
  { runner }: Row,
  now: Date,
): Promise<CallingRunner> {
  const found = await firstRow<CallingRunner & { seenAt: string | null }>(db)`
    SELECT runner_id AS runnerId, name, seen_at AS seenAt FROM feed_runners WHERE token_hash = ${hashOf(token)}`;
  if (!found) throw new Refusal(401, "Il gettone di questo lettore non vale, o non vale più.");
  if (!runner) throw new Refusal(403, "Questa chiamata non è dei lettori dei feed.");
  const { seenAt, ...calling } = found;
  if (seenAt === null || now.getTime() - Date.parse(seenAt) > minute)
    await rows(db)`
      UPDATE feed_runners SET seen_at = ${now.toISOString()} WHERE runner_id = ${calling.runnerId}`;
  return calling;
}

/** A reader asks and writes about stores whose source it is reading, and about no other. */
export async function admitRunner(db: D1Database, { runnerId }: CallingRunner, input: unknown, now: Date) {
  const store = storeIn(input);
  if (store === null) return;
  const held = await firstRow(db)`
    SELECT 1 FROM feed_sources WHERE store = ${store} AND leased_until > ${now.toISOString()} AND runner_id = ${runnerId}`;
  if (!held) throw new Refusal(403, "Il lettore non sta leggendo un feed di questo negozio.");
}

function storeIn(input: unknown): string | null {
  const { slug, store } = (input ?? {}) as { slug?: unknown; store?: unknown };
  const named = slug ?? (typeof store === "object" ? (store as { slug?: unknown } | null)?.slug : store);
  return typeof named === "string" ? named : null;
}

export interface FeedRunner {
  id: number;
  name: string;
  createdAt: string;
  seenAt: string | null;
}

const wanted = "Scrivi il nome del lettore.";

export const runnerActs = {
  runners: reads(
    z.object({}),
    (_, { db }) =>
      rows<FeedRunner>(db)`
      SELECT runner_id AS id, name, created_at AS createdAt, seen_at AS seenAt FROM feed_runners ORDER BY runner_id`,
  ),
  /** Its token is told once. */
  addRunner: changes(
    z.object({ name: z.string(wanted).trim().min(1, wanted).max(60) }),
    async ({ name }, { db, now }) => {
      const token = mark + randomToken();
      const [made] = await rows<{ id: number }>(db)`
        INSERT INTO feed_runners (name, token_hash, created_at) VALUES (${name}, ${hashOf(token)}, ${now.toISOString()})
          RETURNING runner_id AS id`;
      return { id: made?.id ?? 0, token };
    },
  ),
  removeRunner: changes(z.object({ id: identifier }), { about: ["id"] }, async ({ id }, { db }) => {
    const [[gone]] = await batch(db, [
      sql`DELETE FROM feed_runners WHERE runner_id = ${id} RETURNING runner_id`,
      // Sources whose reader is gone are anybody's at once.
      sql`UPDATE feed_sources SET lease = NULL, leased_until = NULL, runner_id = NULL WHERE runner_id = ${id}`,
    ]);
    existing(gone, "Lettore");
  }),
};
