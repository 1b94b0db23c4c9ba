/** What a product carries: its facet values and the categories that it stands in, as JSON lists of ids. */
import { Sql, sql } from "../sql";

/** Of product `p`: all facet values but the stores'. */
export const valueIdsOf = "COALESCE(p.value_ids, '[]')";

/** Of product `p`: its categories and all above them. */
export const pathIdsOf = "COALESCE(p.path_ids, '[]')";

export const categorySlugs = sql`(SELECT json_group_array(c.slug) FROM json_each(${new Sql(pathIdsOf, [])}) e
  JOIN categories c ON c.category_id = e.value)`;

export function valuesCarried(product: Sql): Sql {
  return sql`products p, json_each(${new Sql(valueIdsOf, [])}) e JOIN facet_values v ON v.value_id = e.value
    WHERE p.product_id = ${product}`;
}

export function offersIn(product: Sql): Sql {
  return sql`variants v CROSS JOIN shown_offers o ON o.variant_id = v.variant_id WHERE v.product_id = ${product}`;
}
