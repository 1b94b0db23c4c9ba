/** The tables of a catalogue in ClickHouse: written aside, then put in place of the ones that are read. */
import { type FacetKey, facetKeys } from "contract";
import { joinedWords } from "../../search/words";

const parts = [
  // One row a product, those of a category together.
  "products",
  // The order of the listing without a filter: place from 1, product, offer.
  "order",
  // What is counted without a filter, as `counts.ts` numbers it.
  "counts",
  // The words of names, each once, with the number of names that hold it.
  "words",
  "state",
  // What cards show of each product (`goods.ts`).
  "goods",
] as const;
export type Tables = Readonly<Record<(typeof parts)[number], string>>;

/** The cluster of the servers' own settings that holds the shards, where there are several. */
const cluster = "vetrina";

/** What cards show is the same table for all: it is never copied, and the latest row of a product is read. */
function named(stage: string, of = format): Tables {
  const called = (part: string) => `listing${of}${part === "goods" ? "" : stage}_${part}`;
  return Object.fromEntries(parts.map((part) => [part, called(part)])) as Tables;
}

/** Changes whenever the tables mean something else: then they are others, filled anew, while the version before keeps its own. */
const format = 5;

export const current = named("");
export const before = named("_before");
export const next = named("_next");

export const former = Array.from({ length: format - 1 }, (_, index) => named("", index + 1));

/** The same with the products of all shards; the others are whole on each shard. */
export function allOf(tables: Tables, shards: number): Tables {
  if (shards === 1) return tables;
  return { ...tables, products: `${tables.products}_all`, goods: `${tables.goods}_all` };
}

/** Facets whose values products carry; a store is told by its offers. */
const carriedFacets = facetKeys.filter((facet) => facet !== "store");

/** The column of a facet: a choice in one reads few numbers, not those of all. */
export function columnOf(facet: FacetKey): string {
  return `of_${facet}`;
}

/** A number in the column `labels` is a kind times this, plus an id; those of values are their ids. */
export const perKind = 2 ** 26;
export const kinds = { value: 0, category: 1, stars: 2, store: 3, able: 4, suitedStore: 5, shownAble: 6 };

export function numbered(kind: number, id: string): string {
  return `toUInt32(${id} + ${kind * perKind})`;
}

/** All that a match counts for where no offer is asked for: values, categories, stores, stars, whether it can be bought. */
function labels(): string {
  const values = `arrayConcat(${carriedFacets.map(columnOf).join(", ")})`;
  const categories = `arrayMap(id -> ${numbered(kinds.category, "id")}, categories)`;
  const stores = `arrayMap(id -> ${numbered(kinds.store, "id")}, deals.store)`;
  const single = [numbered(kinds.stars, "rating"), numbered(kinds.able, "deals.able[1]")];
  return `arrayConcat(CAST(${values} AS Array(UInt32)), ${categories}, ${stores}, [${single.join(", ")}])`;
}

/** As narrow as the highest id of a value allows. */
export type ValueType = "UInt16" | "UInt32";

/** Rows of the products' table that are read together: where one of them matches, long columns are read for so many. */
const rowsAtOnce = 1_024;
/** A page reads so many products' goods for each of its own. */
const goodsAtOnce = 64;

