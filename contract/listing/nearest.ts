import { called, type DomainOf, fields } from "../row";
import { count, lenientArray, requiredText, text } from "../wire";

const Brand = fields({
  name: called("nome", requiredText),
  slug: requiredText,
  products: called("prodotti", count),
  /** What the products are counted under, besides the brand. */
  search: called("cerca", text),
});

export const Nearest = fields({
  /** Texts to search for. */
  kinds: called("articoli", lenientArray(requiredText)),
  brands: called("marche", lenientArray(Brand)),
});
export type Nearest = DomainOf<typeof Nearest>;
