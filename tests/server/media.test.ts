/** Pictures come from the location where they lie already; the bucket is asked once. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onRequest } from "../../functions/media";

const kept = new Map<string, Response>();
let reads = 0;
let held = new Set(["uploads/a-0.webp"]);
const bucket = {
  get: async (key: string) => {
    reads += 1;
    if (!held.has(key)) return null;
    return { body: new Response("pixels").body, size: 6, httpEtag: '"abc"' };
  },
  head: async () => ({ size: 6, httpEtag: '"abc"' }),
};
beforeEach(() => {
  kept.clear();
  reads = 0;
  held = new Set(["uploads/a-0.webp"]);
  vi.stubGlobal("caches", {
    default: {
      match: async (address: string) => kept.get(address)?.clone(),
      put: async (address: string, answer: Response) => {
        kept.set(address, new Response(await answer.arrayBuffer(), answer));
      },
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function ask(headers: Record<string, string> = {}, name = "a-0.webp", bindings: object = {}) {
  const work: Promise<unknown>[] = [];
  const url = new URL(`https://vetrina.example/media/uploads/${name}`);
  const answer = await onRequest({
    request: new Request(url, { headers }),
    url,
    env: { DB: {}, MEDIA: bucket, LOG: "off", ...bindings },
    data: {},
    id: "prova",
    waitUntil: (promise) => work.push(promise),
  });
  const body = await answer.text();
  await Promise.all(work);
  return { status: answer.status, body, headers: answer.headers };
}

test("the second visitor of a location does not cost a read of the bucket, under the site's own host", async () => {
  const first = await ask();
  const second = await ask();
  expect([first.body, second.body, reads]).toEqual(["pixels", "pixels", 1]);
  expect([...kept.keys()]).toEqual(["https://vetrina.example/media/uploads/a-0.webp"]);
  for (const name of ["content-type", "cache-control", "etag", "content-security-policy"])
    expect(second.headers.get(name), name).toBe(first.headers.get(name));
  expect((await ask({ "If-None-Match": '"abc"' })).status).toBe(304);
  expect((await ask({ "If-None-Match": '"other"' })).status).toBe(200);
});

test("a location that never answers is not waited for", async () => {
  vi.stubGlobal("caches", {
    default: { match: () => new Promise(() => undefined), put: async () => undefined },
  });
  expect([(await ask()).body, reads]).toEqual(["pixels", 1]);
});

test("a size that is not stored is the picture itself, for a day; what is stored of it comes first, and what is no picture is missing", async () => {
  held = new Set(["uploads/abc_400x500-f0f0f0.webp", "uploads/abc_400x500-f0f0f0/320.avif"]);
  const missing = await ask({}, "abc_400x500-f0f0f0/160.avif");
  expect([missing.status, missing.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(missing.headers.get("cache-control")).toBe("public, max-age=86400");
  const stored = await ask({}, "abc_400x500-f0f0f0/320.avif");
  expect(stored.headers.get("content-type")).toBe("image/avif");
  expect(stored.headers.get("cache-control")).toContain("immutable");
  for (const name of ["def_400x500/160.avif", "abc_400x500-f0f0f0/x.avif", "abc/160.avif"])
    expect((await ask({}, name)).status, name).toBe(404);
});

test("a bucket that is away or silent is a short word for whoever shows pictures, no page, and nobody keeps it", async () => {
  const failing = {
    get: () => Promise.reject(new Error("R2: 10001")),
    head: () => Promise.reject(new Error("R2: 10001")),
  };
  vi.useFakeTimers();
  for (const MEDIA of [failing, { get: () => new Promise(() => undefined), head: failing.head }]) {
    const asked = ask({}, "a-0.webp", { MEDIA });
    await vi.advanceTimersByTimeAsync(10_000);
    const { status, body, headers } = await asked;
    expect([status, body, headers.get("Content-Type")]).toEqual([
      503,
      "Immagine non disponibile.",
      "text/plain; charset=utf-8",
    ]);
    expect([headers.get("Cache-Control"), headers.get("Retry-After")]).toEqual(["no-store", "30"]);
  }
  vi.useRealTimers();
  expect(kept.size).toBe(0);
});

test("a card that the second Worker fails to draw is the shop's own picture, under the first one's id", async () => {
  let id: string | null = null;
  const fetch = async (request: Request) => {
    id = request.headers.get("X-Request-Id");
    return new Response("<!DOCTYPE html>", { status: 500, headers: { "Content-Type": "text/html" } });
  };
  const { status, headers } = await ask({ "X-Request-Id": "forged" }, "../scheda/prodotto/abito/1.jpg", {
    DESK: { fetch },
  });
  expect([status, headers.get("Location"), id]).toEqual([302, "/anteprima.png", "prova"]);
});
