/** Price history: a point only when price or availability changed, the past of an offer that returns, and what a trusted feed tells. */
import type { CatalogueRow } from "contract/import";
import { isBuyable, type OfferRecord } from "./records";

export interface Point {
  observed_at: string;
  price_cents: number;
  list_cents: number | null;
  available: number;
}

/** Points of one instant that are struck: of offers by their numbers, of offers that have left by the store's ids. */
export interface Strike {
  at: string;
  offers: number[];
  past: string[];
}

export interface KnownPoints {
  offer: OfferRecord | undefined;
  /** The last point; null where there is none. */
  last: { price_cents: number | null; available: number | null } | undefined;
  /** Points from before it left the feed, oldest first. */
  past: readonly Point[];
}

export function pointsFor(row: CatalogueRow, { offer, last, past }: KnownPoints, at: string): Point[] {
  const now = {
    observed_at: at,
    price_cents: row.price,
    list_cents: row.list,
    available: Number(isBuyable(row)),
  };
  const isKnown = last?.price_cents != null;
  const before = isKnown ? [] : past.length > 0 ? past : told(row);
  const latest = isKnown ? last : before.at(-1);
  const stayed = offer?.price_cents === row.price && isBuyable(offer) === isBuyable(row);
  const differs = latest?.price_cents !== now.price_cents || latest.available !== now.available;
  const all = !stayed && differs ? [...before, now] : before;
  return [...new Map(all.map((point) => [point.observed_at, point])).values()];
}

/** A told history counts only for an offer that has none of our own. */
function told({ history }: CatalogueRow): Point[] {
  return (history ?? [])
    .map(([observed_at, price_cents, list_cents, available]) => ({
      observed_at,
      price_cents,
      list_cents,
      available: Number(available),
    }))
    .sort((a, b) => (a.observed_at < b.observed_at ? -1 : 1));
}
