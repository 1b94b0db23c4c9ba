/** Prices that stood by mistake are struck: what was believed before stands in their place, or nothing (docs/decisions/0410). */
import { forgetTold } from "../alerts/struck";
import { batch, listed, type Sql, sql } from "../sql";
import { statements } from "./changes";
import { isHeld } from "./doubts";
import { blocksToWrite } from "./listing";
import { derive } from "./part";
import type { Point, Strike } from "./points";
import { questionsWritten } from "./questions";
import { type Arrangement, readArrangement, writingOf } from "./rearrange";

/** The stretch of one price, from the point that is struck. */
export interface Mistake {
  cents: number;
  before: Point | null;
  points: Point[];
  /** Null: it stands until now. */
  until: string | null;
}

/** Null where the price did not change at that instant. @param points of one offer, oldest first */
export function mistakeAt(points: readonly Point[], at: string): Mistake | null {
  const begin = points.findIndex(({ observed_at }) => observed_at === at);
  const wrong = points[begin];
  const before = points[begin - 1] ?? null;
  if (!wrong || before?.price_cents === wrong.price_cents) return null;
  const next = points.findIndex(({ price_cents }, at) => at > begin && price_cents !== wrong.price_cents);
  return {
    cents: wrong.price_cents,
    before,
    points: points.slice(begin, next < 0 ? undefined : next),
    until: points[next]?.observed_at ?? null,
  };
}

type OfOffer = Point & { offer: number };
type OfPast = Point & { id: string; product: number | null };

/** One step of a run. Rejects with `Overtaken`, and then nothing was written. */
export async function strikePart(
  db: D1Database,
  { run, store, at }: { run: string; store: string; at: string },
  strike: Strike,
  receipt: (struck: { offers: number; products: number }) => Sql[],
): Promise<void> {
  const ofStore = sql`(SELECT store_id FROM stores WHERE slug = ${store})`;
  const columns = sql`observed_at, price_cents, list_cents, available`;
  const [points, past, owners, shop] = await batch(db, [
    sql<OfOffer>`SELECT offer_id AS offer, ${columns} FROM price_points WHERE offer_id IN ${listed(strike.offers)}
      ORDER BY offer_id, observed_at`,
    sql<OfPast>`SELECT external_id AS id, product_id AS product, ${columns} FROM past_price_points
      WHERE store_id = ${ofStore} AND external_id IN ${listed(strike.past)} ORDER BY external_id, observed_at`,
    sql<{ id: number }>`
      SELECT DISTINCT product_id AS id FROM offers WHERE offer_id IN ${listed(strike.offers)}`,
    sql<{ id: number }>`SELECT ${ofStore} AS id`,
  ]);
  const storeId = shop[0]?.id ?? 0;
  const products = owners.map(({ id }) => id);
  const arrangement = await readArrangement(db, products);
  const mistakes = mistakesIn(points, ({ offer }) => offer, strike.at);
  const left = mistakesIn(past, ({ id }) => id, strike.at);
  const denied = mistakes.flatMap(([id, mistake]) => putBack(arrangement, id, mistake, { store, at }));
  const touched = new Set(arrangement.products.now.keys());
  await derive(db, arrangement, touched, at);
  const struck = [
    ...mistakes.flatMap(([id, mistake]) => struckOf(arrangement.offers.before.get(id)?.product_id, mistake)),
    ...left.flatMap(([, mistake]) => struckOf((mistake.points[0] as OfPast | undefined)?.product, mistake)),
  ];
  await writingOf(db, arrangement, {
    after: [
      ...rewritten("price_points", mistakes, storeId),
      ...rewritten("past_price_points", left, storeId),
      ...questionsWritten(denied),
      ...forgetTold(struck, at),
      ...blocksToWrite(run, touched),
      ...receipt({ offers: mistakes.length + left.length, products: touched.size }),
    ],
  });
}

function mistakesIn<Of extends Point, Key>(points: readonly Of[], keyOf: (point: Of) => Key, at: string) {
  return [...Map.groupBy(points, keyOf)].flatMap(([key, own]): [Key, Mistake][] => {
    const mistake = mistakeAt(own, at);
    return mistake ? [[key, mistake]] : [];
  });
}

/** An offer that still shows it shows what was believed before, or goes; the same price is held as long as its feed tells it. */
function putBack(
  { offers, products }: Arrangement,
  id: number,
  { cents, before, until }: Mistake,
  { store, at }: { store: string; at: string },
): unknown[][] {
  const offer = offers.now.get(id);
  if (!offer || until !== null || offer.price_cents !== cents) return [];
  if (before === null) offers.now.delete(id);
  else {
    offer.price_cents = before.price_cents;
    offer.list_cents = before.list_cents;
    if (!isHeld(offer)) offer.fingerprint = `?${offer.fingerprint}`;
  }
  const name = products.now.get(offer.product_id)?.name ?? offer.external_id;
  const detail = { name, why: "struck", before: before?.price_cents ?? null };
  return [[store, offer.external_id, "price", at, at, cents, JSON.stringify(detail), "no"]];
}

function struckOf(product: number | null | undefined, { cents, before, points, until }: Mistake) {
  const from = points[0]?.observed_at;
  return product == null || from === undefined
    ? []
    : [{ product, cents, from, until, before: before?.price_cents ?? null }];
}

/** What a point is known by, and the same of an entry `[offer or the store's id, instant, price, list price, store]`. */
const keys = {
  price_points: ["offer_id, observed_at", "value ->> 0, value ->> 1"],
  past_price_points: ["external_id, observed_at, store_id", "value ->> 0, value ->> 1, value ->> 4"],
};

/** Availability was seen all the same: only prices are put back, or points of what was never believed go. */
function rewritten(
  table: keyof typeof keys,
  mistakes: readonly (readonly [id: string | number, mistake: Mistake])[],
  storeId: number,
): Sql[] {
  const [key, told] = keys[table];
  const entries = (isKnown: boolean) =>
    mistakes
      .filter(([, { before }]) => (before !== null) === isKnown)
      .flatMap(([id, { before, points }]) =>
        points.map(({ observed_at }) => [id, observed_at, before?.price_cents, before?.list_cents, storeId]),
      );
  return [
    ...statements(
      `UPDATE ${table} SET price_cents = value ->> 2, list_cents = value ->> 3 FROM json_each(?1) WHERE (${key}) = (${told})`,
      entries(true),
    ),
    ...statements(
      `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${told} FROM json_each(?1))`,
      entries(false),
    ),
  ];
}
