/** Pictures that could not be fetched: tried again later and later, and then no more until a person wants it. */
import { pageNumber } from "contract/wire";
import { hourMilliseconds, shifted } from "domain/moments";
import * as z from "zod";
import { changes, reads } from "../act";
import type { HandlersOf } from "../handler";
import { knownRow, listed, paged, rows, type Sql, sql } from "../sql";

/** Milliseconds until the next try, after the first, the second …; after the last there is none. */
const pauses = [1, 4, 12, 24, 48, 96, 168].map((hours) => hours * hourMilliseconds);
/** Somebody fetches them meanwhile. */
const leaseLasts = hourMilliseconds / 2;
const atOnce = 20;
const pageSize = 50;

export const brokenPictures: HandlersOf<"brokenPictures"> = {
  async take(_, { db, now }) {
    const taken = await rows<{ address: string }>(db)`
      UPDATE broken_pictures SET due_at = ${shifted(now, leaseLasts)} WHERE address IN (SELECT address FROM broken_pictures
        WHERE due_at IS NOT NULL AND due_at <= ${now.toISOString()} ORDER BY due_at LIMIT ${atOnce}) RETURNING address`;
    return taken.map(({ address }) => address);
  },
};

export interface BrokenPicture {
  address: string;
  store: string;
  tries: number;
  since: string;
  triedAt: string;
  /** Null: tried often enough. */
  dueAt: string | null;
}

export const picturesNotFound = {
  list: reads(z.object({ page: pageNumber }), async ({ page }, { db }) => {
    const list = sql<BrokenPicture>`SELECT address, store, tries, since, tried_at AS triedAt, due_at AS dueAt
      FROM broken_pictures ORDER BY tried_at DESC`;
    const { found, total } = await paged(db, list, sql`broken_pictures`, { page, size: pageSize });
    return { pictures: found, total };
  }),
  retry: changes(z.object({ address: z.string().max(2_048) }), async ({ address }, { db, now }) => {
    await knownRow(db, "Immagine")`
      UPDATE broken_pictures SET tries = 0, due_at = ${now.toISOString()} WHERE address = ${address} RETURNING 1`;
  }),
};

/** Of these addresses those that are not to be asked now. */
export async function restingAmong(
  db: D1Database,
  addresses: readonly string[],
  now: Date,
): Promise<string[]> {
  const found = await rows<{ address: string }>(db)`
    SELECT address FROM broken_pictures WHERE address IN ${listed([...addresses])}
      AND (due_at IS NULL OR due_at > ${now.toISOString()})`;
  return found.map(({ address }) => address);
}

/** Notes what could not be fetched; without a store only what is known to be broken. */
export function failedAgain(addresses: readonly string[], store: string | undefined, now: Date): Sql[] {
  const at = now.toISOString();
  const next = pauses.reduceRight(
    (later, pause, tries) => sql`CASE WHEN tries = ${tries} THEN ${shifted(now, pause)} ELSE ${later} END`,
    sql`NULL`,
  );
  return [
    sql`UPDATE broken_pictures SET due_at = ${next}, tries = tries + 1, tried_at = ${at} WHERE address IN ${listed([...addresses])}`,
    ...(store === undefined
      ? []
      : [
          sql`INSERT OR IGNORE INTO broken_pictures (address, store, tries, since, tried_at, due_at)
            SELECT value, ${store}, 1, ${at}, ${at}, ${shifted(now, pauses[0] ?? hourMilliseconds)} FROM ${listed([...addresses])}`,
        ]),
  ];
}

/** What was broken is there: the feed that names it is read as a whole next time, so that its offers get it. */
export function mended(addresses: readonly string[]): Sql[] {
  const found = sql`address IN ${listed([...addresses])}`;
  return [
    sql`UPDATE feed_sources SET etag = NULL, modified = NULL, digest = NULL
      WHERE pictures = 1 AND store IN (SELECT store FROM broken_pictures WHERE ${found})`,
    sql`DELETE FROM broken_pictures WHERE ${found}`,
  ];
}
