/** A store's deep-link pattern leads to its network and nowhere else, whatever pattern is written and whatever address a row has. */
import { readFileSync } from "node:fs";
import { deepLinkTo, patternProblem } from "contract/deep-links";
import { readFeed } from "feeds/read/feed";
import { type FeedRecord, hostOf, networkOf } from "feeds/read/record";
import { withReference } from "server/exits/click-reference";
import { registrableDomain } from "server/exits/registrable-domain";
import { expect, test } from "vitest";
import { genuine, hostile } from "../fixtures/exit-claims";
import said from "./deep-links.json";

const host = "www.negozio.example";
const page = `https://${host}/p/1?c=nero&t=42`;
const good = said.good as [network: string, pattern: string, carried: string][];

test.each(good)("%s: %s makes an address that the network tracks", (network, pattern, carried) => {
  expect(patternProblem(pattern, network)).toBeNull();
  const built = deepLinkTo({ pattern, host }, page, "A&1{x}") ?? "";
  expect(built).toContain(carried);
  expect(networkOf(built)).toBe(network);
  // The click is named as in the network's own addresses.
  if (network !== "daisycon") expect(withReference(built, "click-1", registrableDomain)).not.toBe(built);
});

test.each(said.refused as [string | null, string, string][])(
  "%s: '%s' is refused",
  (network, pattern, why) => {
    expect(patternProblem(pattern, network)).toContain(why);
  },
);

test("every hostile address of the exits as a pattern is refused", () => {
  for (const address of [...Object.values(hostile.refused).flat(), ...hostile.asked, ...genuine])
    for (const end of ["", "{url}", "{url_encoded}", "?u={url_encoded}"])
      for (const network of ["awin", "cj", "tradetracker"]) {
        const pattern = address + end;
        if (patternProblem(pattern, network) === null)
          expect(networkOf(pattern.replace(/\{.*/, "1")), pattern).toBe(network);
      }
});

test("a row's address leads to the network with the store's own page in it, or stays as it is", () => {
  const rows = [...Object.values(hostile.refused).flat(), ...hostile.asked, ...genuine].flatMap((address) => [
    address,
    `${page}&ued=${address}`,
    address.replace(/negozio\.it/g, "negozio.example"),
  ]);
  for (const [network, pattern] of good)
    for (const address of rows) {
      const built = deepLinkTo({ pattern, host }, address, "1");
      if (built === null) continue;
      const own = new URL(address);
      expect(`.${own.hostname}`.endsWith(".negozio.example"), address).toBe(true);
      expect([networkOf(built), new URL(built).hostname], address).toEqual([
        network,
        new URL(pattern).hostname,
      ]);
      const before = new URL(pattern.replace(/\{.*?\}/, "x"));
      // No parameter is added or taken away by what a row says.
      if (!pattern.includes("{url}"))
        expect([...new URL(built).searchParams.keys()], address).toEqual([...before.searchParams.keys()]);
    }
  const pattern = good[0]?.[1] ?? "";
  for (const address of [
    "https://negozio.example.evil.com/",
    "https://xnegozio.example/",
    "//www.negozio.example/",
    "https://a@www.negozio.example/",
  ])
    expect(deepLinkTo({ pattern, host }, address, "1"), address).toBeNull();
});

const files = ["google.tsv", "google.xml", "shopify.json", "woocommerce.csv"];

test.each(files)("rows of %s get the tracked address; rows that have one keep theirs", async (file) => {
  const records = async (name: string) => {
    const bytes = readFileSync(new URL(`../fixtures/networks/${name}`, import.meta.url));
    const read: FeedRecord[] = [];
    const store = { name: "Negozio", host };
    const deepLink = { pattern: good[0]?.[1] ?? "", host };
    for await (const record of readFeed([bytes], { bytes: 1_000_000, ratio: 100 }, { store, deepLink }))
      read.push(record);
    return read;
  };
  for (const { cells, tracked } of await records(file)) {
    expect(tracked).toMatchObject({ host: "awin1.com", isBuilt: true });
    expect(new URL(cells.link ?? "").searchParams.get("ued")).toBe(new URL(cells.merchant_link ?? "").href);
  }
  for (const { cells, tracked } of await records("tradedoubler.csv"))
    expect([hostOf(cells.link ?? ""), tracked?.isBuilt]).toEqual(["pdt.tradedoubler.com", undefined]);
});
