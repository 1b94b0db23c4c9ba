/** Search suggestions and the searches that visitors submit (product.md 'Search', 'Content calls'). */
import { suggestionSlug } from "contract";
import { folded } from "contract/folded";
import type { HandlersOf } from "../handler";
import { Refusal } from "../refusal";
import { prepare, rows, sql } from "../sql";

/** How many suggestions one answer holds. */
const listLength = 10;

/**
 * A term that only visitors entered starts below zero and is suggested to others from its third use on, so that one
 * person's typing does not appear on everybody's screen.
 */
const firstUse = -2;

export const suggestions: Pick<HandlersOf<"suggestions">, "list" | "increment"> = {
  async list({ q }, { db }) {
    const prefix = folded(q ?? "").trim();
    const found = await rows<{ term: string; slug: string }>(
      db,
      sql`SELECT term, slug FROM suggestions WHERE folded >= ${prefix} AND folded < ${`${prefix}\u{10ffff}`}
        AND uses >= 0 ORDER BY uses DESC, folded LIMIT ${listLength}`,
    );
    return { suggestions: found.map((row) => ({ termine: row.term, slug: row.slug })) };
  },
  async increment({ slug }, { db }) {
    const term = slug.replace(/[-_]+/g, " ").trim();
    if (suggestionSlug(slug) !== slug || term === "") {
      throw new Refusal(422, "Valore non valido per 'slug'.", "slug");
    }
    await prepare(
      db,
      sql`INSERT INTO suggestions (slug, term, folded, uses) VALUES (${slug}, ${term}, ${folded(term)}, ${firstUse})
        ON CONFLICT (slug) DO UPDATE SET uses = uses + 1`,
    ).run();
    return { success: true };
  },
};

export const searchTerms: Pick<HandlersOf<"searchTerms">, "add"> = {
  async add({ term }, { db, now }) {
    await prepare(
      db,
      sql`INSERT INTO search_terms (term, searched_at) VALUES (${term}, ${now.toISOString()})`,
    ).run();
    return { success: true };
  },
};
