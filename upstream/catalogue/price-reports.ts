/** How sure the price of an offer is: when a feed last confirmed it, and what visitors report (docs/decisions/0158). */
import { pageNumber } from "contract/wire";
import { dayAfter, dayMilliseconds, shifted } from "domain/moments";
import * as z from "zod";
import { changes, reads } from "../act";
import type { HandlersOf } from "../handler";
import { statements } from "../import/changes";
import { Refusal } from "../refusal";
import { batch, rows, type Sql, sql } from "../sql";

/** So many visitors of one day mark an offer. */
const marking = 3;
const pageSize = 50;
/** Clicks and reports of so many days make up what is said of a store, from so many clicks on. */
const countedDays = 90;
const fewestClicks = 30;
const daysPerTurn = 7;

/** Of offer `o`, with its store's `store_imports` as `i`: each feed that was read confirms all offers it leaves, but the refused ones. */
export const verifiedAt = sql`CASE WHEN o.offer_id IN (SELECT offer_id FROM refused_offers) THEN o.updated_at
  ELSE MAX(o.updated_at, COALESCE(i.applied_at, '')) END`;

/** Of offer `o`: marked until a feed confirms it anew, or an operator finds the reports unfounded. */
export const isReported: Sql = sql`EXISTS (SELECT 1 FROM price_reports r WHERE r.offer_id = o.offer_id
  AND COALESCE(r.founded, 1) = 1 AND r.reported_at > ${verifiedAt} GROUP BY r.day HAVING COUNT(*) >= ${marking})`;

/** All reports of one offer that an operator has not closed, or closed at once. */
export interface ReportedOffer {
  offerId: number;
  product: string | null;
  slug: string | null;
  store: string;
  url: string;
  priceCents: number;
  verifiedAt: string;
  marked: boolean;
  founded: boolean | null;
  reports: { at: string; seenCents: number | null; note: string }[];
}
type ReportedRow = Omit<ReportedOffer, "marked" | "founded" | "reports"> & {
  marked: number;
  founded: number | null;
  reports: string;
};

const question = z.object({ state: z.enum(["aperte", "chiuse"]).default("aperte"), page: pageNumber });
const verdict = z.object({ offerId: z.coerce.number().int().positive(), founded: z.boolean() });

export const priceReport: Pick<HandlersOf<"priceReports">, "send"> = {
  async send({ offerId, seenCents, note, visitor }, { db, now }) {
    const at = now.toISOString();
    const told = await rows(db)`
      INSERT INTO price_reports (offer_id, day, visitor, seen_cents, note, reported_at)
        SELECT offer_id, ${at.slice(0, 10)}, ${visitor}, ${seenCents}, ${note}, ${at} FROM offers WHERE offer_id = ${offerId}
        ON CONFLICT DO UPDATE SET seen_cents = excluded.seen_cents, note = excluded.note RETURNING offer_id`;
    if (told.length === 0) throw new Refusal(404, "Offerta: non trovata.");
    return { done: true };
  },
};

/** Latest report first; the price was wrong, or it was not. */
export const reportedPrices = {
  list: reads(question, async ({ state, page }, { db }) => {
    const wanted = state === "aperte" ? sql`r.founded IS NULL` : sql`r.founded IS NOT NULL`;
    const [found, [all]] = await batch(db, [
      sql<ReportedRow>`SELECT o.offer_id AS offerId, p.name AS product, p.slug, s.name AS store, o.url,
          o.price_cents AS priceCents, ${verifiedAt} AS verifiedAt, ${isReported} AS marked, g.founded,
          g.reports
        FROM (SELECT r.offer_id, r.founded, MAX(r.reported_at) AS latest, json_group_array(json_object(
            'at', r.reported_at, 'seenCents', r.seen_cents, 'note', r.note)) AS reports
          FROM price_reports r JOIN offers USING (offer_id) WHERE ${wanted}
          GROUP BY r.offer_id, r.founded, r.closed_at ORDER BY latest DESC, r.offer_id
          LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}) g
        JOIN offers o USING (offer_id) JOIN stores s USING (store_id) LEFT JOIN store_imports i USING (store_id)
        LEFT JOIN products p ON p.product_id = o.product_id ORDER BY g.latest DESC, o.offer_id`,
      sql<{ n: number }>`
        SELECT COUNT(*) AS n FROM (SELECT 1 FROM price_reports r JOIN offers USING (offer_id) WHERE ${wanted}
        GROUP BY r.offer_id, r.founded, r.closed_at)`,
    ]);
    const offers: ReportedOffer[] = found.map(({ marked, founded, reports, ...row }) => ({
      ...row,
      marked: marked === 1,
      founded: founded === null ? null : founded === 1,
      reports: JSON.parse(reports),
    }));
    return { offers, total: all?.n ?? 0 };
  }),
  close: changes(verdict, { about: ["offerId"] }, async ({ offerId, founded }, { db, now }) => {
    const closed = await rows(db)`
        UPDATE price_reports SET founded = ${Number(founded)}, closed_at = ${now.toISOString()}
        WHERE offer_id = ${offerId} AND founded IS NULL RETURNING offer_id`;
    if (closed.length === 0) throw new Refusal(404, "Segnalazione: non trovata, o già chiusa.");
  }),
};

