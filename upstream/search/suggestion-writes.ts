/** Where operators write suggestions and correct what is kept of searches. */
import { suggestionSlug } from "contract";
import { folded } from "domain/folded";
import type { HandlersOf } from "../handler";
import { Refusal } from "../refusal";
import { knownRow, rows } from "../sql";

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
