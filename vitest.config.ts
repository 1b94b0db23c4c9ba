/** Three test projects: rooms in Node, the whole built worker in Miniflare, and browsers in front of it. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const alias = [
  { find: /^contract$/, replacement: at("./contract/index.ts") },
  { find: /^(contract|server|upstream)\//, replacement: `${at(".")}$1/` },
  { find: /^~\//, replacement: at("./app/") },
];

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "rooms",
          include: ["tests/{contract,upstream,import,server,app,demo,scripts}/**/*.test.{ts,tsx}"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          globalSetup: ["harness/global-setup.ts"],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          globalSetup: ["harness/global-setup.ts"],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // A browser on a busy machine needs more than the default second to come to rest.
          expect: { poll: { timeout: 5_000 } },
          // Once more in CI only; `npm test` names each test that needed it.
          retry: process.env.CI ? 1 : 0,
          maxWorkers: 2,
        },
      },
    ],
  },
});
