/** Metadata and breadcrumbs that the upstream may supply for a page (product.md 'Metadata calls'). */
import * as z from "zod";
import { formatListing, type ListingQuery, parseListing } from "../listing/query";
import { called, codec, type DomainOf, fields, get } from "../row";
import { bareList, flag, identifier, lenientArray, requiredText, text } from "../wire";

/** One `<meta>` element: a name or, as Open Graph has it, a property. */
const MetaTag = codec(
  z.object({ name: text, property: text, content: requiredText }),
  ({ name, property, content }, context) => {
    const named = name ?? property;
    if (named) return { name: named, content };
    context.issues.push({ code: "custom", message: "an element needs a name", input: property });
    return z.NEVER;
  },
  ({ name, content }) => ({ [name.startsWith("og:") ? "property" : "name"]: name, content }),
);

const MetaTags = z.object({
  title: text,
  description: text,
  keywords: text,
  canonical: text,
  image: text,
  robots: text,
  tags: lenientArray(MetaTag).nullish(),
});

/** What is present replaces the page's own tags, `tags` those of one name; what the upstream does not say has no key. */
export const MetaPayload = codec(
  z.object({
    meta: MetaTags.nullish(),
    jsonld: z
      .union([z.array(z.record(z.string(), z.unknown())), z.record(z.string(), z.unknown())])
      .nullish(),
    ui: z.object({ primaryImage: text }).nullish(),
  }),
  ({ meta, jsonld, ui }) => {
    const { tags, ...texts } = meta ?? MetaTags.parse({});
    texts.image ??= ui?.primaryImage ?? null;
    const said = Object.entries(texts).filter(([, value]) => value !== null);
    const jsonLd = jsonld == null ? [] : Array.isArray(jsonld) ? jsonld : [jsonld];
    return {
      ...(Object.fromEntries(said) as Partial<Record<keyof typeof texts, string>>),
      ...(tags?.length ? { tags } : {}),
      ...(jsonLd.length > 0 ? { jsonLd } : {}),
    };
  },
  ({ title = null, description = null, keywords = null, ...rest }) => {
    const { canonical, image = null, tags, jsonLd = [] } = rest;
    const texts = { title, description, keywords };
    // Without a canonical address only texts were asked for.
    if (canonical === undefined)
      return { meta: title || description || keywords ? texts : null, jsonld: null };
    return {
      meta: { ...texts, canonical, image, tags },
      jsonld: jsonLd,
      ui: image === null ? null : { primaryImage: image },
    };
  },
);
export type MetaPayload = DomainOf<typeof MetaPayload>;

/** Search-engine texts of a category, attribute value, suggestion or page. */
export const SeoTexts = fields({
  title: called("titolo_seo", text),
  description: called("descrizione_seo", text),
  keywords: called("meta_keywords", text),
  image: called("immagine_principale", text),
});
export type SeoTexts = DomainOf<typeof SeoTexts>;

/** One step of a breadcrumb path; `href` is null for plain text. */
export const Breadcrumb = codec(
  z.object({ tipo: text, nome: text, url: text }),
  (wire) => ({ type: wire.tipo ?? "node", name: wire.nome ?? "", href: wire.url }),
  ({ type, name, href }) => ({ tipo: type, nome: name, url: href }),
);
export type Breadcrumb = DomainOf<typeof Breadcrumb>;

/** How many product ids one page of the sitemap spans: below the protocol's 50,000 and about 1.5 MB of answer. */
export const sitemapSpan = 20_000;

/** Canonical product pages for the sitemap: how many pages there are and, for a page, its addresses' slugs. */
const Sitemap = z.object({
  pages: z.number().int().nonnegative(),
  products: lenientArray(z.object({ slug: requiredText, updatedAt: requiredText })),
});
export type Sitemap = DomainOf<typeof Sitemap>;

const one = z.object({ slug: requiredText });

/** Beyond the specification: `solo_testi` asks only for what somebody wrote. An upstream may answer everything all the same. */
const only = { textsOnly: called("solo_testi", flag.optional()) };

