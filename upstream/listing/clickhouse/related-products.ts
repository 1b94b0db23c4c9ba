/** The lists beside a product in SQL, as `../related-products` has them. */

import type { Labels } from "../labels";
import {
  carouselLimit,
  type Own,
  type RelatedKind,
  recommendedPerCategory,
  siblingCategories,
} from "../related-products";
import type { Tables } from "./tables";

/** Product ids in their order. */
export function relatedOf(kind: RelatedKind, own: Own, labels: Labels, tables: Tables): string {
  return kind === "related" ? related(own, tables) : recommended(own, labels, tables);
}

function related({ id, category, brand, price }: Own, { products }: Tables): string {
  return `SELECT id FROM ${products} WHERE leaf = ${category} AND able = 1 AND id != ${id}
    ORDER BY brand != ${brand}, abs(toInt64(price) - ${price}), id LIMIT ${carouselLimit}`;
}

/** What is popular with its brand may be popular with all: each product counts once. */
function recommended({ category, brand }: Own, labels: Labels, { products }: Tables): string {
  const categories = [0, ...siblingCategories(category, labels)].join(", ");
  const popular = (which: string) => `SELECT id, score, brand != ${brand} AS differs, leaf FROM ${products}
    WHERE leaf IN (${categories}) AND leaf != 0 AND able = 1 ${which}
    ORDER BY score DESC, id LIMIT ${recommendedPerCategory} BY leaf`;
  return `SELECT id FROM (SELECT * FROM (${popular(`AND brand = ${brand}`)}) UNION ALL SELECT * FROM (${popular("")}))
    ORDER BY differs, score DESC, id LIMIT 1 BY id LIMIT ${carouselLimit}`;
}
