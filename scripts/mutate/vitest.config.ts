/** The tests that a subject's mutants are held against: the rooms' own, none of the worker or a browser. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import site from "../../vitest.config";

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  resolve: site.resolve,
  test: {
    include: process.env.VETRINA_TESTS?.split(",") ?? [],
    testTimeout: 15_000,
    hookTimeout: 60_000,
  },
});
