/**
 * 'Which offer leads' on the demo, whose stores have the rules and codes of a real shop: a sixteenth of it. With
 * `FEEDS=one.tsv,two.csv` all of it, and these feeds as one catalogue; what was compared is printed.
 */
import { basename } from "node:path";
import { expect, test } from "vitest";
import { importFeed } from "../../scripts/import/run";
import { fillDemo, targetAt } from "../fixtures/demo-shop";
import { surfaces } from "../fixtures/price-asking";
import { compareSurfaces } from "../fixtures/price-surfaces";
import { writeCodes } from "../fixtures/shop-codes";
import { openDatabase } from "../tools/database";

const now = new Date("2026-11-21T12:00:00Z");
const feeds = (process.env.FEEDS ?? "").split(",").filter(Boolean);
const whole = feeds.length > 0;
/** Of every second store nobody knows more about shipping than its offers say. */
const rules = [{ shippingCents: 590, freeShippingFromCents: 5_000 }, {}];

async function fillFeeds(db: D1Database): Promise<void> {
  for (const [at, file] of feeds.entries()) {
    const store = basename(file).replace(/\..*$/, "");
    const storeInfo = { host: `${store}.example`, ...rules[at % rules.length] };
    // No file of this folder is a picture: none is fetched.
    await importFeed({ target: targetAt(db, now), file, store, images: import.meta.dirname, now, storeInfo });
  }
  await writeCodes(db, now);
}

const catalogues: [name: string, fill: (db: D1Database) => Promise<void>][] = [
  ["the demo", (db) => fillDemo(db, now, whole ? 1 : 16)],
  ...(whole ? [["the feeds", fillFeeds] as [string, typeof fillFeeds]] : []),
];

test.each(catalogues)(
  "every offer of %s says the same price, shipping and code on card, page, cart, list and alert",
  { timeout: whole ? 3_600_000 : 240_000 },
  async (name, fill) => {
    const { db, close } = await openDatabase({ seeded: false });
    await fill(db);
    const { differences, ...counts } = await compareSurfaces(db, now, whole ? 1 : 8);
    if (whole) console.log(name, counts, differences.length, "differences");
    expect(differences.slice(0, 10)).toEqual([]);
    expect(counts.products).toBeGreaterThan(75);
    expect(counts.offers).toBeGreaterThan(750);
    for (const surface of surfaces)
      expect([surface, counts.compared[surface] >= counts.products]).toEqual([surface, true]);
    for (const surface of ["card", "page", "cart", "list"] as const)
      expect([surface, counts.codes[surface] > 20]).toEqual([surface, true]);
    await close();
  },
);
