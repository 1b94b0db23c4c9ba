/** What is packed is unpacked inside workerd piece by piece: between two of them neither the file nor what it holds is there as a whole. */
import { gzipSync } from "node:zlib";
import { Miniflare, Response } from "miniflare";
import { afterAll, beforeEach, expect, test } from "vitest";
import { bundleWorker } from "../tools/bundle";
import { residentBytes } from "../tools/processes";
import { compatibility } from "../tools/site";

const mega = 2 ** 20;
/** What a door lets be unpacked, and what that may cost (goal P17). */
const limit = 20_000_000;
const mostGrowth = 64 * mega;

let most = 0;
const look = () => {
  most = Math.max(most, residentBytes()?.now ?? 0);
  return new Response("");
};
const host = new Miniflare({
  ...compatibility,
  modules: true,
  cf: false,
  script: await bundleWorker("tests/worker/unpacking-worker.ts"),
  serviceBindings: { LOOK: look },
});
await read(gzipSync(letters(mega)), limit);
afterAll(() => host.dispose());
beforeEach(() => {
  most = 0;
});

function letters(bytes: number): Buffer {
  return Buffer.alloc(bytes, "a");
}

async function read(file: Uint8Array, bytes: number, raw = false) {
  const response = await host.dispatchFetch(`http://unpack/?most=${bytes}${raw ? "&raw" : ""}`, {
    method: "POST",
    body: file,
  });
  return (await response.json()) as { size: number; pieces: number; largest: number; refused: string | null };
}

/** A head of 10 bytes and 8 behind it are what gzip puts around what zip files hold. */
const gzip = gzipSync(letters(1_000_000_000));
const zip = gzip.subarray(10, -8);

test.runIf(process.platform === "linux")(
  "a gigabyte in a megabyte costs no more than a door may, packed by gzip or as zip files are",
  async () => {
    for (const [file, raw] of [
      [gzip, false],
      [zip, true],
    ] as const) {
      expect(file.length).toBeLessThan(1_000_000);
      const before = residentBytes()?.now ?? 0;
      const { refused, size, largest } = await read(file, limit, raw);
      expect(refused).toBe("unpacked the file is larger than 20 MB");
      expect(size).toBeLessThanOrEqual(limit);
      expect(largest).toBeLessThanOrEqual(65_536);
      expect((most - before) / mega).toBeLessThan(mostGrowth / mega);
    }
  },
);

test("what is packed twice is unpacked once, and is no text", async () => {
  const inner = gzipSync(letters(100_000_000));
  expect(await read(gzipSync(inner), limit)).toMatchObject({ refused: "the file is no text", size: 0 });
});

test("several packed files one behind the other are one; one that is cut off is damaged, whatever came before", async () => {
  const two = Buffer.concat([gzipSync(letters(100_000)), gzipSync(letters(50_000))]);
  expect(await read(two, limit)).toMatchObject({ refused: null, size: 150_000 });
  const { refused } = await read(two.subarray(0, two.length - 12), limit);
  expect(refused).toMatch(/^damaged packed file/);
});
