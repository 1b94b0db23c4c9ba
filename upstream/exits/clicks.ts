/** One row a click, the first that comes. Rows arrive in `new_clicks`, without an index; the clock brings them to `clicks`. */
import { shifted } from "domain/moments";
import { claimRefresh, refreshListing } from "../import/listing";
import { batch, firstRow, prepare, type Sql, sql, verbatim } from "../sql";
import { setApart } from "./apart";

export interface ClickRow {
  id: string;
  /** Id of the same click in the window before; null when nothing tells visitors apart. */
  before: string | null;
  /** And in the window after it: a row that is written late may come behind that one. */
  after: string | null;
  url: string;
  host: string;
  route: "vai" | "redirect";
  productId: number | null;
  offerId: number | null;
  place: string | null;
  /** Where on the page, and which public page; absent, like the search, in what an older version queued. */
  spot?: string | null;
  page?: string | null;
  /** Marks of the campaign that brought the visitor, as a query; empty without any. */
  campaign: string;
  /** The search that the way out stood behind, as far as it is kept. */
  search?: string | null;
  visitor: string | null;
  device: string;
  bot: boolean;
  /** More than people do; the clock may find so later (`apart.ts`). */
  flooded: boolean;
  /** For that, absent in what an older version queued: hashes of the network around, of the browser, and whether a page was there before. */
  prefix?: string | null;
  browser?: string | null;
  paged?: boolean;
  at: number;
}

/** Reload, back and double press within this many milliseconds are one click. */
export const sameClick = 600_000;

/** Characters of a click's id that a network gets: 80 bits, shorter than what any of them takes. */
const referenceLength = 20;

export function referenceOf(clickId: string): string {
  return clickId.slice(0, referenceLength);
}

const columns = sql`click_id, url, host, product_id, offer_id, place, route, visitor, bot, clicked_at, device, flooded,
  campaign, search, spot, page`;

/** The rows of one click, counted or not: this id, or the one of the window before or after within ten minutes. */
function sameAs({ id, before, after = null, at }: ClickRow): Sql {
  const [from, to] = [shifted(new Date(at), -sameClick), shifted(new Date(at), sameClick)];
  const same = sql`click_id IN (${id}, ${before}, ${after}) AND (click_id = ${id}
    OR (click_id = ${before} AND clicked_at > ${from}) OR (click_id = ${after} AND clicked_at < ${to}))`;
  return sql`(SELECT click_id FROM new_clicks WHERE ${same} UNION ALL SELECT click_id FROM clicks WHERE ${same})`;
}

/** The statement that writes a row, and does nothing where its click has one; `changes` says which. */
export function clickInsert(row: ClickRow, db: D1Database): D1PreparedStatement {
  const { search = null, spot = null, page = null, prefix = null, browser = null, paged = true } = row;
  return prepare(
    db,
    sql`INSERT INTO new_clicks (${columns}, prefix, browser, paged)
      SELECT ${row.id}, ${row.url}, ${row.host}, ${row.productId}, ${row.offerId}, ${row.place}, ${row.route}, ${row.visitor},
        ${Number(row.bot)}, ${new Date(row.at).toISOString()}, ${row.device}, ${Number(row.flooded)}, ${row.campaign || null},
        ${search}, ${spot}, ${page}, ${prefix}, ${browser}, ${Number(paged)} WHERE NOT EXISTS ${sameAs(row)}`,
  );
}

/** Whose the id of a row is that was not written because its click has one: the network may have been given it. */
export function clickAlias(row: ClickRow, db: D1Database): D1PreparedStatement {
  return prepare(
    db,
    sql`INSERT INTO click_aliases (reference, click_id, noted_at)
      SELECT ${referenceOf(row.id)}, click_id, ${new Date(row.at).toISOString()} FROM ${sameAs(row)}
      WHERE click_id <> ${row.id} LIMIT 1 ON CONFLICT DO NOTHING`,
  );
}

/** Clicks of one batch, and batches of one turn: more than a minute of a busy site brings. */
const atOnce = 1_000;
const batches = 10;

const arrived = verbatim(`(SELECT * FROM new_clicks ORDER BY click_id LIMIT ${atOnce})`);

/** Crawlers and floods count for nothing. */
const perProduct = sql`(SELECT product_id AS id, COUNT(*) AS clicks FROM ${arrived}
  WHERE product_id IS NOT NULL AND bot = 0 AND flooded = 0 GROUP BY product_id)`;

/** Counts what has arrived, each click once: a batch is one transaction. */
export async function countClicks(db: D1Database, now: Date): Promise<void> {
  if ((await firstRow(db)`SELECT 1 FROM new_clicks LIMIT 1`) === null) return;
  await setApart(db, now);
  for (let turn = 0; turn < batches; turn++) {
    const [, , , counted = [], refresh = []] = await batch(db, [
      sql`UPDATE products SET sales = sales + counted.clicks FROM ${perProduct} counted
        WHERE products.product_id = counted.id`,
      sql`INSERT OR IGNORE INTO listing_stale (product_id)
        SELECT product_id FROM products WHERE product_id IN (SELECT id FROM ${perProduct})`,
      sql`INSERT INTO clicks (${columns}, delivered_at)
        SELECT ${columns}, iif(bot OR flooded, NULL, ${now.toISOString()}) FROM ${arrived}`,
      sql`DELETE FROM new_clicks WHERE click_id IN (SELECT click_id FROM ${arrived}) RETURNING 1`,
      claimRefresh(now),
    ]);
    if (refresh.length > 0) await refreshListing(db);
    if (counted.length < atOnce) return;
  }
}
