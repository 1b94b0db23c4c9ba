/** What searches teach: which find nothing, which lead nowhere, and what is chosen after which. */
import { dayMilliseconds, shifted } from "domain/moments";
import * as z from "zod";
import { reads } from "../act";
import type { HandlersOf } from "../handler";
import { batch, listed, rows, type Sql, sql } from "../sql";

/** Lines of each list. */
const most = 200;

interface Searched {
  term: string;
  times: number;
  /** The words that nothing was found with, '' for none; null: not known. */
  missed: string | null;
}

/** Of the database of logs: the terms that were searched most often. @param since ISO time */
function searchesSince(since: string): Sql<Searched> {
  return sql`SELECT lower(trim(term)) AS term, COUNT(*) AS times, MAX(missed) AS missed FROM search_terms
    WHERE searched_at >= ${since} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${most}`;
}

/** Of the shop's database: how often something was chosen after each of these terms, and what was chosen most often. */
function choicesSince(since: string, searched: readonly Searched[]) {
  const day = since.slice(0, 10);
  return [
    sql<Pick<SearchedTerm, "term" | "choices">>`SELECT term, SUM(count) AS choices FROM search_choices
      WHERE day >= ${day} AND term IN ${listed(searched.map(({ term }) => term))} GROUP BY 1`,
    sql<Chosen>`SELECT c.term, p.name AS product, p.slug, SUM(c.count) AS choices
      FROM search_choices c JOIN products p USING (product_id) WHERE c.day >= ${day}
      GROUP BY c.term, c.product_id ORDER BY 4 DESC, 1, 3 LIMIT ${most}`,
  ] as const;
}

export type SearchedTerm = Searched & { choices: number };

export const searchChoice: Pick<HandlersOf<"searchReport">, "choose"> = {
  async choose({ term, product }, { db, now }) {
    const [day, key] = [now.toISOString().slice(0, 10), term.trim().toLowerCase()];
    const exists = sql`FROM products WHERE product_id = ${product}`;
    await batch(db, [
      sql`INSERT INTO search_choices (day, term, product_id, count) SELECT ${day}, ${key}, product_id, 1 ${exists}
        ON CONFLICT DO UPDATE SET count = search_choices.count + 1`,
      sql`INSERT INTO search_favourites (term, product_id, count) SELECT ${key}, product_id, 1 ${exists}
        ON CONFLICT DO UPDATE SET count = search_favourites.count + 1`,
    ]);
    return { done: true };
  },
};

export interface Chosen {
  term: string;
  product: string;
  slug: string;
  choices: number;
}

const period = z.object({ days: z.coerce.number().int().min(1).max(180).default(7) });

/** The most frequent searches first: how often, what was not found, what was chosen. */
export const searchReport = {
  report: reads(period, async ({ days }, { db, logs, now }) => {
    const since = shifted(now, -days * dayMilliseconds);
    const searched = await rows(logs, searchesSince(since));
    const [choices, chosen] = await batch(db, choicesSince(since, searched));
    const counted = new Map(choices.map(({ term, choices }) => [term, choices]));
    const searches = searched.map((row): SearchedTerm => ({ ...row, choices: counted.get(row.term) ?? 0 }));
    return { searches, chosen };
  }),
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
