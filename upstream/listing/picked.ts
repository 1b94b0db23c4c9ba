/** From the picks of a page to the cards that it shows. */
import type { FacetKey } from "contract";
import type { CardRow } from "../catalogue/card-row";
import { leadingFirst, shippingOf, totalOf } from "../catalogue/leading";
import { listed, type Sql, sql } from "../sql";
import type { Page } from "./order";
import type { Question } from "./question";

/** Prices as when the page was chosen: during an import the database is ahead, and a card must not contradict its filter. */
export function asChosen({ picks }: Pick<Page, "picks">, cards: CardRow[]): CardRow[] {
  const chosen = new Map(picks.map((pick) => [pick.product, pick]));
  return cards.map((card) => {
    const { price, list } = chosen.get(card.product_id) ?? {};
    if (price === undefined || card.price_cents === null) return card;
    return { ...card, price_cents: price, list_cents: list || null };
  });
}

/** The picks of a page as `cardsOf` wants them, in the colours and sizes that a question asks for. */
export function picked(
  { picks }: Pick<Page, "picks">,
  question: Question | null = null,
): [picked: Sql, variant?: Sql, sizes?: Sql | null] {
  const pairs = sql`${JSON.stringify(picks.map(({ product, offer }) => [product, offer]))}`;
  const [colours, sizes] = question ? [chosenIn(question, "colour"), chosenIn(question, "size")] : [[], []];
  const shown = shownOf(pairs);
  if (!question || colours.length + sizes.length === 0) return [shown];
  return sizes.length > 0
    ? [shownIn(shown, leadingIn(question, colours, sizes)), sql`picked.variant_id`, listed(sizes)]
    : [shownIn(shown, alikeIn(listed(colours))), sql`picked.variant_id`];
}

export function asksForSize(question: Question): boolean {
  return chosenIn(question, "size").length > 0;
}

/** Picks as a JSON list whose entries begin with product and offer; an offer that has left since gives way to the product's best one. */
function shownOf(pairs: Sql): Sql {
  return sql`SELECT e.value ->> 0 AS product_id, e.key AS rank, COALESCE((SELECT o.offer_id FROM shown_offers o WHERE o.offer_id = e.value ->> 1),
        (SELECT p.best_offer_id FROM products p WHERE p.product_id = e.value ->> 0)) AS offer_id FROM json_each(${pairs}) e`;
}

/** Another offer in the place of the picked one `s`, and the variant whose pictures the card shows with it. */
function shownIn(shown: Sql, another: Sql): Sql {
  return sql`SELECT s.product_id, s.rank, COALESCE(asked, s.offer_id) AS offer_id,
        (SELECT v.variant_id FROM offers o JOIN variants v ON v.variant_id = o.variant_id WHERE o.offer_id = asked AND v.images <> '') AS variant_id
      FROM (SELECT s.*, (${another}) AS asked FROM (${shown}) s) s`;
}

/** A variant in one of the colours, where the same store sells that for the same price and shipping. */
function alikeIn(colours: Sql): Sql {
  return sql`SELECT o.offer_id FROM offers b CROSS JOIN variants v CROSS JOIN shown_offers o ON o.variant_id = v.variant_id
    WHERE b.offer_id = s.offer_id AND v.product_id = s.product_id AND v.colour_id IN ${colours}
      AND v.images <> '' AND o.store_id = b.store_id AND o.price_cents = b.price_cents
      AND o.shipping_cents IS b.shipping_cents AND o.availability = b.availability
    ORDER BY o.offer_id = b.offer_id DESC, v.position, o.offer_id LIMIT 1`;
}

/** The leading offer in one of the sizes (docs/decisions/0103), of the chosen stores that promise what is asked for, within the price bounds and in a chosen colour. */
function leadingIn(
  { stores, promised, least, most, delivered }: Question,
  colours: readonly number[],
  sizes: readonly number[],
): Sql {
  const ids = [...(stores ?? promised?.from ?? []).keys()];
  const named = ids.filter((id) => (!stores || stores[id]) && Number.isFinite(promised?.from[id] ?? 0));
  const ofStores = stores || promised ? sql`o.store_id IN ${listed(named)}` : sql`1`;
  const free = promised?.free ? sql`${shippingOf} = 0` : sql`1`;
  const bound = Math.min(most, Number.MAX_SAFE_INTEGER);
  const cents = delivered ? totalOf : sql`o.price_cents`;
  return sql`SELECT o.offer_id FROM variants v CROSS JOIN shown_offers o ON o.variant_id = v.variant_id
    WHERE v.product_id = s.product_id AND v.size_id IN ${listed(sizes)} AND ${ofStores} AND ${free}
    ORDER BY o.availability <> 'in_stock', ${cents} BETWEEN ${least} AND ${bound} DESC,
      v.colour_id IN ${listed(colours)} DESC, ${leadingFirst}, v.position LIMIT 1`;
}

function chosenIn({ facets, marks }: Question, facet: FacetKey): number[] {
  const mark = facets.indexOf(facet) + 1;
  const ids: number[] = [];
  if (mark > 0)
    marks.forEach((each, id) => {
      if (each === mark) ids.push(id);
    });
  return ids;
}
