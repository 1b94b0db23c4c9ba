import { Miniflare } from "miniflare";
import { type CacheQuestion, createCache, type EdgeStore, edgeStore, policyOf } from "server/cache";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { quickClock } from "../tools/quick-clock";

/** The Cache API of a runtime, over HTTP. */
const keeper = `export default { async fetch({ method, headers, body }) {
  const key = headers.get("x-key");
  if (method === "GET") return (await caches.default.match(key)) ?? new Response(null, { status: 204 });
  if (method === "DELETE") return Response.json(await caches.default.delete(key));
  return Response.json(await caches.default.put(key, new Response(body, { headers: JSON.parse(headers.get("x-kept")) })));
} }`;
let now: number;
let loads: number;
let hidden: unknown[];
let background: Promise<unknown>[];
let key: string;

const miniflare = new Miniflare({ modules: true, script: keeper });
const ask = async (method: string, key: string, kept?: Response) =>
  miniflare.dispatchFetch("http://edge/", {
    method,
    headers: { "x-key": key, "x-kept": JSON.stringify([...(kept?.headers ?? [])]) },
    body: kept && new Uint8Array(await kept.arrayBuffer()),
  });
const edge: EdgeStore = {
  match: async (key) => {
    const found = await ask("GET", key);
    return found.status === 204 ? undefined : (found as unknown as Response);
  },
  put: async (key, response) => void (await ask("PUT", key, response)),
  delete: async (key) => (await (await ask("DELETE", key)).json()) as boolean,
};
afterAll(() => miniflare.dispose());
beforeEach(() => {
  now = Date.now();
  loads = 0;
  hidden = [];
  background = [];
  key = crypto.randomUUID();
});

const policy = { fresh: 30, stale: 300 };
const hour = 3_600_000;

function question(
  load: () => unknown = () => ({ n: loads }),
  over: Partial<CacheQuestion<unknown>> = {},
): CacheQuestion<unknown> {
  return {
    key,
    origin: "https://vetrina.example",
    policy,
    catalogue: () => null,
    load: async () => {
      loads++;
      return { domain: await load() };
    },
    read: (answer) => ("domain" in answer ? answer.domain : answer.wire),
    write: (answer) => ("domain" in answer ? answer.domain : answer.wire),
    mayHide: (error) => (error as Error).message !== "refused",
    onHidden: (error) => hidden.push(error),
    waitUntil: (promise) => background.push(promise),
    ...over,
  };
}

function open(store: EdgeStore | null = edge) {
  return createCache(
    () => store,
    () => now,
  );
}

function failing(message = "down") {
  return question(() => {
    throw new Error(message);
  });
}

describe("an answer of the upstream", () => {
  test("is asked for once while it is fresh", async () => {
    const cache = open();
    expect(await cache.answer(question())).toEqual({ data: { n: 1 }, source: "upstream" });
    now += 29_000;
    expect(await cache.answer(question())).toEqual({ data: { n: 1 }, source: "memory" });
    expect(loads).toBe(1);
  });

  test("reaches another isolate through the Cache API, with its age", async () => {
    await open().answer(question());
    await Promise.all(background);
    now += 20_000;
    const other = open();
    expect(await other.answer(question())).toEqual({ data: { n: 1 }, source: "edge" });
    now += 9_000;
    expect((await other.answer(question())).source).toBe("memory");
    expect(loads).toBe(1);
  });

  test("is asked for again once a newer catalogue is held than the one it was made of, wherever it was kept", async () => {
    let held = 1;
    const of = () => question(() => ({ of: held }), { catalogue: () => held });
    const [here, elsewhere] = [open(), open()];
    await here.answer(of());
    await Promise.all(background);
    held = 2;
    expect(await elsewhere.answer(of())).toEqual({ data: { of: 2 }, source: "upstream" });
    expect((await here.answer(of())).data).toEqual({ of: 2 });
    expect((await here.answer(of())).source).toBe("memory");
  });

  test("is served stale once while it is asked for again", async () => {
    const cache = open();
    await cache.answer(question());
    now += 60_000;
    expect((await cache.answer(question())).data).toEqual({ n: 1 });
    await Promise.all(background);
    expect(loads).toBe(2);
    expect((await cache.answer(question())).data).toEqual({ n: 2 });
  });

  test("is waited for when it is older than stale-while-revalidate allows", async () => {
    const cache = open();
    await cache.answer(question());
    now += hour;
    expect((await cache.answer(question())).data).toEqual({ n: 2 });
  });

  test("stands in for a failure up to 24 hours, and the failure is reported", async () => {
    const cache = open();
    await cache.answer(question());
    now += 23 * hour;
    expect(await cache.answer(failing())).toEqual({ data: { n: 1 }, source: "stale" });
    expect(hidden).toHaveLength(1);
    now += 2 * hour;
    await expect(cache.answer(failing())).rejects.toThrow("down");
  });

  test("never hides a refusal", async () => {
    const cache = open();
    await cache.answer(question());
    now += hour;
    await expect(cache.answer(failing("refused"))).rejects.toThrow("refused");
  });

  test("that does not parse is not kept", async () => {
    const cache = open();
    const rubbish = question(undefined, {
      read: () => {
        throw new Error("rubbish");
      },
    });
    await expect(cache.answer(rubbish)).rejects.toThrow("rubbish");
    expect((await cache.answer(question())).data).toEqual({ n: 2 });
  });

  test("cannot be changed by one request for the next", async () => {
    vi.stubGlobal("freezesAnswers", true);
    const { data } = await open().answer(question(() => ({ list: [{ a: 1 }] })));
    vi.unstubAllGlobals();
    expect(() => (data as { list: { a: number }[] }).list.push({ a: 2 })).toThrow(TypeError);
  });
});

