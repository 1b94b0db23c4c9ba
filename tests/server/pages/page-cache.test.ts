import type { KeptPage } from "server/pages/page-cache";
import { createPageCache, type PageStore } from "server/pages/page-cache";
import { templateOf } from "server/pages/template";
import { describe, expect, test } from "vitest";
import { quickClock } from "../../tools/quick-clock";

quickClock();

const nobody = () => "♡";
const nothing = () => undefined;

function page(storedAt = 0, filler = ""): KeptPage {
  const nonce = "0123456789abcdef";
  const html = `<p>è</p><x-${nonce} n="heart" p="{&quot;id&quot;:3}"></x-${nonce}><b nonce="${nonce}">${filler}</b>`;
  return {
    template: templateOf(html, { nonce, token: null }, nobody),
    headers: [["Content-Type", "text/html"]],
    sideEffects: { opened: 7, searched: null, sizes: [] },
    storedAt,
    checkedAt: storedAt,
    version: null,
    catalogue: 1,
    streamed: false,
    flawed: false,
  };
}

/** A Cache API of its own, which may be slow. */
function store(lateness = 0) {
  const held = new Map<string, Response>();
  const api: PageStore = {
    match: async (key) => {
      await new Promise((wake) => setTimeout(wake, lateness));
      return held.get(key)?.clone();
    },
    put: async (key, answer) => {
      held.set(key, answer);
    },
  };
  return { held, api };
}

test("a cold isolate finds the page that another one of its location kept, byte for byte", async () => {
  const { api } = store();
  const work: Promise<unknown>[] = [];
  const kept = page(5);
  createPageCache(
    () => api,
    () => 10,
  ).keep("https://a.example/x", kept, (one) => work.push(one));
  await Promise.all(work);
  const cold = createPageCache(
    () => api,
    () => 20,
  );
  expect(cold.recall("https://a.example/x")).toBeNull();
  expect(await cold.fetch("https://a.example/x")).toEqual(kept);
  expect(cold.recall("https://a.example/x")).toEqual(kept);
});

test("a slow Cache API is not waited for, and none at all is no failure", async () => {
  const { api } = store(500);
  const key = "https://a.example/slow";
  await api.put(key, new Response("{}\nx"));
  expect(await createPageCache(() => api).fetch(key)).toBeNull();
  expect(await createPageCache(() => null).fetch(key)).toBeNull();
});

test("what is no page on the Cache API counts as absent", async () => {
  const { api } = store();
  await api.put("https://a.example/x", new Response("rubbish"));
  expect(await createPageCache(() => api).fetch("https://a.example/x")).toBeNull();
});

test("pages are forgotten after a day, and flawed ones never leave the isolate", async () => {
  let time = 0;
  const { api, held } = store();
  const cache = createPageCache(
    () => api,
    () => time,
  );
  cache.keep("/day", page(0), nothing);
  cache.keep("/flawed", { ...page(0), flawed: true }, nothing);
  await Promise.resolve();
  expect([...held.keys()]).toEqual(["/day"]);
  time = 86_399_999;
  expect(cache.recall("/day")).not.toBeNull();
  time = 86_400_000;
  expect(cache.recall("/day")).toBeNull();
  expect(await cache.fetch("/day")).toBeNull();
});

test("memory has a budget in bytes; the page asked for last stays", () => {
  const cache = createPageCache(
    () => null,
    () => 0,
  );
  const megabyte = "x".repeat(1024 * 1024);
  for (let number = 0; number < 30; number++) {
    cache.keep(`/${number}`, page(0, megabyte), nothing);
    cache.recall("/0");
  }
  expect(cache.recall("/0")).not.toBeNull();
  expect(cache.recall("/1")).toBeNull();
  expect(cache.recall("/29")).not.toBeNull();
});

test("a page's day is counted from its rendering, in memory and on the Cache API", async () => {
  const { api } = store();
  const [rendered, day] = [1_000_000, 86_400_000];
  let time = rendered;
  const clock = () => time;
  const here = createPageCache(() => api, clock);
  here.keep("/a", page(rendered), nothing);
  await Promise.resolve();
  const lookUp = () => createPageCache(() => api, clock).fetch("/a");
  time = rendered + day - 1;
  expect([here.recall("/a") !== null, (await lookUp()) !== null]).toEqual([true, true]);
  time = rendered + day;
  expect([here.recall("/a"), await lookUp()]).toEqual([null, null]);
});

