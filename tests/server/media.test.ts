/** Pictures come from the location where they lie already; the bucket is asked once. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onRequest } from "../../functions/media";

const kept = new Map<string, Response>();
let reads = 0;
const bucket = {
  get: async () => {
    reads += 1;
    return { body: new Response("pixels").body, size: 6, httpEtag: '"abc"' };
  },
  head: async () => ({ size: 6, httpEtag: '"abc"' }),
};
beforeEach(() => {
  kept.clear();
  reads = 0;
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

async function ask(headers: Record<string, string> = {}) {
  const work: Promise<unknown>[] = [];
  const answer = await onRequest({
    request: new Request("https://vetrina.example/media/uploads/a-0.webp", { headers }),
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
