/** Search suggestions and the searches that visitors submit (product.md 'Search', 'Content calls'). */
import { emptyListing, suggestionSlug } from "contract";
import { folded } from "domain/folded";
import { dayMilliseconds, shifted } from "domain/moments";
import type { HandlerContext, HandlersOf } from "../handler";
import { dropOld } from "../leftovers";
import type { Labels } from "../listing/labels";
import { leftOutWords } from "../listing/understood";
import { Refusal } from "../refusal";
import { knownRow, rows, type Sql, sql } from "../sql";
import { type Completion, Completions, fitting } from "./completions";
import { stockOf } from "./stock";

/** How many suggestions one answer holds. */
const listLength = 10;

/** A term that only visitors entered is suggested from its third use on, so that one person's typing appears to nobody. */
const firstUse = -2;

/** Terms that are looked at for one answer: so many of the most used ones, and so many that begin with what was typed. */
const looked = 200;

/** Bounded rows, however many terms there are: with many of one beginning the most used of all and the first by the alphabet count. */
function popularTerms(prefix: string): Sql<{ term: string; slug: string }> {
  const begins = sql`folded >= ${prefix} AND folded < ${`${prefix}\u{10ffff}`}`;
  return sql`SELECT term, slug FROM (
      SELECT * FROM (SELECT slug, term, folded, uses FROM suggestions WHERE uses >= 0
        ORDER BY uses DESC, folded LIMIT ${looked}) WHERE ${begins}
      UNION SELECT * FROM (SELECT slug, term, folded, uses FROM suggestions WHERE ${begins} AND uses >= 0
        ORDER BY folded LIMIT ${looked}))
    ORDER BY uses DESC, folded LIMIT ${listLength}`;
}

export const suggestions: Pick<HandlersOf<"suggestions">, "list" | "increment"> = {
  async list({ q }, context) {
    const prefix = folded(q ?? "").trim();
    const completing = completionsOf(q ?? "", context).catch(() => []);
    const found = await rows(context.db, popularTerms(prefix));
    const completed = (await completing).map((each) => ({
      ...each,
      slug: suggestionSlug(each.term),
      completes: true,
    }));
    const known = new Set(completed.map(({ term }) => folded(term)));
    const others = found.filter(({ term }) => !known.has(folded(term)));
    // What others searched for may have a word too many, not the thing itself.
    const finds = async (terms: string[]) => (await context.listing.known(context)).found(terms, "some");
    const popular = await fitting(others, finds).catch(() => others);
    return [...completed, ...popular.map((each) => ({ ...each, products: null, completes: false }))];
  },
  async increment({ slug }, { db, now }) {
    const term = slug.replace(/[-_]+/g, " ").trim();
    if (suggestionSlug(slug) !== slug || term === "") {
      throw new Refusal(422, "Valore non valido per 'slug'.", "slug");
    }
    await rows(db)`INSERT INTO suggestions (slug, term, folded, uses, used_on)
      VALUES (${slug}, ${term}, ${folded(term)}, ${firstUse}, ${now.toISOString().slice(0, 10)})
      ON CONFLICT (slug) DO UPDATE SET uses = uses + 1,
        used_on = CASE WHEN used_on IS NOT NULL THEN excluded.used_on END`;
    return { done: true };
  },
};

export const searchTerms: Pick<HandlersOf<"searchTerms">, "add"> = {
  async add({ term }, context) {
    const missed = await missedBy(term, context).catch(() => null);
    await rows(context.logs)`INSERT INTO search_terms (term, searched_at, missed)
      VALUES (${term}, ${context.now.toISOString()}, ${missed})`;
    return { done: true };
  },
};

const built = new WeakMap<Labels, Completions>();

/** What the catalogue holds, worked out once a version; nothing before anything is typed. */
async function completionsOf(typed: string, context: HandlerContext): Promise<Completion[]> {
  if (typed.trim() === "") return [];
  const known = await context.listing.known(context);
  let completions = built.get(known.labels);
  if (!completions) {
    const { counts } = await context.listing.counts(emptyListing, context);
    completions = new Completions(stockOf(known, counts));
    built.set(known.labels, completions);
  }
  return completions.offered(typed, (terms) => known.found(terms, "whole"));
}

/** The words of a search that nothing is found with. */
async function missedBy(term: string, { listing, ...source }: HandlerContext): Promise<string> {
  const { asked } = await listing.known(source);
  return leftOutWords(await asked(term, source.now)).join(" ");
}

/** Where operators write suggestions and correct what is kept of searches. */
export const suggestionWrites: Pick<HandlersOf<"suggestions">, "create" | "update" | "remove"> = {
  async create({ term, uses, seoTitle, seoDescription }, { db }) {
    const slug = suggestionSlug(term);
    if (slug === "")
      throw new Refusal(422, "Il termine deve contenere almeno una lettera o una cifra.", "termine");
    const written = await rows(db)`
      INSERT INTO suggestions (slug, term, folded, uses, seo_title, seo_description)
        VALUES (${slug}, ${term}, ${folded(term)}, ${uses}, ${seoTitle}, ${seoDescription})
        ON CONFLICT DO NOTHING RETURNING slug`;
    if (written.length === 0) throw new Refusal(409, "Questo suggerimento esiste già.");
    return { slug };
  },
  async update({ id, term, uses, seoTitle, seoDescription }, { db }) {
    await knownRow(db, "Suggerimento")`
      UPDATE suggestions SET term = ${term}, folded = ${folded(term)}, uses = ${uses}, seo_title = ${seoTitle},
        seo_description = ${seoDescription} WHERE slug = ${id} RETURNING slug`;
    return { done: true };
  },
  async remove({ id }, { db }) {
    await rows(db)`DELETE FROM suggestions WHERE slug = ${id}`;
    return { done: true };
  },
};

export const searchTermWrites: Pick<HandlersOf<"searchTerms">, "update" | "remove"> = {
  async update({ id, term }, { logs }) {
    await knownRow(logs, "Ricerca")`
      UPDATE search_terms SET term = ${term} WHERE term_id = ${id} RETURNING term_id`;
    return { done: true };
  },
  async remove({ id }, { logs }) {
    await rows(logs)`DELETE FROM search_terms WHERE term_id = ${id}`;
    return { done: true };
  },
};

/** Days without a search: of a term too rare to be suggested, and of any other. */
const kept = { rare: 60, suggested: 400 };

/** One turn of dropping terms of visitors that nobody has searched for a long time, but those of operators and with texts of their own; answers whether more are left. */
export function dropUnusedSuggestions(db: D1Database, now: Date): Promise<boolean> {
  const before = (days: number) => shifted(now, -days * dayMilliseconds).slice(0, 10);
  const unwritten = "seo_title IS NULL AND seo_description IS NULL";
  const old = { table: "suggestions", key: "slug", at: "used_on" };
  return dropOld(db, [
    { ...old, before: before(kept.rare), which: `uses < 0 AND ${unwritten}` },
    { ...old, before: before(kept.suggested), which: unwritten },
  ]);
}
