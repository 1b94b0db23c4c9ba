/** What operators write and imports bring is on the site within a minute, however often its pages and answers were kept before. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contract } from "contract";
import { createUpstream } from "upstream/index";
import { afterAll, expect, test } from "vitest";
import { importFeed } from "../../scripts/import/run";
import { targetAt } from "../fixtures/demo-shop";
import { startSite } from "../tools/site";

// On a clock that each request sets.
const site = await startSite({ LOG: "off" }, { strict: false, entry: "tally.js" });
const folder = mkdtempSync(join(tmpdir(), "vetrina-fresh-"));
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const begun = Date.now();
const at = (seconds: number) => new Date(begun + seconds * 1_000);
const page = async (path: string, seconds: number) =>
  (await site.page(path, { headers: { "x-time": String(at(seconds).getTime()) } })).html;

test("a banner is on the home, a search finds what was imported", async () => {
  const search = "/prodotti?cerca=strambo";
  const found = "Borsa Strambo";
  for (const seconds of [0, 20, 40]) {
    expect((await page("/", seconds)).includes("Saldi di prova")).toBe(false);
    expect((await page(search, seconds)).includes(found)).toBe(false);
  }
  const upstream = createUpstream({ DB: site.db, now: () => at(41) });
  const banner = { title: "Saldi di prova", picture: "donna.webp", place: 1, href: "/prodotti" };
  await upstream.call(contract.banners.create, banner as never);
  const file = join(folder, "feed.csv");
  const row =
    "S-1,Borsa Strambo,https://www.moda-milano.example/p/s,in_stock,65.00 EUR,Luma,Women > Bags,female";
  writeFileSync(file, `id,title,link,availability,price,brand,product_type,gender\n${row}\n`);
  const target = targetAt(site.db, at(42));
  await importFeed({ target, file, store: "negozio-strambo", images: folder, now: at(42), force: true });
  // Whoever comes first may wait for too long on a busy machine: then what was kept goes out once more.
  await expect.poll(async () => (await page("/", 99)).includes("Saldi di prova")).toBe(true);
  await expect.poll(async () => (await page(search, 99)).includes(found)).toBe(true);
});
