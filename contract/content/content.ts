/** What editors keep: categories, brands, banners, menu, CMS pages (product.md 'Entities', 'Content calls'). */
import * as z from "zod";
import { called, codec, type DomainOf, fields, get } from "../row";
import {
  bareList,
  bareObject,
  count,
  identifier,
  listUnder,
  logo,
  objectUnder,
  pictureIn,
  requiredText,
  text,
} from "../wire";

/** A path of ours or an http(s) address; anything else is dropped. */
const href = codec(
  text,
  (address) => (address && /^(\/(?![/\\])|https?:\/\/)/i.test(address) ? address : null),
  (address) => address,
);

/** A category, flat; `categoryTree` nests them. */
export const Category = codec(
  z.object({
    categoria_id: identifier,
    nome_categoria: requiredText,
    slug: requiredText,
    categoria_padre_id: identifier.nullish(),
    immagine_categoria: pictureIn("category"),
    descrizione: text,
    productCount: count,
  }),
  (wire) => ({
    id: wire.categoria_id,
    name: wire.nome_categoria,
    slug: wire.slug,
    parentId: wire.categoria_padre_id ?? null,
    picture: wire.immagine_categoria,
    description: wire.descrizione,
    productCount: wire.productCount,
  }),
  (category) => ({
    categoria_id: category.id,
    nome_categoria: category.name,
    slug: category.slug,
    categoria_padre_id: category.parentId,
    immagine_categoria: category.picture,
    descrizione: category.description,
    productCount: category.productCount,
  }),
);
export type Category = DomainOf<typeof Category>;

const categoryList = bareList(Category, "categories", "categorie");
const oneCategory = bareObject(Category, "category", "categoria", "data");

export const categories = {
  list: get("/categorie", "All categories, or with withProducts=true those that have products", {
    input: z.object({ withProducts: z.literal("true").optional() }),
    output: categoryList,
    cache: "long",
  }),
  byId: get("/categorie/{id}", "One category by its id", {
    input: z.object({ id: identifier }),
    output: oneCategory,
    cache: "long",
  }),
  bySlug: get("/categorie/slug/{slug}", "One category by its slug", {
    input: z.object({ slug: requiredText }),
    output: oneCategory,
    cache: "long",
  }),
};

export const Brand = codec(
  z.object({
    attribute_slug: text,
    slug: text,
    value: text,
    name: text,
    imageUrl: logo,
    productCount: count,
  }),
  (wire, context) => {
    const slug = wire.attribute_slug ?? wire.slug;
    const name = wire.value ?? wire.name;
    if (slug && name) return { slug, name, logo: wire.imageUrl, productCount: wire.productCount };
    context.issues.push({ code: "custom", message: "a brand needs slug and name", input: wire });
    return z.NEVER;
  },
  ({ slug, name, logo, productCount }) => ({
    attribute_slug: slug,
    value: name,
    imageUrl: logo,
    productCount,
  }),
);
export type Brand = DomainOf<typeof Brand>;

export const brands = {
  /** The specification's 'generic get-one for type brand'; its path is ours (contract/DESIGN.md). */
  list: get("/api/attributes/brand", "All brands by name, at most 2,000", {
    input: z.object({ limit: z.coerce.number().int().min(1).max(2000).default(2000) }),
    output: listUnder(Brand, "brands", "brand", "values"),
    cache: "long",
  }),
};

/* ---- banners, menu, pages ---- */

/** A banner; `href` is a path of ours or an http(s) address, null when it leads nowhere. */
export const Banner = codec(
  z.object({
    banner_id: identifier.nullish(),
    id: identifier.nullish(),
    immagine_url: pictureIn("banner"),
    titolo: text,
    descrizione: text,
    link_destinazione: href,
    posizione: identifier.nullish(),
    immagine_alt: text,
    inserzionista: text,
  }),
  (wire) => ({
    id: wire.banner_id ?? wire.id ?? null,
    /** Where it stands; the specification says so by its id. */
    place: wire.posizione ?? wire.banner_id ?? wire.id ?? null,
    picture: wire.immagine_url,
    /** What the picture shows, where an operator said it. */
    alt: wire.immagine_alt,
    /** What an operator wrote; null when they wrote nothing. */
    words: wire.titolo,
    title: wire.titolo ?? "Banner promozionale",
    description: wire.descrizione,
    href: wire.link_destinazione,
    /** Who pays for it; null where nobody does. */
    paidBy: wire.inserzionista,
  }),
  (banner) => ({
    banner_id: banner.id,
    immagine_url: banner.picture,
    titolo: banner.words,
    descrizione: banner.description,
    link_destinazione: banner.href,
    posizione: banner.place,
    immagine_alt: banner.alt,
    inserzionista: banner.paidBy,
  }),
);
export type Banner = DomainOf<typeof Banner>;

