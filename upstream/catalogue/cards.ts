/** The card of a product (product.md 'Entities'): one query shape for every list of products. */
import { type AvailabilityState, type ProductCard, storeAddress } from "contract";
import { type Price, priceFrom } from "domain/money";
import { picturesFrom } from "domain/picture";
import { type CodeRow, codesOfStore, type ShopCode, shopCode } from "../promotions/codes";
import { listed, rows, type Sql, sql } from "../sql";
import type { CardRow } from "./card-row";
import { categorySlugs } from "./carried";
import { leadingFirst, shippingOf, totalOf } from "./leading";
import { lowestOfMonth } from "./lowest-price";
import { measureOf, unitPriceOf } from "./measure";
import { codeOf } from "./offer-code";

/** As `cardsOf` reads it: the codes of a store come with the first card of it. */
export type CardRead = Omit<CardRow, "codes"> & { codes: string | null };

/** A product of a list, and the offer that its card shows; without one, or when it has left since, the product's best. */
export interface Pick {
  product: number;
  offer?: number;
}

/** What a question asks of the offers that its cards show; ids of the values, bounds in cents. */
interface Asked {
  colours: readonly number[];
  sizes: readonly number[];
  /** By store id. */
  stores: Uint8Array | null;
  promised: { from: Float64Array; free: boolean } | null;
  least: number;
  most: number;
  /** The bounds mean totals. */
  delivered: boolean;
}

/** Cards of a page, in the colours and sizes that were asked for. */
export function cardsOfPicks(now: Date, picks: readonly Pick[], asked: Asked | null = null): Sql<CardRead> {
  const pairs = JSON.stringify(picks.map(({ product, offer }) => [product, offer]));
  const picked = sql`SELECT e.value ->> 0 AS product_id, e.key AS rank, COALESCE((SELECT o.offer_id FROM shown_offers o WHERE o.offer_id = e.value ->> 1),
        (SELECT p.best_offer_id FROM products p WHERE p.product_id = e.value ->> 0)) AS offer_id FROM json_each(${pairs}) e`;
  if (asked && asked.sizes.length > 0)
    return cardsOf(now, shownIn(picked, leadingIn(asked)), sql`picked.variant_id`, listed(asked.sizes));
  if (asked && asked.colours.length > 0)
    return cardsOf(now, shownIn(picked, alikeIn(listed(asked.colours))), sql`picked.variant_id`);
  return cardsOf(now, picked);
}

/** Another offer in the place of the picked one `s`, and the variant whose pictures the card shows with it. */
function shownIn(picked: Sql, another: Sql): Sql {
  return sql`SELECT s.product_id, s.rank, COALESCE(asked, s.offer_id) AS offer_id,
        (SELECT v.variant_id FROM offers o JOIN variants v ON v.variant_id = o.variant_id WHERE o.offer_id = asked AND v.images <> '') AS variant_id
      FROM (SELECT s.*, (${another}) AS asked FROM (${picked}) s) s`;
}

/** A variant in one of the colours, where the same store sells that for the same price and shipping. */
function alikeIn(colours: Sql): Sql {
  return sql`SELECT o.offer_id FROM offers b CROSS JOIN variants v CROSS JOIN shown_offers o ON o.variant_id = v.variant_id
    WHERE b.offer_id = s.offer_id AND v.product_id = s.product_id AND v.colour_id IN ${colours}
      AND v.images <> '' AND o.store_id = b.store_id AND o.price_cents = b.price_cents
      AND o.shipping_cents IS b.shipping_cents AND o.availability = b.availability
    ORDER BY o.offer_id = b.offer_id DESC, v.position, o.offer_id LIMIT 1`;
}

/** The leading offer in one of the sizes (docs/decisions/0103), of the chosen stores that promise what is asked for, within the price bounds and in a chosen colour. */
function leadingIn({ colours, sizes, stores, promised, least, most, delivered }: Asked): Sql {
  const ids = [...(stores ?? promised?.from ?? []).keys()];
  const named = ids.filter((id) => (!stores || stores[id]) && Number.isFinite(promised?.from[id] ?? 0));
  const ofStores = stores || promised ? sql`o.store_id IN ${listed(named)}` : sql`1`;
  const free = promised?.free ? sql`${shippingOf} = 0` : sql`1`;
  const bound = Math.min(most, Number.MAX_SAFE_INTEGER);
  const cents = delivered ? totalOf : sql`o.price_cents`;
  return sql`SELECT o.offer_id FROM variants v CROSS JOIN shown_offers o ON o.variant_id = v.variant_id
    WHERE v.product_id = s.product_id AND v.size_id IN ${listed(sizes)} AND ${ofStores} AND ${free}
    ORDER BY o.availability <> 'in_stock', ${cents} BETWEEN ${least} AND ${bound} DESC,
      v.colour_id IN ${listed(colours)} DESC, ${leadingFirst}, v.position LIMIT 1`;
}

