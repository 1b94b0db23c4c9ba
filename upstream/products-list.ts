/** The listing: one page of cards and the exact total, in one round trip (spec 000 §7 `GET /api/prodotti`). */
import { type ListingQuery, listingLimits, type Sort } from "contract";
import { type CardRow, cardsOf, cardWire } from "./cards";
import type { Desk } from "./desk";
import { type Matching, matching } from "./matching";
import { batch, type Sql, sql } from "./sql";

/** The order of a sort, always ending in the id so that pages never overlap. */
function orderOf(sort: Sort, match: Matching): Sql {
  switch (sort) {
    case "consigliati":
      return sql`${match.available} DESC, p.popularity DESC, p.product_id DESC`;
    case "bestseller":
      return sql`p.sales DESC, p.product_id DESC`;
    case "piu_recenti":
      return sql`p.inserted_at DESC, p.product_id DESC`;
    case "in_sconto":
      return sql`${match.discount} DESC, p.product_id DESC`;
    case "prezzo_asc":
      return sql`${match.price} ASC NULLS LAST, p.product_id ASC`;
    case "prezzo_desc":
      return sql`${match.price} DESC NULLS LAST, p.product_id DESC`;
  }
}

export async function listProducts(query: ListingQuery, { db, now }: Desk) {
  const match = matching(query, now);
  const size = listingLimits.pageSize;
  const order = orderOf(query.sort, match);
  const picked = sql`SELECT product_id, offer_id, ROW_NUMBER() OVER () AS rank FROM (
    SELECT p.product_id, ${match.offer} AS offer_id FROM ${match.from} WHERE ${match.where}
    ORDER BY ${order} LIMIT ${size} OFFSET ${(query.page - 1) * size})`;
  const [cards, totals] = await batch(db, [
    cardsOf(picked),
    sql`SELECT COUNT(*) AS total FROM ${match.from} WHERE ${match.where}`,
  ]);
  const total = (totals as { total: number }[])[0]?.total ?? 0;
  return {
    data: (cards as CardRow[]).map(cardWire),
    page: query.page,
    totalPages: Math.ceil(total / size),
    totalResults: total,
    resultsPerPage: size,
  };
}
