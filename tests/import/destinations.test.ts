/** Pages of stores that offers lead to: politely looked at; what is gone or sold out three times leaves the site, and comes back when it is found. */
import { type CallInput, type CallOutput, contract, emptyListing, type Row } from "contract";
import { deskActs } from "upstream/desk";
import { keepImports } from "upstream/import/clock";
import { createUpstream } from "upstream/index";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lookAtDestinations } from "../../scripts/feeds/destinations/look";
import { siteOn } from "../../scripts/feeds/site";
import { agent, publicOnly, type Reach } from "../../scripts/import/pictures/public-fetch";
import type { Target } from "../../scripts/import/target";
import { compareSurfaces } from "../fixtures/price-surfaces";
import { type Listening, listening } from "../tools/listening";
import { anewForEveryTest, db, feed, rows, run } from "./import-set";

anewForEveryTest();

const hour = 3_600_000;
const clock = { now: 0 };
const now = () => new Date(clock.now);
interface Page {
  status?: number;
  body?: string;
  location?: string;
  /** What HEAD is answered instead. */
  head?: number;
}
let server: Listening;
let port: number;
let pages: Map<string, Page>;
/** Method, host without port, and path of each question. */
let asked: string[];
let agents: Set<string>;
let resolved: Set<string>;
beforeEach(async () => {
  clock.now = Date.parse("2026-03-20T08:00:00Z");
  [pages, asked, agents, resolved] = [new Map(), [], new Set(), new Set()];
  server = await listening((request, response) => {
    const host = (request.headers.host ?? "").replace(/:\d+$/, "");
    asked.push(`${request.method} ${host}${request.url}`);
    agents.add(request.headers["user-agent"] ?? "");
    const { status = 200, body = "<p>Una felpa</p>", location, head } = pages.get(request.url ?? "") ?? {};
    const isHead = request.method === "HEAD";
    response.writeHead(isHead ? (head ?? status) : status, {
      "content-type": "text/html",
      ...(location && { location }),
    });
    response.end(isHead ? undefined : body);
  });
  port = server.port;
  pages.set("/robots.txt", { status: 404 });
});
afterEach(() => server.close());

/** Every name means this machine, as if it were public. */
const reach: Reach = {
  isAllowed: (address) => address === "127.0.0.1" || publicOnly.isAllowed(address),
  resolve: ((host, options, done) => {
    resolved.add(host);
    return options.all ? done(null, [{ address: "127.0.0.1", family: 4 }]) : done(null, "127.0.0.1", 4);
  }) as Reach["resolve"],
};

async function call<R extends Row>(row: R, input: CallInput<R>): Promise<CallOutput<R>> {
  return row.output.parse(await createUpstream({ DB: db(), now }).call(row, input)) as CallOutput<R>;
}

const pauses: number[] = [];
async function look(more: { reach?: Reach } = {}): Promise<number> {
  const site = siteOn((row, input) => call(row, input as never), {} as Target);
  pauses.length = 0;
  return lookAtDestinations({
    site,
    reach,
    pause: async (milliseconds) => pauses.push(milliseconds),
    ...more,
  });
}

/** Looks so often, each time when what was found bad is due again. */
async function lookAgain(times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    clock.now += 9 * hour;
    await look();
  }
}

const link = (size: string, host = "www.negozio.example") => `http://${host}:${port}/p/${size}`;
const shop = (change: (cells: Record<string, string>) => Record<string, string> = (row) => row) =>
  feed((row) => change({ ...row, link: link(row.size ?? "") }));
const dearer = () =>
  feed((row) => ({ ...row, link: link(row.size ?? "", "www.altro.example"), price: "80.00 EUR" }));
const at = () => ({ now: now() });
const gone: Page = { status: 404 };
const soldOut = `<script type="application/ld+json">{"@type":"Product","offers":{"availability":"https://schema.org/OutOfStock"}}</script>`;
const hidden = () =>
  rows<{ id: string; why: string | null }>("SELECT external_id AS id, why FROM hidden_offers ORDER BY 1");

/** What visitors see of the one product. */
async function seen() {
  const [card] = (await call(contract.products.list, emptyListing)).products;
  if (!card?.slug) return null;
  const { offers } = await call(deskActs.curation.product.row, { id: card.id });
  const stores = new Set(offers.filter(({ hiddenAt }) => hiddenAt === null).map(({ store }) => store));
  return [card.price?.current, card.offerCount, [...stores].sort().join(" ")];
}

