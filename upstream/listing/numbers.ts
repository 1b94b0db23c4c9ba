/** Goods by their numbers: bar codes, makers' numbers and stores' own find the product, however blanks and zeros are typed. */
import { numberOf } from "domain/makers-number";
import { numberIn as numberColumn } from "../makers-number";
import { listed, rows, sql } from "../sql";
import type { ListingEngine } from "./engine";
import type { Asking } from "./question";

/** More are not one product's number. */
const longest = 40;
const shortest = 4;
/** A number that so many products carry names none of them. */
const mostProducts = 24;

/** The engine, which shows the products that a search names by number; any other search is the engine's own. */
export function findingNumbers(engine: ListingEngine): ListingEngine {
  return {
    mostProducts: engine.mostProducts,
    isReady: (source) => engine.isReady(source),
    relatedProducts: (kind, id, context) => engine.relatedProducts(kind, id, context),
    known: (source) => engine.known(source),
    cards: async (query, context) => engine.cards(await numbered(query, context), context),
    counts: async (query, context) => engine.counts(await numbered(query, context), context),
  };
}

async function numbered(query: Asking, { db }: { db: D1Database }): Promise<Asking> {
  const typed = (query.search ?? "").replace(announced, "").trim();
  const number = numberIn(typed);
  const products = number === null ? [] : await productsNumbered(number, typed, db);
  if (products.length === 0) return query;
  const { search: _, ...others } = query;
  return { ...others, products };
}

/** What people write before a number: 'ean 809…', 'cod. art. VL00001', 'SKU: 12'. */
const announced =
  /^(?:(?:ean|gtin|upc|isbn|mpn|sku|asin|codice(?: a barre)?|cod|art|articolo|rif|ref|riferimento|n|nr|numero|modello)\b[.:#°\s]*)+/i;

/** The text as one number, without what separates its digits; null for words. */
function numberIn(text: string): string | null {
  const isNumber = text.split(" ").every((part) => /\d/.test(part));
  const compact = text.replace(/[\s.\-/]/g, "").toUpperCase();
  const isLong = compact.length >= shortest && compact.length <= longest;
  return isNumber && isLong && /^(?=(?:.*\d){2})[A-Z0-9_]+$/.test(compact) ? compact : null;
}

async function productsNumbered(number: string, typed: string, db: D1Database): Promise<number[]> {
  const bare = number.replace(/^0+/, "");
  const codes = /^\d{6,14}$/.test(bare) ? [8, 12, 13, 14].map((length) => bare.padStart(length, "0")) : [];
  const own = [...new Set([typed, typed.toUpperCase(), typed.toLowerCase(), number, bare])];
  const found = await rows<{ id: number }>(db)`SELECT DISTINCT product_id AS id FROM (
    SELECT product_id FROM variants WHERE gtin IN ${listed([...codes, number])} AND gtin IS NOT NULL
    UNION SELECT product_id FROM variants
      WHERE ${numberColumn(sql`mpn`)} = ${numberOf(number)} AND mpn IS NOT NULL
    UNION SELECT o.product_id FROM stores s CROSS JOIN offers o
      ON o.store_id = s.store_id AND o.external_id IN ${listed(own)})
    LIMIT ${mostProducts + 1}`;
  return found.length > mostProducts ? [] : found.map(({ id }) => id);
}
