/** The listing answered from the memory of this isolate: the engine of every catalogue that it can hold. */
import { type ListingQuery, listingLimits } from "contract";
import { type CardRow, cardsOf } from "../catalogue/cards";
import type { HandlerContext } from "../handler";
import { mostBlocks } from "../import/listing";
import { primaryOf } from "../replicas";
import { batch, type Sql, sql } from "../sql";
import { countValues } from "./answer";
import { type Asked, askedFor } from "./asked";
import { type BesideKind, besideIn, besidePage, ownIn, readOwn } from "./beside";
import { perBlock } from "./block";
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
  mostProducts: mostBlocks * perBlock,
  cards,
  beside,
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

async function cards(query: ListingQuery, context: HandlerContext): Promise<Shown> {
  return answered(context, async (catalogue) => {
    const asked = await askedIn(query, catalogue);
    const question = questionOf(query, catalogue, context.now, asked);
    const page = pageOf(catalogue, question, query.sort, query.page, listingLimits.pageSize);
    const understood = asked && understoodWire(asked, catalogue);
    return {
      statement: cardsOf(picked(page)),
      of: (cards: CardRow[]) => ({ page, cards: asChosen(page, cards), understood }),
    };
  });
}

async function beside(kind: BesideKind, id: number, context: HandlerContext): Promise<CardRow[]> {
  return answered(context, async (catalogue) => {
    const own = ownIn(catalogue, id) ?? (await readOwn(context.db, id));
    const ids = own ? besideIn(catalogue, kind, own) : [];
    return { statement: cardsOf(picked(besidePage(ids))), of: (cards: CardRow[]) => cards };
  });
}

/** What a catalogue says, still without its cards, and what it is together with them. */
interface Draft<Answer> {
  statement: Sql;
  of(cards: CardRow[]): Answer;
}

/** Trusts the catalogue at hand and checks its version along with the cards; only when it has changed, does it over. */
async function answered<Answer>(
  context: HandlerContext,
  draft: (catalogue: Catalogue) => Promise<Draft<Answer>>,
): Promise<Answer> {
  const answer = async (catalogue: Catalogue, db: D1Database) => {
    const { statement, of } = await draft(catalogue);
    const [versions, cards] = await batch(db, [readVersion, statement]);
    return { answer: of(cards as CardRow[]), named: stampIn(versions ?? []) };
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
export function picked({ picks }: Pick<Page, "picks">): Sql {
  const pairs = JSON.stringify(picks.map(({ product, offer }) => [product, offer]));
  return sql`SELECT e.value ->> 0 AS product_id, e.key AS rank,
      COALESCE((SELECT o.offer_id FROM offers o WHERE o.offer_id = e.value ->> 1),
        (SELECT p.best_offer_id FROM products p WHERE p.product_id = e.value ->> 0)) AS offer_id
    FROM json_each(${pairs}) e`;
}
