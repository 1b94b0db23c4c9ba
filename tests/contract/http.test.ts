/** The manners of the HTTP side: keys, bad input, unknown calls, methods, bodies; always JSON. */
import { type HttpEnv, upstreamApp } from "upstream/http";
import { describe, expect, test, vi } from "vitest";
import { openDatabase } from "../tools/database";
import { forFile } from "../tools/for-file";

const app = upstreamApp("/api");

const database = await forFile(openDatabase());
const env: HttpEnv = { DB: database.db, API_KEY: "chiave", ADMIN_KEY: "gestore" };

async function send(path: string, init: RequestInit = {}, environment = env) {
  const headers = { "x-api-key": "chiave", ...(init.headers as Record<string, string>) };
  const response = await app.fetch(new Request(`http://site${path}`, { ...init, headers }), environment);
  const text = await response.text();
  return { status: response.status, response, text, body: text ? JSON.parse(text) : null };
}

const posted = (body: unknown): RequestInit => ({ method: "POST", body: JSON.stringify(body) });

describe("keys", () => {
  test("a wrong or missing api key is 401 in JSON, for unknown calls too", async () => {
    for (const path of ["/api/prodotti", "/api/nulla"]) {
      const { status, body } = await send(path, { headers: { "x-api-key": "falsa" } });
      expect(status).toBe(401);
      expect(body).toEqual({ error: "Chiave API mancante o errata.", field: null });
    }
    expect((await app.fetch(new Request("http://site/api/prodotti"), env)).status).toBe(401);
  });
  test("an operator's call needs the operator's key, and is closed when none is set", async () => {
    expect((await send("/api/eventi")).status).toBe(403);
    expect((await send("/api/eventi", { headers: { "x-admin-key": "falsa" } })).status).toBe(403);
    const withKey = { headers: { "x-admin-key": "gestore" } };
    expect((await send("/api/eventi", withKey)).status).toBe(200);
    expect((await send("/api/eventi", withKey, { ...env, ADMIN_KEY: undefined })).status).toBe(403);
    expect(
      (await send("/api/eventi", { headers: { "x-admin-key": "" } }, { ...env, ADMIN_KEY: "" })).status,
    ).toBe(403);
  });
});

test("the summary of a product's offers counts one for each store, as its page does", async () => {
  const { body } = await send("/api/prodotti/1");
  const product = body.data ?? body.prodotto ?? body;
  const stores = new Set(product.offerte.map((offer: { merchant_slug: string }) => offer.merchant_slug));
  expect(product.offerte.length).toBeGreaterThan(stores.size);
  expect(product.aggregateOffer.offerCount).toBe(stores.size);
});

test("whoever names no viewed products is given an empty list", async () => {
  for (const path of ["/api/products/recently-viewed", "/api/products/1/recently-viewed?ids="])
    expect(await send(path)).toMatchObject({ status: 200, body: [] });
});

describe("bad input is 422 and names the field", () => {
  test.each([
    ["/api/prodotti/abc", {}, "id"],
    ["/api/products/recently-viewed?ids=1,x", {}, "ids"],
    ["/api/filters?facet=brand,nulla", {}, "facet"],
    ["/api/attributes/brand?limit=9999", {}, "limit"],
    ["/api/search-terms", posted({ termine: "" }), "termine"],
    ["/api/tracking/outbound", posted({ url: "javascript:alert(1)" }), "url"],
    ["/api/track-click", posted({ prodottoId: "x", urlProdotto: "https://a.example/" }), "prodottoId"],
    ["/api/eventi", posted({ tipo_evento: "page_view" }), "sessione_id"],
    ["/api/newsletter/subscribe", posted({ email: "x@", gender: "female", accept_terms: true }), "email"],
    ["/api/newsletter/subscribe", posted({ email: "x@y.it", gender: "donna", accept_terms: true }), "gender"],
    [
      "/api/newsletter/subscribe",
      posted({ email: "x@y.it", gender: "other", accept_terms: false }),
      "accept_terms",
    ],
    ["/api/newsletter/confirm", posted({ token: "corto" }), "token"],
    [
      "/api/contatti",
      posted({ nome: "a\nb", cognome: "c", email: "x@y.it", messaggio: "Buongiorno" }),
      "nome",
    ],
    ["/api/contatti", posted({ nome: "a", cognome: "c", email: ["x@y.it"], messaggio: "Ciao" }), "email"],
    ["/api/negozi", posted({ nome_cognome: "a" }), "azienda"],
    ["/api/eventi", { method: "POST", body: "{non json" }, "body"],
    ["/api/eventi", { method: "POST", body: "[1]" }, "body"],
  ])("%s", async (path, init, field) => {
    const { status, body } = await send(path, init);
    expect(status).toBe(422);
    expect(body.field).toBe(field);
    expect(body.error).toMatch(/\S/);
  });
  test("an unknown facet is refused in the documented words", async () => {
    expect((await send("/api/filters?facet=nulla")).body.error).toBe("Facet non supportata");
  });
});

describe("addresses and methods", () => {
  test("an unknown call, method or thing is 404 in JSON", async () => {
    expect((await send("/api/nulla")).body).toEqual({ error: "Chiamata sconosciuta.", field: null });
    expect((await send("/api/prodotti", { method: "DELETE" })).status).toBe(404);
    expect((await send("/api/prodotti/99999")).body).toEqual({
      error: "Prodotto: non trovato.",
      field: null,
    });
    expect((await send("/api/pages/%E0%A4%A")).status).toBe(404);
  });
  test("the three forms of an address reach the same row", async () => {
    const answers = await Promise.all([
      send("/api/prodotti?categoria=uomo"),
      send("/api/api/prodotti?categoria=uomo"),
      send("/api/categorie/slug/uomo"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[1].text).toBe(answers[0].text);
  });
  test("repeated parameters are alternatives, nonsense is ignored", async () => {
    const { body } = await send("/api/prodotti?brand=aurora&brand=corvo&prezzoMin=abc&pagina=-1&page=zero");
    expect(body.totalResults).toBe(7);
  });
  test("HEAD answers without a body, OPTIONS says what is allowed without a key", async () => {
    const head = await send("/api/prodotti", { method: "HEAD" });
    expect([head.status, head.text]).toEqual([200, ""]);
    const options = await send("/api/eventi", { method: "OPTIONS", headers: { "x-api-key": "" } });
    expect([options.status, options.response.headers.get("Allow")]).toEqual([
      204,
      "OPTIONS, POST, GET, HEAD",
    ]);
  });
  test("a body beyond 64 KB is 413", async () => {
    const { status, body } = await send(
      "/api/eventi",
      posted({ tipo_evento: "x", sessione_id: "y", z: "z".repeat(70_000) }),
    );
    expect([status, body.field]).toEqual([413, null]);
  });
  test("a defect of ours is 500 in JSON without its cause", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const broken = { ...env, DB: {} as D1Database };
    const { status, body } = await send("/api/categorie", {}, broken);
    expect([status, body]).toEqual([500, { error: "Errore interno.", field: null }]);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});
