/** P2 and P9 to P11: pages of nobody and of a member beside the minimal Remix page; a kept copy for a cold isolate; how many documents are kept. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { random as seeded } from "../tools/random";
import { type Site, startSite, visitor } from "../tools/site";
import { cycle } from "./exits";
import { interleaved, median, requestsPerSecond } from "./load";
import { memberCookie } from "./member";
import { remixPage } from "./references";
import type { Row } from "./table";

const rounds = 5;
const quiet = { LOG: "off" };
/** Renewals would land on whichever contender runs when thirty seconds are over. */
const lasting = { ...quiet, CACHE_SHORT_SECONDS: "600" };

export async function measureKept(): Promise<Row[]> {
  return [...(await measureSomebody()), await measureCold(), await measureMix()];
}

async function slugs(site: Site): Promise<string[]> {
  const { results } = await site.db.prepare("SELECT slug FROM products LIMIT 50").all<{ slug: string }>();
  return results.map(({ slug }) => `/${slug}`);
}

/** P2, and P9: the same pages for nobody and for a member with 50 saved products. */
async function measureSomebody(): Promise<Row[]> {
  const site = await startSite(lasting, { strict: false, files: false });
  const remix = await remixPage();
  try {
    const Cookie = await memberCookie(site);
    const product = cycle(await slugs(site));
    const listing = cycle(["/prodotti", "/prodotti?categoria=donna", "/prodotti?ordinamento=prezzo_asc"]);
    const greeted = await site.page("/prodotti", { headers: { Cookie } });
    await new Promise((wake) => setTimeout(wake, 500));
    const again = await site.page("/prodotti", { headers: { Cookie } });
    if (!again.html.includes("Anna")) throw new Error(`Nobody is greeted: ${greeted.status}`);
    const speed = (path: () => string, headers: Record<string, string>) => () =>
      requestsPerSecond(site.url, path, 200, { connections: 2, headers });
    const first = { "User-Agent": visitor };
    const member = { ...first, Cookie };
    const figures = await interleaved(rounds, {
      remix: () => requestsPerSecond(remix.url, () => "/", 200, { connections: 2 }),
      listing: speed(listing, first),
      ownListing: speed(listing, member),
      product: speed(product, first),
      ownProduct: speed(product, member),
    });
    const per = (one: number, other: number) => (one / other).toFixed(2);
    const row = (page: string, ours: number, theirs: number): Row[] => [
      [
        "P2",
        `${page} page, requests/s ÷ minimal Remix page of 24 cards`,
        per(theirs, figures.remix),
        "≥ 1.0",
      ],
      ["P9", `${page} page for a member ÷ for a first visitor`, per(ours, theirs), "≥ 0.75"],
      ["P9", `${page} page for a member ÷ minimal Remix page`, per(ours, figures.remix), "≥ 2"],
    ];
    return [
      ...row("listing", figures.ownListing, figures.listing),
      ...row("product", figures.ownProduct, figures.product),
    ];
  } finally {
    await Promise.all([site.stop(), remix.stop()]);
  }
}

const origin = "https://vetrina.test";

/** P10: the first listing page of an isolate that has answered one small request, with and without a kept copy nearby. */
async function measureCold(): Promise<Row> {
  const cached = mkdtempSync(join(tmpdir(), "vetrina-cache-"));
  const settings = { ...quiet, SITE_ORIGIN: origin, CACHE_SHORT_SECONDS: "600" };
  const listing = async (nearby: string | undefined) => {
    const site = await startSite(settings, { strict: false, cached: nearby });
    try {
      await (await site.get(`${origin}/robots.txt`)).text();
      const began = performance.now();
      const answer = await site.get(`${origin}/prodotti`);
      await answer.text();
      const milliseconds = performance.now() - began;
      await new Promise((wake) => setTimeout(wake, 200));
      return { milliseconds, timing: answer.headers.get("server-timing") ?? "" };
    } finally {
      await site.stop();
    }
  };
  try {
    // The first is streamed, the second finds that and keeps it in one piece.
    for (let time = 0; time < 2; time++) await listing(cached);
    const found: number[] = [];
    const rendered: number[] = [];
    for (let round = 0; round < rounds; round++) {
      rendered.push((await listing(undefined)).milliseconds);
      const { milliseconds, timing } = await listing(cached);
      if (!timing.includes('"edge"')) throw new Error(`Not found on the Cache API: ${timing}`);
      found.push(milliseconds);
    }
    const [near, none] = [median(found), median(rendered)];
    const label = `cold isolate, first listing page: kept copy nearby ÷ rendered (${near.toFixed(0)} of ${none.toFixed(0)} ms)`;
    return ["P10", label, (near / none).toFixed(2), "≤ 0.25"];
  } finally {
    rmSync(cached, { recursive: true, force: true });
  }
}

const visits = 1_000;

/** P11: 40 % first visitors, 40 % returning, 20 % members, on a few popular pages and many others. */
async function measureMix(): Promise<Row> {
  const site = await startSite(quiet, { strict: false });
  try {
    const Cookie = await memberCookie(site);
    const products = await slugs(site);
    const article = await site.db.prepare("SELECT slug FROM blogs LIMIT 1").first("slug");
    const listings = ["/prodotti", "/prodotti?categoria=donna", "/prodotti?categoria=uomo", "/offerte"];
    const random = seeded(20_261_121);
    const popular = (list: string[]) => list[Math.floor(random() ** 2 * list.length)] ?? "/";
    let kept = 0;
    for (let visit = 0; visit < visits; visit++) {
      const [where, who] = [random(), random()];
      const path =
        where < 0.15
          ? "/"
          : where < 0.5
            ? popular(listings)
            : where < 0.9
              ? popular(products)
              : `/magazine/${article}`;
      const returning = `visti=${1 + Math.floor(random() * 50)}.${1 + Math.floor(random() * 50)}`;
      const headers: Record<string, string> =
        who < 0.4 ? {} : who < 0.8 ? { Cookie: returning } : { Cookie: `${Cookie}; ${returning}` };
      const { status, headers: answered } = await site.page(path, { headers });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      if (/page;desc="(memory|edge|stale)"/.test(answered.get("server-timing") ?? "")) kept += 1;
    }
    const label = `documents from kept pages, ${visits} visits of 56 addresses from cold`;
    return ["P11", label, `${((kept / visits) * 100).toFixed(1)} %`, "≥ 90 %"];
  } finally {
    await site.stop();
  }
}
