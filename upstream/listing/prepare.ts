/** Works out, once a version, the answers that lie ready for isolates that do not hold the catalogue yet (`prepared.ts`). */
import { defaultSort, emptyListing, type FacetKey, type ListingQuery, listingLimits } from "contract";
import { statements } from "../import/changes";
import { batch, rows, type Sql, sql } from "../sql";
import { type Counts, countValues } from "./answer";
import { type Catalogue, type CatalogueSource, currentCatalogue } from "./catalogue";
import { carried } from "./facets";
import { pageOf } from "./order";
import type { PreparedCounts, PreparedPick, Sparse } from "./prepared";
import { onlyFilterOf, questionOf } from "./question";

/** So many questions are answered beforehand: rows written a version at most, and one for the version. */
export const mostPrepared = 128;
/** Pages of each, in the default order. */
export const pagesPrepared = 3;

/** Facets of which single values are asked for by links of the site. */
const facets = new Set<FacetKey>(["brand", "colour", "gender", "store"]);

/** A question as a row of `listing_answers`. */
type Answer = [filter: string, total: number, pages: PreparedPick[][], counts: PreparedCounts];

/** Answers the questions of the newest version, unless that was done; writes only answers that differ from those before. */
export async function prepareAnswers(source: CatalogueSource, now: Date): Promise<void> {
  const [version] = await rows<{ done: number }>(
    source.db,
    sql`SELECT answered = mark AS done FROM listing_version`,
  );
  if (version?.done) return;
  const catalogue = await currentCatalogue(source);
  const answers: Answer[] = [];
  for (const query of questionsOf(catalogue, now)) {
    answers.push(answerTo(query, catalogue, now));
    // Visitors of this isolate wait for one of them at most.
    await new Promise((wake) => setTimeout(wake));
  }
  await batch(source.db, writing(answers, catalogue.mark));
}

/** No filter, reduced ones, and the categories and values that most products have. */
function questionsOf(catalogue: Catalogue, now: Date): ListingQuery[] {
  const { labels } = catalogue;
  const question = questionOf(emptyListing, catalogue, now);
  const counts = countValues(catalogue, question);
  const found: { query: ListingQuery; products: number }[] = [...labels.categories.values()].map(
    ({ id, slug }) => ({
      query: { ...emptyListing, category: slug },
      products: counts.categories[id] ?? 0,
    }),
  );
  for (const [facet, values] of carried({ labels, question, counts }, facets))
    for (const { slug, products } of values)
      found.push({ query: { ...emptyListing, facets: { [facet]: [slug] } }, products });
  const frequent = found.filter(({ products }) => products > 0).sort((a, b) => b.products - a.products);
  return [
    emptyListing,
    { ...emptyListing, onSale: true },
    ...frequent.slice(0, mostPrepared - 2).map(({ query }) => query),
  ];
}

function answerTo(query: ListingQuery, catalogue: Catalogue, now: Date): Answer {
  const { pageSize } = listingLimits;
  const question = questionOf(query, catalogue, now);
  const { picks, total } = pageOf(catalogue, question, defaultSort, 1, pagesPrepared * pageSize);
  const pages: PreparedPick[][] = [];
  for (let at = 0; at < picks.length; at += pageSize)
    pages.push(
      picks
        .slice(at, at + pageSize)
        .map(({ product, offer, price = 0, list = 0 }): PreparedPick => [product, offer, price, list]),
    );
  return [onlyFilterOf(query) ?? "", total, pages, preparedFrom(countValues(catalogue, question))];
}

function preparedFrom({ values, categories, stores, buyable, stars }: Counts): PreparedCounts {
  return {
    values: sparse(values),
    categories: sparse(categories),
    stores: sparse(stores),
    buyable: [...buyable],
    stars: [...stars],
  };
}

function sparse(counts: Readonly<Record<number, number>>): Sparse {
  return Object.entries(counts).flatMap(([id, count]) => (count > 0 ? [Number(id), count] : []));
}

/** All of it in one batch: who reads an answer finds it to be of the version that is named, or none. */
function writing(answers: readonly Answer[], mark: string): Sql[] {
  const filters = JSON.stringify(answers.map(([filter]) => filter));
  return [
    sql`DELETE FROM listing_answers WHERE filter NOT IN (SELECT value FROM json_each(${filters}))`,
    ...statements(
      `INSERT INTO listing_answers (filter, total, pages, counts)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?) WHERE true
        ON CONFLICT DO UPDATE SET total = excluded.total, pages = excluded.pages, counts = excluded.counts
        WHERE (total, pages, counts) IS NOT (excluded.total, excluded.pages, excluded.counts)`,
      answers,
    ),
    sql`UPDATE listing_version SET answered = ${mark}`,
  ];
}