/** Notes when a store's feed was last read, ISO 8601; an older reading changes nothing. */
export function feedRead(store: string, at: string): Sql {
  return sql`INSERT INTO store_imports (store_id, applied_at) SELECT store_id, ${at} FROM stores WHERE slug = ${store}
    ON CONFLICT DO UPDATE SET applied_at = MAX(applied_at, excluded.applied_at)`;
}

/**
 * What the feed of a store has just confirmed: all its offers but those whose rows were refused, or held at their last believed
 * price. @param refused distinct ids of the store
 */
export function confirmedBy(store: string, at: string, refused: readonly string[]): Sql[] {
  const of = sql`SELECT store_id FROM stores WHERE slug = ${store}`;
  return [
    feedRead(store, at),
    sql`DELETE FROM refused_offers WHERE store_id IN (${of})`,
    ...statements(
      `INSERT INTO refused_offers (offer_id, store_id) SELECT o.offer_id, o.store_id FROM json_each(?2) e
        CROSS JOIN offers o ON o.store_id = (SELECT store_id FROM stores WHERE slug = ?1) AND o.external_id = e.value`,
      refused,
      store,
    ),
    sql`INSERT OR IGNORE INTO refused_offers (offer_id, store_id) SELECT o.offer_id, o.store_id FROM import_questions q
      CROSS JOIN offers o ON o.store_id = (${of}) AND o.external_id = q.external_id
      WHERE q.store = ${store} AND q.about = 'price' AND q.answer IS NOT 'yes'`,
  ];
}

/** Counts once a day, for each store, the clicks that led there and the reports that followed. Answers whether days are left. */
export async function countConfidence(db: D1Database, now: Date): Promise<boolean> {
  const [since, today] = [shifted(now, -countedDays * dayMilliseconds), now.toISOString().slice(0, 10)];
  const [last] = await rows<{ day: string | null }>(db)`SELECT MAX(day) AS day FROM store_days`;
  // The last day that was counted was not over.
  const from = last?.day && last.day > since ? last.day : since.slice(0, 10);
  const next = Array.from({ length: daysPerTurn }, (_, at) => dayAfter(from, at));
  const days = next.filter((day) => day <= today);
  const isLast = days.at(-1) === today;
  await batch(db, [...days.flatMap(clicksOf), ...(isLast ? summed(since, now) : [])]);
  return !isLast;
}

function clicksOf(day: string): Sql[] {
  return [
    sql`INSERT INTO store_days (day, store_id, clicks) VALUES (${day}, 0, 0) ON CONFLICT DO NOTHING`,
    sql`INSERT INTO store_days (day, store_id, clicks) SELECT ${day}, e.store_id, COUNT(*)
      FROM clicks c JOIN exit_hosts e USING (host)
      WHERE c.clicked_at >= ${day} AND c.clicked_at < ${dayAfter(day)}
        AND c.bot = 0 AND c.flooded = 0 AND e.store_id IS NOT NULL GROUP BY e.store_id
      ON CONFLICT DO UPDATE SET clicks = excluded.clicks`,
  ];
}

function summed(since: string, now: Date): Sql[] {
  return [
    sql`DELETE FROM store_days WHERE day < ${since.slice(0, 10)}`,
    sql`DELETE FROM store_confidence`,
    sql`INSERT INTO store_confidence (store_id, clicks, reports, counted_at)
      SELECT d.store_id, SUM(d.clicks), COALESCE(told.reports, 0), ${now.toISOString()} FROM store_days d
      LEFT JOIN (SELECT o.store_id, COUNT(*) AS reports FROM price_reports r CROSS JOIN offers o USING (offer_id)
        WHERE r.reported_at >= ${since} AND COALESCE(r.founded, 1) = 1 GROUP BY 1) told USING (store_id)
      WHERE d.store_id > 0 GROUP BY d.store_id HAVING SUM(d.clicks) >= ${fewestClicks}`,
  ];
}