describe("the age of an answer", () => {
  test.each([
    ["is fresh a moment before its time is over", 29_999, "memory", 1],
    ["is asked for again from that moment on", 30_000, "memory", 2],
    ["is served as it is a moment before ten times as long", 299_999, "memory", 2],
    ["is waited for from then on", 300_000, "upstream", 2],
  ])("%s", async (_, milliseconds, source, asked) => {
    const cache = open(null);
    await cache.answer(question());
    now += milliseconds;
    expect((await cache.answer(question())).source).toBe(source);
    await Promise.all(background);
    expect(loads).toBe(asked);
  });

  test("lets it stand in for a failure for less than a day", async () => {
    const cache = open(null);
    await cache.answer(question());
    now += 24 * hour;
    await expect(cache.answer(failing())).rejects.toThrow("down");
  });
});

describe("the Cache API", () => {
  /** One that is asked without waiting, and counts how often. */
  function storeStub(): EdgeStore & { matches: number } {
    const kept = new Map<string, Response>();
    return {
      matches: 0,
      async match(name) {
        this.matches++;
        return kept.get(name)?.clone();
      },
      async put(name, response) {
        kept.set(name, response);
      },
      delete: async (name) => kept.delete(name),
    };
  }

  test("has no answer any more that the upstream refuses, and keeps one that merely failed", async () => {
    const store = storeStub();
    const cache = open(store);
    await cache.answer(question());
    now += 31_000;
    expect((await cache.answer(failing("down"))).source).toBe("memory");
    await Promise.all(background);
    expect((await cache.answer(failing("refused"))).source).toBe("memory");
    await Promise.all(background);
    await expect(cache.answer(failing("refused"))).rejects.toThrow("refused");
    await expect(open(store).answer(failing("refused"))).rejects.toThrow("refused");
  });

  test("is not asked while the answer in memory is fresh", async () => {
    const store = storeStub();
    const cache = open(store);
    await cache.answer(question());
    now += 29_999;
    await cache.answer(question());
    expect(store.matches).toBe(1);
  });

  test("gives what another isolate has renewed, but not the same answer once more", async () => {
    const store = storeStub();
    const [one, other] = [open(store), open(store)];
    await one.answer(question());
    await Promise.all(background);
    await other.answer(question());
    now += 30_000;
    expect((await one.answer(question())).source).toBe("memory");
    await Promise.all(background);
    expect(await other.answer(question())).toEqual({ data: { n: 2 }, source: "edge" });
    expect(loads).toBe(2);
  });

  test("is the location's own where there is one", async () => {
    expect(edgeStore()).toBeNull();
    vi.stubGlobal("caches", {});
    expect(edgeStore()).toBeNull();
    vi.stubGlobal("caches", { default: edge });
    expect(edgeStore()).toBe(edge);
    vi.unstubAllGlobals();
  });
});

describe("an old answer", () => {
  quickClock();

  test("stands in for a newer one that does not come within a second", async () => {
    const cache = open(null);
    await cache.answer(question());
    now += hour;
    let come = (_: unknown) => {};
    const slow = question(() => new Promise((resolve) => (come = resolve)));
    expect(await cache.answer(slow)).toEqual({ data: { n: 1 }, source: "stale" });
    expect(hidden, "nothing has failed").toEqual([]);
    come({ n: "new" });
    await Promise.all(background);
    expect(await cache.answer(question())).toMatchObject({ data: { n: "new" } });
  });
});

