/** What editors keep: categories, brands, banners and pages (product.md 'Entities', 'Content calls'). */
import { type Banner, type Brand, type Category, type ContentPage, emptyListing } from "contract";
import { pictureFrom } from "domain/picture";
import type { HandlerContext, HandlersOf } from "../handler";
import { notFound } from "../refusal";
import { rows, type Sql, sql } from "../sql";
import { altOf } from "./picture-words";

interface CategoryRow {
  category_id: number;
  parent_id: number | null;
  slug: string;
  name: string;
  image: string | null;
  description: string | null;
}

async function categoriesWhere(context: HandlerContext, condition: Sql): Promise<Category[]> {
  const found = await rows<CategoryRow>(context.db)`
    SELECT category_id, parent_id, slug, name, image, description FROM categories
      WHERE ${condition} ORDER BY position, category_id`;
  const { counts } = await context.listing.counts(emptyListing, context);
  return found.map((row) => categoryOf(row, counts.categories[row.category_id] ?? 0));
}

function categoryOf(row: CategoryRow, products: number): Category {
  return {
    id: row.category_id,
    name: row.name,
    slug: row.slug,
    parentId: row.parent_id,
    picture: pictureFrom(row.image, "category"),
    description: row.description || null,
    productCount: products,
  };
}

export const categories: Pick<HandlersOf<"categories">, "list" | "byId" | "bySlug"> = {
  async list({ withProducts }, context) {
    const found = await categoriesWhere(context, sql`1`);
    return withProducts ? found.filter((category) => category.productCount) : found;
  },
  byId: async ({ id }, context) =>
    firstOf(await categoriesWhere(context, sql`category_id = ${id}`), "Categoria"),
  bySlug: async ({ slug }, context) =>
    firstOf(await categoriesWhere(context, sql`slug = ${slug}`), "Categoria"),
};

export const brands: Pick<HandlersOf<"brands">, "list"> = {
  async list({ limit }, context) {
    const found = await rows<{ value_id: number; slug: string; label: string; image: string | null }>(
      context.db,
    )`
      SELECT value_id, slug, label, image FROM facet_values WHERE facet = 'brand'
        ORDER BY label COLLATE NOCASE, slug LIMIT ${limit}`;
    const { counts } = await context.listing.counts(emptyListing, context);
    return found.map(
      (row): Brand => ({
        slug: row.slug,
        name: row.label,
        logo: pictureFrom(row.image, "logos"),
        productCount: counts.values[row.value_id] ?? 0,
      }),
    );
  },
};

interface BannerRow {
  banner_id: number;
  image: string | null;
  title: string | null;
  description: string | null;
  href: string | null;
  place: number;
  alt: string | null;
}

/** Of several at one place the latest comes first: it is the one that pages show. */
function bannerRows({ db, now }: HandlerContext, condition: Sql): Promise<BannerRow[]> {
  const at = now.toISOString();
  return rows<BannerRow>(
    db,
  )`SELECT banner_id, image, title, description, href, COALESCE(place, banner_id) AS place,
      ${altOf(sql`image`)} AS alt FROM banners
    WHERE active = 1 AND place IS NOT 0 AND COALESCE(starts_at, '') <= ${at} AND COALESCE(ends_at, '9') >= ${at} AND ${condition}
    ORDER BY COALESCE(place, banner_id), banner_id DESC`;
}

function bannerOf(row: BannerRow): Banner {
  return {
    id: row.banner_id,
    place: row.place,
    picture: pictureFrom(row.image, "banner"),
    alt: row.alt,
    words: row.title || null,
    title: row.title || "Banner promozionale",
    description: row.description || null,
    href: row.href || null,
  };
}

export const banners: Pick<HandlersOf<"banners">, "list" | "byId"> = {
  list: async (_, context) => (await bannerRows(context, sql`1`)).map(bannerOf),
  byId: async ({ id }, context) =>
    bannerOf(firstOf(await bannerRows(context, sql`banner_id = ${id}`), "Banner")),
};

interface PageRow {
  slug: string;
  title: string;
  body: string | null;
  seo_title: string | null;
  seo_description: string | null;
  keywords: string | null;
  image: string | null;
  banner: string | null;
  updated_at: string;
  alt: string | null;
}

async function pageBySlug({ slug }: { slug: string }, { db }: HandlerContext): Promise<ContentPage> {
  const row = firstOf(
    await rows<PageRow>(db)`
      SELECT *, ${altOf(sql`COALESCE(banner, image)`)} AS alt FROM pages WHERE slug = ${slug}`,
    "Pagina",
  );
  return {
    slug: row.slug,
    title: row.title,
    body: row.body || null,
    picture: pictureFrom(row.image, "pages"),
    alt: row.alt,
    banner: pictureFrom(row.banner, "pages"),
    seo: { title: row.seo_title, description: row.seo_description, keywords: row.keywords },
    updatedAt: row.updated_at,
  };
}

/** Of pages whose text lies elsewhere (sections, guides, articles) that text counts, not what introduces it. */
export const writtenPages = sql`SELECT slug, NULLIF(MAX(at), '') AS updatedAt FROM (
          SELECT slug, updated_at AS at FROM pages
            WHERE slug NOT IN ('privacy-e-policy', 'termini-e-condizioni', 'cookie-policy')
          UNION ALL SELECT CASE kind WHEN 'privacy' THEN 'privacy' WHEN 'terms' THEN 'termini-e-condizioni'
            ELSE 'cookie-policy' END, updated_at FROM legal_texts WHERE kind <> 'privacy' OR text_id = 1
          UNION ALL SELECT 'come-funziona', '' FROM guides
          UNION ALL SELECT 'magazine', updated_at FROM blogs)
        GROUP BY slug ORDER BY slug`;

export const pages: Pick<HandlersOf<"pages">, "list" | "bySlug"> = {
  list: async (_, { db }) => ({ pages: await rows<{ slug: string; updatedAt: string }>(db, writtenPages) }),
  bySlug: pageBySlug,
};

function firstOf<Shape>(found: Shape[], what: string): Shape {
  const first = found[0];
  if (first === undefined) throw notFound(what);
  return first;
}
