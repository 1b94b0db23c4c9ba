/** The variants of a product, one per colour and size (product.md 'Entities', 'Catalogue calls'). */
import { type Attribute, type CallInput, type Contract, storeAddress, type Variant } from "contract";
import { gtinFrom } from "domain/gtin";
import { picturesFrom } from "domain/picture";
import type { HandlerContext } from "../handler";
import { all, rows, type Sql, sql } from "../sql";
import type { VariantFacts } from "./card-row";
import { valueIdsOf } from "./carried";
import { leadingFirst } from "./leading";

export interface VariantRow extends VariantFacts {
  url: string | null;
}

export function variantsOf(product: Sql, narrowed: Sql = sql`1`): Sql<VariantRow> {
  return sql`SELECT v.variant_id, v.slug, v.name, v.images, v.gtin, v.mpn, v.available,
      COALESCE(colour.label, v.colour_label) AS colour_label, COALESCE(size.label, v.size_label) AS size_label,
      (SELECT o.url FROM shown_offers o WHERE o.variant_id = v.variant_id
        ORDER BY ${leadingFirst} LIMIT 1) AS url
    FROM variants v
    LEFT JOIN facet_values colour ON colour.value_id = v.colour_id
    LEFT JOIN facet_values size ON size.value_id = v.size_id
    WHERE v.product_id = ${product} AND ${narrowed}
    ORDER BY v.position, v.variant_id`;
}

export function variantOf(row: VariantRow): Variant {
  return {
    id: row.variant_id,
    slug: row.slug,
    name: row.name,
    pictures: picturesFrom(row.images, "uploads"),
    url: storeAddress(row.url),
    attributes: attributesOf(row),
    available: row.available === 1,
    gtin: gtinFrom(row.gtin),
  };
}

export function attributesOf(row: { colour_label: string | null; size_label: string | null }): Attribute[] {
  const said = { Colore: row.colour_label, Taglia: row.size_label };
  return Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
}

export async function listVariants(
  input: CallInput<Contract["products"]["variants"]>,
  { db }: HandlerContext,
) {
  const conditions: Sql[] = [];
  if (input.size) conditions.push(sql`size.slug = ${input.size}`);
  if (input.colour) conditions.push(sql`colour.slug = ${input.colour}`);
  if (input.gender) {
    conditions.push(sql`EXISTS (SELECT 1 FROM products p, json_each(${valueIdsOf}) e
      JOIN facet_values g ON g.value_id = e.value
      WHERE p.product_id = v.product_id AND g.facet = 'gender' AND g.slug = ${input.gender})`);
  }
  const found = await rows<VariantRow>(db, variantsOf(sql`${input.id}`, all(conditions)));
  return found.map(variantOf);
}
