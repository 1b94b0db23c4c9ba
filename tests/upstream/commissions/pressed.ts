/** Forty days of clicks on signed ways out, and what really happened with each. */
import { withReference } from "server/exits/click-reference";
import { clickOf } from "server/exits/clicks";
import type { LinkPayload, Place, Spot } from "server/exits/decision";
import { decide, mint } from "server/exits/decision";
import { registrableDomain as domainOf } from "server/exits/registrable-domain";
import { sumClicks } from "upstream/commissions/sums";
import { clickAlias, clickInsert, countClicks } from "upstream/exits/clicks";
import { moveLog } from "upstream/retention";
import { rows } from "upstream/sql";
import { random } from "../../tools/random";
import said from "./pressed.json";

export const days = 40;
const clicksWanted = 3_000;
export const now = new Date("2026-11-20T12:00:00Z");
export const firstMoment = Date.parse("2026-10-12T00:00:00Z");
const key = { id: "k", secret: "x".repeat(32) };
export const chance = random(20_261_124);
export const upTo = (most: number) => Math.floor(chance() * most);
export const oneOf = <Of>(list: readonly Of[]) => list[upTo(list.length)] as Of;
export const romeDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" });

interface Goods {
  offer: number;
  store: number;
  product: number;
  brand: number | null;
  category: number | null;
  url: string;
}
/** What really happened, of one click. */
export interface Happened extends Goods {
  day: string;
  place: Place;
  spot: Spot | null;
  page: string | null;
  search: string | null;
  campaign: string | null;
  reference: string;
  isPerson: boolean;
}

export interface Bases {
  db: D1Database;
  logs: D1Database;
}
export const happened: Happened[] = [];
/** What must stand in no report. */
export const visitors = new Set<string>();

async function goodsOfCatalogue({ db }: Bases): Promise<Goods[]> {
  const results = await rows<Goods>(db)`
    SELECT o.offer_id AS offer, o.store_id AS store, o.product_id AS product, p.brand_id AS brand, p.category_id AS category,
         o.url FROM offers o JOIN products p USING (product_id) ORDER BY o.offer_id`;
  return results;
}

/** Links of an older version say no page, or no place on it. */
const standings = said.standings as Pick<LinkPayload, "place" | "spot" | "page">[];
const campaigns: [marks: string, name: string | null][] = [
  ["", null],
  ["utm_source=lettera&utm_medium=email&utm_campaign=Estate", "lettera / email / estate"],
  ["gclid=EAIaIQobChMI1234567", ""],
  ["utm_source=google&utm_medium=cpc&gclid=EAIaIQobChMI7654321", "google / cpc"],
];
/** Some are searched all the time, some by one person once. */
const searchFor = (at: number) =>
  chance() < 0.5
    ? null
    : chance() < 0.9
      ? oneOf(["vestito lino", "borsa nera", "scarpe"])
      : `maria rossi ${at % 997}`;

/** One visitor presses one signed way out, as `leave` takes it; networks know what their address carries. */
function pressed(at: number, goods: Goods, index: number) {
  const standing = oneOf(standings);
  const place = standing.place as Place;
  const [campaign, campaignName] = oneOf(campaigns);
  const search = searchFor(index);
  const url = `https://www.awin1.com/cread.php?awinmid=1&ued=${encodeURIComponent(goods.url)}`;
  const way = new URL(
    mint(url, key, { product: goods.product, offer: goods.offer, ...standing }),
    "https://vetrina.it",
  );
  const asked = {
    route: "vai" as const,
    raw: way.pathname.slice("/vai/".length),
    keyId: way.searchParams.get("k"),
    signature: way.searchParams.get("s"),
  };
  const policy = {
    keys: [key],
    unknown: "ask",
    ownHosts: ["vetrina.it"],
    known: new Map(),
    domainOf,
  } as const;
  const verdict = decide(asked, policy);
  if (verdict.kind !== "go") throw new Error("the way out is closed");
  const address = `198.51.${index % 200}.${Math.floor(index / 200) % 250}`;
  const isPerson = chance() > 0.05;
  const agent = isPerson ? "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36" : "Googlebot/2.1";
  const request = new Request(way, {
    headers: { "CF-Connecting-IP": address, "User-Agent": agent, "Accept-Language": `it;q=0.${index % 9}` },
  });
  const { product, offer, spot, page } = verdict.payload;
  const click = {
    url: verdict.url,
    host: verdict.host,
    route: "vai" as const,
    productId: product,
    offerId: offer,
    place,
    spot,
    page,
  };
  const press = (time: number) => clickOf({ ...click, campaign, search }, request, "sale", time);
  const row = press(at);
  for (const told of [address, row.id, row.visitor ?? address]) visitors.add(told);
  const { spot: stood, page: on } = standing;
  const fact = {
    ...goods,
    place,
    spot: stood,
    page: on,
    search,
    campaign: campaignName,
    isPerson: isPerson && !row.flooded,
  };
  return {
    row,
    press,
    fact,
    referenceOf: (id: string) => new URL(withReference(url, id, domainOf)).searchParams.get("clickref") ?? "",
  };
}

/** Every day some clicks; the clock sums what is old enough, and moves what is older yet. */
export async function pressAll(bases: Bases): Promise<void> {
  const goods = await goodsOfCatalogue(bases);
  const perDay = clicksWanted / days;
  for (let day = 0; day < days; day++) {
    const statements: D1PreparedStatement[] = [];
    for (let each = 0; each < perDay; each++) {
      const at = Math.min(firstMoment + day * 86_400_000 + upTo(86_400_000), now.getTime() - 900_000);
      const { row, press, fact, referenceOf } = pressed(at, oneOf(goods), day * perDay + each);
      statements.push(clickInsert(row, bases.db));
      let { id } = row;
      if (each % 50 === 0) {
        // Pressed again within ten minutes, where the next window may have begun.
        const again = press(at + 500_000);
        statements.push(clickInsert(again, bases.db), clickAlias(again, bases.db));
        id = again.id;
      }
      happened.push({ ...fact, day: romeDay.format(at), reference: referenceOf(id) });
    }
    await bases.db.batch(statements);
    await countClicks(bases.db, now);
    const noon = new Date(firstMoment + day * 86_400_000 + 43_200_000);
    while (await sumClicks(bases.db, noon));
  }
  // What is whole of them becomes months.
  while (await sumClicks(bases.db, now));
  while (await moveLog(bases.db, bases.logs, "clicks", now));
}
