/** Prices that are not plausible are not shown before a person, or the next two readings, say so (docs/decisions/0410). */
import type { CatalogueRow } from "contract/import";
import type { Questions } from "./questions";
import type { WorkingSet } from "./reading";
import type { OfferRecord } from "./records";

/** A price that falls below this share of what it was, or rises to so many times as much, is looked at twice. */
const fall = 0.3;
const rise = 5;
/** So many times more or less than what other stores ask for the same goods. */
const apart = 10;
/** Nothing here costs more, in cents: only a person lets it in. */
const most = 5_000_000;
/** Above this a discount is shown at its second reading. */
const mostDiscount = 0.8;
/** A doubted price is believed at this reading of it: the first and the next two. */
const enoughReadings = 3;

type Doubt = "fallen" | "risen" | "apart" | "absurd";

/** The rows as they may be shown: what is doubted keeps its last price and cannot be bought; what is new and doubted waits. */
export function withoutDoubts(
  workingSet: WorkingSet,
  rows: readonly CatalogueRow[],
  questions: Questions,
): CatalogueRow[] {
  const own = new Map<string, OfferRecord>();
  for (const offer of workingSet.offers.before.values())
    if (offer.store_id === workingSet.storeId) own.set(offer.external_id, offer);
  const others = pricesOfOthers(workingSet);
  return rows.flatMap((row) => {
    const known = own.get(row.id);
    // A feed of our own tells its whole history.
    if (row.history !== null) return [row];
    const product = known?.product_id ?? workingSet.groups.get(row.group);
    const doubt = doubtOf(row, known, product === undefined ? [] : (others.get(product) ?? []));
    if (doubt === null) {
      questions.settle(row.id, "price");
      return [withoutDiscount(row, questions)];
    }
    const { why, before } = doubt;
    const asked = questions.ask(row.id, "price", row.price, { name: row.name, why, before, row });
    const isBelieved =
      asked.answer === "yes" ||
      (asked.answer === null && why !== "absurd" && asked.readings >= enoughReadings);
    if (isBelieved) {
      questions.settle(row.id, "price");
      return [withoutDiscount(row, questions)];
    }
    return known ? [heldAt(known, row)] : [];
  });
}

function doubtOf(
  row: CatalogueRow,
  known: OfferRecord | undefined,
  others: readonly number[],
): { why: Doubt; before: number | null } | null {
  const { price } = row;
  const was = known?.price_cents;
  if (price > most && (was ?? 0) <= most) return { why: "absurd", before: was ?? null };
  if (was !== undefined && price < was * fall) return { why: "fallen", before: was };
  if (was !== undefined && price >= was * rise) return { why: "risen", before: was };
  if (others.length === 0 || was !== undefined) return null;
  const middle = others[Math.floor(others.length / 2)] as number;
  return price >= middle * apart || price * apart <= middle ? { why: "apart", before: middle } : null;
}

/** By product, what other stores ask, the lowest first. */
function pricesOfOthers({ offers, storeId }: WorkingSet): Map<number, number[]> {
  const prices = new Map<number, number[]>();
  for (const { store_id, product_id, price_cents } of offers.before.values()) {
    if (store_id === storeId) continue;
    const known = prices.get(product_id);
    if (known) known.push(price_cents);
    else prices.set(product_id, [price_cents]);
  }
  for (const list of prices.values()) list.sort((a, b) => a - b);
  return prices;
}

/** Another fingerprint than the row's own: it is looked at again in the next reading. */
function heldAt({ price_cents, list_cents }: OfferRecord, row: CatalogueRow): CatalogueRow {
  return {
    ...row,
    price: price_cents,
    list: list_cents,
    availability: "out_of_stock",
    fingerprint: `?${row.fingerprint}`,
  };
}

function withoutDiscount(row: CatalogueRow, questions: Questions): CatalogueRow {
  const { id, price, list } = row;
  if (list === null || (list - price) / list <= mostDiscount) {
    questions.settle(id, "discount");
    return row;
  }
  const { readings } = questions.ask(id, "discount", price, {
    name: row.name,
    why: "discount",
    before: list,
  });
  if (readings > 1) return row;
  return { ...row, list: null, fingerprint: `?${row.fingerprint}` };
}
