/** The tables of a catalogue in ClickHouse: written aside, then put in place of the ones that are read. */

export interface Tables {
  /** One row a product, by id. */
  products: string;
  /** The order of the listing without a filter: place from 1, product, offer. */
  order: string;
  /** The words of names, each once, with the number of names that hold it. */
  words: string;
  /** One row: the version of the catalogue. */
  state: string;
}

/** The cluster of the servers' own settings that holds the shards, where there are several. */
const cluster = "vetrina";

export function named(prefix: string): Tables {
  return {
    products: `${prefix}_products`,
    order: `${prefix}_order`,
    words: `${prefix}_words`,
    state: `${prefix}_state`,
  };
}

/**
 * Changes whenever the tables mean something else: they are then other tables, filled from the beginning, while a site of
 * the version before goes on with its own.
 */
const format = 1;

const called = (part: string, of = format) => `listing${of}${part}`;

/** The tables that are read, and those that stand aside while a version replaces another. */
export const current = named(called(""));
export const before = named(called("_before"));
export const next = named(called("_next"));

/** The tables of former formats. */
export const former = Array.from({ length: format - 1 }, (_, index) => named(called("", index + 1)));

/** The same with the products of all shards; the others are whole on each shard. */
export function allOf(tables: Tables, shards: number): Tables {
  return shards === 1 ? tables : { ...tables, products: `${tables.products}_all` };
}

/** Statements that make empty tables. */
export function creating(tables: Tables, shards: number): string[] {
  const { products, order, words, state } = tables;
  const statements = [
    `CREATE TABLE IF NOT EXISTS ${products} (id UInt32, brand UInt32, leaf UInt32, score UInt32, sales UInt32,
      seen UInt32, rating UInt8, vals Array(UInt32), categories Array(UInt32), stores Array(UInt32),
      prices Array(UInt32), lists Array(UInt32), buyable Array(UInt8), offers Array(UInt32),
      totals Array(UInt32), text String,
      words Array(UInt64) MATERIALIZED arrayMap(word -> cityHash64(word), splitByChar(' ', text)))
      ENGINE = MergeTree ORDER BY id`,
    `CREATE TABLE IF NOT EXISTS ${order} (place UInt32, id UInt32, offer UInt32) ENGINE = MergeTree ORDER BY place`,
    `CREATE TABLE IF NOT EXISTS ${words} (word String, uses UInt64) ENGINE = MergeTree ORDER BY word`,
    `CREATE TABLE IF NOT EXISTS ${state} (version UInt32) ENGINE = MergeTree ORDER BY version`,
  ];
  const { products: all } = allOf(tables, shards);
  if (all !== products) {
    statements.push(
      `CREATE TABLE IF NOT EXISTS ${all} AS ${products} ENGINE = Distributed(${cluster}, currentDatabase(), ${products})`,
    );
  }
  return statements;
}

export function dropping(tables: Tables): string[] {
  return [...Object.values(tables), `${tables.products}_all`].map((table) => `DROP TABLE IF EXISTS ${table}`);
}

/** One statement: whoever reads, reads what was or what comes. */
export function swapping(before: Tables, next: Tables): string {
  const keys = ["products", "order", "words", "state"] as const;
  const pairs = keys.flatMap((key) => [
    `${current[key]} TO ${before[key]}`,
    `${next[key]} TO ${current[key]}`,
  ]);
  return `RENAME TABLE ${pairs.join(", ")}`;
}
