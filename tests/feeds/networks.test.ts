/** The same four goods in the 24 formats of networks and shops, as their pages and public clients have them: they read the same. */
import { readFileSync } from "node:fs";
import { rowFrom } from "feeds/normalise/row";
import { facetOf } from "feeds/normalise/values";
import { columnName, type FeedShape, UnknownColumns } from "feeds/read/columns";
import { isLeftOut } from "feeds/read/documented";
import { readFeed } from "feeds/read/feed";
import { type FeedFormat, type FeedRecord, feedFormats } from "feeds/read/record";
import { expect, test } from "vitest";
import { tableOf, text } from "../../scripts/tables";
import sources from "../fixtures/networks/sources.json";
import { nobodysRow } from "../tools/feed-row";
import contents from "./contents.json";

const folder = new URL("../fixtures/networks/", import.meta.url);
const limits = { bytes: 1_000_000, ratio: 100 };
/** Shops' own exports name neither address nor, some of them, brand: the store's settings do. */
const store = { ...nobodysRow.store, host: "www.negozio.example", name: "Luma" };
const around = { ...nobodysRow, store };

async function recordsIn(bytes: Uint8Array, shape: FeedShape): Promise<FeedRecord[]> {
  const records: FeedRecord[] = [];
  for await (const record of readFeed([bytes], limits, { store, ...shape })) records.push(record);
  return records;
}

const recordsOf = (file: string, format: FeedFormat | "auto") =>
  recordsIn(readFileSync(new URL(file, folder)), { format });

/** Free columns of which nothing is made, though nobody has said that this is meant. */
const lostIn = (records: readonly FeedRecord[]) =>
  records.flatMap(({ attributes, format }) =>
    attributes.flatMap(([name]) => {
      const isMeant = isLeftOut(format, columnName(name));
      return facetOf(name) !== null || isMeant ? [] : [name];
    }),
  );

const formats = tableOf(new URL("manifest.tsv", folder), {
  file: text,
  format: text,
  tracked: text,
  source: text,
});
const [nero, bianco, verde] = ["nero", "bianco", "verde"].map((slug) => ({
  colour: expect.objectContaining({ slug }),
}));
const goods = [
  { name: "Vestito midi in lino", price: 4_990, gtin: "8000000000019", ...nero, size: { label: "M" } },
  { name: "Vestito midi in lino", price: 4_990, gtin: "8000000000026", ...nero, size: { label: "L" } },
  { name: "Sneaker basse in pelle", price: 8_900, gtin: "8000000000033", ...bianco, size: { label: "42" } },
  { name: "Gonna plissettata", price: 3_990, gtin: "8000000000040", ...verde, size: { label: "S" } },
].map((good, at) => ({
  ...good,
  brand: { slug: at === 2 ? "corsa" : "luma" },
  availability: at === 2 ? "out_of_stock" : "in_stock",
  currency: "EUR",
}));
/** CJ's older catalogue has neither colour nor size; Kelkoo's code 3 says that nobody knows whether it is there. */
const otherwise: Record<string, (good: object, at: number) => object> = {
  "cj-catalogue.csv": (good) => ({ ...good, name: expect.any(String), colour: null, size: null }),
  "kelkoo.xml": (good, at) => (at === 1 ? { ...good, availability: "backorder" } : good),
};

test.each(formats)("$file is read as a file of $format", async ({ file, format, tracked }) => {
  const records = await recordsOf(file, format as FeedFormat);
  const rows = records.map((record) => rowFrom(record, around));
  expect(rows).toMatchObject(goods.map((good, at) => otherwise[file]?.(good, at) ?? good));
  expect(rows.map(({ list, recommended }) => list ?? recommended ?? null)).toEqual([
    7_990,
    7_990,
    null,
    null,
  ]);
  expect(rows.every(({ images, description }) => images?.length && description)).toBe(true);
  expect([...new Set(records.map((record) => record.tracked?.host ?? "-"))]).toEqual([tracked]);
  expect(lostIn(records)).toEqual([]);
  const isAsked = file === "tradetracker.csv";
  if (!isAsked)
    expect((await recordsOf(file, "auto")).map((record) => rowFrom(record, around).url)).toEqual(
      rows.map(({ url }) => url),
    );
});

test("there are 24 of them, of every format, and each says where its names are from", () => {
  expect(formats).toHaveLength(24);
  expect([...new Set(formats.map(({ format }) => format))].sort()).toEqual([...feedFormats].sort());
  for (const format of feedFormats) expect(sources[format].length, format).toBeGreaterThan(0);
});

