/** A year of clicks and of what they became, for `bench/commissions.ts`: written day by day, and summed and moved as the clock does. */
import { contract, type Sale } from "contract";
import { dayAfter, dayOfRome } from "contract/moments";
import { sumClicks } from "upstream/commissions/sums";
import { createUpstream } from "upstream/index";
import { invented } from "../harness/catalogue/invented";
import { scale } from "../harness/catalogue/recipes";
import { writeCatalogue } from "../harness/catalogue/write";
import { random } from "../harness/random";

export interface Bases {
  db: D1Database;
  logs: D1Database;
}

export interface Year {
  clicks: number;
  sales: number;
  products: number;
  /** The last moment of it. */
  end: Date;
}

const days = 365;
/** Clicks lie beside the shop for so long. */
const nearDays = 15;
const chance = random(20_261_123);
const upTo = (most: number) => Math.floor(chance() * most);
/** Few are chosen often and many hardly ever. */
const oftenFirst = (most: number) => Math.floor(most * chance() ** 3);
const hex = (digits: number) => Array.from({ length: digits }, () => upTo(16).toString(16)).join("");

interface Goods {
  offer: number;
  product: number;
  slug: string;
  url: string;
  host: string;
}

/** Fills both databases. */
export async function writeYear(
  { db, logs }: Bases,
  year: Year,
  told: (line: string) => void,
): Promise<void> {
  const recipe = scale(year.products);
  await writeCatalogue(db, { stores: recipe.stores, products: invented(recipe), at: year.end });
  const goods = await goodsOf(db);
  const perDay = Math.round(year.clicks / days);
  const salesPerDay = Math.round(year.sales / days);
  const lastDay = dayOfRome(year.end);
  for (let index = 0; index < days; index++) {
    const day = dayAfter(lastDay, index - days + 1);
    const clicks = Array.from({ length: perDay }, () => clickOn(day, goods));
    await insertClicks(db, clicks);
    const noon = new Date(`${day}T12:00:00Z`);
    const upstream = createUpstream({ DB: db, LOGS: logs, now: () => noon });
    const sales = Array.from({ length: salesPerDay }, (_, at) => saleOf(clicks[upTo(perDay)] ?? [], day, at));
    await upstream.call(contract.commissions.take, { network: "webgains", sales });
    while (await sumClicks(db, noon));
    const gone = dayAfter(day, -nearDays);
    await moveDay({ db, logs }, gone);
    if (index % 30 === 0) told(`${day} written`);
  }
}

async function goodsOf(db: D1Database): Promise<Goods[]> {
  const { results } = await db
    .prepare(
      `SELECT o.offer_id AS offer, o.product_id AS product, p.slug, o.url FROM offers o JOIN products p USING (product_id)
       ORDER BY o.offer_id`,
    )
    .all<Omit<Goods, "host">>();
  return results.map((one) => ({ ...one, host: new URL(one.url).hostname }));
}

type Click = (string | number | null)[];
const columns =
  "click_id, url, host, product_id, offer_id, place, spot, page, route, visitor, bot, clicked_at, delivered_at, device, campaign, search";

function clickOn(day: string, goods: readonly Goods[]): Click {
  const { offer, product, slug, url, host } = goods[oftenFirst(goods.length)] as Goods;
  const [place, spot, page] = standing(slug);
  const searched = place === "listing" && chance() < 0.4;
  const at = `${day}T${String(upTo(22)).padStart(2, "0")}:${String(upTo(60)).padStart(2, "0")}:00.000Z`;
  return [
    ...[
      hex(32),
      url,
      host,
      product,
      offer,
      place,
      spot,
      page,
      "vai",
      hex(24),
      chance() < 0.05 ? 1 : 0,
      at,
      at,
    ],
    "mobile",
    chance() < 0.2 ? `utm_source=google&utm_campaign=c${oftenFirst(20)}&gclid=${hex(20)}` : null,
    searched ? `ricerca ${oftenFirst(3_000)}` : null,
  ];
}

function standing(slug: string): [place: string, spot: string, page: string | null] {
  const at = chance();
  if (at < 0.4) return ["listing", "results", `/prodotti?categoria=categoria-${oftenFirst(400)}`];
  if (at < 0.8) return ["product", at < 0.7 ? "main" : "offer", `/${slug}`];
  if (at < 0.9) return ["home", `row${1 + oftenFirst(5)}`, "/"];
  if (at < 0.95) return ["article", "mentioned", `/magazine/articolo-${oftenFirst(300)}`];
  return ["cart", "main", null];
}

async function insertClicks(base: D1Database, clicks: readonly Click[]): Promise<void> {
  const values = columns.split(", ").map((_, at) => `value ->> ${at}`);
  for (let at = 0; at < clicks.length; at += 1_500)
    await base
      .prepare(`INSERT INTO clicks (${columns}) SELECT ${values} FROM json_each(?)`)
      .bind(JSON.stringify(clicks.slice(at, at + 1_500)))
      .run();
}

function saleOf(click: Click, day: string, at: number): Sale {
  const state = (["pending", "approved", "approved", "declined"] as const)[upTo(4)] ?? "pending";
  return {
    id: `${day}-${at}`,
    reference: String(click[0]).slice(0, 20),
    state,
    orderedAt: `${day}T21:00:00.000Z`,
    modifiedAt: null,
    currency: "EUR",
    sale: 2_000 + upTo(20_000),
    commission: 100 + upTo(1_500),
    merchant: null,
  };
}

/** As the clock moves them, a day at once. */
async function moveDay({ db, logs }: Bases, day: string): Promise<void> {
  const between = "clicked_at >= ? AND clicked_at < ?";
  const bounds = [`${day}T00:00:00.000Z`, `${dayAfter(day)}T00:00:00.000Z`];
  const { results } = await db
    .prepare(`SELECT ${columns} FROM clicks WHERE ${between}`)
    .bind(...bounds)
    .all<Record<string, string | number | null>>();
  await insertClicks(
    logs,
    results.map((row) => columns.split(", ").map((name) => row[name] ?? null)),
  );
  await db
    .prepare(`DELETE FROM clicks WHERE ${between}`)
    .bind(...bounds)
    .run();
}
