/** Codes for what was chosen, and the cheapest combination of offers for the whole cart. */
import type { CartAdvice, CartCode } from "contract";
import { type Bought, costOf, type PlanLine, type PlanStore } from "domain/order-cost";
import type { ShopCode } from "../promotions/codes";
import { type Cheapest, cheapest } from "./cheapest";
import type { CartReading, LineRow } from "./reading";

/** A line that can be bought somewhere, with the offer of each choice. */
interface Planned extends PlanLine {
  line: LineRow;
  offers: number[];
  chosen: number;
}

/** What cannot be bought where it was chosen is left as it is: moving it is for its owner to decide. */
export function advise(reading: CartReading): CartAdvice {
  const lines = reading.lines.flatMap((line) => planned(line, reading));
  if (lines.length === 0) return { codes: [], total: null, cheapest: null };
  const stores = new Map(
    [...reading.rules].map(([id, rule]): [number, StoreInPlan] => [
      id,
      { rule, codes: reading.codes.filter(({ storeId, reported }) => storeId === id && !reported) },
    ]),
  );
  const names = new Map(
    reading.candidates.map((one) => [one.store_id, { store: one.store_slug, storeName: one.store_name }]),
  );
  const told = (bought: Bought) => codesOf(bought, stores, names);
  const chosen = lines.map((line) => line.chosen);
  const now = costOf(lines, chosen, stores);
  const best = cheapest(lines, chosen, stores);
  return {
    codes: told(now),
    total: now.total,
    cheapest:
      best.total < now.total
        ? {
            ...better(lines, best, now, names),
            codes: told(best),
            oneStore: atOneStore(lines, stores, names),
          }
        : null,
  };
}

interface StoreInPlan extends PlanStore {
  codes: readonly ShopCode[];
}

type Names = ReadonlyMap<number, { store: string; storeName: string }>;

/** The least that the whole cart costs at a store that sells all of it. */
function atOneStore(lines: Planned[], stores: ReadonlyMap<number, StoreInPlan>, names: Names) {
  const found = [...names].flatMap(([id, { storeName }]) => {
    const picks = lines.map(({ choices }) => choices.findIndex(({ store }) => store === id));
    return picks.includes(-1) ? [] : [{ storeName, total: costOf(lines, picks, stores).total }];
  });
  return found.sort((a, b) => a.total - b.total)[0] ?? null;
}

function better(lines: Planned[], best: Cheapest, now: Bought, names: Names) {
  const moves = lines.flatMap(({ line, offers, choices, chosen }, at) => {
    const pick = best.picks[at] as number;
    const storeName = names.get(choices[pick]?.store ?? 0)?.storeName ?? "";
    return pick === chosen ? [] : [{ lineId: line.line_id, offerId: offers[pick] as number, storeName }];
  });
  return { saving: now.total - best.total, total: best.total, moves };
}

function planned(line: LineRow, { candidates }: CartReading): Planned[] {
  const own = candidates.filter(({ variant_id }) => variant_id === line.variant_id);
  // One offer of each store, the one that leads; in its own store the line keeps its offer.
  const byStore = new Map<number, (typeof own)[number]>();
  for (const offer of own) {
    const kept = byStore.get(offer.store_id);
    if (!kept || offer.offer_id === line.offer_id) byStore.set(offer.store_id, offer);
  }
  const offers = [...byStore.values()].sort((a, b) => a.total_cents - b.total_cents);
  const chosen = offers.findIndex(({ offer_id }) => offer_id === line.offer_id);
  if (chosen < 0) return [];
  return [
    {
      line,
      chosen,
      offers: offers.map(({ offer_id }) => offer_id),
      quantity: line.quantity,
      brand: line.brand_slug,
      categories: JSON.parse(line.category_slugs) as string[],
      choices: offers.map(({ store_id, price_cents, list_cents, own_shipping }) => ({
        store: store_id,
        cents: price_cents,
        shipping: own_shipping,
        reduced: list_cents !== null && list_cents > price_cents,
      })),
    },
  ];
}

function codesOf({ ways }: Bought, stores: ReadonlyMap<number, StoreInPlan>, names: Names): CartCode[] {
  return [...ways].flatMap(([id, { code, saving }]) => {
    const used = code === null ? undefined : stores.get(id)?.codes[code];
    if (!used) return [];
    const { slug, masked } = used;
    const store = names.get(id);
    return store ? [{ ...store, slug, masked, saving }] : [];
  });
}
