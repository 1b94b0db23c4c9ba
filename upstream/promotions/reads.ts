/** What visitors see of promotions: those that have begun, of stores that the catalogue knows. */
import { type PromotionQuery, type PromotionWire, promotionsPerPage, type WireAnswer } from "contract";
import { folded } from "contract/folded";
import type { promotionReads } from "contract/promotions/promotions";
import { euros } from "../catalogue/euros";
import type { HandlerContext, HandlersOf } from "../handler";
import { notFound } from "../refusal";
import { all, batch, firstRow, rows, type Sql, sql } from "../sql";
import type { Draft, Rule } from "./draft";
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

type MerchantWire = WireAnswer<typeof promotionReads.merchants>;

export const reads: Pick<HandlersOf<"promotions">, "list" | "merchants" | "facets" | "bySlug"> = {
  async list(query, { db, now }) {
    const asked = asking(query, now);
    const [counted, page, merchants] = (await batch(db, [
      sql`SELECT COUNT(*) AS total FROM ${shown} WHERE ${asked}`,
      sql`SELECT ${promotionColumns} FROM ${shown} WHERE ${asked} ORDER BY ${orderOf(query)}, p.promotion_id DESC
        LIMIT ${promotionsPerPage} OFFSET ${(query.page - 1) * promotionsPerPage}`,
      merchantOf(query, now),
    ])) as [{ total: number }[], PromotionRow[], MerchantRow[]];
    const totalResults = counted[0]?.total ?? 0;
    return {
      data: page.map((row) => promotionWire(row, now)),
      page: query.page,
      totalPages: Math.ceil(totalResults / promotionsPerPage),
      totalResults,
      resultsPerPage: promotionsPerPage,
      merchant: merchants[0] ? merchantWire(merchants[0]) : null,
    };
  },

  async merchants(query, { db, now }): Promise<MerchantWire> {
    const found = await rows<MerchantRow>(
      db,
      sql`SELECT s.store_id, s.slug, s.name, s.logo, SUM(p.code IS NOT NULL) AS coupons, SUM(p.code IS NULL) AS deals
        FROM ${shown} WHERE ${asking(query, now)}
        GROUP BY s.store_id ORDER BY COUNT(*) DESC, s.name COLLATE NOCASE`,
    );
    return found.map(merchantWire);
  },

  async facets(query, { db, now }) {
    const ofAnyType = asking({ ...query, promotionType: undefined }, now);
    const anywhere = asking({ ...query, country: undefined }, now);
    const [tipi, paesi] = (await batch(db, [
      sql`SELECT CASE WHEN p.code IS NULL THEN 'promozione' ELSE 'codice' END AS valore, COUNT(*) AS totale
        FROM ${shown} WHERE ${ofAnyType} GROUP BY valore ORDER BY valore`,
      sql`SELECT each.value AS valore, COUNT(*) AS totale FROM ${shown},
          json_each('["' || replace(trim(p.countries, ','), ',', '","') || '"]') each
        WHERE p.countries <> '' AND ${anywhere} GROUP BY each.value ORDER BY each.value`,
    ])) as [{ valore: string; totale: number }[], { valore: string; totale: number }[]];
    return { tipi, paesi };
  },

  bySlug: async ({ slug }, context) => promotionWire(await shownPromotion(slug, context), context.now),
};

/** The row of a promotion that visitors may see; refuses with 404. */
export async function shownPromotion(slug: string, { db, now }: HandlerContext): Promise<PromotionRow> {
  const row = await firstRow<PromotionRow>(
    db,
    sql`SELECT ${promotionColumns} FROM ${shown} WHERE p.slug = ${slug} AND ${begun(now)}`,
  );
  if (!row) throw notFound("Promozione");
  return row;
}

/** The conditions of a query; those that are left out hold for everything that has begun. */
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
  // Not LIKE: D1 limits its patterns to 50 bytes.
  for (const word of folded(q ?? "")
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8))
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

function merchantOf({ merchantValueId, merchantSlug }: PromotionQuery, now: Date): Sql {
  return sql`SELECT s.store_id, s.slug, s.name, s.logo, COALESCE(SUM(p.code IS NOT NULL), 0) AS coupons,
      COALESCE(SUM(p.code IS NULL AND p.promotion_id IS NOT NULL), 0) AS deals
    FROM stores s LEFT JOIN promotions p ON p.store_id = s.store_id AND ${valid(now)}
    WHERE s.store_id = ${merchantValueId ?? null} OR s.slug = ${merchantSlug ?? null} GROUP BY s.store_id`;
}

function merchantWire({ store_id, slug, name, logo, coupons, deals }: MerchantRow) {
  return {
    merchantValueId: store_id,
    merchantSlug: slug,
    merchantName: name,
    url_immagine: logo,
    totalCoupons: coupons,
    totalDeals: deals,
  };
}

export function promotionWire(row: PromotionRow, now: Date): PromotionWire {
  const over = row.ended === 1 || (row.ends_at !== null && row.ends_at <= now.toISOString());
  return {
    promozione_id: row.promotion_id,
    slug: row.slug,
    titolo: row.title,
    descrizione: row.description,
    codice: row.code,
    termini: row.terms,
    tipo_sconto: row.kind,
    valore_sconto: row.value === null ? null : row.value / 100,
    data_inizio: row.starts_at,
    data_fine: row.ends_at,
    creato_il: row.created_at,
    aggiornato_il: row.updated_at,
    status: over ? "expired" : "active",
    merchant_name: row.store_name ?? row.advertiser,
    merchant_slug: row.store_slug,
    merchant_image_url: row.store_logo,
    url_immagine: row.image,
    url_promozione: row.tracking_url,
    url_destinazione: row.url,
    titolo_seo: row.seo_title,
    descrizione_seo: row.seo_description,
    paesi: row.countries.split(",").filter(Boolean),
    condizioni: row.rule ? conditionsWire(JSON.parse(row.rule) as Rule) : null,
    esiti: {
      si: row.worked,
      no: row.failed,
      ultimo_successo: row.last_worked_at,
      segnalato: row.reported === 1,
    },
  };
}

export function conditionsWire(rule: Rule) {
  return {
    spesa_minima: euros(rule.minimum),
    sconto_massimo: euros(rule.ceiling),
    categorie: [...rule.categories],
    marchi: [...rule.brands],
    categorie_escluse: [...rule.excludedCategories],
    marchi_esclusi: [...rule.excludedBrands],
    solo_prezzo_pieno: rule.fullPriceOnly,
  };
}
