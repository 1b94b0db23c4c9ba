/** The listing answered from the memory of this isolate: the engine of every catalogue that it can hold. */
import { type FacetKey, type ListingQuery, listingLimits } from "contract";
import { type CardRow, cardsOf } from "../catalogue/cards";
import type { HandlerContext } from "../handler";
import { mostBlocks } from "../import/listing";
import { primaryOf } from "../replicas";
import { batch, listed, type Sql, sql } from "../sql";
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
import { type Question, questionOf } from "./question";
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
      statement: cardsOf(...picked(page, question)),
      of: (cards: CardRow[]) => ({ page, cards: asChosen(page, cards), understood }),
    };
  });
}

async function beside(kind: BesideKind, id: number, context: HandlerContext): Promise<CardRow[]> {
  return answered(context, async (catalogue) => {
    const own = ownIn(catalogue, id) ?? (await readOwn(context.db, id));
    const ids = own ? besideIn(catalogue, kind, own) : [];
    return { statement: cardsOf(...picked(besidePage(ids))), of: (cards: CardRow[]) => cards };
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

/**
 * The picks of a page as `cardsOf` wants them; an offer that has left since gives way to the product's best one. With a
 * colour asked for, a card shows a variant in it, where the same store sells that for the same price.
 */
export function picked(
  { picks }: Pick<Page, "picks">,
  question: Question | null = null,
): [picked: Sql, variant?: Sql] {
  const pairs = JSON.stringify(picks.map(({ product, offer }) => [product, offer]));
  const offers = sql`COALESCE((SELECT o.offer_id FROM offers o WHERE o.offer_id = e.value ->> 1),
        (SELECT p.best_offer_id FROM products p WHERE p.product_id = e.value ->> 0))`;
  const shown = sql`SELECT e.value ->> 0 AS product_id, e.key AS rank, ${offers} AS offer_id FROM json_each(${pairs}) e`;
  const colours = question ? chosenIn(question, "colour") : [];
  if (!question || colours.length === 0) return [shown];
  const sizes = listed(chosenIn(question, "size"));
  const asked = sql`SELECT o.offer_id FROM offers b CROSS JOIN variants v CROSS JOIN offers o ON o.variant_id = v.variant_id
    WHERE b.offer_id = s.offer_id AND v.product_id = s.product_id AND v.colour_id IN ${listed(colours)}
      AND v.images <> '' AND o.store_id = b.store_id AND o.price_cents = b.price_cents
      AND o.availability = b.availability
    ORDER BY v.size_id IN ${sizes} DESC, o.offer_id = b.offer_id DESC, v.position, o.offer_id LIMIT 1`;
  return [
    sql`SELECT s.product_id, s.rank, COALESCE(asked, s.offer_id) AS offer_id,
        (SELECT variant_id FROM offers WHERE offer_id = asked) AS variant_id
      FROM (SELECT s.*, (${asked}) AS asked FROM (${shown}) s) s`,
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
