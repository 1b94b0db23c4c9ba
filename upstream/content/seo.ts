/** Metadata of pages: the texts that somebody wrote, and for callers without a page of their own the rest of it (product.md 'Metadata calls'). */
import { type SeoTexts, sitemapSpan, suggestionSlug } from "contract";
import { cutAtWord, pagePath } from "contract/content/seo-shape";
import { defaultSortOf, type ListingQuery, listingHref } from "contract/listing/query";
import { withoutCode } from "domain/code";
import { pictureFrom } from "domain/picture";
import { productBySlug } from "../catalogue/product-detail";
import type { HandlerContext, HandlersOf } from "../handler";
import { shownPromotion } from "../promotions/reads";
import { notFound } from "../refusal";
import { firstRow, knownRow, rows, type Sql, sql } from "../sql";
import { breadcrumbs } from "./breadcrumbs";
import { type About, type Texts, textsPayload, wholePayload } from "./meta-payload";
import { productJsonLd } from "./product-json-ld";

interface TextsRow extends Texts {
  image: string | null;
}

interface NamedRow extends TextsRow {
  name: string;
  body: string | null;
}

const categoryTexts = (slug: string): Sql<NamedRow> =>
  sql`SELECT seo_title AS title, seo_description AS description, NULL AS keywords, image, name, description AS body
    FROM categories WHERE slug = ${slug}`;

const brandTexts = (slug: string): Sql<NamedRow> =>
  sql`SELECT seo_title AS title, seo_description AS description, NULL AS keywords, NULL AS image, label AS name, NULL AS body
    FROM facet_values WHERE facet = 'brand' AND slug = ${slug}`;

const suggestionTexts = (slug: string): Sql<NamedRow> =>
  sql`SELECT seo_title AS title, seo_description AS description, term AS keywords, NULL AS image, term AS name, NULL AS body
    FROM suggestions WHERE slug = ${slug}`;

/** The texts are those of a category, of a brand or of a suggested search: a listing that is narrowed further has none. */
function listingTexts({ category, facets, excluded, search }: ListingQuery): Sql<NamedRow> | null {
  const { brand: [brand, ...brands] = [], ...others } = facets;
  if (excluded || brands.length > 0 || Object.keys(others).length > 0) return null;
  if (search !== undefined)
    return category === undefined && !brand ? suggestionTexts(suggestionSlug(search)) : null;
  if (category === undefined) return brand ? brandTexts(brand) : null;
  return brand ? null : categoryTexts(category);
}

const pageTexts = (slug: string): Sql<NamedRow> =>
  sql`SELECT seo_title AS title, seo_description AS description, keywords, image, title AS name, body
    FROM pages WHERE slug = ${slug}`;

const articleTexts = (slug: string): Sql<NamedRow> =>
  sql`SELECT COALESCE(seo_title, title) AS title, seo_description AS description, keywords, image, title AS name, body
    FROM blogs WHERE slug = ${slug}`;

