/** Where a row carries an address that a network tracks, no other is ever used: whatever the format, the file and the order of its columns. */
import { networks } from "contract/networks";
import { rowFrom } from "feeds/normalise/row";
import { readFeed } from "feeds/read/feed";
import { profiles } from "feeds/read/profiles";
import { type Column, type FeedFormat, type FeedRecord, networkOf } from "feeds/read/record";
import { describe, expect, test } from "vitest";
import told from "../fixtures/networks/clicks.json";
import { nobodysRow } from "../tools/feed-row";
import { random } from "../tools/random";
import said from "./tracked.json";

/** As the networks' pages and public clients write them; numbers invented. */
const clicks: Record<keyof typeof networks, { source: string; addresses: string[] }> = told;

test.each(Object.entries(clicks))(
  "addresses of %s are known as clicks, wherever they are written",
  (network, { addresses }) => {
    for (const address of addresses) {
      expect(networkOf(address), address).toBe(network);
      expect(networkOf(address.replace(/^https?/, "HTTPS")), address).toBe(network);
    }
  },
);

test("each network has its addresses here, and says where they are written down", () => {
  expect(Object.keys(clicks).sort()).toEqual(Object.keys(networks).sort());
  for (const { source } of Object.values(clicks)) expect(source).toMatch(/^https:\/\//);
});

test.each(said.own)("'%s' is no click", (address) => {
  expect(networkOf(address)).toBeNull();
});

/** Names of a format's columns for what every row needs; Awin's and Rakuten's tables are known by names of their own. */
const needs: Partial<Record<FeedFormat, [name: string, value: string][]>> = {
  google: base("id", "title", "price", "brand", "availability"),
  awin: [...base("merchant_product_id", "product_name", "search_price", "brand_name", "stock_status")],
  tradedoubler: base("sku", "name", "price", "brand", "availability"),
  cj: base("sku", "name", "price", "manufacturer", "instock"),
  rakuten: base("sku_number", "product_name", "retail_price", "brand", "availability"),
  webgains: base("product_id", "product_name", "price", "brand", "availability"),
  tradetracker: base("product_id", "product_name", "price", "brand", "availability"),
  kelkoo: base("offer_id", "title", "price", "brand", "availability"),
  daisycon: base("sku", "title", "price", "brand", "in_stock"),
  kwanko: base("id", "nom", "prix", "marque", "stock"),
  effiliation: base("sku", "name", "price", "brand", "availability"),
};

function base(id: string, title: string, price: string, brand: string, stock: string): [string, string][] {
  return [
    [id, "A1"],
    [title, "Vestito midi in lino"],
    [price, "49.90"],
    [brand, "Luma"],
    [stock, "in stock"],
    ["google_product_category", "2271"],
  ];
}

/** What a format calls a plain address, and what may carry a tracked one: its own columns, names that say it, names that nobody knows. */
function linkNames(format: FeedFormat): { plain: string[]; tracked: string[] } {
  const named = (wanted: Column[]) =>
    Object.entries(profiles[format].columns).flatMap(([name, column]) =>
      wanted.includes(column) ? [name] : [],
    );
  const unknown = ["url_2", "mobile_url", "campo_libero"];
  return {
    plain: named(["link"]).length > 0 ? [...named(["link"]), ...named(["merchant_link"])] : ["link"],
    tracked: [...named(["link", "tracked_link", "merchant_link"]), ...unknown],
  };
}

type Cells = [name: string, value: string][];
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const files: Record<string, (cells: Cells) => string> = {
  csv: (cells) => [cells.map(([name]) => quoted(name)), cells.map(([, value]) => quoted(value))].join("\n"),
  tsv: (cells) => [cells, cells].map((row, at) => row.map((cell) => cell[at]).join("\t")).join("\n"),
  xml: (cells) =>
    `<products><product>${cells.map(([name, value]) => `<${name}>${escaped(value)}</${name}>`).join("")}</product></products>`,
  nested: (cells) =>
    `<products><product>${cells
      .map(([name, value]) =>
        name === "campo_libero"
          ? `<uri><${name}>${escaped(value)}</${name}></uri>`
          : `<${name}>${escaped(value)}</${name}>`,
      )
      .join("")}</product></products>`,
  jsonl: (cells) => JSON.stringify(Object.fromEntries(cells)),
  json: (cells) => JSON.stringify([Object.fromEntries(cells)]),
  deep: (cells) =>
    JSON.stringify(
      Object.fromEntries(
        cells.map(([name, value]) =>
          name === "campo_libero" ? ["product_basic", { [name]: [value] }] : [name, value],
        ),
      ),
    ),
};

async function urlOf(
  text: string,
  format: FeedFormat | "auto",
): Promise<{ url: string; record: FeedRecord }> {
  const limits = { bytes: 1_000_000, ratio: 100 };
  for await (const record of readFeed([new TextEncoder().encode(text)], limits, { format }))
    return { url: rowFrom(record, nobodysRow).url, record };
  throw new Error("no row");
}

const every = Object.values(clicks).flatMap(({ addresses }) => addresses);
const plainAddress = "https://www.negozio.example/p/1?colore=nero";

describe.each(Object.keys(needs) as FeedFormat[])("a feed of %s", (format) => {
  test.each(Object.keys(files))("as %s leads where the network tracks it, in either order", async (kind) => {
    const chance = random(46);
    const pick = <One>(list: readonly One[]) => list[Math.floor(chance() * list.length)] as One;
    const { plain, tracked } = linkNames(format);
    const isTable = kind === "csv" || kind === "tsv";
    for (let draw = 0; draw < 60; draw++) {
      const first = pick(plain);
      const second = pick(tracked.filter((name) => name !== first));
      const address = pick(every);
      const links: Cells = [
        [first, plainAddress],
        [second, address],
      ];
      // Awin's own table is told by its column, which may stand empty.
      if (format === "awin" && isTable && !links.some(([name]) => name === "aw_deep_link"))
        links.push(["aw_deep_link", ""]);
      const cells = [...(needs[format] as Cells), ...links].toSorted(() => chance() - 0.5);
      const { url } = await urlOf((files[kind] as (cells: Cells) => string)(cells), format);
      expect(
        networkOf(url),
        `${first} plain, ${second} ${address}: ${cells.map(([name]) => name).join()}`,
      ).not.toBeNull();
    }
  });
});
