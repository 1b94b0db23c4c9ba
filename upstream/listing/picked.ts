/** From the picks of a page to the cards that it shows. */
import type { FacetKey } from "contract";
import type { CardRow } from "../catalogue/card-row";
import { listed, type Sql, sql } from "../sql";
import type { Page } from "./order";
import type { Question } from "./question";

/**
 * Prices as they were when the page was chosen: while an import is applied the database is ahead of the listing, and a card
 * must not contradict the filter and the order that it stands in. What else it shows is as the product is now.
 */
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
): [picked: Sql, variant?: Sql] {
  const pairs = sql`${JSON.stringify(picks.map(({ product, offer }) => [product, offer]))}`;
  const colours = question ? chosenIn(question, "colour") : [];
  if (!question || colours.length === 0) return pickedAmong(pairs);
  return pickedAmong(pairs, { colours: listed(colours), sizes: listed(chosenIn(question, "size")) });
}

/**
 * The same for picks as a JSON list whose entries begin with product and offer; an offer that has left since gives way to the
 * product's best one. With colours asked for, a card shows a variant in one of them, where the same store sells that for the
 * same price and shipping.
 */
function pickedAmong(pairs: Sql, asked?: { colours: Sql; sizes: Sql }): [picked: Sql, variant?: Sql] {
  const offers = sql`COALESCE((SELECT o.offer_id FROM shown_offers o WHERE o.offer_id = e.value ->> 1),
        (SELECT p.best_offer_id FROM products p WHERE p.product_id = e.value ->> 0))`;
  const shown = sql`SELECT e.value ->> 0 AS product_id, e.key AS rank, ${offers} AS offer_id FROM json_each(${pairs}) e`;
  if (!asked) return [shown];
  const variant = sql`SELECT o.offer_id FROM offers b CROSS JOIN variants v CROSS JOIN shown_offers o ON o.variant_id = v.variant_id
    WHERE b.offer_id = s.offer_id AND v.product_id = s.product_id AND v.colour_id IN ${asked.colours}
      AND v.images <> '' AND o.store_id = b.store_id AND o.price_cents = b.price_cents
      AND o.shipping_cents IS b.shipping_cents AND o.availability = b.availability
    ORDER BY v.size_id IN ${asked.sizes} DESC, o.offer_id = b.offer_id DESC, v.position, o.offer_id LIMIT 1`;
  return [
    sql`SELECT s.product_id, s.rank, COALESCE(asked, s.offer_id) AS offer_id,
        (SELECT variant_id FROM offers WHERE offer_id = asked) AS variant_id
      FROM (SELECT s.*, (${variant}) AS asked FROM (${shown}) s) s`,
    sql`picked.variant_id`,
  ];
}

/** Value ids that a question asks for in a facet. */
function chosenIn({ facets, marks }: Question, facet: FacetKey): number[] {
  const mark = facets.indexOf(facet) + 1;
  const ids: number[] = [];
  if (mark > 0)
    marks.forEach((each, id) => {
      if (each === mark) ids.push(id);
    });
  return ids;
}
