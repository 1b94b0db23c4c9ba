/** The row of a click: written to D1, or where D1 does not take it handed to a queue, whose consumer writes it later (`click-queue.ts`). */

import { inTime } from "upstream/time-limit";
import type { Env } from "../env";
import { health } from "../health/record";
import { errorFields, type Log } from "../log";
import type { ClickRow } from "./click";
import { sameClick } from "./click-id";
import { referenceOf } from "./click-reference";

/** Where a row is safe; null where nothing has taken it. */
export type Kept = "written" | "queued" | null;

/** With a queue behind it D1 has so many milliseconds; a row that comes in twice is one row. */
const softTimeout = 1_000;

/** Keeps a row where it is not lost. Never rejects; a write that fails is logged. */
export async function keepClick(row: ClickRow, env: Pick<Env, "DB" | "CLICKS">, log: Log): Promise<Kept> {
  const began = Date.now();
  const written = insertOf(row, env.DB)
    .run()
    .then((answer) => (answer?.meta.changes === 0 ? aliasOf(row, env.DB).run() : null))
    .then(
      () => {
        health.duration("click", Date.now() - began);
        return "written" as const;
      },
      (error: unknown) => {
        log.failure("click-write", { click: row.id, host: row.host, ...errorFields(error) });
        return null;
      },
    );
  if (!env.CLICKS) return written;
  const inTimeWritten = await inTime(written, softTimeout);
  if (inTimeWritten) return inTimeWritten;
  try {
    await env.CLICKS.send(row, { contentType: "json" });
    return "queued";
  } catch (error) {
    log.failure("click-queue", { click: row.id, host: row.host, ...errorFields(error) });
    return null;
  }
}

/** The statement that writes a row: idempotent, and whichever of two rows of one click comes first stays. */
export function insertOf(row: ClickRow, db: D1Database): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO clicks (click_id, url, host, product_id, offer_id, place, route, visitor, bot, clicked_at, device,
         flooded, due_at, campaign, search, spot, page)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?16, ?19, ?20, ?21
       WHERE NOT EXISTS (SELECT 1 FROM clicks WHERE click_id = ?14 AND clicked_at > ?15)
         AND NOT EXISTS (SELECT 1 FROM clicks WHERE click_id = ?17 AND clicked_at < ?18) ON CONFLICT DO NOTHING`,
    )
    .bind(
      row.id,
      row.url,
      row.host,
      row.productId,
      row.offerId,
      row.place,
      row.route,
      row.visitor,
      row.bot ? 1 : 0,
      new Date(row.at).toISOString(),
      row.device,
      row.flooded ? 1 : 0,
      row.at,
      row.before,
      new Date(row.at - sameClick).toISOString(),
      row.campaign || null,
      // Absent in a row that was copied or queued by an older version.
      row.after ?? null,
      new Date(row.at + sameClick).toISOString(),
      row.search ?? null,
      row.spot ?? null,
      row.page ?? null,
    );
}

/**
 * For a row that was not written because its click has one already: the network may have been given this row's id, so it is noted
 * whose it is. Does nothing where the row is there.
 */
export function aliasOf(row: ClickRow, db: D1Database): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO click_aliases (reference, click_id, noted_at)
       SELECT ?1, click_id, ?2 FROM clicks
       WHERE ((click_id = ?3 AND clicked_at > ?4) OR (click_id = ?5 AND clicked_at < ?6))
         AND NOT EXISTS (SELECT 1 FROM clicks WHERE click_id = ?7) ORDER BY clicked_at LIMIT 1
       ON CONFLICT DO NOTHING`,
    )
    .bind(
      referenceOf(row.id),
      new Date(row.at).toISOString(),
      row.before,
      new Date(row.at - sameClick).toISOString(),
      row.after ?? null,
      new Date(row.at + sameClick).toISOString(),
      row.id,
    );
}
