import { Miniflare, Response as WorkerResponse } from "miniflare";
import { createCache, type EdgeStore, policyOf, type Question } from "server/cache";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

let miniflare: Miniflare;
let edge: EdgeStore;
let now: number;
let loads: number;
let hidden: unknown[];
let background: Promise<unknown>[];
let key: string;

beforeAll(async () => {
  miniflare = new Miniflare({ modules: true, script: "export default { fetch: () => new Response() }" });
  const store = (await miniflare.getCaches()).default;
  edge = {
    match: async (key) => (await store.match(key)) as unknown as Response | undefined,
    put: async (key, response) =>
      store.put(key, new WorkerResponse(await response.text(), { headers: [...response.headers] })),
  };
});
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
  over: Partial<Question<unknown>> = {},
): Question<unknown> {
  return {
    key,
    origin: "https://vetrina.example",
    policy,
    load: async () => {
      loads++;
      return load();
    },
    parse: (wire) => wire,
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

  test("is served stale once while it is asked for again", async () => {
    const cache = open();
    await cache.answer(question());
    now += 60_000;
    expect((await cache.answer(question())).data).toEqual({ n: 1 });
    await Promise.all(background);
    expect(loads).toBe(2);
    expect((await cache.answer(question())).data).toEqual({ n: 2 });
  });

  test("that is old stands in for a newer one that does not come within a second", async () => {
    const cache = open();
    await cache.answer(question());
    now += hour;
    let come = (_: unknown) => {};
    const slow = question(() => new Promise((resolve) => (come = resolve)));
    expect(await cache.answer(slow)).toEqual({ data: { n: 1 }, source: "stale" });
    come({ n: "new" });
    await Promise.all(background);
    expect(await cache.answer(question())).toMatchObject({ data: { n: "new" } });
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
      parse: () => {
        throw new Error("rubbish");
      },
    });
    await expect(cache.answer(rubbish)).rejects.toThrow("rubbish");
    expect((await cache.answer(question())).data).toEqual({ n: 2 });
  });

  test("cannot be changed by one request for the next", async () => {
    const { data } = await open().answer(question(() => ({ list: [{ a: 1 }] })));
    expect(() => (data as { list: { a: number }[] }).list.push({ a: 2 })).toThrow(TypeError);
  });
});

describe("many requests at once", () => {
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
  };
  expect((await open(broken).answer(question())).source).toBe("upstream");
  await Promise.all(background);
});

test("policies have names; zero seconds switch the cache off", () => {
  expect(policyOf("none", { short: 30, long: 300 })).toBeNull();
  expect(policyOf("short", { short: 30, long: 300 })).toEqual({ fresh: 30, stale: 300 });
  expect(policyOf("long", { short: 30, long: 0 })).toBeNull();
});

test("what is kept in memory is bounded by its size: the answer that was used longest ago makes room", async () => {
  const cache = createCache(
    () => null,
    () => now,
    40_000,
  );
  const ask = (name: string) => cache.answer(question(() => "x".repeat(15_000), { key: name }));
  await ask("a");
  await ask("b");
  expect((await ask("a")).source).toBe("memory");
  await ask("c");
  expect((await ask("a")).source).toBe("memory");
  expect((await ask("b")).source).toBe("upstream");
  expect(loads).toBe(4);
});
