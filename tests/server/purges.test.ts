/** What an operator throws away is gone wherever it was kept: in isolates, at locations, and what pages are made of. */
import { createCache } from "server/cache";
import { createPageCache, type KeptPage, type PageStore } from "server/pages/page-cache";
import { openPurges } from "server/purges";
import { isSeen, keptPages, pagesChanged } from "upstream/upkeep/purges";
import { expect, test } from "vitest";
import { openDatabase } from "../tools/database";
import { forFile } from "../tools/for-file";

const base = await forFile(openDatabase({ seeded: false }));

const clock = { now: Date.parse("2026-11-24T10:00:00Z") };
const time = () => clock.now;
const held = new Map<string, Response>();
const store: PageStore & { delete(key: string): Promise<boolean> } = {
  match: async (key) => held.get(key)?.clone(),
  put: async (key, answer) => void held.set(key, answer),
  delete: async (key) => held.delete(key),
};
const work: Promise<unknown>[] = [];
const waitUntil = (one: Promise<unknown>) => void work.push(one);
const key = (path: string) => `https://vetrina.example/.pagine/b1${path}`;

function isolate() {
  const purges = openPurges(time);
  const pages = createPageCache(() => store, time, purges);
  const answers = createCache(() => store, time, undefined, purges);
  let loads = 0;
  return {
    look: () => purges.look(base.db, waitUntil),
    keep: (path: string) => pages.keep(key(path), page(), waitUntil),
    has: async (path: string) => (pages.recall(key(path)) ?? (await pages.fetch(key(path)))) !== null,
    async asked() {
      const load = async () => ({ domain: { number: ++loads } });
      const policy = { fresh: 300, stale: 3_000 };
      const about = {
        key: "menu",
        origin: "",
        policy,
        catalogue: () => null,
        load,
        read: () => loads,
        write: () => null,
      };
      await answers.answer({ ...about, mayHide: () => true, onHidden: () => undefined, waitUntil });
      return loads;
    },
  };
}

function page(): KeptPage {
  return {
    template: { body: new Uint8Array(1), nonces: [], tokens: [], slots: [] },
    headers: [],
    sideEffects: { opened: null, searched: null, sizes: [] },
    storedAt: clock.now,
    checkedAt: clock.now,
    version: null,
    catalogue: null,
    streamed: false,
    flawed: false,
  };
}

const purge = (path: string) =>
  keptPages.purge.handler({ path }, { db: base.db, now: new Date(clock.now) } as never);

test("one page, then all: within seconds everywhere, in isolates that have just begun at once; others stay", async () => {
  const here = isolate();
  await here.look();
  for (const path of ["/prodotti?colore=blu", "/prodotti", "/", "/brand"]) here.keep(path);
  expect(await here.asked()).toBe(1);
  await Promise.all(work);
  clock.now += 1_000;
  await purge("/prodotti");
  const begun = isolate();
  await begun.look();
  expect([await begun.has("/prodotti?colore=blu"), await begun.has("/brand")]).toEqual([false, true]);
  clock.now += 15_000;
  await here.look();
  await Promise.all(work);
  expect([await here.has("/prodotti"), await here.has("/prodotti?colore=blu")]).toEqual([false, false]);
  expect([await here.has("/"), await here.has("/brand")]).toEqual([true, true]);
  expect(await here.asked()).toBe(2);
  here.keep("/prodotti");
  expect(await here.has("/prodotti")).toBe(true);
  expect(await here.asked()).toBe(2);
  await purge("*");
  clock.now += 15_000;
  await here.look();
  await Promise.all(work);
  for (const path of ["/", "/brand", "/prodotti"]) expect(await here.has(path), path).toBe(false);
});

test("what was kept before pages changed is no answer any more, and stands in where no newer one comes", async () => {
  const purges = openPurges(time);
  const answers = createCache(() => null, time, undefined, purges);
  const failure = new Error("away");
  const ask = async (load: () => Promise<{ domain: unknown }>) => {
    const about = {
      key: "banners",
      origin: "",
      policy: { fresh: 300, stale: 3_000 },
      catalogue: () => null,
      load,
      write: () => null,
    };
    const read = (answer: { domain?: unknown }) => answer.domain;
    const told = { mayHide: () => true, onHidden: () => undefined, waitUntil };
    return (await answers.answer({ ...about, ...told, read: read as never })).data;
  };
  await purges.look(base.db, waitUntil);
  expect(await ask(async () => ({ domain: "one" }))).toBe("one");
  clock.now += 40_000;
  const { text, values } = pagesChanged(new Date(clock.now - 1_000));
  await base.db
    .prepare(text)
    .bind(...values)
    .run();
  await purges.look(base.db, waitUntil);
  await Promise.all(work);
  expect(await ask(() => Promise.reject(failure))).toBe("one");
  expect(await ask(async () => ({ domain: "two" }))).toBe("two");
  expect(purges.isGone(key("/"), 0)).toBe(true);
  expect([isSeen("banners.update"), isSeen("inbox.setState")]).toEqual([true, false]);
  expect((await keptPages.purged.handler({}, { db: base.db } as never)).map(({ path }) => path)).toEqual([
    "*",
    "/prodotti",
  ]);
});

test("a database that is away or silent holds no page up", async () => {
  const purges = openPurges(time);
  for (const prepare of [() => Promise.reject(new Error("gone")), () => new Promise(() => undefined)]) {
    const all = { all: prepare, bind: () => all };
    await purges.look({ prepare: () => all } as unknown as D1Database, () => undefined);
  }
  expect(purges.isGone(key("/"), 0)).toBe(false);
});
