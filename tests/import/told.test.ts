/** Attributes that only names and texts of feeds tell, in several languages: what is told, what is denied, what is said of other things (0530). */
import { readFileSync } from "node:fs";
import { contract, emptyListing } from "contract";
import { rowFrom } from "feeds/normalise/row";
import { readFeedFile } from "feeds/read/file";
import type { FeedRecord } from "feeds/read/record";
import { Teller } from "upstream/search/told";
import { expect, test } from "vitest";
import { demoSeed, generate } from "../../demo/catalogue/generate";
import { asking } from "../fixtures/ask";
import { projectFeedWords, projectTables } from "../tools/vocabulary";
import { anewForEveryTest, db, run, written } from "./import-set";
import said from "./told.json";

anewForEveryTest();

const terms = { shipping: null, freeShippingFrom: null, delivery: null, coupons: 0, deals: 0 };
const store = { slug: "s", name: "S", host: null, logo: null, description: null, ...terms };
const around = {
  store,
  now: "2026-11-24T09:00:00Z",
  trustHistory: false,
  pictures: () => null,
  words: projectFeedWords,
};

const line = (title: string, description: string, cells: Record<string, string> = {}) => ({
  ...{ id: title, item_group_id: title, title, description, brand: "Luma", price: "50.00 EUR" },
  ...{ link: `https://n.example/${encodeURIComponent(title)}`, availability: "in_stock", gender: "female" },
  ...{
    product_type: /\b(crema|cream)\b/i.test(title)
      ? "Donna > Bellezza > Viso"
      : "Donna > Abbigliamento > Felpe",
    ...cells,
  },
});

async function recordsOf(lines: readonly object[]): Promise<FeedRecord[]> {
  const records: FeedRecord[] = [];
  const file = written("told.jsonl", lines.map((each) => JSON.stringify(each)).join("\n"));
  for await (const record of readFeedFile(file)) records.push(record);
  return records;
}

const implied = new Set(["gender", "productType"]);

test.each(said as [string, string, string[], Record<string, string>?][])("%s: %s", async (...row) => {
  const [title, description, expected, cells] = row;
  const [record] = await recordsOf([line(title, description, cells)]);
  const { values } = rowFrom(record as FeedRecord, around);
  const told = values.flatMap(([facet, slug]) => (implied.has(facet) ? [] : `${facet}:${slug}`));
  expect(told.sort()).toEqual(expected.toSorted());
});

test("'felpa senza cappuccio' shows no hoodie of an English feed, and those that deny it", async () => {
  const goods = [
    line("Bruno Compete Hoodie", "Adjustable drawstring."),
    line("Ajax Full-Zip Sweatshirt", "Mint striped full zip hoodie."),
    line("Chaz Sweatshirt", "Crew neckline."),
    line("Teton Sweatshirt", "Without a hood."),
  ];
  await run(goods.map((each) => JSON.stringify(each)).join("\n"));
  const listing = { ...emptyListing, search: "felpa senza cappuccio" };
  const { products } = await asking(db(), new Date())(contract.products.list, listing);
  expect(products.map(({ name }) => name).sort()).toEqual(["Chaz Sweatshirt", "Teton Sweatshirt"]);
});

test("every line of the table tells an attribute that searches know, in words as they are compared", () => {
  const known = new Set(
    projectTables.attributes.flatMap(({ facet, label, words, typed }) =>
      [label, ...words, ...typed].map((each) => `${facet} ${each.toLowerCase()}`),
    ),
  );
  const lines = projectTables.told.filter(({ facet, label }) => facet !== "" && label !== "parts");
  expect(lines.filter(({ facet, label }) => !known.has(`${facet} ${label.toLowerCase()}`))).toEqual([]);
  const phrases = projectTables.told.flatMap(({ told, named, beside }) => [...told, ...named, ...beside]);
  expect(phrases.filter((phrase) => !/^!?[a-z0-9ß@() ]+$/.test(phrase))).toEqual([]);
});

/** Feeds at hand: `FEEDS=luma.tsv,awin.csv npx vitest run tests/import/told.test.ts`; else the demo's of one store. */
const files: readonly string[] = process.env.FEEDS?.split(",") ?? [];

const adding = new Set(projectTables.told.flatMap(({ facet, adds }) => (adds ? [facet] : [])));
const attributes = readFileSync(new URL("told/said.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(3)
  .map((cells) => cells.split("\t") as [label: string, facet: string, said: string]);

test("of what texts say in plain words at least 97 in a hundred are told, attribute by attribute", async () => {
  const records: FeedRecord[] = [];
  for (const file of files) for await (const record of readFeedFile(file)) records.push(record);
  if (files.length === 0)
    records.push(...(await recordsOf(generate(demoSeed, new Date(around.now)).feeds[0]?.rows ?? [])));
  const teller = new Teller(projectTables.told);
  const rows = records.map((record) => {
    const { name, description, values } = rowFrom(record, around);
    const silent = { ...record, cells: { ...record.cells, title: "Felpa", description: "" } };
    const columns = new Set(rowFrom(silent, around).values.map(([facet]) => facet as string));
    const means = values.flatMap(([, , label]) => [...teller.meant(label)]);
    const labels = [...means, ...values.map(([facet, , label]) => ({ facet: facet as string, label }))];
    return { text: `${name} · ${(description ?? "").replace(/<[^>]*>/g, " ")}`, labels, columns };
  });
  const shares = attributes.map(([label, facet, pattern]) => {
    const saying = rows.filter(({ text }) => new RegExp(pattern, "i").test(text));
    // Where a column says something else, it stands.
    const told = saying.filter(
      ({ labels, columns }) =>
        labels.some((other) => other.facet === facet && `${other.label} `.startsWith(`${label} `)) ||
        (columns.has(facet) && !adding.has(facet)),
    );
    const missed = saying.find((row) => !told.includes(row))?.text;
    return { label, of: saying.length, told: told.length, missed };
  });
  if (files.length > 0) console.log(shares.map(({ label, told, of }) => `${label} ${told}/${of}`).join("\n"));
  expect(shares.filter(({ told, of }) => told < of * 0.97)).toEqual([]);
});
