/** How the home is composed of what the shop has (product.md 'Home'). */
import * as z from "zod";
import { ProductCard } from "../catalogue/card";
import { type DomainOf, get } from "../row";
import { identifier, lenientArray, pictureIn, requiredText } from "../wire";

const Tile = z.object({
  name: requiredText,
  slug: requiredText,
  picture: pictureIn("category"),
  /** The product that the picture shows; null where an operator gave the category a picture. */
  product: identifier.nullable(),
});

const Composed = z.object({
  /** What opens the page while no banner with a picture does. */
  goods: lenientArray(ProductCard),
  tiles: z.array(Tile),
});
export type Composed = DomainOf<typeof Composed>;

export const home = {
  composed: get("/api/home", "What stands in the home for banners and pictures that nobody made", {
    output: Composed,
    cache: "long",
  }),
};
