import { createPageCache, type KeptPage } from "server/pages/page-cache";
import { templateOf } from "server/pages/template";
import { expect, test } from "vitest";

const page: KeptPage = {
  template: templateOf("<p>è</p>", { nonce: "0123", token: null }, () => ""),
  headers: [["Content-Type", "text/html"]],
  traces: { opened: 7, searched: null },
};

test("a page is forgotten when its time is over, and never kept when the setting is 0", () => {
  let time = 0;
  const cache = createPageCache(() => time);
  cache.keep("/", page, 30);
  time = 29_999;
  expect(cache.find("/")?.traces.opened).toBe(7);
  time = 30_000;
  expect(cache.find("/")).toBeNull();
  cache.keep("/2", page, 0);
  expect(cache.find("/2")).toBeNull();
});

test("the least recently written page makes room", () => {
  const cache = createPageCache();
  for (let number = 0; number <= 100; number++) cache.keep(`/${number}`, page, 30);
  expect(cache.find("/0")).toBeNull();
  expect(cache.find("/100")).not.toBeNull();
});
