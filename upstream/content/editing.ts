/** What editors see: each kind of content as a table of fields, by the names that it is written with; drafts and inactive ones too. */
import { placeNumbers } from "contract/content/banner-places";
import { pageNumber } from "contract/wire";
import * as z from "zod";
import { changes, reads } from "../act";
import { notFound } from "../refusal";
import { batch, rows, Sql, sql } from "../sql";
import { sanitiseEditorial } from "./sanitise";

const pageSize = 50;

interface Kind {
  from: string;
  id: string;
  /** What a list shows and is searched by. */
  title: string;
  /** Left out: none. */
  state?: string;
  updated?: string;
  order: string;
  /** Stands among the logs. */
  logged?: true;
  /** What an editor shows, by the names of its form. */
  fields: string;
}

const none = "NULL";
const seo = "seo_title AS seoTitle, seo_description AS seoDescription";

function legal(kind: string): Kind {
  return {
    from: `legal_texts WHERE kind = '${kind}'`,
    ...{ id: "text_id", title: "COALESCE(title, 'Versione ' || version)" },
    ...{ updated: "updated_at", order: "text_id" },
    fields: `text_id AS id, title, body, version`,
  };
}

const promotionState = `CASE WHEN store_id IS NULL THEN 'negozio sconosciuto' WHEN reported THEN 'segnalata'
  WHEN ended OR ends_at < strftime('%Y-%m-%dT%H:%M:%fZ', 'now') THEN 'scaduta' ELSE 'attiva' END`;

const nowSql = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";
/** Where a banner is seen, or why it is not; of several at one place the latest is. */
const bannerState = `CASE WHEN active = 0 THEN 'spento'
  WHEN starts_at > ${nowSql} THEN 'programmato'
  WHEN ends_at < ${nowSql} THEN 'finito'
  WHEN COALESCE(place, banner_id) NOT IN (${placeNumbers.join(", ")}) THEN 'senza posto: non si vede'
  WHEN EXISTS (SELECT 1 FROM banners b WHERE b.active = 1 AND COALESCE(b.starts_at, '') <= ${nowSql}
      AND COALESCE(b.ends_at, '9') >= ${nowSql} AND b.banner_id > banners.banner_id
      AND COALESCE(b.place, b.banner_id) = COALESCE(banners.place, banners.banner_id))
    THEN 'coperto da un banner più nuovo nello stesso posto'
  WHEN image IS NULL THEN 'in vista, senza immagine' ELSE 'in vista' END`;

/** Slugs of a list in the terms of a promotion, parted by commas. */
function wordsOf(list: string): string {
  return `(SELECT group_concat(value, ', ') FROM json_each(rule, '$.${list}'))`;
}

