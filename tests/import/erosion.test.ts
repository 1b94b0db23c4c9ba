/** A store that loses offers a little each time is asked about as one that loses them at once: the week counts, not the last reading. */
import { expect, test } from "vitest";
import { wideFeed } from "../tools/wide-feed";
import { anewForEveryTest, rows, run } from "./import-set";

anewForEveryTest();

/** So many offers, on this day of twelve. */
const read = (offers: number, day: number, more = {}) =>
  run(
    wideFeed(offers, () => 50, ["M"]),
    { now: new Date(Date.now() + (day - 12) * 86_400_000), ...more },
  );
const there = async () => (await rows<{ n: number }>("SELECT COUNT(*) AS n FROM offers"))[0]?.n;

test("a quarter less on each of three days: the second fall is asked about, and a yes makes it the new measure", async () => {
  await read(40, 6);
  await read(30, 7);
  await expect(read(23, 8)).rejects.toThrow(
    "7 of 30 offers of negozio (43 % with 10 that left within a week) are not in this feed",
  );
  expect(await there()).toBe(30);
  await read(23, 8, { force: true });
  await read(22, 9);
  await expect(read(16, 10)).rejects.toThrow("6 of 22 offers of negozio (30 % with 1 that");
  expect(await there()).toBe(22);
});

test("what came back, and what left more than a week ago, is no loss of this week", async () => {
  await read(40, 1);
  await read(30, 2);
  await read(40, 3);
  await read(30, 4);
  await read(22, 12);
  expect(await there()).toBe(22);
});
