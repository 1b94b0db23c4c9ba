/** The listing answered from the memory of this isolate: the engine of every catalogue that it can hold. */
import { type ListingQuery, listingLimits } from "contract";
import { type CardRow, cardsOf } from "../catalogue/cards";
import type { HandlerContext } from "../handler";
import { batch, type Sql, sql } from "../sql";
import { countValues } from "./answer";
import { type Catalogue, currentCatalogue, heldCatalogue, readVersion, versionIn } from "./catalogue";
import type { ListingEngine } from "./engine";
import { type Page, pageOf } from "./order";
import { questionOf } from "./question";

export const memory: ListingEngine = {
  cards,
  async counts(query, context) {
    const catalogue = await currentCatalogue(context);
    const question = questionOf(query, catalogue, context.now);
    return { labels: catalogue.labels, question, counts: countValues(catalogue, question) };
  },
  known: (_searches, source) => currentCatalogue(source),
};

/** Trusts the catalogue at hand and checks its version along with the cards; only when it has changed, does it over. */
async function cards(
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

/** The picks of a page as `cardsOf` wants them. */
export function picked({ picks }: Page): Sql {
  const pairs = JSON.stringify(picks.map(({ product, offer }) => [product, offer]));
  return sql`SELECT value ->> 0 AS product_id, value ->> 1 AS offer_id, key AS rank FROM json_each(${pairs})`;
}