const kinds = {
  menu: {
    from: "menu_items LEFT JOIN (SELECT menu_id AS above, name AS parent FROM menu_items) ON above = parent_id WHERE 1",
    ...{ id: "menu_id", title: "COALESCE(parent || ' › ', '') || name" },
    state: "grouping",
    order: "COALESCE(parent_id, menu_id), parent_id IS NOT NULL, position, menu_id",
    fields: `menu_id AS id, parent_id AS parentId, name, href, grouping AS "group", image AS picture, position`,
  },
  banner: {
    ...{ from: "banners WHERE 1", id: "banner_id", title: "COALESCE(title, 'Banner ' || banner_id)" },
    state: bannerState,
    order: "COALESCE(place, banner_id), banner_id DESC",
    fields: `banner_id AS id, image AS picture, title, description, href, active,
      COALESCE(place, banner_id) AS place, starts_at AS startsAt, ends_at AS endsAt, paid_by AS paidBy,
      ${bannerState} AS state`,
  },
  pagine: {
    ...{ from: "pages WHERE 1", id: "slug", title: "title" },
    ...{ updated: "updated_at", order: "slug" },
    fields: `slug, title, body, ${seo}, keywords, image AS picture, banner, goods`,
  },
  guide: {
    ...{ from: "guides WHERE 1", id: "slug", title: "title" },
    order: "position, slug",
    fields: `slug, title, body, position`,
  },
  articoli: {
    from: "blogs LEFT JOIN (SELECT category_id AS of, name AS category FROM blog_categories) ON of = category_id WHERE 1",
    ...{ id: "blog_id", title: "title" },
    state:
      "CASE WHEN published_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now') THEN 'in attesa' ELSE 'pubblicato' END",
    ...{ updated: "updated_at", order: "published_at DESC, blog_id DESC" },
    fields: `blog_id AS id, slug, title, body, image AS picture, author, author_image AS authorPicture,
      author_bio AS authorBio, published_at AS publishedAt, ${seo}, keywords, category,
      (SELECT group_concat(value, ', ') FROM json_each(tags)) AS tags,
      (SELECT group_concat(value, ', ') FROM json_each(products)) AS products`,
  },
  termini: legal("terms"),
  privacy: legal("privacy"),
  cookie: legal("cookies"),
  suggerimenti: {
    ...{ from: "suggestions WHERE 1", id: "slug", title: "term" },
    state: "CASE WHEN uses < 0 THEN 'nascosto' ELSE uses || ' usi' END",
    order: "uses DESC, folded",
    fields: `slug, term, uses, ${seo}`,
  },
  categorie: {
    ...{ from: "categories WHERE 1", id: "category_id", title: "name || ' (' || slug || ')'" },
    state: "CASE WHEN seo_title IS NULL THEN 'senza testi' ELSE 'con testi' END",
    order: "parent_id IS NOT NULL, parent_id, position, category_id",
    fields: `category_id AS id, name, position, slug, image AS picture, description, ${seo}`,
  },
  marchi: {
    ...{ from: "facet_values WHERE facet = 'brand'", id: "slug", title: "label" },
    state: "CASE WHEN seo_title IS NULL THEN 'senza testi' ELSE 'con testi' END",
    order: "label COLLATE NOCASE",
    fields: `slug, label AS name, image AS picture, description, ${seo}`,
  },
  promozioni: {
    from: "promotions LEFT JOIN (SELECT store_id AS of, slug AS store_slug, name AS store FROM stores) ON of = store_id WHERE 1",
    ...{ id: "slug", title: "title || COALESCE(' – ' || store, '')" },
    state: promotionState,
    ...{ updated: "updated_at", order: "updated_at DESC, promotion_id DESC" },
    fields: `slug, title, store_slug AS storeSlug, description, terms, code, kind, value / 100.0 AS value,
      starts_at AS startsAt, ends_at AS endsAt,
      CASE ended WHEN 1 THEN 'expired' ELSE 'active' END AS status, trim(countries, ',') AS countries,
      url, tracking_url AS trackingUrl, image AS picture, ${seo}, rule IS NOT NULL AS structured,
      rule ->> '$.minimum' / 100.0 AS minimum, rule ->> '$.ceiling' / 100.0 AS ceiling,
      ${wordsOf("categories")} AS categories, ${wordsOf("brands")} AS brands,
      ${wordsOf("excludedCategories")} AS excludedCategories,
      ${wordsOf("excludedBrands")} AS excludedBrands, rule ->> '$.fullPriceOnly' AS fullPriceOnly`,
  },
  ricerche: {
    from: "search_terms WHERE 1",
    logged: true,
    ...{ id: "term_id", title: "term" },
    ...{ updated: "searched_at", order: "term_id DESC" },
    fields: `term_id AS id, term`,
  },
  parole: {
    from: "added_words WHERE 1",
    ...{ id: "word_id", title: "phrase || ' = ' || means || iif(brand IS NULL, '', ' (marca dei feed)')" },
    order: "phrase COLLATE NOCASE",
    fields: `word_id AS id, phrase, means`,
  },
} satisfies Record<string, Kind>;
export type EditedKind = keyof typeof kinds;

/** One line of a list of contents. */
export interface Edited {
  id: string;
  title: string;
  state: string | null;
  updatedAt: string | null;
}

const kind = z.enum(Object.keys(kinds) as EditedKind[]);
const listed = z.object({ kind, search: z.string().trim().max(40).optional(), page: pageNumber });

export const editing = {
  /** 50 a page, found by what their title says. */
  list: reads(listed, async ({ kind, search, page }, { db, logs }) => {
    const { from, id, title, state = none, updated = none, order, logged }: Kind = kinds[kind];
    const wanted = sql`${plain(from)} AND instr(lower(${plain(title)}), ${(search ?? "").toLowerCase()}) > 0`;
    const [found = [], counted = []] = await batch(logged ? logs : db, [
      sql`SELECT CAST(${plain(id)} AS TEXT) AS id, ${plain(title)} AS title, ${plain(state)} AS state,
          ${plain(updated)} AS updatedAt
        FROM ${wanted} ORDER BY ${plain(order)} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
      sql`SELECT COUNT(*) AS n FROM ${wanted}`,
    ]);
    return { entries: found as Edited[], total: (counted as { n: number }[])[0]?.n ?? 0 };
  }),
  one: reads(z.object({ kind, id: z.string().min(1).max(200) }), async ({ kind, id }, { db, logs }) => {
    const { from, id: column, fields, logged }: Kind = kinds[kind];
    const [found] = await rows<Record<string, string | number | null>>(
      logged ? logs : db,
      sql`SELECT ${plain(fields)} FROM ${plain(from)} AND ${plain(column)} = ${id}`,
    );
    if (!found) throw notFound("Contenuto");
    return found;
  }),
  /** HTML as it would be kept: what is not allowed is gone. */
  preview: changes(
    z.object({ html: z.string().max(200_000) }),
    async ({ html }) => ({ html: await sanitiseEditorial(html) }),
    { quiet: true },
  ),
};

function plain(text: string): Sql {
  return new Sql(text, []);
}
