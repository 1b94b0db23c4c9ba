/** The embedded upstream seen from outside: /api/* with its key, and pictures under /media. */
import { describe, expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { sharedSite } from "../tools/site";

const site = await forFile(sharedSite());

const key = { "x-api-key": "vetrina-locale" };

async function ask(
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
) {
  const response = await site.get(path, init);
  const type = response.headers.get("content-type") ?? "";
  return { status: response.status, type, body: (await response.json()) as Record<string, unknown> };
}

describe("/api", () => {
  test("the published key opens nothing but this machine", async () => {
    const { status, body } = await ask("https://www.vetrina.test/api/prodotti", { headers: key });
    expect([status, body.error]).toEqual([
      401,
      "Questo sito non ha ancora una chiave propria: le chiamate restano chiuse.",
    ]);
  });

  test.each([{}, { "x-api-key": "sbagliata" }] as Record<string, string>[])(
    "a missing or wrong key is a 401 in JSON (%o)",
    async (headers) => {
      const { status, type, body } = await ask("/api/prodotti", { headers });
      expect(status).toBe(401);
      expect(type).toContain("application/json");
      expect(body.error).toEqual(expect.any(String));
    },
  );

  test("a listing answers with products and totals", async () => {
    const { status, body } = await ask("/api/prodotti?categoria=donna&sort=piu_recenti", { headers: key });
    expect(status).toBe(200);
    expect((body.data as unknown[]).length).toBeGreaterThan(0);
    expect(body).toMatchObject({ page: 1, totalPages: expect.any(Number), totalResults: expect.any(Number) });
  });

  test.each(["/api/categorie", "/api/api/prodotti", "/api/menu", "/api/brands", "/api/banners"])(
    "%s answers",
    async (path) => {
      expect((await ask(path, { headers: key })).status).toBe(200);
    },
  );

  test("bad input is a 422 that names the field", async () => {
    const bad = await ask("/api/track-click", {
      method: "POST",
      headers: { ...key, "content-type": "application/json" },
      body: JSON.stringify({ prodottoId: "abc", urlProdotto: "https://shop.example/" }),
    });
    expect(bad.status).toBe(422);
    expect(bad.body.field).toBe("prodottoId");
    expect(JSON.stringify(bad.body)).toContain("prodottoId");
  });

  test.each(["{", "[]", '"testo"', ""])(
    "a body that is not an object (%s) is a 4xx in JSON",
    async (body) => {
      const headers = { ...key, "content-type": "application/json" };
      const answer = await ask("/api/eventi", { method: "POST", headers, body });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    },
  );

  test("an unknown call, product or method is a 404 or 405 in JSON", async () => {
    for (const path of ["/api/nulla", "/api/prodotti/999999999", "/api/prodotti/slug/nessuno", "/api"]) {
      const { status, type } = await ask(path, { headers: key });
      expect(status, path).toBe(404);
      expect(type).toContain("application/json");
    }
    expect([404, 405]).toContain((await ask("/api/prodotti", { method: "DELETE", headers: key })).status);
  });

  test("operator calls without an admin key are a 403", async () => {
    expect((await ask("/api/eventi", { headers: key })).status).toBe(403);
  });

  test("a repeated delivery of a click counts once", async () => {
    const headers = {
      ...key,
      "content-type": "application/json",
      "idempotency-key": "8f14e45f-ceea-4675-9b1a-000000000001",
    };
    const body = JSON.stringify({ url: "https://shop.example/a" });
    for (const _ of [1, 2]) {
      expect((await ask("/api/tracking/outbound", { method: "POST", headers, body })).status).toBeLessThan(
        300,
      );
    }
    expect(await site.db.prepare("SELECT COUNT(*) AS n FROM outbound_log").first("n")).toBe(1);
  });
});

describe("/api/docs", () => {
  test("is a page for whoever has the key, as a header or as a password", async () => {
    const asked = await site.page("/api/docs");
    expect([asked.status, asked.headers.get("www-authenticate")]).toEqual([
      401,
      expect.stringContaining("Basic"),
    ]);
    for (const headers of [key, { authorization: `Basic ${btoa("chiunque:vetrina-locale")}` }]) {
      const { status, html, headers: sent } = await site.page("/api/docs", { headers });
      expect(status).toBe(200);
      expect(html.includes("/api/prodotti/slug/{slug}") && html.includes("ProductDetail")).toBe(true);
      expect(sent.get("content-security-policy")).toMatch(/style-src 'sha256-/);
    }
    expect((await ask("/api/openapi.json", { headers: key })).body.openapi).toBe("3.1.0");
  });
});

describe("/media", () => {
  test("a product's pictures are immutable, have a type and revalidate with 304", async () => {
    const { html } = await site.page("/prodotti");
    const pictures = [
      ...new Set(
        [...html.matchAll(/(\/media\/uploads\/[\w./-]+\.(?:webp|avif|svg))/g)].map(([, src]) => String(src)),
      ),
    ];
    expect(pictures.length).toBeGreaterThan(0);
    for (const src of pictures.slice(0, 6)) {
      const response = await site.get(src);
      expect(response.status, src).toBe(200);
      expect(response.headers.get("cache-control")).toContain("immutable");
      expect(response.headers.get("content-type")).toMatch(/^image\/(webp|avif|svg\+xml)/);
      await response.arrayBuffer();
      const etag = response.headers.get("etag") ?? "";
      const again = await site.get(src, { headers: { "if-none-match": etag } });
      expect(again.status).toBe(304);
    }
  });

  test.each([
    "/media",
    "/media/uploads",
    "/media/uploads/../../secret",
    "/media/%2e%2e/x",
    "/media/uploads/%",
  ])("%s is a 404", async (path) => {
    expect((await site.get(path)).status).toBe(404);
  });
});
