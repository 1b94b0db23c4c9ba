/** How operators mend the catalogue: find a product, see why its offers are one, join, split, hide, correct. Imports obey. */
import { facetKeys } from "contract";
import { pageNumber, slugUpTo } from "contract/wire";
import * as z from "zod";
import { changes, reads } from "../act";
import { arrange, correct, hide, hideOffer, paint } from "./changes";
import { find } from "./find";
import { join, split, unjoin } from "./joining";
import { product } from "./product";

const id = z.coerce.number().int().nonnegative();
const ids = z.array(id).min(1).max(500);
const slug = slugUpTo(120).nullable();
/** Null where nothing is said in place of the feed. */
const said = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .transform((text) => text || null)
    .nullable();
const about = { about: ["id"] };

const wish = z.object({
  search: z.string().trim().max(200).optional(),
  changed: z.boolean().default(false),
  page: pageNumber,
});

export const curation = {
  /** 50 a page. */
  find: reads(wish, find),
  product: reads(z.object({ id }), product),
  hide: changes(z.object({ id, hidden: z.boolean() }), about, hide),
  hideOffer: changes(z.object({ offer: id, hidden: z.boolean() }), { about: ["offer"] }, hideOffer),
  correct: changes(
    z.object({
      ...{ id, category: slug, brand: slug, newBrand: z.string().trim().min(1).max(80).optional() },
      ...{ name: said(300).optional(), description: said(20_000).optional() },
    }),
    about,
    correct,
  ),
  paint: changes(z.object({ id, variants: ids, colour: slug }), about, paint),
  arrange: changes(
    z.object({
      id,
      pictures: z.array(z.string().max(200)).max(60).nullable().optional(),
      attributes: z.partialRecord(z.enum(facetKeys), z.array(z.string().trim().max(80)).max(20)).optional(),
    }),
    about,
    arrange,
  ),
  join: changes(z.object({ id, other: id }), about, join),
  unjoin: changes(z.object({ id }), about, unjoin),
  split: changes(z.object({ id, offers: ids }), about, split),
};
