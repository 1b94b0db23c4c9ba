import { createPageCache } from "server/pages/page-cache";
import type { RecentTrace } from "server/pages/recent";
import { expect, test } from "vitest";

const address = "https://vetrina.example/prodotti";
const first = "nonce-number-one-00000";
const second = "nonce-number-two-00000";

const unread: RecentTrace = { opened: null, read: false };
const ofProduct: RecentTrace = { opened: 7, read: true };

function page(nonce: string, headers: Record<string, string> = {}): Response {
  const html = `<p>è</p><style nonce="${nonce}">a</style><script nonce="${nonce}">b</script>`;
  const length = String(new TextEncoder().encode(html).length);
  return new Response(html, {
    headers: { "Content-Type": "text/html", "Content-Length": length, ...headers },
  });
}

test("a second visitor gets the kept page with a nonce of their own", async () => {
  const cache = createPageCache();
  const request = new Request(address);
  const kept = await cache.keep(request, first, { answer: page(first), recent: ofProduct }, 30);
  expect(await kept.answer.text()).toBe(await page(first).text());
  const found = cache.find(request, second);
  expect(await found?.answer.text()).toBe(await page(second).text());
  expect(found?.answer.headers.get("Content-Type")).toBe("text/html");
  expect(found?.recent).toEqual(ofProduct);
});

test("a page is forgotten when its time is over, and never kept when the setting is 0", async () => {
  let time = 0;
  const cache = createPageCache(() => time);
  await cache.keep(new Request(address), first, { answer: page(first), recent: unread }, 30);
  time = 29_999;
  expect(cache.find(new Request(address), second)).not.toBeNull();
  time = 30_000;
  expect(cache.find(new Request(address), second)).toBeNull();
  await cache.keep(new Request(`${address}?pagina=2`), first, { answer: page(first), recent: unread }, 0);
  expect(cache.find(new Request(`${address}?pagina=2`), second)).toBeNull();
});

test.each<[string, Request, Response]>([
  ["a visitor with a cookie", new Request(address, { headers: { Cookie: "lista=1" } }), page(first)],
  [
    "a visitor with one cookie too many",
    new Request(address, { headers: { Cookie: "visti=1; lista=1" } }),
    page(first),
  ],
  ["a search, which is counted each time", new Request(`${address}?cerca=borsa`), page(first)],
  ["a request for the headers only", new Request(address, { method: "HEAD" }), page(first)],
  ["a page that sets a cookie", new Request(address), page(first, { "Set-Cookie": "visti=1" })],
  ["an error page", new Request(address), new Response("x", { ...page(first), status: 404 })],
  [
    "a page that is still streaming",
    new Request(address),
    new Response("x", { headers: { "Content-Type": "text/html" } }),
  ],
])("%s leaves nothing behind", async (_, request, answer) => {
  const cache = createPageCache();
  await cache.keep(request, first, { answer, recent: unread }, 30);
  expect(cache.find(request, second)).toBeNull();
  expect(cache.find(new Request(request.url), second)).toBeNull();
});

test("the least recently written page makes room", async () => {
  const cache = createPageCache();
  for (let number = 0; number <= 100; number++)
    await cache.keep(
      new Request(`${address}?pagina=${number}`),
      first,
      { answer: page(first), recent: unread },
      30,
    );
  expect(cache.find(new Request(`${address}?pagina=0`), second)).toBeNull();
  expect(cache.find(new Request(`${address}?pagina=100`), second)).not.toBeNull();
});

test("products opened last matter only to pages that show them", async () => {
  const cache = createPageCache();
  const remembered = new Request(address, { headers: { Cookie: "visti=3.1" } });
  await cache.keep(remembered, first, { answer: page(first), recent: ofProduct }, 30);
  expect(cache.find(new Request(address), second)).toBeNull();
  await cache.keep(new Request(address), first, { answer: page(first), recent: ofProduct }, 30);
  expect(cache.find(remembered, second)).toBeNull();
  await cache.keep(remembered, first, { answer: page(first), recent: unread }, 30);
  expect(cache.find(new Request(address), second)).not.toBeNull();
  expect(cache.find(remembered, second)).not.toBeNull();
});
