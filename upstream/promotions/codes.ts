/** Codes that may stand beside a price: valid in Italy, with structured terms (`domain/saving.ts`). */
import type { Conditions } from "contract";
import { maskedCode } from "domain/code";
import { shifted } from "domain/moments";
import { bestCode, type CodeRule, type ParcelLine } from "domain/saving";
import type { ShippingRule } from "domain/shipping";
import { type Sql, sql } from "../sql";
import { valid, within } from "./validity";

export interface CodeRow {
  slug: string;
  store_id: number;
  code: string;
  kind: CodeRule["kind"];
  value: number | null;
  rule: string;
  ends_at: string | null;
  reported: number;
}

/** A code as it may be shown before the visitor asks for it. */
export interface ShopCode {
  slug: string;
  storeId: number;
  masked: string;
  rule: CodeRule;
  endsAt: string | null;
  /** The last three visitors say that it does not work. */
  reported: boolean;
}

/** Pages are kept for a while, and no page may promise a code that is over. */
const margin = 10 * 60_000;

/** @param stores selects ids of stores */
export function codesOf(stores: Sql, now: Date): Sql<CodeRow> {
  return codesWhere(sql`p.store_id IN (${stores})`, now);
}

/** The same of one store, as a JSON list for a column. */
export function codesOfStore(store: Sql, now: Date): Sql {
  return sql`(SELECT json_group_array(json_object('slug', c.slug, 'store_id', c.store_id, 'code', c.code, 'kind', c.kind,
      'value', c.value, 'rule', c.rule, 'ends_at', c.ends_at, 'reported', c.reported))
    FROM (${codesWhere(sql`p.store_id = ${store}`, now)}) c)`;
}

function codesWhere(condition: Sql, now: Date): Sql<CodeRow> {
  const kept = shifted(now, margin);
  return sql`SELECT p.slug, p.store_id, p.code, p.kind, p.value, p.rule, p.ends_at, p.reported FROM promotions p
    WHERE ${condition} AND p.code IS NOT NULL AND p.rule IS NOT NULL
      AND p.kind IN ('percent', 'amount', 'shipping') AND ${valid(now)} AND ${within("IT")}
      AND (p.ends_at IS NULL OR p.ends_at > ${kept})
    ORDER BY p.reported, p.ends_at IS NULL, p.ends_at, p.promotion_id`;
}

export function shopCode(row: CodeRow): ShopCode {
  const terms = JSON.parse(row.rule) as Conditions;
  const hundredths = row.value ?? 0;
  return {
    slug: row.slug,
    storeId: row.store_id,
    masked: maskedCode(row.code),
    rule: { ...terms, kind: row.kind, value: row.kind === "percent" ? hundredths / 100 : hundredths },
    endsAt: row.ends_at,
    reported: row.reported === 1,
  };
}

/** The best code of one store for goods of it; one that is said to fail only when there is no other. */
export function bestOf(codes: readonly ShopCode[], goods: readonly ParcelLine[], rule: ShippingRule) {
  const trusted = codes.filter(({ reported }) => !reported);
  return bestCode(trusted, goods, rule) ?? bestCode(codes, goods, rule);
}

export interface StoreTotals {
  store_id: number;
  coupons: number;
  deals: number;
}

/** How many valid codes and offers each of these stores has. */
export function totalsOf(stores: Sql, now: Date): Sql<StoreTotals> {
  return sql`SELECT p.store_id, SUM(p.code IS NOT NULL) AS coupons, SUM(p.code IS NULL) AS deals FROM promotions p
    WHERE p.store_id IN (${stores}) AND ${valid(now)} AND ${within("IT")} GROUP BY p.store_id`;
}