describe("many requests at once", () => {
  quickClock();

  /** A load that hangs until it is told how to end. */
  function hanging() {
    let end = (_: { data: unknown } | { error: Error }) => {};
    const load = () =>
      new Promise((resolve, reject) => {
        end = (how) => ("data" in how ? resolve(how.data) : reject(how.error));
      });
    return { asked: question(load), end: (how: Parameters<typeof end>[0]) => end(how) };
  }
  const soon = () => new Promise((wake) => setTimeout(wake, 15));
  const down = { error: new Error("down") };

  test("wait for another's load for two seconds, then ask for themselves", async () => {
    const cache = open(null);
    const first = hanging();
    void cache.answer(first.asked);
    await soon();
    now += 1_999;
    const second = cache.answer(question(() => ({ own: true })));
    await soon();
    expect(loads).toBe(1);
    now += 1;
    expect((await second).data).toEqual({ own: true });
    first.end({ data: {} });
  });

  test("wait for the load that began last, though an earlier one has ended", async () => {
    const cache = open(null);
    const [first, second] = [hanging(), hanging()];
    const early = cache.answer(first.asked).catch(() => "failed");
    await soon();
    now += 2_000;
    const late = cache.answer(second.asked);
    await soon();
    first.end(down);
    expect(await early).toBe("failed");
    const third = cache.answer(question());
    await soon();
    expect(loads, "the third does not ask").toBe(2);
    second.end({ data: { n: "second" } });
    expect([(await late).data, (await third).data]).toEqual([{ n: "second" }, { n: "second" }]);
  });

  test("do not take an old answer for the one that another failed to get", async () => {
    const cache = open(null);
    await cache.answer(question());
    now += hour;
    const first = hanging();
    const early = cache.answer(first.asked);
    await soon();
    const late = cache.answer(question(() => ({ own: true })));
    await soon();
    first.end(down);
    expect([await early, await late]).toEqual([
      { data: { n: 1 }, source: "stale" },
      { data: { own: true }, source: "upstream" },
    ]);
  });

  test("renew an answer once", async () => {
    const cache = open(null);
    await cache.answer(question());
    now += 60_000;
    await Promise.all([cache.answer(question()), cache.answer(question()), cache.answer(question())]);
    await Promise.all(background);
    expect(loads).toBe(2);
  });

  test("share one load", async () => {
    const cache = createCache(() => null);
    const slow = () => new Promise((done) => setTimeout(done, 40, { n: 1 }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => cache.answer(question(slow))));
    expect(loads).toBe(1);
    expect(answers.every(({ data }) => (data as { n: number }).n === 1)).toBe(true);
  });

  test("fall back to their own load when the first one fails", async () => {
    const cache = createCache(() => null);
    const first = cache.answer(
      question(() => new Promise((_, fail) => setTimeout(fail, 30, new Error("down")))),
    );
    const second = cache.answer(question(() => ({ own: true })));
    await expect(first).rejects.toThrow("down");
    expect((await second).data).toEqual({ own: true });
  });
});

test("without a Cache API memory alone serves", async () => {
  const cache = open(null);
  await cache.answer(question());
  expect((await cache.answer(question())).source).toBe("memory");
});

test("a broken Cache API is as good as none", async () => {
  const broken: EdgeStore = {
    match: () => Promise.reject(new Error("x")),
    put: () => Promise.reject(new Error("x")),
    delete: () => Promise.reject(new Error("x")),
  };
  expect((await open(broken).answer(question())).source).toBe("upstream");
  await Promise.all(background);
});

test("policies have names; zero seconds switch the cache off", () => {
  expect(policyOf("none", { short: 30, long: 300 })).toBeNull();
  expect(policyOf("short", { short: 30, long: 300 })).toEqual({ fresh: 30, stale: 300 });
  expect(policyOf("long", { short: 30, long: 0 })).toBeNull();
});

describe("what is kept in memory is bounded by its size", () => {
  const budget = 40_000;
  const small = () =>
    createCache(
      () => null,
      () => now,
      budget,
    );

  test("the answer that was used longest ago makes room", async () => {
    const cache = small();
    const ask = (name: string) => cache.answer(question(() => "x".repeat(15_000), { key: name }));
    await ask("a");
    await ask("b");
    expect((await ask("a")).source).toBe("memory");
    await ask("c");
    expect((await ask("a")).source).toBe("memory");
    expect((await ask("b")).source).toBe("upstream");
    expect(loads).toBe(4);
  });

  test.each([
    ["texts in lists", () => ({ list: ["x".repeat(10_000), "x".repeat(15_000)] }), false],
    ["many numbers", () => Array.from({ length: 2_000 }, () => 1), false],
    ["a few of each", () => ({ text: "x".repeat(100), none: null, n: 1 }), true],
  ])("%s count for what they take", async (_, load, bothStay) => {
    const cache = small();
    for (const key of ["a", "b"]) await cache.answer(question(load, { key }));
    expect((await cache.answer(question(load, { key: "a" }))).source).toBe(bothStay ? "memory" : "upstream");
  });

  test("long names of answers count too", async () => {
    const cache = small();
    const ask = (letter: string) => cache.answer(question(() => 1, { key: letter.repeat(15_000) }));
    await ask("a");
    await ask("b");
    expect((await ask("a")).source).toBe("upstream");
  });
});
