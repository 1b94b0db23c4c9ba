/** Search-engine texts as the data holds them (product.md 'Metadata calls'); what it does not say stays null: the page decides. */
import { type SeoTexts, sitemapSpan, withoutCode } from "contract";
import type { z } from "zod";
import type { HandlerContext, HandlersOf } from "../handler";
import { shownPromotion } from "../promotions/reads";
import { notFound } from "../refusal";
import { firstRow, rows, type Sql, sql } from "../sql";

interface TextsRow {
  title: string | null;
  description: string | null;
  keywords: string | null;
  image: string | null;
}

const categoryTexts = (slug: string) =>
  sql`SELECT seo_title AS title, seo_description AS description, NULL AS keywords, image
    FROM categories WHERE slug = ${slug}`;

const pageTexts = (slug: string) =>
  sql`SELECT seo_title AS title, seo_description AS description, keywords, image FROM pages WHERE slug = ${slug}`;

const articleTexts = (slug: string) =>
  sql`SELECT COALESCE(seo_title, title) AS title, seo_description AS description, keywords, image
    FROM blogs WHERE slug = ${slug}`;

export const seo: HandlersOf<"seo"> = {
  home: (_, context) => metaOf(pageTexts("home"), context),
  // The texts are the category's own: a listing that is narrowed further has none.
  list: async ({ category, facets, search }, context) =>
    category === undefined || search !== undefined || Object.keys(facets).length > 0
      ? { meta: null, jsonld: null }
      : metaOf(categoryTexts(category), context),
  // A product's texts travel with the product; there are no others.
  product: async () => ({ meta: null, jsonld: null }),
  async page({ slug }, context) {
    const meta = await metaOf(pageTexts(slug), context);
    if (!meta.meta) throw notFound("Pagina");
    return meta;
  },
  // As with listings: a list of articles that is narrowed has no texts of its own.
  blogs: (query, context) =>
    Object.values(query).some((value) => value !== undefined)
      ? Promise.resolve({ meta: null, jsonld: null })
      : metaOf(pageTexts("magazine"), context),
  async blog({ slug }, context) {
    const { meta } = await metaOf(articleTexts(slug), context);
    if (!meta) throw notFound("Articolo");
    return { meta, jsonld: null };
  },
  // As with articles; the list of one store has the page's own words.
  promotions: (query, context) =>
    Object.values(query).some((value) => value !== undefined)
      ? Promise.resolve({ meta: null, jsonld: null })
      : metaOf(pageTexts("codici-sconto-coupon"), context),
  async promotion({ slug }, context) {
    const { seo_title, seo_description, code } = await shownPromotion(slug, context);
    const shown = (words: string | null) => words && withoutCode(words, code);
    return { meta: { title: shown(seo_title), description: shown(seo_description) }, jsonld: null };
  },
  category: ({ slug }, context) => textsOf(categoryTexts(slug), "Categoria", context),
  attributeValue: ({ slug }, context) =>
    textsOf(
      sql`SELECT seo_title AS title, seo_description AS description, NULL AS keywords, image
        FROM facet_values WHERE slug = ${slug} ORDER BY facet <> 'brand'`,
      "Valore",
      context,
    ),
  suggestion: ({ slug }, context) =>
    textsOf(
      sql`SELECT seo_title AS title, seo_description AS description, term AS keywords, NULL AS image
        FROM suggestions WHERE slug = ${slug}`,
      "Suggerimento",
      context,
    ),
  contentPage: ({ slug }, context) => textsOf(pageTexts(slug), "Pagina", context),
  article: ({ slug }, context) => textsOf(articleTexts(slug), "Articolo", context),
  sitemap: ({ page }, context) => sitemapPage(page, context),
};

/** Pages are spans of ids, so that each reads its own rows only and a product never changes its page. */
async function sitemapPage(page: number | undefined, { db }: HandlerContext) {
  const last = await firstRow<{ id: number | null }>(db, sql`SELECT MAX(product_id) AS id FROM products`);
  const pages = Math.ceil((last?.id ?? 0) / sitemapSpan);
  if (page === undefined) return { pages, products: [] };
  if (page < 1 || page > pages) throw notFound("Pagina della mappa del sito");
  const products = await rows<{ slug: string; updated_at: string }>(
    db,
    sql`SELECT slug, updated_at FROM products
      WHERE product_id > ${(page - 1) * sitemapSpan} AND product_id <= ${page * sitemapSpan} AND offer_count > 0
      ORDER BY product_id`,
  );
  return { pages, products };
}

/** A meta payload; `meta` is null when the data has nothing to say. */
async function metaOf(texts: Sql, { db }: HandlerContext) {
  const row = await firstRow<TextsRow>(db, texts);
  if (!row) return { meta: null, jsonld: null };
  return { meta: { title: row.title, description: row.description, keywords: row.keywords }, jsonld: null };
}

async function textsOf(texts: Sql, what: string, { db }: HandlerContext): Promise<z.input<typeof SeoTexts>> {
  const row = await firstRow<TextsRow>(db, texts);
  if (!row) throw notFound(what);
  return {
    titolo_seo: row.title,
    descrizione_seo: row.description,
    meta_keywords: row.keywords,
    immagine_principale: row.image,
  };
}
