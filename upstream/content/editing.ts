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
  state: string;
  updated: string;
  order: string;
  /** Stands among the logs. */
  logged?: true;
  fields: Record<string, string>;
}

const none = "NULL";
const seo = { seoTitle: "seo_title", seoDescription: "seo_description" };

function legal(kind: string): Kind {
  return {
    from: `legal_texts WHERE kind = '${kind}'`,
    id: "text_id",
    title: "COALESCE(title, 'Versione ' || version)",
    state: none,
    updated: "updated_at",
    order: "text_id",
    fields: { id: "text_id", title: "title", body: "body", version: "version" },
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
    id: "menu_id",
    title: "COALESCE(parent || ' › ', '') || name",
    state: "grouping",
    updated: none,
    order: "COALESCE(parent_id, menu_id), parent_id IS NOT NULL, position, menu_id",
    fields: {
      id: "menu_id",
      parentId: "parent_id",
      name: "name",
      href: "href",
      group: "grouping",
      picture: "image",
      position: "position",
    },
  },
  banner: {
    from: "banners WHERE 1",
    id: "banner_id",
    title: "COALESCE(title, 'Banner ' || banner_id)",
    state: bannerState,
    updated: none,
    order: "COALESCE(place, banner_id), banner_id DESC",
    fields: {
      id: "banner_id",
      picture: "image",
      title: "title",
      description: "description",
      href: "href",
      active: "active",
      place: "COALESCE(place, banner_id)",
      startsAt: "starts_at",
      endsAt: "ends_at",
      state: bannerState,
    },
  },
  pagine: {
    from: "pages WHERE 1",
    id: "slug",
    title: "title",
    state: none,
    updated: "updated_at",
    order: "slug",
    fields: {
      slug: "slug",
      title: "title",
      body: "body",
      ...seo,
      keywords: "keywords",
      picture: "image",
      banner: "banner",
    },
  },
  guide: {
    from: "guides WHERE 1",
    id: "slug",
    title: "title",
    state: none,
    updated: none,
    order: "position, slug",
    fields: { slug: "slug", title: "title", body: "body", position: "position" },
  },
  articoli: {
    from: "blogs LEFT JOIN (SELECT category_id AS of, name AS category FROM blog_categories) ON of = category_id WHERE 1",
    id: "blog_id",
    title: "title",
    state:
      "CASE WHEN published_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now') THEN 'in attesa' ELSE 'pubblicato' END",
    updated: "updated_at",
    order: "published_at DESC, blog_id DESC",
    fields: {
      id: "blog_id",
      slug: "slug",
      title: "title",
      body: "body",
      picture: "image",
      author: "author",
      authorPicture: "author_image",
      authorBio: "author_bio",
      publishedAt: "published_at",
      ...seo,
      keywords: "keywords",
      category: "category",
      tags: "(SELECT group_concat(value, ', ') FROM json_each(tags))",
      products: "(SELECT group_concat(value, ', ') FROM json_each(products))",
    },
  },
  termini: legal("terms"),
  privacy: legal("privacy"),
  cookie: legal("cookies"),
  suggerimenti: {
    from: "suggestions WHERE 1",
    id: "slug",
    title: "term",
    state: "CASE WHEN uses < 0 THEN 'nascosto' ELSE uses || ' usi' END",
    updated: none,
    order: "uses DESC, folded",
    fields: { slug: "slug", term: "term", uses: "uses", ...seo },
  },
  categorie: {
    from: "categories WHERE 1",
    id: "category_id",
    title: "name || ' (' || slug || ')'",
    state: "CASE WHEN seo_title IS NULL THEN 'senza testi' ELSE 'con testi' END",
    updated: none,
    order: "parent_id IS NOT NULL, slug",
    fields: {
      id: "category_id",
      name: "name",
      slug: "slug",
      picture: "image",
      description: "description",
      ...seo,
    },
  },
  marchi: {
    from: "facet_values WHERE facet = 'brand'",
    id: "slug",
    title: "label",
    state: "CASE WHEN seo_title IS NULL THEN 'senza testi' ELSE 'con testi' END",
    updated: none,
    order: "label COLLATE NOCASE",
    fields: { slug: "slug", name: "label", picture: "image", description: "description", ...seo },
  },
  promozioni: {
    from: "promotions LEFT JOIN (SELECT store_id AS of, slug AS store_slug, name AS store FROM stores) ON of = store_id WHERE 1",
    id: "slug",
    title: "title || COALESCE(' – ' || store, '')",
    state: promotionState,
    updated: "updated_at",
    order: "updated_at DESC, promotion_id DESC",
    fields: {
      slug: "slug",
      title: "title",
      storeSlug: "store_slug",
      description: "description",
      terms: "terms",
      code: "code",
      kind: "kind",
      value: "value / 100.0",
      startsAt: "starts_at",
      endsAt: "ends_at",
      status: "CASE ended WHEN 1 THEN 'expired' ELSE 'active' END",
      countries: "trim(countries, ',')",
      url: "url",
      trackingUrl: "tracking_url",
      picture: "image",
      ...seo,
      structured: "rule IS NOT NULL",
      minimum: "rule ->> '$.minimum' / 100.0",
      ceiling: "rule ->> '$.ceiling' / 100.0",
      categories: wordsOf("categories"),
      brands: wordsOf("brands"),
      excludedCategories: wordsOf("excludedCategories"),
      excludedBrands: wordsOf("excludedBrands"),
      fullPriceOnly: "rule ->> '$.fullPriceOnly'",
    },
  },
  ricerche: {
    from: "search_terms WHERE 1",
    logged: true,
    id: "term_id",
    title: "term",
    state: none,
    updated: "searched_at",
    order: "term_id DESC",
    fields: { id: "term_id", term: "term" },
  },
  parole: {
    from: "added_words WHERE 1",
    id: "word_id",
    title: "phrase || ' = ' || means || iif(brand IS NULL, '', ' (marca dei feed)')",
    state: none,
    updated: none,
    order: "phrase COLLATE NOCASE",
    fields: { id: "word_id", phrase: "phrase", means: "means" },
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
    const { from, id, title, state, updated, order, logged }: Kind = kinds[kind];
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
    const shown = Object.entries(fields).map(([name, expression]) => `${expression} AS "${name}"`);
    const [found] = await rows<Record<string, string | number | null>>(
      logged ? logs : db,
      sql`SELECT ${plain(shown.join(", "))} FROM ${plain(from)} AND ${plain(column)} = ${id}`,
    );
    if (!found) throw notFound("Contenuto");
    return found;
  }),
  /** HTML as it would be kept: what is not allowed is gone. */
  preview: changes(
    z.object({ html: z.string().max(200_000) }),
    async ({ html }) => ({ html: sanitiseEditorial(html) }),
    { quiet: true },
  ),
};

function plain(text: string): Sql {
  return new Sql(text, []);
}
