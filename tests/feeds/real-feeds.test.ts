/** Feeds as stores really write them: which rows come in, which are refused, and on which line. */
import { gzipSync } from "node:zlib";
import { checkFeed } from "server/feeds/check";
import { nobodys } from "server/feeds/judge";
import { expect, test } from "vitest";
import { projectVocabulary } from "../tools/vocabulary";
import { type RealFeed, realFeeds } from "./real-feeds";

const check = (content: string | Uint8Array, columns?: RealFeed["columns"]) =>
  checkFeed(typeof content === "string" ? new TextEncoder().encode(content) : content, {
    store: nobodys,
    vocabulary: projectVocabulary,
    mostRows: 20_000,
    mostUnpacked: 4_000_000,
    now: new Date("2026-11-22T09:00:00Z"),
    columns,
  });

test.each(realFeeds)("$name", async ({ content, rows, refused, broken, columns, also }) => {
  const found = await check(content, columns);
  expect(found.broken ?? "").toMatch(broken ?? /^$/);
  expect(found.rows.map(({ id, price }) => `${id} ${price}`)).toEqual(rows);
  expect(found.refused.map(({ line, reason }) => `${line} ${reason}`)).toEqual(
    refused.map((reason) => expect.stringMatching(reason)),
  );
  also?.(found);
});

test("there are forty of them, and each packed by gzip says the same", async () => {
  expect(realFeeds.length).toBeGreaterThanOrEqual(40);
  for (const { content, rows, columns } of realFeeds) {
    const found = await check(gzipSync(content), columns);
    expect(found.rows.map(({ id, price }) => `${id} ${price}`)).toEqual(rows);
  }
});