test("what only looks like a network's file is proposed by name, and columns of other networks are not taken for its", async () => {
  const refused = (await recordsOf("tradetracker.csv", "auto").catch(
    (error: unknown) => error,
  )) as UnknownColumns;
  expect(refused).toBeInstanceOf(UnknownColumns);
  expect(refused).toMatchObject({
    format: "tradetracker",
    message: expect.stringContaining("but look like TradeTracker's: productID, "),
    proposal: { product_url: "link", from_price: "previous_price", delivery_costs: "shipping" },
  });
  await expect(recordsOf("awin.csv", "kelkoo")).rejects.toBeInstanceOf(UnknownColumns);
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

test("shops' pages are built of the store's site, variations keep what their product says, and without a site nothing is guessed", async () => {
  const urls = async (file: string) => (await recordsOf(file, "auto")).map(({ cells }) => cells.link);
  expect((await urls("shopify.json"))[1]).toBe(
    "https://www.negozio.example/products/vestito-midi-in-lino?variant=41000001",
  );
  expect(await urls("woocommerce.csv")).toEqual(
    [101, 101, 104, 105].map((id) => `https://www.negozio.example/?p=${id}`),
  );
  const bytes = readFileSync(new URL("shopify.json", folder));
  const [unknown] = await recordsIn(bytes, { store: { host: null, name: "Luma" } });
  expect(() => rowFrom(unknown as FeedRecord, around)).toThrow("the store's site is not known");
});

const row = (cells: Record<string, unknown>) => new TextEncoder().encode(JSON.stringify([cells]));
const nested = {
  codice: "A1",
  scheda: { nome: "Felpa", prezzo: { lordo: "49,90", netto: "40,90" }, marca: [{ nome: "Luma" }] },
  link: "https://www.negozio.example/p/1",
  vie: { tracciata: "https://www.negozio.example/p/2" },
};

test("fields inside others can be mapped, in JSON and in XML, and what a person says counts before a name that stands there", async () => {
  const asked = (await recordsIn(row(nested), {}).catch((error: unknown) => error)) as UnknownColumns;
  expect(asked.names).toEqual(
    expect.arrayContaining(["scheda.nome", "scheda.prezzo.lordo", "vie.tracciata"]),
  );
  const columns: FeedShape["columns"] = {
    codice: "id",
    "scheda.nome": "title",
    "scheda.prezzo.lordo": "price",
    "scheda.marca.nome": "brand",
    "vie.tracciata": "link",
  };
  const said = {
    id: "A1",
    title: "Felpa",
    price: "49,90",
    brand: "Luma",
    link: "https://www.negozio.example/p/2",
  };
  const [read] = await recordsIn(row(nested), { columns });
  expect(read?.cells).toMatchObject(said);
  const xml = `<catalogo xmlns:s="urn:s"><s:prodotto s:codice="A1"><s:link>https://www.negozio.example/p/1</s:link><s:scheda><s:nome>Felpa</s:nome><s:prezzo><s:lordo>49,90</s:lordo></s:prezzo><s:marca nome="Luma"/></s:scheda><s:vie><s:tracciata>https://www.negozio.example/p/2</s:tracciata></s:vie></s:prodotto></catalogo>`;
  const [element] = await recordsIn(new TextEncoder().encode(xml), { columns });
  expect(element?.cells).toMatchObject(said);
});

test.each(contents as [string, object, string?][])(
  "of %s with %j the size is %s",
  async (product_type, told, size) => {
    const good = {
      id: "A1",
      title: "Idratante",
      brand: "Luma",
      price: "49,90 EUR",
      availability: "in_stock",
    };
    const link = "https://www.negozio.example/p/1";
    const [record] = await recordsIn(row({ ...good, link, product_type, ...told }), {});
    expect(rowFrom(record as FeedRecord, around).size?.label).toBe(size);
  },
);

test("in a table too a column that somebody names counts before the one of that name", async () => {
  const table =
    "id\ttitle\tlink\tprice\tbrand\tprezzo web\n1\tFelpa\thttps://n.example/1\t60 EUR\tLuma\t49,90 EUR";
  const [read] = await recordsIn(new TextEncoder().encode(table), { columns: { prezzo_web: "price" } });
  expect(read?.cells.price).toBe("49,90 EUR");
});
