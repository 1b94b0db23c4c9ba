/** Guides of 'Come funziona' (product.md 'Content pages', 'Content calls'; their fields are ours, upstream/DESIGN.md). */
import * as z from "zod";
import { type DomainOf, Done, del, get, post, put, renamed } from "../row";
import { bareList, bareObject, body, requiredText, slugUpTo } from "../wire";

/** A titled explanation; `body` is HTML that was sanitised where it entered. */
export const Guide = renamed(z.object({ slug: requiredText, titolo: requiredText, contenuto: body }), {
  titolo: "title",
  contenuto: "body",
});
export type Guide = DomainOf<typeof Guide>;

const slug = slugUpTo(80);
const many = bareList(Guide, "guides", "guide");
const one = bareObject(Guide, "guide", "data");

export const guides = {
  list: get("/api/guides", "All guides in order", { output: many, cache: "long" }),
  bySlug: get("/api/guides/{slug}", "One guide", {
    input: z.object({ slug: requiredText }),
    output: one,
    cache: "long",
  }),
  bySlugs: post("/api/guides/by-slugs", "The named guides, in the order asked", {
    input: z.object({ slugs: z.array(z.string().max(80)).max(100) }),
    output: many,
  }),
  save: put("/api/guides/{slug}", "Writes a guide; a lower position comes first", {
    input: renamed(
      z.object({
        slug,
        titolo: requiredText.pipe(z.string().max(200)),
        contenuto: z.string().trim().min(1).max(200_000),
        posizione: z.number().int().min(0).max(10_000).default(0),
      }),
      { titolo: "title", contenuto: "body", posizione: "position" },
    ),
    output: one,
    auth: "admin",
  }),
  remove: del("/api/guides/{slug}", "Removes a guide", {
    input: z.object({ slug: requiredText }),
    output: Done,
    auth: "admin",
  }),
};
