/** Security headers on every status and route; who may post; HEAD. */
import { describe, expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { startSite } from "../tools/site";
import cases from "./headers.json";
import { link } from "./html";

const site = await forFile(startSite({ ADMIN_KEY: "chiave-di-prova-1234" }));
const { html } = await site.page("/prodotti");
const picture = /(?:src|href)="(\/media\/[^"]+)"/.exec(html)?.[1] ?? "";

describe("every answer carries the security headers", () => {
  test.each(cases as [string, string, number, object][])("%s", async (_label, path, status, init) => {
    const response = await site.get(path === "picture" ? picture : path, init as never);
    const body = await response.text();
    expect(response.status, body.slice(0, 300)).toBe(status);
    expectGuarded(response.headers as unknown as Headers);
    expect(response.headers.get("cache-control"), "every answer says how long it may be kept").toBeTruthy();
    const html = response.headers.get("content-type")?.startsWith("text/html") ?? false;
    if (html && status >= 400) expect(response.headers.get("cache-control")).toContain("no-store");
  });

  test("a picture that the browser already has (304)", async () => {
    const first = await site.get(picture);
    expect(first.headers.get("cache-control")).toMatch(/max-age=31536000.*immutable/);
    const again = await site.get(picture, { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
    expectGuarded(again.headers as unknown as Headers);
  });

  test("a page that fails inside (500)", async () => {
    const broken = await startSite({ LOG: "off", API_BASE_URL: "nonsense" });
    try {
      const page = await broken.page("/");
      expect(page.status).toBe(500);
      expectGuarded(page.headers);
      expect(page.html).toContain('lang="it"');
      expect(page.html).not.toContain("API_BASE_URL");
    } finally {
      await broken.stop();
    }
  });

  test("a build file is served without asking the worker, immutable", async () => {
    const { html } = await site.page("/");
    const file = /"(\/build\/[^"]+\.js)"/.exec(html)?.[1] ?? "";
    const response = await site.get(file);
    expect(response.status).toBe(200);
    expect(response.headers.get("x-request-id")).toBeNull();
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });
});

function expectGuarded(headers: Headers): void {
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe-inline");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
  expect(headers.get("permissions-policy")).toContain("camera=()");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("x-request-id")).toMatch(/^[\w-]{8,}$/);
  expect(headers.get("server-timing")).toContain("dur=");
}

test("HSTS is sent over https", async () => {
  const response = await site.get("https://vetrina.test/");
  expect(response.headers.get("strict-transport-security")).toMatch(/max-age=\d{7,}/);
});

test("the way out sends no referrer, pages send the origin only", async () => {
  const { html, headers } = await site.page("/prodotti");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  const way = await site.get(link(html, /^\/vai\//));
  expect(way.headers.get("referrer-policy")).toBe("no-referrer");
});

test("two answers never share a nonce; every inline part of the page carries its own", async () => {
  const pages = [await site.page("/"), await site.page("/")];
  const nonces = pages.map(
    ({ headers }) => /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1],
  );
  expect(nonces[0]).not.toBe(nonces[1]);
  const inline = [
    ...(pages[0]?.html ?? "").matchAll(
      /<(?:script|style)\b(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/g,
    ),
  ];
  expect(inline.length).toBeGreaterThan(0);
  for (const [tag] of inline) expect(tag).toContain(`nonce="${nonces[0]}"`);
  expect(pages[0]?.html).not.toMatch(/\sstyle="/);
});

describe("who may post", () => {
  const foreign: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://altro.example" },
    { origin: "null" },
    { origin: "https://altro.example", "x-forwarded-host": "altro.example" },
    { referer: "https://altro.example/pagina" },
  ];
  test.each(foreign)("a post with %o is refused in Italian", async (headers) => {
    for (const path of ["/prodotti", "/prodotti?_data=root", "/vai/abc"]) {
      const page = await site.page(path, { method: "POST", headers });
      expect(page.status).toBe(403);
      expect(page.html).toContain("Torna alla Home");
    }
  });
  test("a post of our own page reaches the page", async () => {
    const page = await site.page("/prodotti", { method: "POST", headers: { origin: site.url.origin } });
    expect(page.status).toBe(405);
  });
});

test.each(["/", "/prodotti", "/brand", "/non-esiste"])(
  "HEAD %s answers like GET, without a body",
  async (path) => {
    const get = await site.get(path);
    const head = await site.get(path, { method: "HEAD" });
    expect(head.status).toBe(get.status);
    expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
    expect(await head.text()).toBe("");
  },
);

test("another host is sent to the public origin, path and query kept", async () => {
  const canonical = await startSite({ SITE_ORIGIN: "https://www.vetrina.test" });
  try {
    const response = await canonical.get("http://vetrina.test/prodotti/?categoria=donna");
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe("https://www.vetrina.test/prodotti?categoria=donna");
  } finally {
    await canonical.stop();
  }
});

describe("no answer is empty or English", () => {
  const english = /Unexpected|Error|request|did not provide|Not Found|Method/;
  const own = { "sec-fetch-site": "same-origin" };
  test.each<[string, string, Record<string, unknown>?]>([
    ["a wrong method on a page", "/prodotti", { method: "PUT" }],
    ["a post to the data of a page", "/prodotti.data", { method: "POST", headers: own }],
    ["a post to a file", "/robots.txt", { method: "POST", headers: own }],
    ["reading what is only posted to", "/clic"],
  ])("%s", async (_, path, init) => {
    const response = await site.get(path, init as never);
    const body = await response.text();
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    const text = body.replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/g, " ");
    expect(text.trim().length).toBeGreaterThan(10);
    expect(text).not.toMatch(english);
  });

  test.each(["/?_data=x", "/prodotti?_data=routes%2Fprodotti", "/brand?_data="])(
    "%s is the page itself",
    async (path) => {
      const { status, html } = await site.page(path);
      expect(status).toBe(200);
      expect(html).toContain("<h1");
    },
  );

  test.each([
    ["a page that hides its origin", { origin: "null" }],
    ["a proxy that names another host", { "x-forwarded-host": "altrove.example" }],
    ["both", { origin: "null", "x-forwarded-host": "altrove.example" }],
  ])("a form of ours sent by %s is answered as a form", async (_, headers) => {
    for (const path of ["/contatti", "/newsletter", "/?_data=root"]) {
      const response = await site.get(path, {
        method: "POST",
        headers: { ...own, ...headers, "content-type": "application/x-www-form-urlencoded" } as never,
        body: "email=x",
      });
      expect(response.status, path).toBeLessThan(500);
      expect((await response.text()).length).toBeGreaterThan(20);
    }
  });
});
