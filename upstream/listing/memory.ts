/** The listing answered from the memory of this isolate: the engine of every catalogue that it can hold. */
import { type ListingQuery, listingLimits } from "contract";
import type { CardRow } from "../catalogue/card-row";
import { type CardRead, cardRows, cardsOfPicks } from "../catalogue/cards";
import { mostBlocks } from "../import/listing";
import { primaryOf } from "../replicas";
import { batch, type Sql } from "../sql";
import { marked, nearestAmong, unmarked } from "./alike";
import { countValues } from "./answer";
import { perBlock } from "./block";
import type { Asker, ListingEngine, Shown } from "./engine";
import {
  type Catalogue,
  catalogueFor,
  currentCatalogue,
  heldCatalogue,
  readVersion,
  stampIn,
} from "./held-catalogue";
import { type Page, pageOf } from "./order";
import { parsedSearch } from "./parsed-search";
import { shopOf } from "./product-matcher";
import { type Asking, questionOf } from "./question";
import { ownIn, type RelatedKind, readOwn, relatedIn } from "./related-products";
import { searchesWithResults } from "./searches-with-results";
import { understoodOf } from "./understood";

export const memory: ListingEngine = {
  mostProducts: mostBlocks * perBlock,
  isReady: ({ db }) => heldCatalogue(db) !== undefined,
  cards,
  relatedProducts,
  async counts(query, context) {
    const catalogue = await currentCatalogue(context);
    const asked = await askedIn(query, catalogue, context.now);
    const question = questionOf(query, catalogue, context.now, asked);
    return { labels: catalogue.labels, question, counts: countValues(catalogue, question) };
  },
  async known(source) {
    const catalogue = await currentCatalogue(source);
    const { labels, words } = catalogue;
    const shop = shopOf(catalogue);
    return {
      labels,
      words,
      asked: (search, now) => parsedSearch(search, shop, now),
      found: (searches, how) => searchesWithResults(searches, how, shop),
    };
  },
};

async function cards(query: Asking, context: Asker): Promise<Shown> {
  return answered(context, async (catalogue) => {
    const asked = await askedIn(query, catalogue, context.now);
    const question = questionOf(query, catalogue, context.now, asked);
    const page = pageOf(catalogue, question, query.sort, query.page, query.size ?? listingLimits.pageSize);
    const understood = asked && understoodOf(asked, catalogue);
    return {
      statement: cardsOfPicks(context.now, page.picks, question),
      // Picks are of whole products: in a size the offer is another one, and has its own price.
      of: (cards: CardRow[]) => ({
        page,
        cards: question.sizes.length > 0 ? cards : asChosen(page, cards),
        understood,
      }),
    };
  });
}

/** Prices as when the page was chosen: during an import the database is ahead, and a card must not contradict its filter. */
function asChosen({ picks }: Page, cards: CardRow[]): CardRow[] {
  const chosen = new Map(picks.map((pick) => [pick.product, pick]));
  return cards.map((card) => {
    const { price, list } = chosen.get(card.product_id) ?? {};
    if (price === undefined || card.price_cents === null) return card;
    return { ...card, price_cents: price, list_cents: list || null };
  });
}

async function relatedProducts(kind: RelatedKind, id: number, context: Asker): Promise<CardRow[]> {
  return answered(context, async (catalogue) => {
    const own = ownIn(catalogue, id) ?? (await readOwn(context.db, id));
    const ids = own ? relatedIn(catalogue, kind, own) : [];
    const shown =
      kind === "related" ? await nearestAmong(context.db, id, ids, catalogue.labels) : unmarked(ids);
    const picks = shown.map(({ id }) => ({ product: id }));
    return { statement: cardsOfPicks(context.now, picks), of: (cards: CardRow[]) => marked(cards, shown) };
  });
}

/** Trusts the catalogue at hand and checks its version along with the cards; only when it has changed, does it over. */
async function answered<Answer>(
  context: Asker,
  draft: (catalogue: Catalogue) => Promise<{ statement: Sql<CardRead>; of(cards: CardRow[]): Answer }>,
) {
  const answer = async (catalogue: Catalogue, db: D1Database) => {
    const { statement, of } = await draft(catalogue);
    const [versions, cards] = await batch(db, [readVersion, statement]);
    return { answer: of(cardRows(cards)), named: stampIn(versions) };
  };
  const primary = primaryOf(context.db);
  const held = heldCatalogue(primary);
  if (held) {
    const near = await answer(held, context.db);
    // A copy that lags behind what is held may lack products of this page.
    const lags = near.named.version < held.version && primary !== context.db;
    const found = lags ? await answer(held, primary) : near;
    if ((await catalogueFor(context, found.named)) === held) return found.answer;
  }
  return (await answer(await currentCatalogue(context), primary)).answer;
}

async function askedIn({ search }: ListingQuery, catalogue: Catalogue, now: Date) {
  return search === undefined ? null : parsedSearch(search, shopOf(catalogue), now);
}
