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

async function ask(headers: Record<string, string> = {}, name = "a-0.webp") {
  const work: Promise<unknown>[] = [];
  const url = new URL(`https://vetrina.example/media/uploads/${name}`);
  const answer = await onRequest({
    request: new Request(url, { headers }),
    url,
    env: { DB: {}, MEDIA: bucket, LOG: "off" },
    data: {},
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
  held = new Set(["uploads/abc_400x500.webp", "uploads/abc_400x500/320.avif"]);
  const missing = await ask({}, "abc_400x500/160.avif");
  expect([missing.status, missing.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(missing.headers.get("cache-control")).toBe("public, max-age=86400");
  const stored = await ask({}, "abc_400x500/320.avif");
  expect(stored.headers.get("content-type")).toBe("image/avif");
  expect(stored.headers.get("cache-control")).toContain("immutable");
  for (const name of ["def_400x500/160.avif", "abc_400x500/x.avif", "abc/160.avif"])
    expect((await ask({}, name)).status, name).toBe(404);
});
