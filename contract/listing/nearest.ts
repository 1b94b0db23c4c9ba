/** Where a listing without a product leads on (product.md 'Listing'). Beyond the specification. */
import * as z from "zod";
import { type DomainOf, renamed } from "../row";
import { count, lenientArray, requiredText, text } from "../wire";

const Brand = renamed(
  z.object({
    nome: requiredText,
    slug: requiredText,
    prodotti: count,
    /** What the products are counted under, besides the brand. */
    cerca: text,
  }),
  { nome: "name", prodotti: "products", cerca: "search" },
);

export const Nearest = renamed(
  z.object({
    /** Texts to search for. */
    articoli: lenientArray(requiredText),
    marche: lenientArray(Brand),
  }),
  { articoli: "kinds", marche: "brands" },
);
export type Nearest = DomainOf<typeof Nearest>;
