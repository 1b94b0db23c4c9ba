/** The store's offers in a part: what they tell, their price history, and what stays of those that left the feed. */
import type { CatalogueRow } from "contract/import";
import { listed, type Sql, sql, verbatim } from "../sql";
import { insertsInto, statements } from "./changes";
import { isHeld } from "./doubts";
import type { Placed } from "./matching";
import { pointsFor } from "./points";
import type { WorkingSet } from "./reading";
import { isBuyable, type OfferRecord } from "./records";
import type { ValueIds } from "./values";

export const pointColumns = ["offer_id", "observed_at", "price_cents", "list_cents", "available"];

export function writeOffers(
  workingSet: WorkingSet,
  placed: readonly Placed[],
  idOf: ValueIds,
  at: string,
): unknown[][] {
  return placed.flatMap(({ row, product, variant }) => {
    const known = workingSet.own.get(row.id);
    const offer = workingSet.offers.add({
      offer_id: known?.offer_id ?? ++workingSet.highest.offer,
      store_id: workingSet.storeId,
      external_id: row.id,
      variant_id: variant.variant_id,
      product_id: product.product_id,
      ...toldOf(row, known, idOf),
      first_seen: known?.first_seen ?? row.firstSeen,
      // What is shown of a row that is held was not confirmed by it.
      updated_at: known && isHeld(row) ? known.updated_at : at,
    });
    const before = {
      offer: known,
      last: workingSet.points.get(offer.offer_id),
      past: workingSet.past.get(row.id) ?? [],
    };
    return pointsFor(row, before, at).map((point) => {
      const { observed_at, price_cents, list_cents, available } = point;
      return [offer.offer_id, observed_at, price_cents, list_cents, available];
    });
  });
}

function toldOf(row: CatalogueRow, known: OfferRecord | undefined, idOf: ValueIds) {
  return {
    url: row.url,
    price_cents: row.price,
    list_cents: row.list,
    recommended_cents: row.recommended ?? null,
    currency: row.currency,
    availability: row.availability,
    shipping_cents: row.shipping,
    delivery: row.delivery,
    fingerprint: row.fingerprint,
    value_ids: JSON.stringify(row.values.flatMap(([facet, slug]) => idOf(facet, slug) ?? [])),
    images: row.images?.join(",") ?? known?.images ?? "",
    popularity: row.popularity,
    gtin: row.gtin,
    group_key: row.group,
  };
}

export function dropGone({ offers, own }: WorkingSet, ids: readonly string[]): OfferRecord[] {
  const gone = [...new Set(ids)].flatMap((id) => own.get(id) ?? []);
  for (const { offer_id } of gone) offers.now.delete(offer_id);
  return gone;
}

const pastColumns =
  "store_id, external_id, observed_at, price_cents, list_cents, available, product_id, variant_id";

/** Keeps the points `p` of offers `o` as those of what has left. */
export function pastOf(which: Sql): Sql {
  return sql`INSERT OR REPLACE INTO past_price_points (${verbatim(pastColumns)})
    SELECT o.store_id, o.external_id, p.observed_at, p.price_cents, p.list_cents, p.available, o.product_id, o.variant_id
    FROM offers o JOIN price_points p ON p.offer_id = o.offer_id WHERE ${which}`;
}

/** The prices of offers that leave outlive them, and end where they could no longer be bought. */
export function keepHistory(storeId: number, gone: readonly OfferRecord[], at: string): Sql[] {
  if (gone.length === 0) return [];
  const ids = listed(gone.map(({ offer_id }) => offer_id));
  const ends = gone.filter(isBuyable).map((offer) => {
    const { external_id, price_cents, list_cents, product_id, variant_id } = offer;
    return [storeId, external_id, at, price_cents, list_cents, 0, product_id, variant_id];
  });
  return [
    pastOf(sql`o.offer_id IN ${ids}`),
    ...insertsInto("past_price_points", pastColumns.split(", "), ends, "INSERT OR REPLACE"),
  ];
}

/** An offer that returned has its history back. */
export function forgetPast({ past, storeId, offers }: WorkingSet): Sql[] {
  const here = new Set(
    [...offers.now.values()].filter((one) => one.store_id === storeId).map((one) => one.external_id),
  );
  return statements(
    "DELETE FROM past_price_points WHERE store_id = ?1 AND external_id IN (SELECT value FROM json_each(?2))",
    [...past.keys()].filter((id) => here.has(id)),
    storeId,
  );
}
