/** How many addresses of a feed a network tracks is said, and a store's feed whose network tracks none waits for a person. */

import type { Addresses } from "contract/feed-readings";
import { expect, test } from "vitest";
import { addressesLine } from "../../scripts/import/report";
import said from "./addresses.json";
import { anewForEveryTest, everything, feed, figures, rows, run } from "./import-set";

anewForEveryTest();

const tracked = (index: number) => `https://www.awin1.com/pclick.php?p=${index}&a=111&m=6789`;
const byAwin = feed((row, index) => ({ ...row, link: tracked(index) }));
const ofAwin = (programme: string | null) =>
  rows(
    `INSERT INTO stores (slug, name, programme) VALUES ('negozio', 'Negozio', ${programme ? `'${programme}'` : "NULL"})`,
  );
const told = () => rows<{ addresses: string }>("SELECT addresses FROM feed_reports ORDER BY report_id");

test("a run says how many addresses are tracked and by whom, here and at the desk", async () => {
  const { addresses } = await run(byAwin);
  expect(addresses).toEqual({ all: 5, tracked: 5, hosts: [["awin1.com", 5]], network: null });
  expect((await told()).map(({ addresses }) => JSON.parse(addresses))).toEqual([
    { all: 5, tracked: 5, hosts: [["awin1.com", 5]], network: null },
  ]);
});

test.each(said.lines as [Addresses, string][])("%o is said as '%s'", (addresses, line) => {
  expect(addressesLine({ ...addresses, network: null })).toBe(line);
});

test("a store of a network whose feed has no tracked address changes nothing, dry or not, before a person says yes", async () => {
  await ofAwin("awin");
  const before = await everything();
  for (const dryRun of [true, false])
    await expect(run(feed(), { dryRun })).rejects.toThrow(
      /^none of 5 addresses is tracked, and negozio is a store of awin/,
    );
  expect(await everything()).toBe(before);
  expect(figures(await run(feed(), { force: true }))).toEqual([5, 0, 0, 0, 0]);
  // What was let in once is asked again: the next feed may have lost what this one had.
  await expect(run(feed())).rejects.toThrow("addresses is tracked, and negozio is a store of");
  const limits = { gone: 0.3, moved: 40, untracked: true };
  expect(figures(await run(feed(), { limits }))).toEqual([0, 0, 5, 0, 0]);
});

test("one tracked address is enough, whoever tracks it; a store without a network, or of a direct agreement, is not asked", async () => {
  await ofAwin("tradedoubler");
  const one = feed((row, index) => ({ ...row, link: index === 0 ? tracked(0) : (row.link ?? "") }));
  expect((await run(one)).addresses).toEqual({
    all: 5,
    tracked: 1,
    hosts: [["awin1.com", 1]],
    network: "tradedoubler",
  });
  expect(figures(await run(feed(), { store: "altro" }))).toEqual([5, 0, 0, 0, 0]);
  await rows("UPDATE stores SET programme = 'diretto' WHERE slug = 'altro'");
  expect(figures(await run(feed(), { store: "altro", network: "awin" }))).toEqual([0, 0, 5, 0, 0]);
});

test("without a programme on the store's card the network is where the feed comes from", async () => {
  await expect(run(feed(), { network: "cj" })).rejects.toThrow("is a store of cj");
  expect(figures(await run(feed(), { network: "google" }))).toEqual([5, 0, 0, 0, 0]);
});

test("rows that are refused lead nowhere and are not counted", async () => {
  const refused = feed((row, index) => ({
    ...row,
    link: tracked(index),
    price: index < 2 ? "niente" : "65.00 EUR",
  }));
  expect((await run(refused)).addresses).toMatchObject({ all: 3, tracked: 3 });
});

test("the pattern of a store's card makes the addresses that its feed lacks; a page elsewhere stays as it is, and is asked about", async () => {
  await ofAwin("awin");
  const pattern = "https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&ued={url_encoded}";
  await rows(
    `UPDATE stores SET deep_link = '${pattern}', host = 'www.negozio.example' WHERE slug = 'negozio'`,
  );
  const made = { all: 5, tracked: 5, built: 5, hosts: [["awin1.com", 5]], network: "awin" };
  expect((await run(feed(), { dryRun: true })).addresses).toEqual(made);
  expect((await run(feed())).addresses).toEqual(made);
  expect(await rows("SELECT url FROM offers ORDER BY url LIMIT 1")).toEqual([
    { url: pattern.replace("{url_encoded}", encodeURIComponent("https://www.negozio.example/p/chaz?v=L")) },
  ]);
  const elsewhere = feed((row) => ({ ...row, link: "https://www.altrove.example/p/1" }));
  await expect(run(elsewhere)).rejects.toThrow("is a store of awin");
});
