/** What editors keep: categories, brands, banners and pages (product.md 'Entities', 'Content calls'). */
import { type Banner, type Brand, type Category, type ContentPage, emptyListing } from "contract";
import { pictureFrom } from "domain/picture";
import type { HandlerContext, HandlersOf } from "../handler";
import { firstOf } from "../refusal";
import { knownRow, rows, type Sql, sql } from "../sql";
import { altOf } from "./picture-words";

/** What a table says of a thing whose picture is the name of a file. */
type Pictured<Kind, Other extends keyof Kind = never> = Omit<Kind, "picture" | Other> & {
  image: string | null;
};

async function categoriesWhere(context: HandlerContext, condition: Sql): Promise<Category[]> {
  const found = await rows<Pictured<Category, "productCount">>(context.db)`
    SELECT category_id AS id, parent_id AS parentId, slug, name, image, NULLIF(description, '') AS description
      FROM categories WHERE ${condition} ORDER BY position, category_id`;
  const { counts } = await context.listing.counts(emptyListing, context);
  return found.map(({ image, ...row }) => ({
    ...row,
    picture: pictureFrom(image, "category"),
    productCount: counts.categories[row.id] ?? 0,
  }));
}

export const categories: Pick<HandlersOf<"categories">, "list" | "byId" | "bySlug"> = {
  async list({ withProducts }, context) {
    const found = await categoriesWhere(context, sql`1`);
    return withProducts ? found.filter((category) => category.productCount) : found;
  },
  byId: ({ id }, context) => firstOf(categoriesWhere(context, sql`category_id = ${id}`), "Categoria"),
  bySlug: ({ slug }, context) => firstOf(categoriesWhere(context, sql`slug = ${slug}`), "Categoria"),
};

export const brands: Pick<HandlersOf<"brands">, "list"> = {
  async list({ limit }, context) {
    const found = await rows<Pick<Brand, "slug" | "name"> & { id: number; image: string | null }>(context.db)`
      SELECT value_id AS id, slug, label AS name, image FROM facet_values WHERE facet = 'brand'
        ORDER BY label COLLATE NOCASE, slug LIMIT ${limit}`;
    const { counts } = await context.listing.counts(emptyListing, context);
    return found.map(({ id, image, ...brand }) => ({
      ...brand,
      logo: pictureFrom(image, "logos"),
      productCount: counts.values[id] ?? 0,
    }));
  },
};

/** Of several at one place the latest comes first: it is the one that pages show. */
async function bannersWhere({ db, now }: HandlerContext, condition: Sql): Promise<Banner[]> {
  const at = now.toISOString();
  const found = await rows<Pictured<Banner, "title">>(db)`
    SELECT banner_id AS id, image, NULLIF(title, '') AS words, NULLIF(description, '') AS description,
        NULLIF(href, '') AS href, paid_by AS paidBy, COALESCE(place, banner_id) AS place, ${altOf(sql`image`)} AS alt
      FROM banners WHERE active = 1 AND place IS NOT 0 AND COALESCE(starts_at, '') <= ${at}
        AND COALESCE(ends_at, '9') >= ${at} AND ${condition}
      ORDER BY COALESCE(place, banner_id), banner_id DESC`;
  return found.map(({ image, ...row }) => ({
    ...row,
    picture: pictureFrom(image, "banner"),
    title: row.words ?? "Banner promozionale",
  }));
}

export const banners: Pick<HandlersOf<"banners">, "list" | "byId"> = {
  list: (_, context) => bannersWhere(context, sql`1`),
  byId: ({ id }, context) => firstOf(bannersWhere(context, sql`banner_id = ${id}`), "Banner"),
};

type PageRow = Pictured<ContentPage, "banner" | "seo"> & { banner: string | null } & ContentPage["seo"];

async function pageBySlug({ slug }: { slug: string }, { db }: HandlerContext): Promise<ContentPage> {
  const found = await knownRow<PageRow & { heading: string }>(db, "Pagina")`
    SELECT slug, title AS heading, NULLIF(body, '') AS body, seo_title AS title, seo_description AS description,
        keywords, image, banner, goods, updated_at AS updatedAt, ${altOf(sql`COALESCE(banner, image)`)} AS alt
      FROM pages WHERE slug = ${slug}`;
  const { heading, title, description, keywords, image, banner, ...page } = found;
  return {
    ...page,
    title: heading,
    picture: pictureFrom(image, "pages"),
    banner: pictureFrom(banner, "pages"),
    seo: { title, description, keywords },
  };
}

/** Of pages whose text lies elsewhere (sections, guides, articles) that text counts, not what introduces it. */
export const writtenPages = sql<{ slug: string; updatedAt: string }>`
  SELECT slug, NULLIF(MAX(at), '') AS updatedAt FROM (
          SELECT slug, updated_at AS at FROM pages
            WHERE slug NOT IN ('privacy-e-policy', 'termini-e-condizioni', 'cookie-policy')
          UNION ALL SELECT CASE kind WHEN 'privacy' THEN 'privacy' WHEN 'terms' THEN 'termini-e-condizioni'
            ELSE 'cookie-policy' END, updated_at FROM legal_texts WHERE kind <> 'privacy' OR text_id = 1
          UNION ALL SELECT 'come-funziona', '' FROM guides
          UNION ALL SELECT 'magazine', updated_at FROM blogs)
        GROUP BY slug ORDER BY slug`;

export const pages: Pick<HandlersOf<"pages">, "list" | "bySlug"> = {
  list: async (_, { db }) => ({ pages: await rows(db, writtenPages) }),
  bySlug: pageBySlug,
};
