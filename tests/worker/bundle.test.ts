/** The worker's bundle: one copy of everything, small enough to start quickly, and nothing that nobody asks for. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { builtWorker } from "../../harness/site";

const bundle = readFileSync(builtWorker);

test("the bundle stays within 2.2 MB, 0.68 MB packed", () => {
  expect(bundle.byteLength).toBeLessThan(2_200_000);
  expect(gzipSync(bundle).byteLength).toBeLessThan(680_000);
});

test("neither zod's languages nor the browser's renderer are in it, and the table of the API is there once", () => {
  const text = bundle.toString();
  expect(text).not.toContain("Ungültige Eingabe");
  expect(text).not.toContain("attempted to hydrate but no matching hydratable instance");
  expect(text).not.toContain("hydrateRoot");
  expect(text.split("x-stored-at")).toHaveLength(2);
});
