/** Where a row carries an address that a network tracks, no other is ever used: whatever the format, the file and the order of its columns. */

import { networks } from "contract/networks";
import { rowFrom } from "feeds/normalise/row";
import { readFeed } from "feeds/read/feed";
import { profiles } from "feeds/read/profiles";
import type { Column, FeedFormat, FeedRecord } from "feeds/read/record";
import { networkOf } from "feeds/read/tracked";
import { describe, expect, test } from "vitest";
import { nobodysRow } from "../tools/feed-row";
import { random } from "../tools/random";
import said from "./tracked.json";

const own = "https%3A%2F%2Fwww.negozio.example%2Fp%2F1";
/** As the networks' pages and public clients write them; numbers invented. */
const clicks: Record<keyof typeof networks, string[]> = {
  awin: [
    "https://www.awin1.com/pclick.php?p=30000000001&a=111&m=6789",
    `https://www.awin1.com/cread.php?awinmid=6789&awinaffid=111&ued=${own}`,
    "http://www.awin1.com/awclick.php?mid=6789&id=111",
  ],
  tradedoubler: [
    `https://pdt.tradedoubler.com/click?a(2)p(1)prod(3)ttid(5)url(${own})`,
    `https://clk.tradedoubler.com/click?p=1&a=2&g=3&url=${own}`,
    "https://clkuk.tradedoubler.com/click?p=1&a=2",
    `https://visita.negozio.example/click?p=394206&a=3492604&g=26149398&url=${own}`,
    `https://visita.negozio.example/click?a(3492604)p(394206)url(${own})`,
  ],
  cj: [
    `https://www.anrdoezrs.net/click-101-202?url=${own}`,
    "https://www.dpbolvw.net/links/101/type/dlg/https://www.negozio.example/p/1",
    "http://www.jdoqocy.com/pe122lnwtnvAHCDCBBGACBJEHJFE",
    "https://www.kqzyfj.com/click-101-202",
    "https://www.tkqlhce.com/click-101-202",
  ],
  rakuten: [
    `https://click.linksynergy.com/link?id=x&offerid=1.11223344&type=15&murl=${own}`,
    `https://click.linksynergy.com/deeplink?id=x&mid=1&murl=${own}`,
    "https://click.linksynergy.com/fs-bin/click?id=x&offerid=7097.1&type=4",
  ],
  webgains: [`https://track.webgains.com/click.html?wgcampaignid=1&wgprogramid=2&wgtarget=${own}`],
  tradetracker: [
    "https://tc.tradetracker.net/?c=15640&m=12&a=448474&r=&u=%2Fp%2F1",
    "https://www.negozio.example/tt/?tt=16956_12_417111_&r=%2Fp%2F1",
  ],
  daisycon: [
    "https://ds1.nl/c/?si=1400&li=84664&wi=22848&ws=&dl=p%2F1",
    "https://lt45.net/c/?si=13482&li=1594900&wi=288216&ws=&dl=p%2F1",
    "https://jf79.net/c/?pid=p&dl=p%2F1&ws=x",
    "https://mq77.net/c/?si=17004&li=1733660&wi=418827",
  ],
  kwanko: [
    "https://action.metaffiliation.com/trk.php?mclic=P39664598322BS1U84128f507V4",
    `https://vai.negozio.example/?P5120A956B28D2111&redir=${own}`,
  ],
  effiliation: [`https://track.effiliation.com/servlet/effi.redir?id_compteur=23247206&url=${own}`],
  kelkoo: [
    "https://it-go.kelkoogroup.net/ctl/go/offersearchGo?.ts=1&.sig=x&offerId=1",
    "http://ecs-it.kelkoo.it/ctl/go/offersearchGo?.ts=1&offerId=1",
    "https://it-go.kelkoogroup.net/redirect?country=it&k=612f",
  ],
  partnerize: [
    `https://prf.hn/click/camref:11l3/destination:${own}`,
    `https://negozio.prf.hn/click/camref:11l3/destination:${own}`,
    "https://prf.hn/l/gAXR3pQ",
    `https://vai.negozio.example/click/camref:1101l3/destination:${own}`,
  ],
  impact: [
    `https://negozio.pxf.io/c/1234567/654321/4321?u=${own}`,
    "https://negozio.sjv.io/abc",
    `https://goto.negozio.example/c/1234567/654321/4321?u=${own}`,
  ],
  admitad: [`https://ad.admitad.com/g/05dgete24s54a912f9f1/?ulp=${own}`],
  adtraction: [
    `https://track.adtraction.com/t/t?a=923786618&as=1156469187&t=2&tk=1&url=${own}`,
    `https://in.negozio.example/t/t?a=923786618&as=1156469187&t=2&tk=1&url=${own}`,
  ],
  skimlinks: [
    `https://go.skimresources.com/?id=1X2&url=${own}`,
    `https://go.redirectingat.com/?id=1&url=${own}`,
  ],
  sovrn: [`https://redirect.viglink.com/?key=1&u=${own}`],
};

test.each(Object.entries(clicks))(
  "addresses of %s are known as clicks, wherever they are written",
  (network, addresses) => {
    for (const address of addresses) {
      expect(networkOf(address), address).toBe(network);
      expect(networkOf(address.replace(/^https?/, "HTTPS")), address).toBe(network);
    }
  },
);

test("each network has its addresses here, and says where they are written down", () => {
  expect(Object.keys(clicks).sort()).toEqual(Object.keys(networks).sort());
  for (const { source } of Object.values(networks)) expect(source).toMatch(/^https:\/\//);
});

test.each(said.own)("'%s' is no click", (address) => {
  expect(networkOf(address)).toBeNull();
});

/** Names of a format's columns for what every row needs; Awin's and Rakuten's tables are known by names of their own. */
const needs: Record<FeedFormat, [name: string, value: string][]> = {
  google: base("id", "title", "price", "brand", "availability"),
  awin: [...base("merchant_product_id", "product_name", "search_price", "brand_name", "stock_status")],
  tradedoubler: base("sku", "name", "price", "brand", "availability"),
  cj: base("sku", "name", "price", "manufacturer", "instock"),
  rakuten: base("sku_number", "product_name", "retail_price", "brand", "availability"),
  webgains: base("product_id", "product_name", "price", "brand", "availability"),
  tradetracker: base("product_id", "product_name", "price", "brand", "availability"),
  kelkoo: base("offer_id", "title", "price", "brand", "availability"),
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

const every = Object.entries(clicks).flatMap(([, addresses]) => addresses);
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
