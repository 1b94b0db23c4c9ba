/** Answers the tables that operators take along: pages by key, so that none reads what the one before has read. */
import { apartNames } from "contract/exits";
import { slugUpTo } from "contract/wire";
import { inRome } from "domain/moments";
import * as z from "zod";
import { reads } from "../act";
import type { ClickRow as SoldClick } from "../commissions/clicks-behind";
import { Refusal } from "../refusal";
import { listed, rows, type Sql, sql } from "../sql";
import columns from "./columns.json";

/** Rows of one answer. */
const exportedAtOnce = 2_000;
const after = z.string().max(300).optional();
const slug = slugUpTo(120);

export const exportColumns = columns;

type Cells = (string | number | null)[];

/** `key` is the column that the pages go by; it does not show. */
async function page(db: D1Database, statement: Sql<Record<string, string | number | null>>) {
  const found = await rows(db, statement);
  const last = found.length === exportedAtOnce ? found.at(-1) : undefined;
  const shown = found.map(({ key: _, ...cells }): Cells => Object.values(cells));
  return { rows: shown, after: last ? String(last.key) : null };
}

const euros = (column: Sql) => sql`IIF(${column} IS NULL, NULL, PRINTF('%.2f', ${column} / 100.0))`;

interface ClickRow extends Omit<SoldClick, "search"> {
  device: string | null;
  bot: number;
  flooded: number;
  url: string;
}

/** With the names that stores and products have now. */
async function clickCells(clicks: readonly ClickRow[], db: D1Database): Promise<Cells[]> {
  const hosts = listed([...new Set(clicks.map(({ host }) => host))]);
  const products = listed([...new Set(clicks.flatMap(({ product_id }) => product_id ?? []))]);
  const found = await rows<{ key: string | number; name: string }>(db)`
    SELECT e.host AS key, s.name FROM exit_hosts e JOIN stores s USING (store_id) WHERE e.host IN ${hosts}
    UNION ALL SELECT product_id, name FROM products WHERE product_id IN ${products}`;
  const names = new Map(found.map(({ key, name }) => [key, name]));
  return clicks.map((click) => [
    click.clicked_at,
    names.get(click.host) ?? null,
    click.host,
    click.product_id,
    names.get(click.product_id ?? "") ?? null,
    click.offer_id,
    click.place,
    click.device,
    click.campaign,
    click.bot ? "si" : (apartNames.get(click.flooded) ?? "no"),
    click.url,
    click.page,
    click.spot,
  ]);
}

const period = z.object({ from: z.iso.date(), to: z.iso.date(), after });

export const exports = {
  /** How often each page was opened on each day, by nobody in particular. */
  views: reads(period, ({ from, to, after }, { logs }) =>
    page(
      logs,
      sql`SELECT day || ' ' || page AS key, day, page, views FROM page_counts
        WHERE day >= ${from} AND day <= ${to} AND (day, page) > (${after?.slice(0, 10) ?? ""}, ${after?.slice(11) ?? ""})
        ORDER BY day, page LIMIT ${exportedAtOnce}`,
    ),
  ),
  clicks: reads(period, async ({ from, to, after }, { db, logs }) => {
    const [start, end] = [inRome(from, "00:00:00"), inRome(to, "23:59:59")];
    if (!start || !end) throw new Refusal(422, "Questa data non esiste.", start ? "to" : "from");
    const [at, id] = after ? (JSON.parse(after) as [string, string]) : [start, ""];
    const wanted = sql<ClickRow>`SELECT clicked_at, click_id, host, product_id, offer_id, place, device, campaign, bot, flooded, url,
        page, spot
      FROM clicks WHERE clicked_at >= ${at} AND clicked_at <= ${end} AND (clicked_at, click_id) > (${at}, ${id})
      ORDER BY clicked_at, click_id LIMIT ${exportedAtOnce}`;
    // Older ones lie in the database of logs; while they move one may be seen in both.
    const found = await Promise.all([...new Set([db, logs])].map((base) => rows(base, wanted)));
    const each = new Map(found.flat().map((click) => [`${click.clicked_at} ${click.click_id}`, click]));
    const clicks = [...each].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, click]) => click);
    const shown = clicks.slice(0, exportedAtOnce);
    const last = shown.length === exportedAtOnce ? shown.at(-1) : undefined;
    const next = last ? JSON.stringify([last.clicked_at, last.click_id]) : null;
    return { rows: await clickCells(shown, db), after: next };
  }),
  offers: reads(z.object({ store: slug.optional(), after }), ({ store, after }, { db }) => {
    const wanted = store
      ? sql`o.store_id = (SELECT store_id FROM stores WHERE slug = ${store}) AND o.external_id > ${after ?? ""}
          ORDER BY o.external_id`
      : sql`o.offer_id > ${Number(after ?? 0)} ORDER BY o.offer_id`;
    return page(
      db,
      sql`SELECT ${store ? sql`o.external_id` : sql`o.offer_id`} AS key, o.offer_id AS offerta, s.name AS negozio,
          o.external_id AS codice, o.product_id, p.name, v.colour_label, v.size_label, v.gtin AS gtin_variante,
          ${euros(sql`o.price_cents`)} AS prezzo, ${euros(sql`o.list_cents`)} AS prima, ${euros(sql`o.recommended_cents`)} AS consigliato,
          o.currency, o.availability,
          ${euros(sql`o.shipping_cents`)} AS spedizione, h.hidden_at, o.updated_at, o.url
        FROM offers o JOIN stores s ON s.store_id = o.store_id JOIN variants v ON v.variant_id = o.variant_id
        JOIN products p ON p.product_id = o.product_id
        LEFT JOIN hidden_offers h ON h.store_id = o.store_id AND h.external_id = o.external_id
        WHERE ${wanted} LIMIT ${exportedAtOnce}`,
    );
  }),
  products: reads(z.object({ after }), ({ after }, { db }) =>
    page(
      db,
      sql`SELECT p.product_id AS key, p.product_id, p.slug, p.name, b.label AS marca, c.name AS categoria,
          ${euros(sql`p.price_cents`)} AS prezzo, ${euros(sql`p.list_cents`)} AS prima, p.discount_percent,
          iif(p.available, 'si', 'no') AS disponibile, p.offer_count, p.sales, p.hidden_at, p.inserted_at, p.updated_at
        FROM products p LEFT JOIN facet_values b ON b.value_id = p.brand_id
        LEFT JOIN categories c ON c.category_id = p.category_id
        WHERE p.product_id > ${Number(after ?? 0)} ORDER BY p.product_id LIMIT ${exportedAtOnce}`,
    ),
  ),
};
