/** What operators see of prices that may be struck, and how the run begins that strikes them. */
import * as z from "zod";
import { changes, reads } from "../act";
import type { HandlerContext } from "../handler";
import { Refusal } from "../refusal";
import { batch, knownRow, rows, type Sql, sql } from "../sql";
import { beginOwnRun, chunksOf } from "./own-runs";
import type { Point } from "./points";
import { mistakeAt } from "./strike";

const perPart = 200;
const shown = 12;

const offer = z.coerce.number().int().positive();
const at = z.iso.datetime();
const ofReading = z.object({ store: z.string().min(1).max(120), at });

export const priceStrikes = {
  /** The prices of an offer, the latest first. */
  ofOffer: reads(z.object({ offer }), ({ offer }, { db }) => pricesOfOffer(db, offer)),
  /** The prices that one reading of a feed changed. */
  ofReading: reads(ofReading, ({ store, at }, { db }) => pricesOfReading(db, store, at)),
  strike: changes(z.object({ offer, at }), { about: ["offer", "at"] }, strikeOne),
  strikeReading: changes(ofReading, { about: ["store", "at"] }, strikeReading),
};

interface OfferRow {
  store: string;
  storeName: string;
  product: number;
  name: string;
  variant: string;
}

async function pricesOfOffer(db: D1Database, offer: number) {
  const found = await knownRow<OfferRow>(db, "Offerta")`
    SELECT s.slug AS store, s.name AS storeName, p.product_id AS product, p.name,
        COALESCE(v.colour_label, '–') || ', ' || COALESCE(v.size_label, '–') AS variant
      FROM offers o JOIN stores s USING (store_id) JOIN products p ON p.product_id = o.product_id
      JOIN variants v ON v.variant_id = o.variant_id WHERE o.offer_id = ${offer}`;
  const points = await pointsOf(db, offer);
  const prices = points.flatMap(({ observed_at }) => {
    const mistake = mistakeAt(points, observed_at);
    return mistake ? [{ at: observed_at, cents: mistake.cents, until: mistake.until }] : [];
  });
  return { ...found, prices: prices.reverse() };
}

function pointsOf(db: D1Database, offer: number): Promise<Point[]> {
  return rows<Point>(db)`
    SELECT observed_at, price_cents, list_cents, available FROM price_points WHERE offer_id = ${offer} ORDER BY observed_at`;
}

/** Offers `o` of a store whose price changed at an instant, point `p`; what it was before as `was`. */
function changedAt(store: string, at: string): Sql {
  return sql`FROM (SELECT o.offer_id, o.product_id, p.price_cents AS cents, (SELECT b.price_cents FROM price_points b
        WHERE b.offer_id = o.offer_id AND b.observed_at < ${at} ORDER BY b.observed_at DESC LIMIT 1) AS was
      FROM offers o CROSS JOIN price_points p ON p.offer_id = o.offer_id AND p.observed_at = ${at}
      WHERE o.store_id = (SELECT store_id FROM stores WHERE slug = ${store})) c WHERE c.cents IS NOT c.was`;
}

/** What has left since, by the store's ids. */
function leftSince(store: string, at: string): Sql<{ id: string }> {
  return sql`SELECT external_id AS id FROM past_price_points
    WHERE store_id = (SELECT store_id FROM stores WHERE slug = ${store}) AND observed_at = ${at}`;
}

interface Example {
  name: string;
  cents: number;
  was: number | null;
}

async function pricesOfReading(db: D1Database, store: string, at: string) {
  const changed = changedAt(store, at);
  const [counted, examples, left] = await batch(db, [
    sql<{ count: number; fresh: number }>`
      SELECT COUNT(*) AS count, COALESCE(SUM(c.was IS NULL), 0) AS fresh ${changed}`,
    sql<Example>`SELECT (SELECT name FROM products n WHERE n.product_id = c.product_id) AS name, c.cents, c.was ${changed} LIMIT ${shown}`,
    leftSince(store, at),
  ]);
  const { count = 0, fresh = 0 } = counted[0] ?? {};
  return { count, fresh, left: left.length, examples };
}

async function strikeOne({ offer, at }: { offer: number; at: string }, { db, now }: HandlerContext) {
  const { store } = await pricesOfOffer(db, offer);
  if (!mistakeAt(await pointsOf(db, offer), at))
    throw new Refusal(409, "Questo prezzo non c’è più: forse è già stato cancellato.");
  return { store, run: await beginOwnRun(db, { store, parts: [part(at, [offer], [])] }, now) };
}

async function strikeReading({ store, at }: z.output<typeof ofReading>, { db, now }: HandlerContext) {
  const [offers, left] = await batch(db, [
    sql<{ id: number }>`SELECT c.offer_id AS id ${changedAt(store, at)} ORDER BY c.offer_id`,
    leftSince(store, at),
  ]);
  const ids = <Id>(found: readonly { id: Id }[]) => found.map(({ id }) => id);
  const parts = [
    ...chunksOf(ids(offers), perPart).map((some) => part(at, some, [])),
    ...chunksOf(ids(left), perPart).map((some) => part(at, [], some)),
  ];
  if (parts.length === 0)
    throw new Refusal(409, "Questa lettura non ha cambiato prezzi che ci siano ancora.");
  return { store, run: await beginOwnRun(db, { store, parts }, now) };
}

function part(at: string, offers: number[], past: string[]) {
  return { struck: { at, offers, past } };
}
