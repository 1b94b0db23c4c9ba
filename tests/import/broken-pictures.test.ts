/** Pictures that cannot be fetched: tried again later and later, not at each reading, and given up in the end. */
import { type CallInput, type CallOutput, contract, type Row } from "contract";
import sharp from "sharp";
import { deskActs } from "upstream/desk";
import { createUpstream } from "upstream/index";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fetchBroken } from "../../scripts/feeds/fetch-broken";
import { siteOn } from "../../scripts/feeds/site";
import { publicOnly } from "../../scripts/import/pictures/public-fetch";
import { targetOn } from "../../scripts/import/target-local";
import { type Listening, listening } from "../tools/listening";
import { anewForEveryTest, db, feed, rows, run } from "./import-set";

anewForEveryTest();

const hour = 3_600_000;
const clock = { now: 0 };
const now = () => new Date(clock.now);
const reach = { ...publicOnly, isAllowed: () => true };
let server: Listening;
let picture: Buffer | null;
let asked: number;
beforeEach(async () => {
  clock.now = Date.parse("2026-03-20T08:00:00Z");
  [picture, asked] = [null, 0];
  server = await listening((_, response) => {
    asked++;
    response.writeHead(picture ? 200 : 500).end(picture ?? undefined);
  });
});
afterEach(() => server.close());

const upstream = () => createUpstream({ DB: db(), now });
async function call<R extends Row>(row: R, input: CallInput<R>): Promise<CallOutput<R>> {
  return row.output.parse(await upstream().call(row, input)) as CallOutput<R>;
}
const target = () => ({
  ...targetOn(db(), async () => undefined),
  call: (name: keyof typeof contract.catalogue, input: unknown) =>
    call(contract.catalogue[name], input as never),
});
const retry = () =>
  fetchBroken({ site: siteOn((row, input) => call(row, input as never), target() as never), reach });
const read = () => {
  const address = `${server.origin}/a.png`;
  const told = feed((row, at) => (at === 0 ? { ...row, image_link: address } : null));
  return run(told, { now: now(), reach, images: null, target: target() as never });
};
const broken = () =>
  rows<{ tries: number; due: string | null }>("SELECT tries, due_at AS due FROM broken_pictures");

test("a picture that fails is tried after 1, 4, 12 … hours and then no more; readings in between leave it alone", async () => {
  await read();
  expect([asked, await broken()]).toEqual([1, [{ tries: 1, due: new Date(clock.now + hour).toISOString() }]]);
  await read();
  await retry();
  expect(asked).toBe(1);
  for (const [at, hours] of [1, 4, 12, 24, 48, 96, 168].entries()) {
    clock.now += hours * hour - 1;
    await retry();
    expect(asked).toBe(1 + at);
    clock.now += 1;
    await retry();
    expect(asked).toBe(2 + at);
  }
  expect(await broken()).toEqual([{ tries: 8, due: null }]);
  clock.now += 1_000 * hour;
  await retry();
  await read();
  expect(asked).toBe(8);
});

test("one that has come is stored, forgotten among the broken, and shown by the next reading; a person may ask for it at once", async () => {
  await read();
  const { pictures } = await call(deskActs.brokenPictures.list.row, { page: 1 });
  expect(pictures).toMatchObject([{ store: "negozio", tries: 1 }]);
  picture = await sharp({ create: { width: 24, height: 30, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  await call(deskActs.brokenPictures.retry.row, { address: pictures[0]?.address ?? "" });
  expect(await retry()).toBe(1);
  expect(await broken()).toEqual([]);
  expect(await rows("SELECT images FROM offers")).toEqual([{ images: "" }]);
  await read();
  expect(asked).toBe(2);
  expect(await rows("SELECT images FROM offers")).toEqual([
    { images: expect.stringMatching(/_24x30-ff0000\.webp$/) },
  ]);
});
