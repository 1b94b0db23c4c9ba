/** Names, slugs and pictures of facet values, categories and stores, by id and by slug, and the words that they hold. */
import type { FacetKey } from "contract";
import type { AddedPhrase } from "../search/vocabulary";
import type { TableText } from "../search/vocabulary/tables";
import { wordsOf } from "../search/words";
import { type RowsOf, sql } from "../sql";
import { promisesOf, type StoreRow, storesStatement } from "./promises";
import type { Words } from "./words";

export interface Label {
  id: number;
  slug: string;
  label: string;
  image: string | null;
  position: number;
}
export type ValueRow = Label & { facet: FacetKey };
type CategoryRow = Label & { parent: number | null };

export interface LabelRows {
  values: ValueRow[];
  categories: CategoryRow[];
  stores: StoreRow[];
  /** The tables of the vocabulary, as they are written. */
  vocabulary?: readonly TableText[];
  /** Phrases that operators added to the vocabulary. */
  added?: readonly AddedPhrase[];
  /** What is chosen most after a search: the searched text in lower case and the product, most chosen first. */
  favourites?: readonly Favourite[];
}

interface Favourite {
  term: string;
  product: number;
}

export type Labels = Readonly<ReturnType<typeof labelsOf>>;

export function labelsOf(
  { values, categories, stores, vocabulary = [], added = [], favourites = [] }: LabelRows,
  words: Words,
) {
  // 'Cappelli e berretti' does not say which of them a good is, and 'Piccoli prezzi' not that it is small.
  const isEither = ({ label, facet }: (typeof values)[number]) =>
    (facet === "productType" && / e /.test(label)) || (facet === "tag" && /prezz/i.test(label));
  // Filled with the first question about a word. Names of several words are also typed as one: nerogiardini, tshirt.
  const numbered = (named: readonly Pick<Label, "id" | "label">[]) => {
    const found = new Map<number, number[]>();
    words.beforeUse(() => {
      for (const { id, label } of named) {
        const said = wordsOf(label);
        const typed = said.length > 1 ? [...said, said.join("")] : said;
        const numbers = typed.map((word) => words.numberOf(word));
        found.set(id, numbers);
      }
    });
    return found;
  };
  const valueIds = new Map(values.map(({ facet, slug, id }) => [`${facet}:${slug}`, id]));
  const byId = new Map(values.map((value) => [value.id, value]));
  const storeValues = new Map(stores.map(({ id, slug }) => [id, valueIds.get(`store:${slug}`) ?? 0]));
  const highest = (rows: readonly { id: number }[]) => rows.reduce((most, { id }) => Math.max(most, id), 0);
  return {
    values: byId,
    /** Values by `facet:slug`. */
    valueIds,
    categories: new Map(categories.map((category) => [category.id, category])),
    categoryIds: new Map(categories.map(({ slug, id }) => [slug, id])),
    /** The value of facet 'store' that stands for a store, by store id. */
    storeValues,
    storeIds: new Map(stores.map(({ slug, id }) => [slug, id])),
    /** By store id. */
    storePromises: new Map(stores.map((store) => [store.id, promisesOf(store)])),
    /** Word numbers of a value, a category, a store (by their ids); sizes are no words. */
    valueWords: numbered(values.filter((each) => each.facet !== "size" && !isEither(each))),
    categoryWords: numbered(categories),
    storeWords: numbered(
      stores.map(({ id }) => ({ id, label: byId.get(storeValues.get(id) ?? 0)?.label ?? "" })),
    ),
    vocabulary,
    added,
    /** Products by searched text, at most three each. */
    favourites: byTerm(favourites),
    /** Highest ids, for arrays by id. */
    highest: { value: highest(values), category: highest(categories), store: highest(stores) },
  };
}

function byTerm(rows: readonly Favourite[]): Map<string, number[]> {
  const first = [...Map.groupBy(rows, ({ term }) => term)].map(
    ([term, chosen]) => [term, chosen.slice(0, favouritesOfTerm).map(({ product }) => product)] as const,
  );
  return new Map(first);
}

const favouritesOfTerm = 3;
/** What fewer chose may be one person's doing. */
const oftenChosen = 5;
const mostFavourites = 2_000;
export const vocabularyStatement = sql<TableText>`SELECT name, lines FROM vocabulary_tables ORDER BY name`;

export const labelStatements = [
  sql<ValueRow>`SELECT value_id AS id, facet, slug, label, image, position FROM facet_values`,
  sql<CategoryRow>`SELECT category_id AS id, parent_id AS parent, slug, name AS label, image, position FROM categories`,
  storesStatement,
  sql<AddedPhrase>`SELECT phrase, means, brand FROM added_words ORDER BY word_id`,
  sql<Favourite>`SELECT term, product_id AS product FROM search_favourites WHERE count >= ${oftenChosen}
    ORDER BY count DESC, term, product_id LIMIT ${mostFavourites}`,
  vocabularyStatement,
] as const;

export function labelRowsFrom(rows: RowsOf<typeof labelStatements>): LabelRows {
  const [values, categories, stores, added, favourites, vocabulary] = rows;
  return { values, categories, stores, added, favourites, vocabulary };
}
