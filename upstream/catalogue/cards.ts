/** The card of a product on the wire (product.md 'Entities'): one query shape for every list of products. */
import type { ProductCard } from "contract";
import type * as z from "zod";
import { type CodeRow, codesOfStore, type ShopCode, shopCode } from "../promotions/codes";
import { type Sql, sql } from "../sql";
import type { CardRow } from "./card-row";
import { categorySlugs } from "./carried";
import { euros } from "./euros";
import { shippingOf } from "./leading";
import { lowestOfMonth } from "./lowest-price";
import { codeWire } from "./offer-code";

export type CardWire = z.input<typeof ProductCard>;

/** As `cardsOf` reads it: the codes of a store come with the first card of it. */
type CardRead = Omit<CardRow, "codes"> & { codes: string | null };

/**
 * Cards of the picked products in their order, for `cardRows`. `picked` selects `product_id`, `offer_id` (the offer to show) and `rank`; the
 * pictures are those of the `variant` that it names, if any. The wide columns are read for these few rows only.
 */
export function cardsOf(now: Date, picked: Sql, variant: Sql = sql`NULL`): Sql {
  return sql`SELECT p.product_id, p.slug, p.name, COALESCE(v.images, p.images) AS images, p.sizes, p.inserted_at,
      p.offer_count, COALESCE(colour.label, v.colour_label) AS colour, brand.label AS brand_name, brand.slug AS brand_slug, brand.image AS brand_image,
      o.price_cents, o.list_cents, o.currency, o.availability, o.url, ${shippingOf} AS shipping_cents,
      ${lowestOfMonth(now)} AS lowest,
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

/** What `cardsOf` reads, each card with the codes of its store. */
export function cardRows(read: readonly unknown[]): CardRow[] {
  const cards = read as readonly CardRead[];
  const codes = new Map<number | null, ShopCode[]>();
  for (const { store_id, codes: own } of cards)
    if (own !== null) codes.set(store_id, (JSON.parse(own) as CodeRow[]).map(shopCode));
  return cards.map((card) => ({ ...card, codes: codes.get(card.store_id) ?? [] }));
}

export function cardWire(row: CardRow): CardWire {
  return {
    prodotto_id: row.product_id,
    nome_prodotto: row.name,
    slug: row.slug,
    ...(row.colour ? { colore: row.colour } : {}),
    ...priceFields(row),
    ...(row.lowest ? { minimo_30_giorni: true } : {}),
    immagine_prodotto: names(row.images).slice(0, 2).join(","),
    brand: row.brand_name
      ? [{ value: row.brand_name, attribute_slug: row.brand_slug, imageUrl: row.brand_image }]
      : null,
    negozio: row.store_name ? [{ value: row.store_name, slug: row.store_slug }] : null,
    taglie: names(row.sizes),
    data_inserimento: row.inserted_at,
    costo_spedizione: euros(row.shipping_cents),
    codice_sconto: codeOf(row),
    numero_offerte: row.offer_count,
    disponibilita: availabilityWire(row.availability),
    url_prodotto: row.url,
  };
}

/** The best code of the store for the offer that the card shows. */
function codeOf(row: CardRow) {
  const { price_cents, codes } = row;
  if (price_cents === null || codes.length === 0) return null;
  const categories = JSON.parse(row.category_slugs) as string[];
  return codeWire({ ...row, price_cents }, codes, { brand: row.brand_slug, categories });
}

/** `prezzo` is the list price and `prezzo_scontato` what is asked now; without a discount only `prezzo` is there. */
export function priceFields(row: {
  price_cents: number | null;
  list_cents: number | null;
  currency: string | null;
}) {
  const reduced = row.price_cents !== null && row.list_cents !== null && row.list_cents > row.price_cents;
  return {
    prezzo: euros(reduced ? row.list_cents : row.price_cents),
    prezzo_scontato: reduced ? euros(row.price_cents) : null,
    valuta: row.currency,
  };
}

/** The words that the specification's availability mapping knows (product.md 'Entities'). */
const availabilityWords: Record<string, string> = {
  in_stock: "disponibile",
  preorder: "preordine",
  backorder: "su ordinazione",
};

export function availabilityWire(stored: string | null): string {
  return availabilityWords[stored ?? ""] ?? "esaurito";
}

/** A comma-separated column as its names. */
export function names(column: string | null): string[] {
  return (column ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