export const seo: HandlersOf<"seo"> = {
  async home({ textsOnly }, context) {
    const row = await firstRow(context.db, pageTexts("home"));
    if (textsOnly) return textsPayload(row);
    const { name, origin } = context.sender;
    const jsonLd = [{ "@type": "WebSite", name, url: `${origin}/`, inLanguage: "it-IT" }];
    return wholePayload(row, { ...pageAbout(row, "/"), name, trail: [], jsonLd }, context);
  },
  async list({ listing, textsOnly }, context) {
    const texts = listingTexts(listing);
    const row = texts && (await firstRow(context.db, texts));
    return textsOnly
      ? textsPayload(row)
      : wholePayload(row, await listingAbout(listing, row, context), context);
  },
  // A product's texts travel with the product; there are no others.
  async product({ slug, textsOnly }, context) {
    if (textsOnly) return textsPayload(null);
    const [product, trail] = await Promise.all([
      productBySlug({ slug }, context),
      breadcrumbs.product({ slug }, context),
    ]);
    const path = `/${product.slug ?? slug}`;
    const { origin } = context.sender;
    const { description, pictures, seo: texts } = product;
    const name = product.brand ? `${product.name} ${product.brand.name}` : product.name;
    const jsonLd = [productJsonLd(product, origin + path, origin)];
    const picture = pictures[0]?.src ?? null;
    return wholePayload(texts, { name, path, type: "product", description, picture, trail, jsonLd }, context);
  },
  async page({ slug, textsOnly }, context) {
    const row = await knownRow(context.db, "Pagina", pageTexts(slug));
    return textsOnly ? textsPayload(row) : wholePayload(row, pageAbout(row, pagePath(slug)), context);
  },
  // As with listings: a list of articles that is narrowed has no texts of its own.
  async blogs({ textsOnly, ...query }, context) {
    const row = isNarrowed(query) ? null : await firstRow(context.db, pageTexts("magazine"));
    if (textsOnly) return textsPayload(row);
    return wholePayload(row, { ...pageAbout(row, "/magazine"), name: row?.name ?? "Magazine" }, context);
  },
  async blog({ slug, textsOnly }, context) {
    const row = await knownRow(context.db, "Articolo", articleTexts(slug));
    if (textsOnly) return textsPayload(row);
    const article = {
      "@type": "Article",
      headline: cutAtWord(row.name, 110),
      inLanguage: "it-IT",
      publisher: { "@type": "Organization", name: context.sender.name },
    };
    const trail = await breadcrumbs.blog({ slug }, context);
    const picture = pictureFrom(row.image, "blog")?.src ?? null;
    const path = `/magazine/${encodeURIComponent(slug)}`;
    return wholePayload(
      row,
      { name: row.name, path, type: "article", description: row.body, picture, trail, jsonLd: [article] },
      context,
    );
  },
  // As with articles; the list of one store has the page's own words.
  async promotions({ textsOnly, ...query }, context) {
    const row = isNarrowed(query) ? null : await firstRow(context.db, pageTexts("codici-sconto-coupon"));
    if (textsOnly) return textsPayload(row);
    const trail = await breadcrumbs.promotions(query, context);
    const last = trail.at(-1);
    const path = `${last?.href ?? "/codici-sconto-coupon"}`;
    const name = [row?.name ?? "Codici sconto e coupon", trail.length > 1 && last?.name]
      .filter(Boolean)
      .join(" ");
    return wholePayload(row, { ...pageAbout(row, path), name, trail }, context);
  },
  async promotion({ slug, textsOnly }, context) {
    const promotion = await shownPromotion(slug, context);
    const { code, seo_title, seo_description, title, description, store_logo } = promotion;
    const shown = (words: string | null) => words && withoutCode(words, code);
    const texts = { title: shown(seo_title), description: shown(seo_description), keywords: null };
    if (textsOnly) return textsPayload(texts);
    const trail = await breadcrumbs.promotion({ slug }, context);
    return wholePayload(
      texts,
      {
        name: withoutCode(title, code),
        path: `/codici-sconto-coupon/${slug}`,
        type: "website",
        description: shown(description),
        picture: pictureFrom(store_logo, "logos")?.src ?? null,
        trail,
      },
      context,
    );
  },
  category: ({ slug }, context) => textsOf(categoryTexts(slug), "Categoria", context),
  attributeValue: ({ slug }, context) =>
    textsOf(
      sql`SELECT seo_title AS title, seo_description AS description, NULL AS keywords, image
        FROM facet_values WHERE slug = ${slug} ORDER BY facet <> 'brand'`,
      "Valore",
      context,
    ),
  suggestion: ({ slug }, context) => textsOf(suggestionTexts(slug), "Suggerimento", context),
  contentPage: ({ slug }, context) => textsOf(pageTexts(slug), "Pagina", context),
  article: ({ slug }, context) => textsOf(articleTexts(slug), "Articolo", context),
  sitemap: ({ page }, context) => sitemapPage(page, context),
};

/** Pages are spans of ids, so that each reads its own rows only and a product never changes its page. */
async function sitemapPage(page: number | undefined, { db }: HandlerContext) {
  const last = await firstRow<{ id: number | null }>(db)`SELECT MAX(product_id) AS id FROM products`;
  const pages = Math.ceil((last?.id ?? 0) / sitemapSpan);
  if (page === undefined) return { pages, products: [] };
  if (page < 1 || page > pages) throw notFound("Pagina della mappa del sito");
  const products = await rows<{ slug: string; updatedAt: string }>(db)`
    SELECT slug, updated_at AS updatedAt FROM products
      WHERE product_id > ${(page - 1) * sitemapSpan} AND product_id <= ${page * sitemapSpan} AND offer_count > 0
      ORDER BY product_id`;
  return { pages, products };
}

function isNarrowed(query: object): boolean {
  return Object.values(query).some((value) => value !== undefined);
}

/** What a page of the CMS is about; `row` null where nobody has written it. */
function pageAbout(row: NamedRow | null, path: string): About {
  const name = row?.name ?? "";
  return {
    name,
    path,
    type: "website",
    description: row?.body ?? null,
    picture: pictureFrom(row?.image, "pages")?.src ?? null,
    trail: name ? [{ type: "node", name, href: path }] : [],
  };
}

/** A listing is about its category or its one brand; the canonical address has the usual order. */
async function listingAbout(
  query: ListingQuery,
  row: NamedRow | null,
  context: HandlerContext,
): Promise<About> {
  const path = listingHref({ ...query, sort: defaultSortOf(query) });
  const { category, facets } = query;
  const [brand, ...others] = facets.brand ?? [];
  const above = category ? await breadcrumbs.category({ slug: category }, context) : [];
  const own = brand && others.length === 0 ? await breadcrumbs.collection({ slug: brand }, context) : [];
  return {
    name: [...above.slice(-1), ...own].map((step) => step.name).join(" ") || "Prodotti",
    path,
    type: "website",
    description: row?.body ?? null,
    picture: pictureFrom(row?.image, "category")?.src ?? null,
    trail: [...above, ...own],
  };
}

async function textsOf(texts: Sql<TextsRow>, what: string, { db }: HandlerContext): Promise<SeoTexts> {
  const { title, description, keywords, image } = await knownRow(db, what, texts);
  return { title, description, keywords, image };
}
