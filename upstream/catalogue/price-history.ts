/** The price history of a product: the lowest price that could be paid at any store, as steps (docs/decisions/0025). */
import { type CallInput, type Contract, type PriceYear, wellBelow } from "contract";
import type { HandlerContext } from "../handler";
import { existing } from "../refusal";
import { all, batch, type Sql, sql } from "../sql";
import { type IndexRow, kindOf, ownKind } from "./price-index";

export interface Observation {
  /** Which offer, also after it left the feed. */
  series: string;
  observed_at: string;
  price_cents: number;
  available: number;
  store: string;
}

export interface Step {
  at: string;
  cents: number | null;
  store: string | null;
}

const day = 86_400_000;

export async function priceHistory(
  { id, days, variant, size }: CallInput<Contract["products"]["priceHistory"]>,
  { db, now }: HandlerContext,
) {
  const inSize = sql`(SELECT v.variant_id FROM variants v LEFT JOIN facet_values s ON s.value_id = v.size_id
    WHERE v.product_id = ${id} AND COALESCE(s.label, v.size_label) = ${size ?? ""})`;
  const chosen = (column: Sql) =>
    all([
      variant == null ? sql`1` : sql`${column} = ${variant}`,
      size ? sql`${column} IN ${inSize}` : sql`1`,
    ]);
  const [[known], observations] = await batch(db, [
    sql<{ kind: string }>`
      SELECT ${ownKind(now)} AS kind FROM products p WHERE product_id = ${id} AND hidden_at IS NULL`,
    sql<Observation>`SELECT 'o' || o.offer_id AS series, p.observed_at, p.price_cents, p.available, s.name AS store
      FROM variants v CROSS JOIN shown_offers o ON o.variant_id = v.variant_id JOIN price_points p ON p.offer_id = o.offer_id
      JOIN stores s ON s.store_id = o.store_id WHERE v.product_id = ${id} AND ${chosen(sql`o.variant_id`)}
      UNION ALL SELECT 'p' || p.store_id || ' ' || p.external_id, p.observed_at, p.price_cents, p.available, s.name
      FROM past_price_points p JOIN stores s ON s.store_id = p.store_id
      WHERE p.product_id = ${id} AND ${chosen(sql`p.variant_id`)}
      ORDER BY observed_at`,
  ]);
  const { kind } = existing(known, "Prodotto");
  const steps = lowestSteps(observations.filter((one) => Date.parse(one.observed_at) <= now.getTime()));
  const lowest = lowestOf(since(steps, now.getTime() - 30 * day));
  return {
    days,
    observedSince: observations[0]?.observed_at ?? null,
    steps: since(steps, now.getTime() - days * day),
    lowest30: lowest,
    year: yearOf(steps, now),
    kind: kindOf(JSON.parse(kind) as IndexRow[]),
  };
}

/** A fall counts once it has lasted a day, and again only after the price was back. @internal tests ask it of years that they make up */
export function yearOf(steps: readonly Step[], now: Date): PriceYear | null {
  const today = steps.at(-1)?.cents ?? null;
  if (today === null) return null;
  const year = since(steps, now.getTime() - 365 * day);
  const found = { days: 0, falls: 0, lowest: today };
  let [wasUp, below] = [false, 0];
  year.forEach(({ at, cents }, index) => {
    const end = year[index + 1]?.at;
    const lasted = ((end ? Date.parse(end) : now.getTime()) - Date.parse(at)) / day;
    below = cents !== null && cents <= today * wellBelow ? below + lasted : 0;
    if (cents === null) return;
    found.days += lasted;
    found.lowest = Math.min(found.lowest, cents);
    if (cents >= today) wasUp = true;
    if (below < 1 || !wasUp) return;
    found.falls++;
    wasUp = false;
  });
  return { ...found, days: Math.floor(found.days) };
}

/** The lowest price among the offers that could be bought, whenever it or its store changed. @param observations oldest first */
export function lowestSteps(observations: readonly Observation[]): Step[] {
  const current = new Map<string, Observation>();
  const steps: Step[] = [];
  observations.forEach((observation, index) => {
    current.set(observation.series, observation);
    const at = observation.observed_at;
    if (observations[index + 1]?.observed_at === at) return;
    let best: Observation | null = null;
    for (const candidate of current.values()) {
      if (candidate.available && (!best || candidate.price_cents < best.price_cents)) best = candidate;
    }
    const last = steps.at(-1);
    const step = { at, cents: best?.price_cents ?? null, store: best?.store ?? null };
    if (!last || last.cents !== step.cents || last.store !== step.store) steps.push(step);
  });
  return steps;
}

function since(steps: readonly Step[], from: number): Step[] {
  const first = steps.findLastIndex(({ at }) => Date.parse(at) <= from);
  const [opening, ...rest] = steps.slice(Math.max(0, first));
  if (!opening) return [];
  const at = Date.parse(opening.at) < from ? new Date(from).toISOString() : opening.at;
  return [{ ...opening, at }, ...rest];
}

function lowestOf(steps: readonly Step[]) {
  return steps.reduce<(Step & { cents: number }) | null>(
    (lowest, { cents, ...step }) =>
      cents !== null && (lowest === null || cents <= lowest.cents) ? { ...step, cents } : lowest,
    null,
  );
}