const oneMeta = fields({ ...one.shape, ...only });

export interface ListingMetaQuery {
  listing: ListingQuery;
  textsOnly?: boolean | undefined;
}

const ListingMetaInput = z.codec(z.record(z.string(), z.string()), z.custom<ListingMetaQuery>(), {
  decode: ({ solo_testi, ...listing }) => ({
    listing: parseListing(listing),
    textsOnly: flag.parse(solo_testi),
  }),
  encode: ({ listing, textsOnly }) => ({
    ...formatListing(listing),
    ...(textsOnly ? { solo_testi: "true" } : {}),
  }),
});

/** What a list of articles may be asked by (product.md 'Metadata'). */
const BlogListQuery = fields({
  page: called("pagina", identifier.optional()),
  pageSize: called("per_pagina", identifier.optional()),
  search: called("cerca", z.string().optional()),
  category: called("categoria", z.string().optional()),
  author: called("autore", z.string().optional()),
  from: called("dal", z.string().optional()),
  to: called("al", z.string().optional()),
  sort: z.string().optional(),
  tag: z.string().optional(),
  ...only,
});

const promotionList = {
  page: called("pagina", identifier.optional()),
  search: called("cerca", z.string().optional()),
  type: called("tipo", z.string().optional()),
  merchant: z.string().optional(),
  country: called("paese", z.string().optional()),
  sort: called("ordinamento", z.string().optional()),
};
const PromotionListQuery = fields(promotionList);
const PromotionListMeta = fields({ ...promotionList, ...only });

function metaRow<Input extends z.ZodType>(path: string, summary: string, input: Input) {
  return get(`/api/seo/meta/${path}`, summary, { input, output: MetaPayload, cache: "long" });
}

function textsRow(path: string, of: string) {
  return get(path, `Search-engine texts of a ${of}`, { input: one, output: SeoTexts, cache: "long" });
}

function pathRow(kind: string, of: string) {
  return get(`/${kind}/path/{slug}`, `Breadcrumb path of a ${of}`, {
    input: one,
    output: bareList(Breadcrumb, "path", "breadcrumbs"),
    cache: "long",
  });
}

export const seo = {
  home: metaRow("home", "Metadata of the home page", fields(only)),
  list: metaRow("list", "Metadata of a listing", ListingMetaInput),
  product: metaRow("product/{slug}", "Metadata of a product", oneMeta),
  page: metaRow("page/{slug}", "Metadata of a CMS page", oneMeta),
  blogs: metaRow("blogs", "Metadata of a list of articles", BlogListQuery),
  blog: metaRow("blog/{slug}", "Metadata of an article", oneMeta),
  promotions: metaRow("promotions", "Metadata of a list of promotions", PromotionListMeta),
  promotion: metaRow("promotion/{slug}", "Metadata of a promotion", oneMeta),
  category: textsRow("/categories/{slug}/seo", "category"),
  attributeValue: textsRow("/attribute-values/{slug}/seo", "filter value"),
  suggestion: textsRow("/suggestions/{slug}/seo", "suggestion"),
  contentPage: textsRow("/pages/{slug}/seo", "CMS page"),
  article: textsRow("/blogs/{slug}/seo", "magazine article"),
  sitemap: get(
    "/api/seo/sitemap",
    "Canonical product slugs by page, from 1; without a page only how many pages there are",
    { input: z.object({ page: identifier.optional() }), output: Sitemap, cache: "long" },
  ),
};

export const breadcrumbs = {
  category: pathRow("categories", "category"),
  page: pathRow("pages", "CMS page"),
  collection: pathRow("collections", "collection"),
  product: pathRow("products", "product"),
  blog: pathRow("blogs", "magazine article"),
  promotions: get("/promotions/path", "Breadcrumb path of a list of promotions", {
    input: PromotionListQuery,
    output: bareList(Breadcrumb, "path", "breadcrumbs"),
    cache: "long",
  }),
  promotion: pathRow("promotion", "promotion"),
};
