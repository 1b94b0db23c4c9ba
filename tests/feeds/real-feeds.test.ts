/** Feeds as stores really write them (`real-feeds.json`), each with one habit: which rows come in, which are refused, and on which line. */
import { gzipSync } from "node:zlib";
import type { ColumnMap } from "feeds/read/columns";
import { checkFeed } from "server/feeds/check";
import { nobodys } from "server/feeds/judge";
import { expect, test } from "vitest";
import { projectVocabulary } from "../tools/vocabulary";
import said from "./real-feeds.json";

interface RealFeed {
  name: string;
  content?: string;
  /** In place of it, as Excel saves it. */
  utf16?: string;
  /** Id and price in cents of what comes in. */
  rows: string[];
  /** Patterns: line and reason of what does not. */
  refused?: string[];
  /** Pattern: why the whole is no feed. */
  broken?: string;
  /** What a person confirmed of its columns. */
  columns?: ColumnMap;
  /** How many the first row has. */
  pictures?: number;
  /** What else is known of the first row. */
  first?: Record<string, string>;
  /** Of each row. */
  availability?: string[];
  /** What unknown columns are taken for; or only what is proposed, in the order of the columns. */
  proposal?: ColumnMap;
  proposed?: string[];
}

const realFeeds = said as RealFeed[];

const check = ({ content = "", utf16, columns }: RealFeed, pack = (file: Uint8Array) => file) => {
  const bytes = utf16 === undefined ? Buffer.from(content) : Buffer.from(`\ufeff${utf16}`, "utf16le");
  return checkFeed(Uint8Array.from(pack(bytes)), {
    store: nobodys,
    vocabulary: projectVocabulary,
    mostRows: 20_000,
    mostUnpacked: 4_000_000,
    now: new Date("2026-11-22T09:00:00Z"),
    columns,
  });
};

test.each(realFeeds)("$name", async (feed) => {
  const { rows, refused = [], broken, pictures, first, availability, proposal, proposed } = feed;
  const found = await check(feed);
  expect(found.broken ?? "").toMatch(broken ? new RegExp(broken) : /^$/);
  expect(found.rows.map(({ id, price }) => `${id} ${price}`)).toEqual(rows);
  expect(found.refused.map(({ line, reason }) => `${line} ${reason}`)).toEqual(
    refused.map((reason) => expect.stringMatching(new RegExp(reason))),
  );
  if (pictures !== undefined) expect(found.rows[0]?.images).toHaveLength(pictures);
  if (first) expect(found.rows[0]).toMatchObject(first);
  if (availability) expect(found.rows.map((row) => row.availability)).toEqual(availability);
  if (proposal) expect(found.columns?.proposal).toEqual(proposal);
  if (proposed) expect(Object.values(found.columns?.proposal ?? {})).toEqual(proposed);
});

test("there are forty of them, and each packed by gzip says the same", async () => {
  expect(realFeeds.length).toBeGreaterThanOrEqual(40);
  for (const feed of realFeeds) {
    const found = await check(feed, gzipSync);
    expect(found.rows.map(({ id, price }) => `${id} ${price}`)).toEqual(feed.rows);
  }
});
