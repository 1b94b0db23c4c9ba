/** The upstream API as one table of rows; client, handlers, contract test and OpenAPI document all follow from it. */
import type { z } from "zod";
import { blogs } from "./blogs";
import { catalogue } from "./catalogue";
import { banners, brands, categories, menu, pages, searchTerms, suggestions } from "./content";
import { contact, newsletter, partners } from "./forms";
import { guides } from "./guides";
import { cookiePolicy, privacy, terms } from "./legal";
import { facetRows, options } from "./options";
import { products } from "./products";
import type { Row } from "./row";
import { breadcrumbs, seo } from "./seo";
import { stores } from "./stores";
import { exits, tracking } from "./tracking";

export const contract = {
  products,
  facets: facetRows,
  options,
  categories,
  brands,
  banners,
  menu,
  pages,
  guides,
  terms,
  privacy,
  cookiePolicy,
  blogs,
  stores,
  suggestions,
  searchTerms,
  tracking,
  exits,
  seo,
  breadcrumbs,
  catalogue,
  newsletter,
  contact,
  partners,
};
export type Contract = typeof contract;

/** What a caller passes: the domain side of the row's input. */
export type CallInput<R> = R extends Row<infer I, z.ZodType> ? z.output<I> : never;
/** What a caller gets: the domain side of the row's output. */
export type CallOutput<R> = R extends Row<z.ZodType, infer O> ? z.output<O> : never;
/** What a handler answers: the wire side of the row's output. */
export type WireAnswer<R> = R extends Row<z.ZodType, infer O> ? z.input<O> : never;

export * from "./blogs";
export * from "./catalogue";
export * from "./colours";
export * from "./content";
export * from "./facets";
export * from "./forms";
export * from "./guides";
export * from "./legal";
export * from "./listing";
export * from "./money";
export * from "./options";
export * from "./picture";
export * from "./price-history";
export * from "./products";
export * from "./reviews";
export type { Auth, CachePolicy, Method, Row } from "./row";
export * from "./seo";
export * from "./stores";
export * from "./tracking";