test("what is gone in three readings leaves card, page, cart, lists and alerts; one reading that finds it brings it back", async () => {
  await run(shop(), at());
  await run(dearer(), { ...at(), store: "altro" });
  for (const size of ["S", "M", "L", "XL", "XXL"]) pages.set(`/p/${size}`, gone);
  // The other store has them: another path.
  await db().prepare("UPDATE offers SET url = replace(url, '/p/', '/q/') WHERE url LIKE '%altro%'").run();
  await look();
  await lookAgain(1);
  expect([await seen(), await hidden()]).toEqual([[6_500, 2, "Altro Negozio"], []]);
  await lookAgain(1);
  expect((await hidden()).map(({ why }) => why)).toEqual(Array(5).fill("sparita"));
  expect(await seen()).toEqual([8_000, 1, "Altro"]);
  // A plain reckoning of what is left, beside what each surface says.
  const { offers, compared, differences } = await compareSurfaces(db(), now());
  expect([offers, differences]).toEqual([5, []]);
  for (const times of Object.values(compared)) expect(times).toBeGreaterThan(0);
  // A feed that goes on to tell them, at another price too, changes nothing about it.
  await run(
    shop((row) => ({ ...row, price: "60.00 EUR" })),
    at(),
  );
  expect(await seen()).toEqual([8_000, 1, "Altro"]);
  for (const size of ["S", "M", "L", "XL", "XXL"]) pages.delete(`/p/${size}`);
  await lookAgain(1);
  expect([await seen(), await hidden()]).toEqual([[6_000, 2, "Altro Negozio"], []]);
  expect(await rows("SELECT * FROM destination_doubts")).toEqual([]);
});

test("a page that says 'sold out' hides its own offer alone; readings that say nothing change nothing", async () => {
  await run(shop(), at());
  pages.set("/p/S", { body: soldOut });
  pages.set("/p/M", { status: 500 });
  pages.set("/p/L", { status: 403 });
  pages.set("/p/XL", { status: 302, location: "/" });
  // HEAD is refused, or denies what is there.
  pages.set("/p/XXL", { head: 404 });
  await look();
  await lookAgain(4);
  expect(await hidden()).toEqual([{ id: "A-S", why: "esaurita" }]);
  expect(await rows("SELECT external_id AS id, why FROM destination_doubts")).toEqual([
    { id: "A-S", why: "esaurita" },
  ]);
  // One good reading between two bad ones begins anew.
  pages.delete("/p/S");
  await lookAgain(1);
  pages.set("/p/S", gone);
  clock.now += 24 * hour;
  await look();
  await lookAgain(1);
  expect(await hidden()).toEqual([]);
});

test("readings of one hour count once, however many readers there are, and one store is one reader's", async () => {
  await run(shop(), at());
  for (const size of ["S", "M", "L", "XL", "XXL"]) pages.set(`/p/${size}`, gone);
  const both = await Promise.all([look(), look()]);
  expect(both.sort()).toEqual([0, 5]);
  for (let minutes = 0; minutes < 300; minutes += 20) {
    clock.now += 20 * 60_000;
    await look();
  }
  expect(await hidden()).toEqual([]);
  expect(await rows("SELECT DISTINCT readings FROM destination_doubts")).toEqual([{ readings: 1 }]);
});

test("what a dead reader had another takes up; the dead one's word comes too late", async () => {
  await run(shop(), at());
  const dead = await call(contract.destinations.take, { lease: "lettore-che-muore-1" });
  expect(dead?.offers).toHaveLength(5);
  expect(await call(contract.destinations.take, { lease: "lettore-che-muore-1" })).toEqual(dead);
  expect(await look()).toBe(0);
  clock.now += 11 * 60_000;
  expect(await look()).toBe(5);
  const readings: [number, "sparita"][] = [[1, "sparita"]];
  const late = { lease: "lettore-che-muore-1", readings, prices: [] };
  await expect(call(contract.destinations.end, late)).rejects.toMatchObject({ status: 409 });
  expect(await rows("SELECT * FROM destination_doubts")).toEqual([]);
});

test("stores are asked as a polite stranger asks: robots.txt first, who it is, HEAD before GET, with pauses, each page once", async () => {
  pages.set("/robots.txt", {
    body: `User-agent: *\nDisallow: /\n\nUser-agent: ${agent}Bot\nDisallow: /p/L$\nDisallow: /*/XL\nCrawl-delay: 7\n`,
  });
  // Two sizes share their page.
  await run(
    feed((row) => ({ ...row, link: link(row.size === "M" ? "S" : (row.size ?? "")) })),
    at(),
  );
  expect(await look()).toBe(5);
  const host = "www.negozio.example";
  expect(asked).toEqual(
    [
      `GET ${host}/robots.txt`,
      `HEAD ${host}/p/S`,
      `HEAD ${host}/p/XXL`,
      `GET ${host}/p/S`,
      `GET ${host}/p/XXL`,
    ].sort((a, b) => asked.indexOf(a) - asked.indexOf(b)),
  );
  expect([...agents]).toEqual([expect.stringMatching(new RegExp(`^${agent}Bot/1\\.0 `))]);
  expect(pauses).toEqual([7_000, 7_000, 7_000, 7_000]);
});

test("a server that is overloaded is left alone, and one whose robots.txt does not come is not asked at all", async () => {
  await run(shop(), at());
  pages.set("/p/S", { status: 429 });
  for (const size of ["M", "L", "XL", "XXL"]) pages.set(`/p/${size}`, { status: 429 });
  await look();
  expect(asked).toHaveLength(2);
  asked.length = 0;
  pages.set("/robots.txt", { status: 503 });
  clock.now += 25 * hour;
  expect(await look()).toBe(5);
  expect(asked).toEqual(["GET www.negozio.example/robots.txt"]);
});

