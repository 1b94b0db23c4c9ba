/** What a product carries: its facet values and the categories that it stands in, as JSON lists of ids. */
import { type Sql, sql } from "../sql";

/** Of product `p`: all facet values but the stores'. */
export const valueIdsOf = sql`COALESCE(p.value_ids, '[]')`;

/** Of product `p`: its categories and all above them. */
export const pathIdsOf = sql`COALESCE(p.path_ids, '[]')`;

export const categorySlugs = sql`(SELECT json_group_array(c.slug) FROM json_each(${pathIdsOf}) e
  JOIN categories c ON c.category_id = e.value)`;

export function valuesCarried(product: Sql): Sql {
  return sql`products p, json_each(${valueIdsOf}) e JOIN facet_values v ON v.value_id = e.value
    WHERE p.product_id = ${product}`;
}

export function offersIn(product: Sql): Sql {
  return sql`variants v CROSS JOIN shown_offers o ON o.variant_id = v.variant_id WHERE v.product_id = ${product}`;
}
