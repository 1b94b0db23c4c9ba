/** What searches teach: which find nothing, which lead nowhere, and what is chosen after which. */
import type { HandlersOf } from "../handler";
import { batch, Sql, sql } from "../sql";

/** Lines of each list. */
const most = 200;

const words: Record<"searches" | "chosen", string> = {
  searches: `SELECT t.term AS termine, t.times AS volte, COALESCE(c.choices, 0) AS scelte, t.missed AS mancano
    FROM (SELECT lower(trim(term)) AS term, COUNT(*) AS times, MAX(missed) AS missed FROM search_terms
      WHERE searched_at >= ?1 GROUP BY 1) t
    LEFT JOIN (SELECT term, SUM(count) AS choices FROM search_choices WHERE day >= substr(?1, 1, 10) GROUP BY 1) c
      ON c.term = t.term
    ORDER BY t.times DESC, t.term LIMIT ${most}`,
  chosen: `SELECT c.term AS termine, p.name AS prodotto, p.slug, SUM(c.count) AS scelte
    FROM search_choices c JOIN products p USING (product_id) WHERE c.day >= substr(?1, 1, 10)
    GROUP BY c.term, c.product_id ORDER BY 4 DESC, 1, 3 LIMIT ${most}`,
};

/** @param since ISO time of our own making */
export function reportStatements(since: string): [searches: string, chosen: string] {
  const from = (text: string) => text.replaceAll("?1", `'${since}'`);
  return [from(words.searches), from(words.chosen)];
}

export const searchReport: HandlersOf<"searchReport"> = {
  async choose({ term, product }, { db, now }) {
    const [day, key] = [now.toISOString().slice(0, 10), term.trim().toLowerCase()];
    const exists = sql`FROM products WHERE product_id = ${product}`;
    await batch(db, [
      sql`INSERT INTO search_choices (day, term, product_id, count) SELECT ${day}, ${key}, product_id, 1 ${exists}
        ON CONFLICT DO UPDATE SET count = search_choices.count + 1`,
      sql`INSERT INTO search_favourites (term, product_id, count) SELECT ${key}, product_id, 1 ${exists}
        ON CONFLICT DO UPDATE SET count = search_favourites.count + 1`,
    ]);
    return { success: true };
  },
  async report({ days }, { db, now }) {
    const since = new Date(now.getTime() - days * 86_400_000).toISOString();
    const [ricerche, scelti] = await batch(
      db,
      reportStatements(since).map((text) => new Sql(text, [])),
    );
    return { ricerche: ricerche as never[], scelti: scelti as never[] };
  },
};

/** For the batch that prunes: choices of days before go, from the sums too. */
export function forgetChoices(before: string): Sql[] {
  return [
    sql`UPDATE search_favourites SET count = search_favourites.count - old.gone FROM
      (SELECT term, product_id, SUM(count) AS gone FROM search_choices WHERE day < ${before} GROUP BY 1, 2) old
      WHERE old.term = search_favourites.term AND old.product_id = search_favourites.product_id`,
    sql`DELETE FROM search_choices WHERE day < ${before}`,
    sql`DELETE FROM search_favourites WHERE count <= 0`,
  ];
}
