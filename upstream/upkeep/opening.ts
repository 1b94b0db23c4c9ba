/** What a shop still lacks before it opens, as far as its databases know (product.md 'Before you open'). */
import { writtenPages } from "../content/content";
import { batch, sql } from "../sql";
import { storedRules } from "./rules";

export interface OpeningFacts {
  /** Of each store an address that visitors are sent to, and the programme of its card. */
  stores: { programme: string | null; url: string | null }[];
  /** Sources of feeds that are read by themselves. */
  sources: number;
  /** Those who have come in once. */
  operators: number;
  /** Slugs of pages that somebody has written. */
  written: ReadonlySet<string>;
  /** Points that an operator has ticked, of those that no database knows. */
  ticked: ReadonlySet<string>;
}

const prefix = "apertura:";

/** The rule under which the tick of a point is kept, beside those of the watch. */
export const tickOf = (point: string) => `${prefix}${point}`;

export async function openingFacts(db: D1Database): Promise<OpeningFacts> {
  const [[stores = [], [sources] = [], [operators] = [], written = []], rules] = await Promise.all([
    batch(db, [
      sql`SELECT programme, (SELECT url FROM offers WHERE offers.store_id = stores.store_id LIMIT 1) AS url
        FROM stores`,
      sql`SELECT COUNT(*) AS n FROM feed_sources WHERE active = 1`,
      sql`SELECT COUNT(*) AS n FROM operator_factors WHERE enrolled_at IS NOT NULL`,
      writtenPages,
    ]),
    storedRules(db),
  ]);
  const count = (row: unknown) => (row as { n: number } | undefined)?.n ?? 0;
  return {
    stores: stores as OpeningFacts["stores"],
    sources: count(sources),
    operators: count(operators),
    written: new Set((written as { slug: string }[]).map(({ slug }) => slug)),
    ticked: new Set(
      rules.flatMap(({ rule, isOn }) => (isOn && rule.startsWith(prefix) ? rule.slice(prefix.length) : [])),
    ),
  };
}
