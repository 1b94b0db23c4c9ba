import type { KeptPage } from "server/pages/kept-page";
import { createPageCache, type PageStore } from "server/pages/page-cache";
import { templateOf } from "server/pages/template";
import { expect, test } from "vitest";

const nobody = () => "♡";
const nothing = () => undefined;

function page(storedAt = 0, filler = ""): KeptPage {
  const nonce = "0123456789abcdef";
  const html = `<p>è</p><x-${nonce} n="heart" p="{&quot;id&quot;:3}"></x-${nonce}><b nonce="${nonce}">${filler}</b>`;
  return {
    template: templateOf(html, { nonce, token: null }, nobody),
    headers: [["Content-Type", "text/html"]],
    traces: { opened: 7, searched: null },
    storedAt,
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
