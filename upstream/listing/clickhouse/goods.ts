/** What cards show of a product, kept in ClickHouse as the rows of D1's tables: the statement that reads cards finds them in the place of those tables. */
import { listed, type Sql, sql, verbatim } from "../../sql";
import type { Tables } from "./tables";

/** By table what cards read of a product's rows; of prices those of the last 30 days, and what went before. */
const kept: Readonly<Record<string, string>> = {
  products:
    "slug name images sizes inserted_at offer_count brand_id category_id path_ids hidden_at best_offer_id",
  variants: "variant_id variant_key images colour_id colour_label size_id size_label position",
  offers:
    "offer_id variant_id store_id external_id url price_cents list_cents currency availability shipping_cents",
  price_points: "offer_id observed_at price_cents available",
  past_price_points: "store_id external_id observed_at price_cents available",
};
const tables = Object.entries(kept).map(([name, columns]) => ({ name, columns: columns.split(" ") }));

/** Where the rows `t` of product `p` are found by an index, other than by its id. */
const ownOffers =
  "variants kind CROSS JOIN offers o ON o.variant_id = kind.variant_id AND kind.product_id = p.product_id";
const found = new Map([
  ["offers", `(SELECT o.* FROM ${ownOffers}) t`],
  [
    "price_points",
    `${ownOffers} CROSS JOIN price_points t ON t.offer_id = o.offer_id AND t.observed_at >= COALESCE((SELECT MAX(observed_at)
    FROM price_points b WHERE b.offer_id = o.offer_id AND observed_at <= date('now', '-31 days')), '')`,
  ],
]);

const lists = tables.map(({ name, columns }) => {
  const rows = found.get(name) ?? `${name} t WHERE t.product_id = p.product_id`;
  return `(SELECT json_group_array(json_array(${columns.map((column) => `t.${column}`).join()})) FROM ${rows})`;
});

export type BlockLine = Readonly<{ block: number; line: string }>;

/** All that is kept of the products of some blocks, a line each as ClickHouse reads it: id, when it was told, rows. */
export function goodsOf(blocks: readonly number[]): Sql<BlockLine> {
  return sql`SELECT touched.value AS block, p.product_id || char(9) || ${String(Date.now())} || char(9) ||
      replace(json_array(${verbatim(lists.join(", "))}), '\\', '\\\\') AS line FROM ${listed(blocks)} touched
    CROSS JOIN products p ON p.product_id BETWEEN touched.value << 9 AND (touched.value << 9) + 511 AND p.offer_count > 0`;
}

export type GoodsRow = readonly [id: number, goods: string];

export function readingGoods(ids: readonly number[], { goods }: Tables): string {
  return `SELECT id, concat('[', toString(id), ',', kept, ']') FROM ${goods} WHERE id IN (${[0, ...ids].join(", ")})
    ORDER BY id, told DESC LIMIT 1 BY id`;
}

/** D1 takes 2 MB of a bound text, and products of a hundred offers have 20 KB. */
export const goodsOfStatement = 12;

/** A statement about products that reads what is kept of them. Stores, values, categories and codes stay the database's: they do not grow with products. */
export function among<Row>(goods: readonly string[], statement: Sql<Row>): Sql<Row> {
  return sql`WITH goods AS MATERIALIZED (SELECT value FROM json_each(${`[${goods.join()}]`})), ${inPlace}, shown_offers AS (${shown}) ${statement}`;
}

const inPlace = verbatim(
  tables
    .map(({ name, columns }, place) => {
      const read = columns.map((column, at) => `e.value ->> ${at} AS ${column}`);
      return `${name} AS MATERIALIZED (SELECT goods.value ->> 0 AS product_id, ${read.join(", ")}
        FROM goods, json_each(goods.value, '$[1][${place}]') e)`;
    })
    .join(", "),
);

/** As the view has it. */
const shown =
  verbatim(`SELECT * FROM offers WHERE store_id NOT IN (SELECT store_id FROM stores WHERE paused_at IS NOT NULL)
  AND NOT EXISTS (SELECT 1 FROM hidden_offers h WHERE h.store_id = offers.store_id AND h.external_id = offers.external_id)`);
