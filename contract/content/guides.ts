/** Guides of 'Come funziona' (product.md 'Content pages', 'Content calls'; their fields are ours, upstream/DESIGN.md). */
import * as z from "zod";
import { called, type DomainOf, fields, get, post } from "../row";
import { bareList, bareObject, body, requiredText } from "../wire";

/** A titled explanation; `body` is HTML that was sanitised where it entered. */
export const Guide = fields({
  slug: requiredText,
  title: called("titolo", requiredText),
  body: called("contenuto", body),
});
export type Guide = DomainOf<typeof Guide>;

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
};
