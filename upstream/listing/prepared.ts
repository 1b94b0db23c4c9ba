/**
 * Answers that lie ready in the database for an isolate that does not hold the catalogue yet: those of questions without a
 * filter and with a frequent one, as `prepare.ts` left them for exactly this version (docs/decisions/0182).
 */
import { defaultSort, type ListingQuery } from "contract";
import { cardRows, cardsOf } from "../catalogue/cards";
import { primaryOf } from "../replicas";
import { batch, listed, type Sql, sql } from "../sql";
import type { Counts } from "./answer";
import { heldCatalogue, readBehind } from "./catalogue";
import type { Asker, Counted, Shown } from "./engine";
import { type Labels, labelRowsFrom, labelsOf, nameStatements } from "./labels";
import { asChosen, pickedAmong } from "./picked";
import { onlyFilterOf, questionOf } from "./question";
import { Words } from "./words";

/** A page as it lies there: product, offer, and what that cost and claimed to have cost, in cents. */
export type PreparedPick = [product: number, offer: number, price: number, list: number];

/** Ids and how many, in turns; what nobody carries is left out. */
export type Sparse = number[];

/** `Counts` as they lie there. */
export interface PreparedCounts {
  values: Sparse;
  categories: Sparse;
  stores: Sparse;
  buyable: number[];
  stars: number[];
}

/** The page of a query with what its cards show, in one round trip; null where the catalogue is held or nothing lies ready. */
export async function preparedPage(query: ListingQuery, context: Asker): Promise<Shown | null> {
  const filter = filterToFind(query, context);
  if (filter === null || query.sort !== defaultSort) return null;
  const page = sql`a.pages -> ${`$[${query.page - 1}]`}`;
  const colours = query.facets.colour;
  const asked = colours && { colours: coloursNamed(colours), sizes: listed([]) };
  const picks = sql`(${readyFor(filter, page)})`;
  const [ready, cards] = await batch(context.db, [
    readyFor(filter, sql`v.version, a.total, ${page} AS picks`),
    cardsOf(context.now, ...pickedAmong(picks, asked)),
  ]);
  const [found] = ready as { version: number; total: number; picks: string | null }[];
  if (!found?.picks) return null;
  noteAnswer(context, found.version);
  const chosen = (JSON.parse(found.picks) as PreparedPick[]).map(([product, offer, price, list]) => ({
    product,
    offer,
    price,
    list,
  }));
  return {
    page: { total: found.total, picks: chosen },
    cards: asChosen({ picks: chosen }, cardRows(cards ?? [])),
    understood: null,
  };
}

/** The counts under a query, likewise. */
export async function preparedCounts(query: ListingQuery, context: Asker): Promise<Counted | null> {
  const filter = filterToFind(query, context);
  if (filter === null) return null;
  const [ready, ...names] = await batch(context.db, [
    readyFor(filter, sql`v.version, a.counts`),
    ...nameStatements,
  ]);
  const [found] = ready as { version: number; counts: string }[];
  if (!found) return null;
  noteAnswer(context, found.version);
  const words = new Words();
  const labels = labelsOf(labelRowsFrom(names), words);
  return {
    labels,
    question: questionOf(query, { labels, words }, context.now),
    counts: countsFrom(JSON.parse(found.counts) as PreparedCounts, labels),
  };
}

const answeredBy = new WeakMap<D1Database, number>();

/** The version that such answers were last of; undefined before the first. */
export function preparedVersion(db: D1Database): number | undefined {
  return answeredBy.get(primaryOf(db));
}

/** What the filter of a question stands under; null where it is not looked for. */
function filterToFind(query: ListingQuery, { db }: Asker): string | null {
  return heldCatalogue(db) ? null : onlyFilterOf(query);
}

function readyFor(filter: string, columns: Sql): Sql {
  return sql`SELECT ${columns} FROM listing_version v
    JOIN listing_answers a ON a.filter = ${filter} AND v.answered = v.mark`;
}

function coloursNamed(slugs: readonly string[]): Sql {
  return sql`(SELECT value_id FROM facet_values WHERE facet = 'colour' AND slug IN ${listed(slugs)})`;
}

function noteAnswer(context: Asker, version: number): void {
  answeredBy.set(primaryOf(context.db), version);
  readBehind(context);
}

function countsFrom(
  { values, categories, stores, buyable, stars }: PreparedCounts,
  { highest }: Labels,
): Counts {
  return {
    values: spread(values, highest.value),
    categories: spread(categories, highest.category),
    stores: spread(stores, highest.store),
    buyable: Uint32Array.from(buyable),
    stars: Uint32Array.from(stars),
  };
}

function spread(sparse: Sparse, highest: number): Uint32Array {
  const counts = new Uint32Array(highest + 1);
  for (let at = 0; at < sparse.length; at += 2) counts[sparse[at] as number] = sparse[at + 1] as number;
  return counts;
}
