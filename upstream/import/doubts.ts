/** Prices that are not plausible are believed only if something else than their feed bears them out, or a person does (docs/decisions/0410). */
import type { CatalogueRow } from "contract/import";
import { isExplained, isFarFrom, isSteep } from "contract/price-moves";
import { shifted } from "domain/moments";
import { listed, rows } from "../sql";
import { disagreement } from "./agreement";
import { pointsOfYear, year } from "./earlier";
import { meeting } from "./meeting";
import type { Questions } from "./questions";
import type { WorkingSet } from "./reading";
import type { OfferRecord } from "./records";

/** Nothing here costs more, in cents: only a person lets it in. */
const most = 5_000_000;
/** What is new, costs less and can be compared with nothing is asked about. */
const least = 250;
/** Other stores bear a price out within this factor, its own history within a tenth. */
const withinOthers = 3;
const withinHistory = 0.1;

type Doubt = "fallen" | "risen" | "apart" | "absurd" | "low" | "discount";

interface Judged {
  row: CatalogueRow;
  known: OfferRecord | undefined;
  /** What is believed of it, or of the same goods, until now; cents. */
  before: number | null;
  /** What other stores ask for the product, the lowest first. */
  others: readonly number[];
  why: Doubt | null;
}

/**
 * The rows as they may be shown: a known good keeps its last believed price, what is new and doubted is not there. A feed of our own
 * tells its whole history and is believed, and so is a run that a person has let in (`isSure`).
 */
export async function withoutDoubts(
  db: D1Database,
  workingSet: WorkingSet,
  read: readonly CatalogueRow[],
  { questions, at, isSure }: { questions: Questions; at: string; isSure: boolean },
): Promise<CatalogueRow[]> {
  const judged = read.map(judging(workingSet));
  const unsure = judged.filter(({ row, why }) => row.history === null && (why !== null || isSteep(row)));
  const histories = await pricesOfYear(db, workingSet, unsure, at);
  return judged.flatMap((one): CatalogueRow[] => {
    const { row, known, why, before } = one;
    if (row.history !== null) return [row];
    const history = histories.get(row.id) ?? [];
    const asked = questions.of(row.id, "price");
    const answer = isSure ? "yes" : asked?.price === row.price ? asked.answer : null;
    const isBelieved = answer === "yes" || (answer === null && (why === null || isBorneOut(one, history)));
    if (isBelieved) {
      questions.settle(row.id, "price");
      return [answer === "yes" ? row : withoutBoast(one, history)];
    }
    const reason = why ?? asked?.detail.why ?? "struck";
    questions.ask(row.id, "price", row.price, { name: row.name, why: reason, before, row });
    return known ? [heldAt(known, row)] : [];
  });
}

function judging(workingSet: WorkingSet): (row: CatalogueRow) => Judged {
  const { storeId, offers, own, past } = workingSet;
  const ofProduct = Map.groupBy(offers.before.values(), ({ product_id }) => product_id);
  return (row) => {
    const known = own.get(row.id);
    const same = ofProduct.get(known?.product_id ?? productOf(workingSet, row) ?? 0) ?? [];
    const priced = (isOther: boolean) =>
      same
        .flatMap((one) => ((one.store_id !== storeId) === isOther && one !== known ? one.price_cents : []))
        .sort((a, b) => a - b);
    const others = priced(true);
    const was = known?.price_cents ?? past.get(row.id)?.at(-1)?.price_cents ?? null;
    // Sizes of one product cost about the same.
    const alike = middleOf(others) ?? middleOf(priced(false));
    return { row, known, before: was ?? alike, others, why: doubtOf(row, was, alike) };
  };
}

/** The product that a row belongs to by its group, or by its number if nothing but the price speaks against it. */
function productOf({ groups, met, products }: WorkingSet, row: CatalogueRow): number | undefined {
  const ofGroup = groups.get(row.group);
  if (ofGroup !== undefined) return ofGroup;
  const { byCode, byNumber } = meeting(met)(row);
  return [...byCode, ...byNumber].find(({ product_id }) => {
    const product = products.now.get(product_id);
    return product && disagreement({ ...row, price: product.price_cents ?? row.price }, product) === null;
  })?.product_id;
}

function doubtOf(row: CatalogueRow, was: number | null, alike: number | null): Doubt | null {
  const { price } = row;
  if (price > most && (was ?? 0) <= most) return "absurd";
  if (was !== null) return isFarFrom(was, price) ? (price < was ? "fallen" : "risen") : null;
  if (alike !== null && isFarFrom(alike, price)) return "apart";
  if (alike === null && price < least) return "low";
  return isSteep(row) ? "discount" : null;
}

function isBorneOut({ row, before, others, why }: Judged, history: readonly number[]): boolean {
  if (why === "absurd") return false;
  const { price } = row;
  const middle = middleOf(others);
  if (middle !== null && price <= middle * withinOthers && middle <= price * withinOthers) return true;
  if (history.some((earlier) => Math.abs(earlier - price) <= price * withinHistory)) return true;
  return why === "fallen" && before !== null && isExplained(before, row);
}

/** A list price of more than five times the price is not told, unless that was seen before: here, or at another store. */
function withoutBoast({ row, known, others }: Judged, history: readonly number[]): CatalogueRow {
  const { list } = row;
  if (list === null || !isSteep(row) || known?.list_cents === list) return row;
  const seen = [...history, (middleOf(others) ?? 0) * withinOthers];
  return seen.some((cents) => cents >= list * (1 - withinHistory)) ? row : { ...row, list: null };
}

/** Another fingerprint than the row's own: it is looked at again in the next reading, also when the believed price returns. */
function heldAt({ price_cents, list_cents }: OfferRecord, row: CatalogueRow): CatalogueRow {
  return { ...row, price: price_cents, list: list_cents, fingerprint: `?${row.fingerprint}` };
}

/** Whether an offer shows what was believed last in place of what its row says. */
export function isHeld({ fingerprint }: Pick<CatalogueRow, "fingerprint">): boolean {
  return fingerprint.startsWith("?");
}

/** What these rows asked within a year, also before they left their feed. */
async function pricesOfYear(
  db: D1Database,
  { storeId, past }: WorkingSet,
  judged: readonly Judged[],
  at: string,
): Promise<Map<string, number[]>> {
  if (judged.length === 0) return new Map();
  const since = shifted(new Date(at), -year);
  const found = await rows<{ id: string; price: number }>(db)`
    SELECT o.external_id AS id, p.price_cents AS price FROM ${listed(judged.map(({ row }) => row.id))} e
      CROSS JOIN offers o ON o.store_id = ${storeId} AND o.external_id = e.value
      CROSS JOIN ${pointsOfYear(new Date(at))}`;
  const left = judged.flatMap(({ row }) =>
    (past.get(row.id) ?? [])
      .filter(({ observed_at }) => observed_at >= since)
      .map(({ price_cents }) => ({ id: row.id, price: price_cents })),
  );
  const prices = Map.groupBy([...found, ...left], ({ id }) => id);
  return new Map([...prices].map(([id, points]) => [id, points.map(({ price }) => price)]));
}

function middleOf(sorted: readonly number[]): number | null {
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