test("a network's link is never asked: the store's address within it is, on the store's own host only", async () => {
  await run(shop(), at());
  const network = (target: string) =>
    `http://www.awin1.com:${port}/cread.php?awinmid=1&awinaffid=2&ued=${encodeURIComponent(target)}`;
  const links = {
    "A-S": network(`${link("S")}?utm_source=awin&taglia=S`),
    "A-M": network(`http://altrove.example:${port}/p/M`),
    "A-L": `http://www.awin1.com:${port}/pclick.php?p=123`,
    "A-XL": link("XL"),
  };
  for (const [id, url] of Object.entries(links))
    await db().prepare("UPDATE offers SET url = ? WHERE external_id = ?").bind(url, id).run();
  await db().prepare("DELETE FROM offers WHERE external_id = 'A-XXL'").run();
  pages.set("/p/XL", { status: 302, location: `http://www.awin1.com:${port}/cread.php?ued=x` });
  expect(await look()).toBe(4);
  expect([...resolved]).toEqual(["www.negozio.example"]);
  expect(asked.filter((one) => one.startsWith("HEAD"))).toEqual([
    "HEAD www.negozio.example/p/S?taglia=S",
    "HEAD www.negozio.example/p/XL",
  ]);
});

test("pages in private networks are not asked, whatever a name means", async () => {
  await run(shop(), at());
  const isPrivate: Reach = { ...reach, isAllowed: publicOnly.isAllowed };
  expect(await look({ reach: isPrivate })).toBe(5);
  expect([asked, await rows("SELECT * FROM destination_doubts")]).toEqual([[], []]);
});

test("an operator sees what is hidden and why, and shows it again: readings obey until they find it themselves", async () => {
  await run(shop(), at());
  pages.set("/p/S", gone);
  await look();
  const list = (state: "nascoste" | "dubbie") => call(deskActs.destinations.list.row, { state, page: 1 });
  expect(await list("dubbie")).toMatchObject({
    total: 1,
    offers: [{ readings: 1, why: "sparita", hiddenAt: null }],
  });
  await lookAgain(2);
  const { offers } = await list("nascoste");
  expect(offers).toMatchObject([{ store: "Negozio", why: "sparita", readings: 3, isSpared: false }]);
  const [{ offer } = { offer: 0 }] = offers;
  await call(deskActs.curation.hideOffer.row, { offer, hidden: false });
  await lookAgain(3);
  expect(await hidden()).toEqual([]);
  expect(await list("dubbie")).toMatchObject({ total: 1, offers: [{ isSpared: true }] });
  pages.delete("/p/S");
  await lookAgain(1);
  pages.set("/p/S", gone);
  clock.now += 25 * hour;
  await look();
  await lookAgain(2);
  expect(await hidden()).toEqual([{ id: "A-S", why: "sparita" }]);
  // What an operator hides no reading shows.
  await call(deskActs.curation.hideOffer.row, { offer, hidden: true });
  pages.delete("/p/S");
  await lookAgain(2);
  expect(await hidden()).toEqual([{ id: "A-S", why: null }]);
});

test("a doubted price comes in by itself where the store's page says it too, and of another the desk says what the page said", async () => {
  const priced = (cents: string) =>
    `<script type="application/ld+json">{"@type":"Product","offers":{"@type":"Offer","price":"${cents}","priceCurrency":"EUR"}}</script>`;
  await run(shop(), at());
  clock.now += 24 * hour;
  pages.set("/p/S", { body: priced("5.90") });
  pages.set("/p/M", { body: priced("65.00") });
  pages.set("/p/L", { body: priced("5.90").replace("EUR", "USD") });
  await run(
    shop((row) => ({ ...row, price: "5.90 EUR" })),
    at(),
  );
  await look();
  await keepImports(db(), new Date(clock.now + hour));
  const prices = await rows("SELECT external_id AS id, price_cents AS cents FROM offers ORDER BY 1");
  expect(prices).toEqual(
    [
      ["A-L", 6_500],
      ["A-M", 6_500],
      ["A-S", 590],
      ["A-XL", 6_500],
      ["A-XXL", 6_500],
    ].map(([id, cents]) => ({ id, cents })),
  );
  const { questions } = await call(deskActs.feeds.questions.row, {});
  const told = questions.map(({ id, pageAt, pageCents }) => [id, pageAt !== null, pageCents]).sort();
  expect(told).toEqual([
    ["A-L", true, null],
    ["A-M", true, 6_500],
    ["A-XL", true, null],
    ["A-XXL", true, null],
  ]);
  // The feed goes on telling it: what the page said is not forgotten, and the page not asked again at once.
  await run(
    shop((row) => ({ ...row, price: "5.90 EUR" })),
    at(),
  );
  asked.length = 0;
  await look();
  expect(asked.filter((one) => one.startsWith("GET") && one.endsWith("/p/M"))).toEqual([]);
  expect((await call(deskActs.feeds.questions.row, {})).questions).toHaveLength(4);
});