/** Cards of `picked` (`product_id`, `offer_id`, `rank`) in order, for `cardRows`; pictures of `variant`, the offer's size of `sizes`. */
export function cardsOf(
  now: Date,
  picked: Sql,
  variant: Sql = sql`NULL`,
  sizes: Sql | null = null,
): Sql<CardRead> {
  return sql`SELECT p.product_id, p.slug, p.name, COALESCE(NULLIF(v.images, ''), p.images) AS images, p.sizes, p.inserted_at,
      ${sizes ? inSizes(sizes) : sql`p.offer_count`}, COALESCE(colour.label, v.colour_label) AS colour, brand.label AS brand_name, brand.slug AS brand_slug, brand.image AS brand_image,
      o.price_cents, o.list_cents, o.currency, o.availability, o.url, ${shippingOf} AS shipping_cents,
      ${lowestOfMonth(now)} AS lowest, ${measureOf} AS measure,
      s.store_id, s.name AS store_name, s.slug AS store_slug, s.shipping_cents AS store_shipping,
      s.free_shipping_from_cents AS free_from, ${categorySlugs} AS category_slugs,
      CASE WHEN ROW_NUMBER() OVER (PARTITION BY s.store_id ORDER BY picked.rank) = 1 THEN ${codesOfStore(sql`s.store_id`, now)} END AS codes
    FROM (${picked}) picked
    JOIN products p ON p.product_id = picked.product_id AND p.hidden_at IS NULL
    LEFT JOIN variants v ON v.variant_id = ${variant}
    LEFT JOIN facet_values colour ON colour.value_id = v.colour_id
    LEFT JOIN shown_offers o ON o.offer_id = picked.offer_id
    LEFT JOIN stores s ON s.store_id = o.store_id
    LEFT JOIN facet_values brand ON brand.value_id = p.brand_id
    ORDER BY picked.rank`;
}

function inSizes(sizes: Sql): Sql {
  return sql`COALESCE(NULLIF((SELECT COUNT(DISTINCT other.store_id) FROM variants sized CROSS JOIN shown_offers other
        ON other.variant_id = sized.variant_id
        WHERE sized.product_id = p.product_id AND sized.size_id IN ${sizes} AND other.availability = 'in_stock'), 0), 1) AS offer_count,
      (SELECT COALESCE(label, sized.size_label) FROM variants sized LEFT JOIN facet_values ON value_id = sized.size_id
        WHERE sized.variant_id = o.variant_id AND sized.size_id IN ${sizes}) AS size`;
}

export async function readCards(
  { db, now }: { db: D1Database; now: Date },
  picked: Sql,
): Promise<ProductCard[]> {
  return cardRows(await rows(db, cardsOf(now, picked))).map(cardOf);
}

/** What `cardsOf` reads, each card with the codes of its store. */
export function cardRows(cards: readonly CardRead[]): CardRow[] {
  const codes = new Map<number | null, ShopCode[]>();
  for (const { store_id, codes: own } of cards)
    if (own !== null) codes.set(store_id, (JSON.parse(own) as CodeRow[]).map(shopCode));
  return cards.map((card) => ({ ...card, codes: codes.get(card.store_id) ?? [] }));
}

export function cardOf(row: CardRow): ProductCard {
  const availability = availabilityOf(row.availability);
  return {
    id: row.product_id,
    parentId: null,
    name: row.name,
    slug: row.slug,
    colour: row.colour || null,
    size: row.size || null,
    price: priceOf(row),
    unit: unitPriceOf(row.price_cents, row.measure),
    pictures: picturesFrom(names(row.images).slice(0, 2), "uploads"),
    brand: row.brand_name
      ? { name: row.brand_name, slug: row.brand_slug, ...(row.brand_image && { image: row.brand_image }) }
      : null,
    store: row.store_name ? { name: row.store_name, slug: row.store_slug } : null,
    sizes: names(row.sizes),
    insertedAt: row.inserted_at,
    shippingCents: row.shipping_cents,
    code: bestCode(row),
    lowest30: row.lowest === 1,
    offerCount: row.offer_count,
    available: availability === "in_stock",
    availability,
    url: storeAddress(row.url),
    twin: row.is_twin ?? false,
  };
}

function bestCode(row: CardRow) {
  const { price_cents, codes } = row;
  if (price_cents === null || codes.length === 0) return null;
  const categories = JSON.parse(row.category_slugs) as string[];
  return codeOf({ ...row, price_cents }, codes, { brand: row.brand_slug, categories });
}

export function priceOf(row: {
  price_cents: number | null;
  list_cents: number | null;
  currency: string | null;
}): Price {
  return priceFrom(row.list_cents ?? row.price_cents, row.price_cents, row.currency ?? "EUR");
}

export function availabilityOf(stored: string | null): AvailabilityState {
  return stored === "in_stock" || stored === "preorder" || stored === "backorder" ? stored : "out_of_stock";
}

export function names(column: string | null): string[] {
  return (column ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
