/** The calls of products: lists, the product page, its variants and what stands around it (product.md 'Catalogue calls'). */
import * as z from "zod";
import { ListingInput } from "../listing/options";
import { called, fields, get } from "../row";
import { bareList, identifier, listUnder, requiredText, text } from "../wire";
import { ProductCard, ProductPage } from "./card";
import { Variant } from "./offer";
import { PriceHistory } from "./price-history";
import { KindIndex } from "./price-index";
import { ProductDetail } from "./product-detail";
import { ReviewPage } from "./reviews";

/** Related, recommended and recently viewed: an array, `data` or `data.data` (product.md 'Catalogue calls'). */
const CardList = bareList(ProductCard, "products", "prodotti");

const byId = z.object({ id: identifier });
const slugList = z.string().regex(/^[\w-]{1,80}(,[\w-]{1,80}){0,5}$/);
/** At most 20 ids with commas between; nobody has to have viewed anything. */
const viewedIds = z
  .string()
  .regex(/^(\d{1,15}(,\d{1,15}){0,19})?$/)
  .default("");

/** `rrggbb` */
const tint = z.string().regex(/^[\da-f]{6}$/);

/** A colour that a picture shows, and how much of the product has it. */
const ShownTint = z.object({ hex: tint, share: z.number().min(0).max(1) });

export const products = {
  list: get("/api/prodotti", "One page of the listing under the given filters and sort", {
    input: ListingInput,
    output: ProductPage,
    cache: "short",
  }),
  byId: get("/api/prodotti/{id}", "One product by its id", {
    input: byId,
    output: ProductDetail,
    cache: "short",
  }),
  bySlug: get("/api/prodotti/slug/{slug}", "One product by its slug or the slug of a variant", {
    input: z.object({ slug: requiredText }),
    output: ProductDetail,
    cache: "short",
  }),
  recommended: get("/products/{id}/recommended", "Products recommended beside this one", {
    input: byId,
    output: CardList,
    cache: "long",
  }),
  related: get("/products/{id}/related", "Products like this one", {
    input: byId,
    output: CardList,
    cache: "long",
  }),
  tinted: get(
    "/products/tinted",
    "What looks most like a colour, the nearest first (at most 48), of one root or area of the categories",
    { input: z.object({ tint, category: slugList.nullish() }), output: CardList, cache: "long" },
  ),
  tints: get(
    "/products/{id}/tints",
    "The colours that the leading picture of a product shows, the widest spread first",
    { input: byId, output: z.array(ShownTint), cache: "long" },
  ),
  verifiedDiscounts: get(
    "/products/verified-discounts",
    "The best reductions of some categories, or of a brand, that hold against the observed prices (at most 12)",
    {
      input: z
        .object({ categories: slugList.nullish(), brand: slugList.nullish() })
        .refine(({ categories, brand }) => categories || brand, "Manca la categoria o la marca."),
      output: CardList,
      cache: "long",
    },
  ),
  recentlyViewed: get("/products/recently-viewed", "The given products, in the given order (at most 20)", {
    input: z.object({ ids: viewedIds }),
    output: CardList,
  }),
  recentlyViewedBeside: get("/products/{id}/recently-viewed", "The given products without this one", {
    input: z.object({ id: identifier, ids: viewedIds }),
    output: CardList,
  }),
  variants: get("/products/{id}/variants", "Variants of a product, narrowed by filters", {
    input: fields({
      id: identifier,
      size: called("taglia", text),
      colour: called("colore", text),
      gender: called("genere", text),
    }),
    output: listUnder(Variant, "variants", "varianti"),
    cache: "short",
  }),
  priceHistory: get(
    "/products/{id}/price-history",
    "Lowest price among all stores over the last days, and the lowest of the last 30 days",
    {
      input: z.object({
        id: identifier,
        days: z.coerce.number().int().min(1).max(365).default(90),
        /** Only the offers of this variant. */
        variant: identifier.nullish(),
        /** Only the offers in this size, whatever else their variants are. */
        size: z.string().max(60).nullish(),
      }),
      output: PriceHistory,
      cache: "short",
    },
  ),
  priceIndex: get(
    "/api/indice-prezzi",
    "How prices of each kind moved from month to month among goods seen in both (at most ten years)",
    { output: z.array(KindIndex), cache: "long" },
  ),
  reviews: get(
    "/products/{id}/{n}/reviews",
    "One page of the reviews of a product, newest first; n is the page number",
    {
      input: z.object({ id: identifier, n: z.coerce.number().int().min(1).max(1000) }),
      output: ReviewPage,
      cache: "short",
    },
  ),
};
