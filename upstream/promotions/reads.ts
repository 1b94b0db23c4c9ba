/** What visitors see of promotions: those that have begun, of stores that the catalogue knows. */
import {
  type Conditions,
  type Promotion,
  type PromotionMerchant,
  type PromotionQuery,
  promotionsPerPage,
  webAddress,
} from "contract";
import { maskedCode, withoutCode } from "domain/code";
import { folded } from "domain/folded";
import { pictureFrom } from "domain/picture";
import type { HandlerContext, HandlersOf } from "../handler";
import { all, batch, knownRow, rows, type Sql, sql } from "../sql";
import type { Draft } from "./draft";
import { begun, valid, within } from "./validity";

export interface PromotionRow extends Draft {
  promotion_id: number;
  store_name: string | null;
  store_slug: string | null;
  store_logo: string | null;
  worked: number;
  failed: number;
  last_worked_at: string | null;
  reported: number;
}

export const promotionColumns = sql`p.*, s.name AS store_name, s.slug AS store_slug, s.logo AS store_logo`;
/** Of a store that is paused nothing is shown. */
const shown = sql`promotions p JOIN stores s ON s.store_id = p.store_id AND s.paused_at IS NULL`;

export const reads: Pick<HandlersOf<"promotions">, "list" | "merchants" | "facets" | "bySlug"> = {
  async list(query, { db, now }) {
    const asked = asking(query, now);
    const [counted, page, merchants] = await batch(db, [
      sql<{ total: number }>`SELECT COUNT(*) AS total FROM ${shown} WHERE ${asked}`,
      sql<PromotionRow>`SELECT ${promotionColumns} FROM ${shown} WHERE ${asked} ORDER BY ${orderOf(query)}, p.promotion_id DESC
        LIMIT ${promotionsPerPage} OFFSET ${(query.page - 1) * promotionsPerPage}`,
      namedMerchant(query, now),
    ]);
    const totalResults = counted[0]?.total ?? 0;
    return {
      promotions: page.map((row) => promotionOf(row, now)),
      page: query.page,
      totalPages: Math.ceil(totalResults / promotionsPerPage),
      totalResults,
      resultsPerPage: promotionsPerPage,
      merchant: merchants[0] ? merchantOf(merchants[0]) : null,
    };
  },

  async merchants(query, { db, now }) {
    const found = await rows<MerchantRow>(db)`
      SELECT s.store_id, s.slug, s.name, s.logo, SUM(p.code IS NOT NULL) AS coupons, SUM(p.code IS NULL) AS deals
        FROM ${shown} WHERE ${asking(query, now)}
        GROUP BY s.store_id ORDER BY COUNT(*) DESC, s.name COLLATE NOCASE`;
    return found.map(merchantOf);
  },

  async facets(query, { db, now }) {
    const ofAnyType = asking({ ...query, promotionType: undefined }, now);
    const anywhere = asking({ ...query, country: undefined }, now);
    const [types, countries] = await batch(db, [
      sql<Valued>`SELECT CASE WHEN p.code IS NULL THEN 'promozione' ELSE 'codice' END AS value, COUNT(*) AS count
        FROM ${shown} WHERE ${ofAnyType} GROUP BY 1 ORDER BY 1`,
      sql<Valued>`SELECT each.value AS value, COUNT(*) AS count FROM ${shown},
          json_each('["' || replace(trim(p.countries, ','), ',', '","') || '"]') each
        WHERE p.countries <> '' AND ${anywhere} GROUP BY each.value ORDER BY each.value`,
    ]);
    return { types, countries };
  },

  bySlug: async ({ slug }, context) => promotionOf(await shownPromotion(slug, context), context.now),
};

interface Valued {
  value: string;
  count: number;
}

/** The row of a promotion that visitors may see; refuses with 404. */
export async function shownPromotion(slug: string, { db, now }: HandlerContext): Promise<PromotionRow> {
  return knownRow<PromotionRow>(db, "Promozione")`
    SELECT ${promotionColumns} FROM ${shown} WHERE p.slug = ${slug} AND ${begun(now)}`;
}

/** '-15€', 'sconto 20%', '15 euro', '20 % di sconto': what a promotion takes off, by its value or in its words. */
const figure = /(?:\bsconto (?:del |di )?)?-?(\d{1,5}(?:[.,]\d{1,2})?) ?(%|€|euro\b)(?: di sconto\b)?/;