export function creating(tables: Tables, shards: number, valueType: ValueType): string[] {
  const { products, order, counts, words, state, goods } = tables;
  const columns = carriedFacets.map((facet) => `${columnOf(facet)} Array(${valueType})`);
  const statements = [
    `CREATE TABLE IF NOT EXISTS ${products} (id UInt32, brand UInt32, leaf UInt32, score UInt32, sales UInt32,
      seen UInt32, rating UInt8, ${columns.join(", ")}, categories Array(UInt32), text String,
      \`deals.store\` Array(UInt32), \`deals.price\` Array(UInt32), \`deals.list\` Array(UInt32),
      \`deals.able\` Array(UInt8), \`deals.offer\` Array(UInt32), \`deals.total\` Array(UInt32),
      \`deals.measure\` Array(UInt32),
      price UInt32 MATERIALIZED deals.price[1], list UInt32 MATERIALIZED deals.list[1],
      able UInt8 MATERIALIZED deals.able[1], offer UInt32 MATERIALIZED deals.offer[1],
      total UInt32 MATERIALIZED deals.total[1], measure UInt32 MATERIALIZED deals.measure[1],
      labels Array(UInt32) MATERIALIZED ${labels()},
      words Array(UInt64) MATERIALIZED arrayMap(word -> cityHash64(word), splitByChar(' ', text)))
      ENGINE = MergeTree ORDER BY (leaf, id) SETTINGS index_granularity = ${rowsAtOnce}`,
    `CREATE TABLE IF NOT EXISTS ${order} (place UInt32, id UInt32, offer UInt32) ENGINE = MergeTree ORDER BY place`,
    `CREATE TABLE IF NOT EXISTS ${counts} (number UInt32, products UInt64) ENGINE = MergeTree ORDER BY number`,
    `CREATE TABLE IF NOT EXISTS ${words} (word String, uses UInt64) ENGINE = MergeTree ORDER BY word`,
    `CREATE TABLE IF NOT EXISTS ${state} (version UInt32) ENGINE = MergeTree ORDER BY version`,
    `CREATE TABLE IF NOT EXISTS ${goods} (id UInt32, told UInt64, kept String)
      ENGINE = ReplacingMergeTree(told) ORDER BY id SETTINGS index_granularity = ${goodsAtOnce}`,
  ];
  const spread = (table: string) =>
    `CREATE TABLE IF NOT EXISTS ${table}_all AS ${table} ENGINE = Distributed(${cluster}, currentDatabase(), ${table})`;
  return shards === 1 ? statements : [...statements, ...[products, goods].map(spread)];
}

export function dropping(tables: Tables): string[] {
  const all = Object.values(allOf(tables, 2)).concat(Object.values(tables));
  return all
    .filter((table) => !table.startsWith(current.goods))
    .map((table) => `DROP TABLE IF EXISTS ${table}`);
}

/** One statement: whoever reads, reads what was or what comes. */
export function swapping(before: Tables, next: Tables): string {
  const swapped = parts.filter((key) => before[key] !== next[key]);
  const pairs = swapped.flatMap((key) => [
    `${current[key]} TO ${before[key]}`,
    `${next[key]} TO ${current[key]}`,
  ]);
  return `RENAME TABLE ${pairs.join(", ")}`;
}

/** Facts as `upstream/import/listing.ts` writes them. */
export type FactsRow = readonly [
  id: number,
  brand: number | null,
  leaf: number | null,
  score: number,
  sales: number,
  seen: number,
  rating: number | null,
  vals: number[],
  categories: number[],
  offers: number[][],
  name: string,
];

const whole = (number: number | null) => Math.max(0, Math.floor(number ?? 0));
type Column = [name: string, of: (facts: FactsRow) => string | number];
const numbers = ["id", "brand", "leaf", "score", "sales", "seen", "rating"].map(
  (name, place): Column => [name, (facts) => whole(facts[place] as number | null)],
);
/** Facts written before migration 0073 do not tell the last one. */
const deals = ["store", "price", "list", "able", "offer", "total", "measure"].map(
  (name, place): Column => [`deals.${name}`, (facts) => JSON.stringify(facts[9].map((o) => o[place] ?? 0))],
);
const columnsOf: Column[] = [
  ...numbers,
  ["categories", (facts) => JSON.stringify(facts[8])],
  ...deals,
  // Words are letters and digits: nothing in them ends a column.
  ["text", (facts) => joinedWords(facts[10])],
];

/** Of the products' table; it works out the others itself. */
export const writtenColumns = [...columnsOf.map(([name]) => name), ...carriedFacets.map(columnOf)];
export const columns = writtenColumns.join(", ");

/** The line of a product, parted by tabs; `facetOf`: the facet of each value by its id. */
export function lineOf(facts: FactsRow, facetOf: ReadonlyMap<number, FacetKey>): string {
  const byFacet = new Map(carriedFacets.map((facet): [FacetKey, number[]] => [facet, []]));
  for (const id of facts[7]) byFacet.get(facetOf.get(id) as FacetKey)?.push(id);
  const plain = columnsOf.map(([, of]) => of(facts));
  return [...plain, ...[...byFacet.values()].map((ids) => JSON.stringify(ids))].join("\t");
}
