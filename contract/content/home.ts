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

/** What may follow the opening, in the specified order, and what it is called until an operator says otherwise. */
export const homeBlocks = [
  { key: "categorie", name: "Le categorie" },
  { key: "marche", name: "I brand in evidenza" },
  { key: "donna", name: "Offerte Donna" },
  { key: "uomo", name: "Offerte Uomo" },
  { key: "bambine-e-ragazze", name: "Bambine e Ragazze" },
  { key: "bambini-e-ragazzi", name: "Bambini e Ragazzi" },
  { key: "prima-infanzia", name: "Prima Infanzia" },
  { key: "newsletter", name: "Iscriviti alla newsletter" },
] as const;

export const HomeBlock = z.object({
  key: z.enum(homeBlocks.map(({ key }) => key)),
  name: requiredText.pipe(z.string().max(60)),
});
export type HomeBlock = DomainOf<typeof HomeBlock>;

export const home = {
  blocks: get("/api/home/blocchi", "The blocks of the home in their order, without those that are hidden", {
    output: z.object({ blocks: z.array(HomeBlock) }),
    cache: "long",
  }),
  composed: get("/api/home", "What stands in the home for banners and pictures that nobody made", {
    output: Composed,
    cache: "long",
  }),
};
