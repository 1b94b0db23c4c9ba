/** What the other rooms take of the contract: the table of rows, what callers and handlers give and get, and the domain's types. */
import type * as z from "zod";
import type { DomainOf, Row } from "./row";

/** What a caller passes: the domain side of the row's input. */
export type CallInput<R> = R extends Row<infer I, z.ZodType> ? DomainOf<I> : never;
/** What a caller gets and a handler answers: the domain side of the row's output. */
export type CallOutput<R> = R extends Row<z.ZodType, infer O> ? DomainOf<O> : never;

export * from "./access";
export * from "./alerts";
export * from "./broken-pictures";
export * from "./cart";
export * from "./catalogue/card";
export * from "./catalogue/offer";
export * from "./catalogue/parts";
export * from "./catalogue/price-history";
export * from "./catalogue/price-index";
export * from "./catalogue/product-detail";
export * from "./catalogue/products";
export * from "./catalogue/reviews";
export * from "./catalogue/stores";
export * from "./commissions";
export * from "./consent";
export * from "./content/blogs";
export * from "./content/brand-page";
export * from "./content/content";
export * from "./content/guides";
export * from "./content/legal";
export * from "./content/seo";
export * from "./content/size-guides";
export * from "./destinations";
export * from "./exits";
export * from "./family";
export * from "./feed-readings";
export * from "./feed-work";
export * from "./feeds";
export * from "./fields";
export * from "./forms";
export * from "./identity/member";
export * from "./identity/passkeys";
export * from "./identity/password";
export * from "./identity/password-rules";
export * from "./import";
export * from "./listing/facets";
export * from "./listing/options";
export * from "./listing/query";
export * from "./ordering";
export * from "./price-reports";
export * from "./promotions/promotions";
export * from "./promotions/writes";
export type { Auth, CachePolicy, Method, Row } from "./row";
export * from "./search";
export * from "./search-report";
export { type Contract, contract } from "./table";
export * from "./wishlists";
