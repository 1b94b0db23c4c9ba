/** The tests that mutants are held against: the rooms' own, without worker and browser. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import site from "../../vitest.config";

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  resolve: site.resolve,
  test: {
    include: ["tests/server/**/*.test.ts", "tests/app/**/*.test.ts", "tests/upstream/listing/**/*.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
