/** What operators do with suggestions and with what visitors searched for (product.md 'Content calls'). */
import * as z from "zod";
import { admin, called, Done, fields } from "./row";
import { identifier, requiredText, text } from "./wire";

const term = requiredText.pipe(z.string().max(100));
const suggestion = {
  term: called("termine", term),
  uses: called("usi", z.coerce.number().int().min(-2).max(1_000_000).default(0)),
  seoTitle: called("titolo_seo", text),
  seoDescription: called("descrizione_seo", text),
};

const bySlug = z.object({ id: z.string().min(1).max(200) });

export const suggestionWrites = {
  create: admin.post(
    "/api/suggestions",
    "Adds a suggestion; more uses stand higher, below zero it is not shown",
    { input: fields(suggestion), output: z.object({ slug: z.string() }) },
  ),
  update: admin.put(
    "/api/suggestions/{id}",
    "Replaces a suggestion and its search-engine texts; its slug stays",
    { input: fields({ ...bySlug.shape, ...suggestion }), output: Done },
  ),
  remove: admin.del("/api/suggestions/{id}", "Removes a suggestion", { input: bySlug, output: Done }),
};

export const searchTermWrites = {
  update: admin.put("/api/search-terms/{id}", "Corrects what is kept of a search", {
    input: fields({ id: identifier, term: called("termine", term) }),
    output: Done,
  }),
  remove: admin.del("/api/search-terms/{id}", "Forgets a search", {
    input: z.object({ id: identifier }),
    output: Done,
  }),
};