export function asking(query: Partial<PromotionQuery>, now: Date, of = begun(now)): Sql {
  const { active, q, promotionType, country, merchantValueId, merchantSlug } = query;
  const conditions = [of];
  if (active !== undefined) conditions.push(active ? valid(now) : sql`NOT (${valid(now)})`);
  if (promotionType)
    conditions.push(promotionType === "codice" ? sql`p.code IS NOT NULL` : sql`p.code IS NULL`);
  if (country) conditions.push(within(country));
  if (merchantValueId !== undefined) conditions.push(sql`p.store_id = ${merchantValueId}`);
  if (merchantSlug !== undefined)
    conditions.push(sql`p.store_id = (SELECT store_id FROM stores WHERE slug = ${merchantSlug})`);
  const asked = folded(q ?? "");
  const [off = "", number = "", unit = ""] = figure.exec(asked) ?? [];
  if (off) {
    const [kind, value] = [unit === "%" ? "percent" : "amount", Number(number.replace(",", "."))];
    conditions.push(sql`(p.kind = ${kind} AND p.value = ${Math.round(value * 100)}
      OR instr(p.folded, ${number + unit}) > 0)`);
  }
  // Not LIKE: D1 limits its patterns to 50 bytes.
  for (const word of asked.replace(off, " ").match(/\S+/g)?.slice(0, 8) ?? [])
    conditions.push(sql`instr(p.folded, ${word}) > 0`);
  return all(conditions);
}

/** Rank of a sort; what has expired comes latest first, whatever is asked. */
export function orderOf({
  sort,
  active,
}: Pick<PromotionQuery, "sort"> & { active?: boolean | undefined }): Sql {
  if (active === false && sort === "relevance") return sql`p.ends_at DESC`;
  return {
    // What works comes before what is said to fail, codes before offers, the better discount first.
    relevance: sql`p.reported, p.code IS NULL, p.worked > 0 DESC, ${biggest}, p.updated_at DESC`,
    expiry_asc: sql`p.ends_at IS NULL, p.ends_at`,
    discount_desc: biggest,
    newest: sql`MAX(p.created_at, p.updated_at) DESC`,
  }[sort];
}

const biggest = sql`CASE p.kind WHEN 'percent' THEN 0 WHEN 'amount' THEN 1 WHEN 'bogo' THEN 2 WHEN 'gift' THEN 3
  WHEN 'shipping' THEN 4 ELSE 5 END, p.value DESC`;

interface MerchantRow {
  store_id: number;
  slug: string;
  name: string;
  logo: string | null;
  coupons: number;
  deals: number;
}

function namedMerchant({ merchantValueId, merchantSlug }: PromotionQuery, now: Date): Sql<MerchantRow> {
  return sql`SELECT s.store_id, s.slug, s.name, s.logo, COALESCE(SUM(p.code IS NOT NULL), 0) AS coupons,
      COALESCE(SUM(p.code IS NULL AND p.promotion_id IS NOT NULL), 0) AS deals
    FROM stores s LEFT JOIN promotions p ON p.store_id = s.store_id AND ${valid(now)}
    WHERE s.store_id = ${merchantValueId ?? null} OR s.slug = ${merchantSlug ?? null} GROUP BY s.store_id`;
}

function merchantOf({ store_id, slug, name, logo, coupons, deals }: MerchantRow): PromotionMerchant {
  return { id: store_id, slug, name, logo: pictureFrom(logo, "logos"), coupons, deals };
}

export function promotionOf(row: PromotionRow, now: Date): Promotion {
  const { code, kind, value } = row;
  const shown = (words: string | null) => (words ? withoutCode(words, code) : null);
  const destination = webAddress(row.url);
  return {
    id: row.promotion_id,
    slug: row.slug,
    title: withoutCode(row.title, code),
    description: shown(row.description),
    code,
    masked: code && maskedCode(code),
    terms: shown(row.terms),
    discount: kind && { kind, value: value !== null && kind === "percent" ? value / 100 : value },
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ended: row.ended === 1 || (row.ends_at !== null && row.ends_at <= now.toISOString()),
    merchant: {
      name: row.store_name ?? row.advertiser,
      slug: row.store_slug,
      logo: pictureFrom(row.store_logo, "logos"),
    },
    picture: pictureFrom(row.image, "logos"),
    url: webAddress(row.tracking_url) ?? destination,
    destination,
    seo: { title: shown(row.seo_title), description: shown(row.seo_description) },
    countries: row.countries.split(",").filter(Boolean),
    conditions: row.rule ? (JSON.parse(row.rule) as Conditions) : null,
    trust: {
      worked: row.worked,
      failed: row.failed,
      lastWorkedAt: row.last_worked_at,
      reported: row.reported === 1,
    },
  };
}
