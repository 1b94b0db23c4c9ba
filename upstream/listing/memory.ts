/** The listing answered from the memory of this isolate: the engine of every catalogue that it can hold. */
import { type ListingQuery, listingLimits } from "contract";
import { type CardRow, cardsOf } from "../catalogue/cards";
import type { HandlerContext } from "../handler";
import { batch, type Sql, sql } from "../sql";
import { countValues } from "./answer";
import { type Asked, askedFor } from "./asked";
import {
  type Catalogue,
  catalogueFor,
  currentCatalogue,
  heldCatalogue,
  readVersion,
  stampIn,
} from "./catalogue";
import type { ListingEngine, Shown } from "./engine";
import { type Page, pageOf } from "./order";
import { questionOf } from "./question";
import { shelfOf } from "./shelf";
import { understoodWire } from "./understood";

export const memory: ListingEngine = {
  cards,
  async counts(query, context) {
    const catalogue = await currentCatalogue(context);
    const asked = await askedIn(query, catalogue);
    const question = questionOf(query, catalogue, context.now, asked);
    return { labels: catalogue.labels, question, counts: countValues(catalogue, question) };
  },
  async known(source) {
    const catalogue = await currentCatalogue(source);
    const { labels, words } = catalogue;
    return { labels, words, asked: (search) => askedFor(search, catalogue, shelfOf(catalogue)) };
  },
};

/** Trusts the catalogue at hand and checks its version along with the cards; only when it has changed, does it over. */
async function cards(query: ListingQuery, context: HandlerContext): Promise<Shown> {
  const { db, now } = context;
  const answer = async (catalogue: Catalogue) => {
    const asked = await askedIn(query, catalogue);
    const question = questionOf(query, catalogue, now, asked);
    const page = pageOf(catalogue, question, query.sort, query.page, listingLimits.pageSize);
    const [versions, cards] = await batch(db, [readVersion, cardsOf(picked(page))]);
    return {
      page,
      cards: asChosen(page, cards as CardRow[]),
      understood: asked && understoodWire(asked, catalogue),
      named: stampIn(versions ?? []),
    };
  };
  const held = heldCatalogue(db);
  if (held) {
    const answered = await answer(held);
    if ((await catalogueFor(context, answered.named)) === held) return answered;
  }
  return answer(await currentCatalogue(context));
}

async function askedIn({ search }: ListingQuery, catalogue: Catalogue): Promise<Asked | null> {
  return search === undefined ? null : askedFor(search, catalogue, shelfOf(catalogue));
}

/**
 * Prices as they were when the page was chosen: while an import is applied the database is ahead of the listing, and a card
 * must not contradict the filter and the order that it stands in. What else it shows is as the product is now.
 */
function asChosen({ picks }: Page, cards: CardRow[]): CardRow[] {
  const chosen = new Map(picks.map((pick) => [pick.product, pick]));
  return cards.map((card) => {
    const { price, list } = chosen.get(card.product_id) ?? {};
    if (price === undefined || card.price_cents === null) return card;
    return { ...card, price_cents: price, list_cents: list || null };
  });
}

/** The picks of a page as `cardsOf` wants them; an offer that has left since gives way to the product's best one. */
export function picked({ picks }: Page): Sql {
  const pairs = JSON.stringify(picks.map(({ product, offer }) => [product, offer]));
  return sql`SELECT e.value ->> 0 AS product_id, e.key AS rank,
      COALESCE((SELECT o.offer_id FROM offers o WHERE o.offer_id = e.value ->> 1),
        (SELECT p.best_offer_id FROM products p WHERE p.product_id = e.value ->> 0)) AS offer_id
    FROM json_each(${pairs}) e`;
}
