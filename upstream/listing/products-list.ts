/** The listing: one page of cards and the exact total, in one round trip (product.md 'Catalogue calls'). */
import { type ListingQuery, listingLimits } from "contract";
import { type CardRow, cardsOf, cardWire } from "../catalogue/cards";
import type { HandlerContext } from "../handler";
import { batch, type Sql, sql } from "../sql";
import { type Catalogue, currentCatalogue, heldCatalogue, readVersion, versionIn } from "./catalogue";
import { type Page, pageOf } from "./order";
import { questionOf } from "./question";

export async function listProducts(query: ListingQuery, context: HandlerContext) {
  const { page, cards } = await shown(query, context);
  return {
    data: cards.map(cardWire),
    page: query.page,
    totalPages: Math.ceil(page.total / listingLimits.pageSize),
    totalResults: page.total,
    resultsPerPage: listingLimits.pageSize,
  };
}

/** Trusts the catalogue at hand and checks its version along with the cards; only when it has changed, does it over. */
async function shown(
  query: ListingQuery,
  context: HandlerContext,
): Promise<{ page: Page; cards: CardRow[] }> {
  const { db, now } = context;
  const answer = async (catalogue: Catalogue) => {
    const question = questionOf(query, catalogue, now);
    const page = pageOf(catalogue, question, query.sort, query.page, listingLimits.pageSize);
    const [versions, cards] = await batch(db, [readVersion, cardsOf(picked(page))]);
    return { page, cards: cards as CardRow[], version: versionIn(versions ?? []) };
  };
  const held = heldCatalogue(db);
  if (held) {
    const answered = await answer(held);
    if (answered.version === held.version) return answered;
  }
  return answer(await currentCatalogue(context));
}

function picked({ picks }: Page): Sql {
  const pairs = JSON.stringify(picks.map(({ product, offer }) => [product, offer]));
  return sql`SELECT value ->> 0 AS product_id, value ->> 1 AS offer_id, key AS rank FROM json_each(${pairs})`;
}
