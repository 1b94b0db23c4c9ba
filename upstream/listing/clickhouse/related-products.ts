/** The lists beside a product in SQL, as `../related-products` has them. */
import type { FacetKey } from "contract";
import { alikeCategories, candidateFacets, mostCandidates } from "../alike";
import type { Labels } from "../labels";
import {
  candidatePoints,
  carouselLimit,
  farthestPrice,
  type Own,
  type RelatedKind,
  recommendedPerCategory,
  siblingCategories,
  tellingValues,
} from "../related-products";
import { columnOf, type Tables } from "./tables";

/** Product ids in their order. */
export function relatedOf(kind: RelatedKind, own: Own, labels: Labels, tables: Tables): string {
  return kind === "related" ? related(own, labels, tables) : recommended(own, labels, tables);
}

function related(own: Own, labels: Labels, { products }: Tables): string {
  const { id, category, price } = own;
  const { colour, make } = tellingValues(own, labels);
  const lacks = (facets: readonly FacetKey[], values: readonly number[]) =>
    values.length === 0
      ? "toUInt8(1)"
      : `NOT hasAny(arrayConcat(${facets.map(columnOf).join(", ")}), [${values.join(", ")}])`;
  return `SELECT id FROM (SELECT id, leaf, price, ${lacks(candidateFacets.colour, colour)} AS colourless,
      ${lacks(candidateFacets.make, make)} AS makeless FROM ${products}
      WHERE leaf IN (${alikeCategories(category, labels).join(", ")}) AND able = 1 AND id != ${id})
    ORDER BY (leaf != ${category}) * ${candidatePoints.kind} + colourless * ${candidatePoints.colour} + makeless * ${candidatePoints.make},
      least(abs(toInt64(price) - ${price}), ${farthestPrice}), id LIMIT ${mostCandidates}`;
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
