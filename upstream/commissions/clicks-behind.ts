/** Keeps with a transaction what its click was about; the reference goes, so that nothing leads to the click (upstream/DESIGN.md). */
import { campaignName } from "domain/campaign-name";
import { dayMilliseconds, dayOfRome, shifted } from "domain/moments";
import { batch, listed, rows, sql } from "../sql";
import { lastSummed } from "./sums";

/** What goes out is the beginning of an id, in hexadecimal digits (`server/exits/click-reference.ts`). */
const reference = /^[0-9a-f]{20}$/i;
const perTurn = 500;
/** A click that is not found after so many days will not be, in milliseconds. */
const patience = 30 * dayMilliseconds;

export interface Bases {
  db: D1Database;
  logs: D1Database;
}

interface Unmatched {
  network: string;
  id: string;
  reference: string;
}

/** What is kept of a click, as far as a sale asks for it. */
export interface ClickRow {
  click_id: string;
  host: string;
  product_id: number | null;
  offer_id: number | null;
  place: string | null;
  spot: string | null;
  page: string | null;
  clicked_at: string;
  campaign: string | null;
  search: string | null;
}

/** Those of these transactions that still look for their click, each found or not. Answers how many were found. */
export async function attachClicks(bases: Bases, network: string, ids: readonly string[]): Promise<number> {
  const unmatched = await rows<Unmatched>(bases.db)`
    SELECT network, network_id AS id, reference FROM network_sales
      WHERE network = ${network} AND network_id IN ${listed(ids)} AND reference IS NOT NULL`;
  return attach(bases, unmatched);
}

/** For the clock: what came before its click was written, or before its offer was read. Gives up what is old. */
export async function attachLate(bases: Bases, now: Date): Promise<boolean> {
  const { db } = bases;
  const before = shifted(now, -patience);
  await rows(db)`
    UPDATE network_sales SET reference = NULL WHERE reference IS NOT NULL AND came_at < ${before}`;
  const unmatched = await rows<Unmatched>(db)`
    SELECT network, network_id AS id, reference FROM network_sales WHERE reference IS NOT NULL
      ORDER BY came_at LIMIT ${perTurn}`;
  await attach(bases, unmatched);
  return false;
}

async function attach({ db, logs }: Bases, unmatched: readonly Unmatched[]): Promise<number> {
  const told = [...new Set(unmatched.map((one) => one.reference.toLowerCase()))];
  const sought = told.filter((one) => reference.test(one));
  if (sought.length === 0) return 0;
  const clicks = await clicksOf(sought, { db, logs });
  const facts = await factsOf([...clicks.values()], db);
  const found = unmatched.flatMap((one) => {
    const click = clicks.get(one.reference.toLowerCase());
    return click ? [[one.network, one.id, ...(facts.get(click.click_id) ?? [])]] : [];
  });
  if (found.length === 0) return 0;
  const last = await lastSummed(db);
  // Of a day that is summed a search stands by name only where several made it.
  const search = sql`iif(v.value ->> 2 <= ${last} AND NOT EXISTS (SELECT 1 FROM click_sums s
    WHERE s.dimension = 'search' AND s.day = v.value ->> 2 AND s.key = v.value ->> 9), '', v.value ->> 9)`;
  await rows(db)`UPDATE network_sales SET click_known = 1, reference = NULL, counted_day = v.value ->> 2,
      store_id = COALESCE(v.value ->> 3, store_id), host = v.value ->> 4, product_id = v.value ->> 5,
      brand_id = v.value ->> 6, category_id = v.value ->> 7, place = v.value ->> 8, search = ${search},
      campaign = v.value ->> 10, spot = v.value ->> 11, page = v.value ->> 12
    FROM json_each(${JSON.stringify(found)}) v WHERE network = v.value ->> 0 AND network_id = v.value ->> 1`;
  return found.length;
}

/** By reference; a reference of a second press stands for the click of the first. */
async function clicksOf(sought: readonly string[], { db, logs }: Bases): Promise<Map<string, ClickRow>> {
  const aliases = await rows<{ reference: string; click_id: string }>(db)`
    SELECT reference, click_id FROM click_aliases WHERE reference IN ${listed(sought)}`;
  const whose = new Map(aliases.map(({ reference: alias, click_id }) => [alias, click_id]));
  const begins = [...new Set(sought.map((one) => whose.get(one) ?? one))];
  // 'g' follows the last hexadecimal digit.
  const asked = sql<ClickRow>`SELECT c.click_id, c.host, c.product_id, c.offer_id, c.place, c.clicked_at, c.campaign, c.search, c.spot, c.page
    FROM json_each(${JSON.stringify(begins)}) r
    CROSS JOIN clicks c ON c.click_id >= r.value AND c.click_id < r.value || 'g'`;
  const bases = [...new Set([db, logs])];
  const found = (await Promise.all(bases.map((base) => rows(base, asked)))).flat();
  const byStart = new Map(found.map((click) => [click.click_id.slice(0, 20), click]));
  return new Map(
    sought.flatMap((one) => {
      const click = byStart.get((whose.get(one) ?? one).slice(0, 20));
      return click ? [[one, click] as const] : [];
    }),
  );
}

type Cell = string | number | null;

/** Day, store, host, product, brand, category, kind of page, search, campaign, spot and page of each click, by its id. */
async function factsOf(clicks: readonly ClickRow[], db: D1Database): Promise<Map<string, Cell[]>> {
  const ids = (name: "offer_id" | "product_id") =>
    listed([...new Set(clicks.flatMap((click) => click[name] ?? []))]);
  const hosts = listed([...new Set(clicks.map(({ host }) => host))]);
  const [offers = [], known = [], products = []] = (await batch(db, [
    sql`SELECT offer_id AS id, store_id AS store FROM offers WHERE offer_id IN ${ids("offer_id")}`,
    sql`SELECT host AS id, store_id AS store FROM exit_hosts WHERE host IN ${hosts}`,
    sql`SELECT product_id AS id, brand_id AS brand, category_id AS category FROM products
      WHERE product_id IN ${ids("product_id")}`,
  ])) as Record<string, Cell>[][];
  const by = (found: Record<string, Cell>[]) => new Map(found.map((one) => [one.id, one]));
  const [ofOffer, ofHost, ofProduct] = [by(offers), by(known), by(products)];
  return new Map(
    clicks.map((click) => {
      const { click_id, host, product_id, place, search, campaign, spot, page } = click;
      const store = ofOffer.get(click.offer_id ?? "")?.store ?? ofHost.get(host)?.store ?? null;
      const { brand = null, category = null } = ofProduct.get(product_id ?? "") ?? {};
      const day = dayOfRome(new Date(click.clicked_at));
      const goods = [product_id, brand, category];
      return [click_id, [day, store, host, ...goods, place, search, campaignName(campaign), spot, page]];
    }),
  );
}