export const banners = {
  list: get("/api/banners", "All active banners of today; of several at one place the first is shown", {
    output: listUnder(Banner, "banners", "rows"),
    cache: "long",
  }),
  byId: get("/api/banners/{id}", "One banner", {
    input: z.object({ id: identifier }),
    output: objectUnder(Banner, "banner", "data"),
    cache: "long",
  }),
};

/** A menu entry, flat; entries with a parent form its panel, grouped by `group`. */
export const MenuItem = codec(
  z.object({
    menu_id: identifier,
    id_padre: identifier.nullish(),
    nome_menu: requiredText,
    link_menu: href,
    tipo_menu: text,
    immagine_menu: pictureIn("category"),
  }),
  (wire) => ({
    id: wire.menu_id,
    parentId: wire.id_padre ?? null,
    name: wire.nome_menu,
    href: wire.link_menu ?? "/",
    /** Null where nobody said one. */
    group: wire.tipo_menu,
    picture: wire.immagine_menu,
  }),
  (item) => ({
    menu_id: item.id,
    id_padre: item.parentId,
    nome_menu: item.name,
    link_menu: item.href,
    tipo_menu: item.group,
    immagine_menu: item.picture,
  }),
);
export type MenuItem = DomainOf<typeof MenuItem>;

export const menu = {
  list: get("/api/menu", "All menu entries in order", {
    output: listUnder(MenuItem, "menu", "menus", "rows"),
    cache: "long",
  }),
  byId: get("/api/menu/{id}", "One menu entry", {
    input: z.object({ id: identifier }),
    output: objectUnder(MenuItem, "menu", "data"),
    cache: "long",
  }),
};

/** A CMS page. `body` is HTML that was sanitised where it entered. */
export const ContentPage = codec(
  z.object({
    titolo: text,
    slug: requiredText,
    titolo_seo: text,
    meta_description: text,
    descrizione_seo: text,
    meta_keywords: text,
    descrizione: text,
    immagine: pictureIn("pages"),
    immagine_principale: pictureIn("pages"),
    immagine_alt: text,
    banner: z.object({ url: pictureIn("pages") }).nullish(),
    elenco: href,
    data_aggiornamento: text,
  }),
  (wire) => ({
    slug: wire.slug,
    title: wire.titolo ?? wire.titolo_seo ?? "",
    body: wire.descrizione,
    picture: wire.immagine_principale ?? wire.immagine,
    /** What its banner or picture shows, where an operator said it. */
    alt: wire.immagine_alt,
    banner: wire.banner?.url ?? null,
    /** Address of the listing whose goods it shows. */
    goods: wire.elenco,
    seo: {
      title: wire.titolo_seo,
      description: wire.meta_description ?? wire.descrizione_seo,
      keywords: wire.meta_keywords,
    },
    updatedAt: wire.data_aggiornamento,
  }),
  (page) => ({
    titolo: page.title,
    slug: page.slug,
    titolo_seo: page.seo.title,
    meta_description: page.seo.description,
    meta_keywords: page.seo.keywords,
    descrizione: page.body,
    immagine_principale: page.picture,
    immagine_alt: page.alt,
    banner: page.banner && { url: page.banner },
    elenco: page.goods,
    data_aggiornamento: page.updatedAt,
  }),
);
export type ContentPage = DomainOf<typeof ContentPage>;

const onePage = objectUnder(ContentPage, "page", "data");

const PageLine = fields({ slug: requiredText, updatedAt: called("data_aggiornamento", text) });

export const pages = {
  /** Beyond the specification: what sitemap and footer name. */
  list: get("/api/pages", "Slug and date of every page that somebody has written", {
    // Not opened leniently: of an answer in another shape nobody may conclude that a text does not exist.
    output: z.object({ pages: z.array(PageLine) }),
    cache: "long",
  }),
  bySlug: get("/api/pages/{slug}", "One CMS page", {
    input: z.object({ slug: requiredText }),
    output: onePage,
    cache: "long",
  }),
};
