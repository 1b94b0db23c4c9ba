/** What a shop still lacks before it opens, as far as its databases know (product.md 'Before you open'). */
import { writtenPages } from "../content/content";
import { batch, sql } from "../sql";
import { storedRules } from "./rules";

export type OpeningFacts = Awaited<ReturnType<typeof openingFacts>>;

const prefix = "apertura:";

/** The rule under which the tick of a point is kept, beside those of the watch. */
export const tickOf = (point: string) => `${prefix}${point}`;

export async function openingFacts(db: D1Database) {
  const [[stores, [sources], [operators], written], rules] = await Promise.all([
    batch(db, [
      sql<{ programme: string | null; url: string | null }>`
        SELECT programme, (SELECT url FROM offers WHERE offers.store_id = stores.store_id LIMIT 1) AS url
        FROM stores`,
      sql<{ n: number }>`SELECT COUNT(*) AS n FROM feed_sources WHERE active = 1`,
      sql<{ n: number }>`SELECT COUNT(*) AS n FROM operator_factors WHERE enrolled_at IS NOT NULL`,
      writtenPages,
    ]),
    storedRules(db),
  ]);
  return {
    /** Of each store an address that visitors are sent to, and the programme of its card. */
    stores,
    /** Sources of feeds that are read by themselves. */
    sources: sources?.n ?? 0,
    /** Those who have come in once. */
    operators: operators?.n ?? 0,
    /** Slugs of pages that somebody has written. */
    written: new Set(written.map(({ slug }) => slug)),
    /** Points that an operator has ticked, of those that no database knows. */
    ticked: new Set(
      rules.flatMap(({ rule, isOn }) => (isOn && rule.startsWith(prefix) ? rule.slice(prefix.length) : [])),
    ),
  };
}
