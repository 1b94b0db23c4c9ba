/** What is changed in small ways, and the tests that have to notice (docs/decisions/0065). */

/** @type {{ name: string, files: string[], tests: string[] }[]} */
export const subjects = [
  {
    name: "exits",
    files: ["server/exits/decision.ts", "server/exits/address.ts", "server/exits/leads-to.ts"],
    tests: ["tests/server/exits/decision.test.ts", "tests/server/exits/exit-tables.test.ts"],
  },
  { name: "cache", files: ["server/cache.ts"], tests: ["tests/server/cache.test.ts"] },
  {
    name: "page-cache",
    files: ["server/pages/page-cache.ts"],
    tests: ["tests/server/pages/page-cache.test.ts", "tests/server/pages/serve.test.ts"],
  },
  {
    name: "order",
    files: ["upstream/listing/order.ts", "upstream/listing/turns.ts", "upstream/listing/select.ts"],
    tests: ["tests/upstream/listing/listing.test.ts", "tests/upstream/listing/truth.test.ts"],
  },
  {
    name: "address",
    files: ["app/lib/listing-url.ts", "contract/listing/query.ts"],
    tests: [
      "tests/app/listing-url.test.ts",
      "tests/app/listing-address.test.ts",
      "tests/contract/listing.test.ts",
    ],
  },
];
