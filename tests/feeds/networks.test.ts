/** The same dress in the feeds of eight networks, as their documents have them: it reads the same. */
import { readFileSync } from "node:fs";
import { rowFrom } from "feeds/normalise/row";
import { UnknownColumns } from "feeds/read/columns";
import { readFeed } from "feeds/read/feed";
import type { FeedFormat, FeedRecord } from "feeds/read/record";
import { expect, test } from "vitest";
import { projectFeedWords } from "../tools/vocabulary";

const folder = new URL("../fixtures/networks/", import.meta.url);
const limits = { bytes: 1_000_000, ratio: 100 };
const store = {
  slug: "prova",
  name: "Prova",
  host: null,
  logo: null,
  description: null,
  shipping: null,
  freeShippingFrom: null,
  delivery: null,
  coupons: 0,
  deals: 0,
};
const around = {
  store,
  now: "2026-03-10T12:00:00.000Z",
  trustHistory: false,
  words: projectFeedWords,
  pictures: (address: string) => address,
};

async function recordsOf(file: string, format: FeedFormat | "auto"): Promise<FeedRecord[]> {
  const records: FeedRecord[] = [];
  for await (const record of readFeed([readFileSync(new URL(file, folder))], limits, { format }))
    records.push(record);
  return records;
}

const dress = {
  id: "NP-1-M",
  name: "Vestito midi in lino",
  price: 4_990,
  list: 7_990,
  currency: "EUR",
  availability: "in_stock",
  brand: { slug: "luma", label: "Luma" },
  gtin: "8000000000019",
  shipping: 490,
  images: ["https://www.negozio.example/i/1.jpg"],
};

test.each<[FeedFormat, string, object?]>([
  ["awin", "awin.csv", { list: null, recommended: 7_990 }],
  // Its present format: help.awin.com, 'Enhanced Feeds Publisher Column Descriptions'.
  ["awin", "awin-google.csv"],
  ["tradedoubler", "tradedoubler.csv"],
  ["tradedoubler", "tradedoubler.xml"],
  ["cj", "cj.tsv"],
  ["cj", "cj-catalogue.csv", { colour: null, size: null }],
  ["rakuten", "rakuten.txt"],
  ["webgains", "webgains.csv"],
  ["webgains", "webgains-google.tsv"],
  ["tradetracker", "tradetracker.csv"],
  ["tradetracker", "tradetracker.xml"],
  ["kelkoo", "kelkoo.xml"],
  ["google", "google.xml"],
])("%s: %s", async (format, file, other = {}) => {
  const [record] = await recordsOf(file, format);
  const row = rowFrom(record as FeedRecord, around);
  expect(row).toMatchObject({
    ...dress,
    colour: { slug: "nero" },
    size: { label: "M" },
    ...other,
  });
  expect(row.url).toMatch(/^https:\/\/(www\.(awin1|anrdoezrs|negozio)|pdt\.|click\.|track\.|tc\.)/);
});

test("Awin's present format leads where Awin tracks it, told or not; the store's own page is kept beside it", async () => {
  for (const format of ["awin", "google", "auto"] as const) {
    const [record] = await recordsOf("awin-google.csv", format);
    expect(rowFrom(record as FeedRecord, around)).toMatchObject({
      url: expect.stringMatching(/^https:\/\/www\.awin1\.com\/cread\.php.+ued=https%3A%2F%2Fwww\./),
    });
    expect(record).toMatchObject({
      cells: { merchant_link: "https://www.negozio.example/p/1" },
      tracked: { host: "awin1.com" },
    });
  }
});

test("Rakuten's first and last lines are no goods, and Kelkoo's numbers are words", async () => {
  expect(await recordsOf("rakuten.txt", "auto")).toHaveLength(1);
  const [, gone] = await recordsOf("kelkoo.xml", "kelkoo");
  expect(rowFrom(gone as FeedRecord, around)).toMatchObject({ id: "NP-2-M", availability: "out_of_stock" });
});

test("names that tell a network need no word; a header that is none of its asks", async () => {
  for (const file of ["tradedoubler.csv", "webgains.csv", "cj-catalogue.csv"])
    expect(await recordsOf(file, "auto"), file).toHaveLength(1);
  await expect(recordsOf("tradetracker.csv", "auto")).rejects.toBeInstanceOf(UnknownColumns);
  await expect(recordsOf("awin.csv", "kelkoo")).rejects.toBeInstanceOf(UnknownColumns);
});
