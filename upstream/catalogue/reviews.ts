/** Reviews of a product, newest first, ten a page (product.md 'Catalogue calls'). */
import type { CallInput, Contract, Review } from "contract";
import type { HandlerContext } from "../handler";
import { batch, type Sql, sql } from "../sql";

const reviewsPerPage = 10;

interface RatingRow {
  count: number;
  checked: number;
  average: number | null;
}

export function ratingOf(product: Sql): Sql<RatingRow> {
  return sql`SELECT COUNT(*) AS count, COALESCE(SUM(purchase_checked), 0) AS checked, AVG(rating) AS average
    FROM shown_reviews WHERE product_id = ${product}`;
}

export const averageRating =
  "(SELECT ROUND(AVG(r.rating), 1) FROM shown_reviews r WHERE r.product_id = products.product_id)";

/** Statements to run after reviews were written, before `writeListing`: the average by which the listing filters. @internal the demo writes its reviews at once */
export const writeRatings: readonly string[] = [
  `INSERT OR IGNORE INTO listing_stale (product_id) SELECT product_id FROM products WHERE rating IS NOT ${averageRating}`,
  `UPDATE products SET rating = ${averageRating} WHERE rating IS NOT ${averageRating}`,
];

export async function listReviews(
  { id, n }: CallInput<Contract["products"]["reviews"]>,
  { db }: HandlerContext,
) {
  const [totals, found] = await batch(db, [
    ratingOf(sql`${id}`),
    sql<Review & { checked: unknown }>`
      SELECT r.review_id AS id, r.author, r.rating, r.title, r.body AS text, r.written_at AS writtenAt, s.name AS store,
        r.purchase_checked AS checked FROM shown_reviews r LEFT JOIN stores s ON s.store_id = r.store_id WHERE r.product_id = ${id}
      ORDER BY r.written_at DESC, r.review_id DESC LIMIT ${reviewsPerPage} OFFSET ${(n - 1) * reviewsPerPage}`,
  ]);
  const total = totals[0]?.count ?? 0;
  return {
    reviews: found.map((review) => ({ ...review, checked: Boolean(review.checked) })),
    total,
    checked: totals[0]?.checked ?? 0,
    page: n,
    pages: Math.ceil(total / reviewsPerPage),
  };
}
