/** What operators decide of reviews: each waits, is on the site, or is refused for a reason that is told (upstream/catalogue/DESIGN.md). */
import type { Review } from "contract";
import { pageNumber } from "contract/wire";
import * as z from "zod";
import { changes, reads } from "../act";
import { showProducts } from "../import/listing";
import { batch, knownRow, paged, sql, verbatim } from "../sql";
import { averageRating } from "./reviews";

const judgedPerPage = 50;

export const reviewStates = ["waiting", "published", "refused"] as const;
export type ReviewState = (typeof reviewStates)[number];
/** What one is refused for; that it does not praise is none of them. */
export const refusalGrounds = ["insulti", "pubblicita", "persone", "altro", "falsa"] as const;
export type RefusalGround = (typeof refusalGrounds)[number];

export interface JudgedReview extends Omit<Review, "checked"> {
  checked: number;
  refusedFor: RefusalGround | null;
  product: string;
  productId: number;
}

const judgement = z.object({
  id: z.coerce.number().int().positive(),
  refusedFor: z.enum(refusalGrounds).nullable(),
});

export const reviewJudgements = {
  list: reads(
    z.object({ state: z.enum(reviewStates), page: pageNumber }),
    async ({ state, page }, { db }) => {
      const list = sql<JudgedReview>`SELECT r.review_id AS id, r.author, r.rating, r.title, r.body AS text,
          r.written_at AS writtenAt, s.name AS store, r.purchase_checked AS checked, r.refused_for AS refusedFor,
          p.name AS product, p.product_id AS productId
        FROM reviews r JOIN products p USING (product_id) LEFT JOIN stores s ON s.store_id = r.store_id
        WHERE r.state = ${state} ORDER BY r.written_at DESC, r.review_id DESC`;
      const counted = sql`reviews WHERE state = ${state}`;
      const { found, total } = await paged(db, list, counted, { page, size: judgedPerPage });
      return { reviews: found, total };
    },
  ),
  /** Null: it is on the site. Ratings follow at once. */
  judge: changes(judgement, { about: ["id"] }, async ({ id, refusedFor }, { db }) => {
    const state: ReviewState = refusedFor === null ? "published" : "refused";
    const judged = await knownRow<{ product: number }>(db, "Recensione")`
      UPDATE reviews SET state = ${state}, refused_for = ${refusedFor} WHERE review_id = ${id} RETURNING product_id AS product`;
    await batch(db, [
      sql`UPDATE products SET rating = ${verbatim(averageRating)} WHERE product_id = ${judged.product}`,
      ...showProducts([judged.product]),
    ]);
  }),
};
