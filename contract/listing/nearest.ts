/** Where a listing without a product leads on (product.md 'Listing'). Beyond the specification. */
import * as z from "zod";
import type { DomainOf } from "../row";
import { count, lenientArray, requiredText, text } from "../wire";

const Brand = z
  .object({
    nome: requiredText,
    slug: requiredText,
    prodotti: count,
    /** What the products are counted under, besides the brand. */
    cerca: text,
  })
  .transform((wire) => ({ name: wire.nome, slug: wire.slug, products: wire.prodotti, search: wire.cerca }));

export const Nearest = z
  .object({
    /** Texts to search for. */
    articoli: lenientArray(requiredText),
    marche: lenientArray(Brand),
  })
  .transform((wire) => ({ kinds: wire.articoli, brands: wire.marche }));
export type Nearest = DomainOf<typeof Nearest>;
export type NearestWire = z.input<typeof Nearest>;