test.each([
  ["an older page", 5, 20],
  ["a page as old", 20, 20],
  ["a newer page", 30, 30],
])("%s of the Cache API leaves the newest in memory", async (_, stored, newest) => {
  const { api } = store();
  createPageCache(
    () => api,
    () => 40,
  ).keep("/a", page(stored, "elsewhere"), nothing);
  await Promise.resolve();
  const cache = createPageCache(
    () => api,
    () => 40,
  );
  const own = page(20, "here");
  cache.keep("/a", { ...own, flawed: true }, nothing);
  const found = await cache.fetch("/a");
  expect(found?.storedAt).toBe(newest);
  expect(found?.flawed).toBe(stored <= 20);
  expect(cache.recall("/a")).toBe(found);
});

describe("a dropped page", () => {
  test("is found by nobody any more", async () => {
    const { api, held } = store();
    const work: Promise<unknown>[] = [];
    const dropping: PageStore = { ...api, delete: async (key) => held.delete(key) };
    const cache = createPageCache(
      () => dropping,
      () => 0,
    );
    cache.keep("/a", page(), nothing);
    await Promise.resolve();
    cache.drop("/a", (one) => work.push(one));
    expect(work.length, "the look-up's end is waited for").toBe(1);
    await Promise.all(work);
    expect([cache.recall("/a"), await cache.fetch("/a"), held.size]).toEqual([null, null, 0]);
  });

  test.each([
    ["no Cache API", null],
    ["one that cannot delete", store().api],
    ["one that fails", { ...store().api, delete: () => Promise.reject(new Error("down")) }],
  ])("with %s is gone from here", async (_, api) => {
    const work: Promise<unknown>[] = [];
    const cache = createPageCache(
      () => api,
      () => 0,
    );
    cache.keep("/a", { ...page(), flawed: true }, nothing);
    cache.drop("/a", (one) => work.push(one));
    await Promise.all(work);
    expect(cache.recall("/a")).toBeNull();
  });
});

test("a path that was never kept is not looked up, whatever its query, until a page of it is", async () => {
  const { api, held } = store();
  const cache = createPageCache(
    () => api,
    () => 0,
  );
  createPageCache(
    () => api,
    () => 0,
  ).keep("/cart?a=1", page(), nothing);
  await Promise.resolve();
  expect(held.size).toBe(1);
  expect(cache.isUnkept("/cart?a=1"), "nothing is known yet").toBe(false);
  cache.neverKeep("/cart?b=2");
  expect(["/cart", "/cart?a=1", "/carts"].map(cache.isUnkept)).toEqual([true, true, false]);
  expect(await cache.fetch("/cart?a=1")).toBeNull();
  cache.keep("/cart?c=3", page(), nothing);
  expect(cache.isUnkept("/cart?a=1")).toBe(false);
  expect(await cache.fetch("/cart?a=1")).not.toBeNull();
});

test("of unkept paths a thousand are remembered, then the one that was noted longest ago is forgotten", () => {
  const cache = createPageCache(
    () => null,
    () => 0,
  );
  for (let number = 0; number < 1_000; number++) cache.neverKeep(`/${number}`);
  expect([cache.isUnkept("/0"), cache.isUnkept("/999")]).toEqual([true, true]);
  cache.neverKeep("/one more");
  expect(["/0", "/1", "/one more"].map(cache.isUnkept)).toEqual([false, true, true]);
});

test("a rendering is waited for during two seconds; one that ends late leaves its successor alone", () => {
  let time = 0;
  const { flights } = createPageCache(
    () => null,
    () => time,
  );
  const first = flights.begin("/a", { coming: null });
  time = 1_999;
  expect(flights.of("/a")).toBe(first);
  time = 2_000;
  expect(flights.of("/a")).toBeNull();
  const second = flights.begin("/a", { coming: null });
  flights.end("/a", first);
  expect(flights.of("/a")).toBe(second);
  flights.end("/a", second);
  expect(flights.of("/a")).toBeNull();
});

test("a page's places count for what they take", () => {
  const cache = createPageCache(
    () => null,
    () => 0,
  );
  const nonce = "0123456789abcdef";
  const place = `<x-${nonce} n="heart" p="{}"></x-${nonce}>`;
  const many = templateOf(place.repeat(20_000), { nonce, token: null }, () => "");
  for (let number = 0; number < 9; number++) cache.keep(`/${number}`, { ...page(), template: many }, nothing);
  expect([cache.recall("/0") === null, cache.recall("/8") === null]).toEqual([true, false]);
  const small = page();
  for (let number = 0; number < 25_000; number++) cache.keep(`/small/${number}`, small, nothing);
  expect(cache.recall("/small/0") === null, "small pages are no gift").toBe(true);
});
