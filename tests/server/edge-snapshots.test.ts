/** Where the packed catalogue lies for the next isolate: at the location, and for all locations in the bucket. */
import { edgeSnapshotsAt } from "server/edge-snapshots";
import { expect, test, vi } from "vitest";

function bucketOf(held: Map<string, { body: Uint8Array; uploaded: Date }>) {
  const object = (key: string) => {
    const found = held.get(key);
    return found
      ? { key, uploaded: found.uploaded, arrayBuffer: async () => found.body.slice().buffer }
      : null;
  };
  return {
    head: async (key: string) => object(key),
    get: async (key: string) => object(key),
    put: async (key: string, body: Uint8Array) => void held.set(key, { body, uploaded: new Date() }),
    list: async () => ({ objects: [...held.keys()].map(object) }),
    delete: async (keys: string[]) => {
      for (const key of keys) held.delete(key);
    },
  } as unknown as R2Bucket;
}

test("what one location has read another finds in the bucket; former versions go", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const held = new Map([
    ["catalogo/old", { body: new Uint8Array(1), uploaded: new Date(Date.now() - 7_200_000) }],
  ]);
  const works: Promise<unknown>[] = [];
  const here = edgeSnapshotsAt("https://site.example", (work) => works.push(work), null, bucketOf(held));
  here?.write("1.2.abc", () => new Uint8Array([1, 2, 3]));
  await vi.advanceTimersByTimeAsync(2_000);
  await Promise.all(works);
  expect([...held.keys()]).toEqual(["catalogo/1.2.abc"]);
  const there = edgeSnapshotsAt("https://site.example", () => undefined, null, bucketOf(held));
  expect(new Uint8Array((await there?.read("1.2.abc")) ?? new ArrayBuffer(0))).toEqual(
    new Uint8Array([1, 2, 3]),
  );
  expect(await there?.read("1.3.def")).toBeNull();
  vi.useRealTimers();
});

test("without a cache and a bucket there are no snapshots", () => {
  expect(edgeSnapshotsAt("https://site.example", () => undefined, null, null)).toBeNull();
});
