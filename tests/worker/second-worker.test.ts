/** Desk, calls of programs and feeds that stores try are the second Worker's, and its death ends no visitor's page. */

import { judgePath } from "server/second";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { multipart } from "../tools/multipart";
import { makeOperator } from "../tools/operator";
import { type Site, startSite } from "../tools/site";

const key = { "x-api-key": "vetrina-locale" };

describe("a second Worker that lives", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  test("answers the desk, forms too, and calls over HTTP", async () => {
    const { token } = await makeOperator(site.db);
    const Cookie = `banco=${token}`;
    const desk = await site.page("/gestione/sorveglianza", { headers: { Cookie } });
    expect(desk.status).toBe(200);
    expect(desk.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    const body = new URLSearchParams({ regola: "feed", "soglia-feed": "3,5", "attiva-feed": "1" });
    const saved = await site.get("/gestione/sorveglianza", {
      method: "POST",
      body: body.toString(),
      headers: { Cookie, "Content-Type": "application/x-www-form-urlencoded", Origin: site.url.origin },
    });
    expect([saved.status, saved.headers.get("location")]).toEqual([
      303,
      "/gestione/sorveglianza?esito=salvato",
    ]);
    expect(await site.db.prepare("SELECT threshold FROM watch_rules").first("threshold")).toBe(3.5);
    const wrong = new URLSearchParams({ regola: "feed", "soglia-feed": "molte" });
    const refused = await site.page("/gestione/sorveglianza", {
      method: "POST",
      body: wrong.toString(),
      headers: { Cookie, "Content-Type": "application/x-www-form-urlencoded", Origin: site.url.origin },
    });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('value="molte"');
    const copies = "/gestione/pagine-conservate";
    const thrownAway = (path: string) =>
      site.page(copies, {
        method: "POST",
        body: new URLSearchParams({ path }).toString(),
        headers: { Cookie, "Content-Type": "application/x-www-form-urlencoded", Origin: site.url.origin },
      });
    expect((await thrownAway("https://www.vetrina.example/prodotti?colore=blu")).status).toBe(303);
    expect((await thrownAway("*")).status).toBe(303);
    const wrongPage = await thrownAway("prodotti");
    expect([wrongPage.status, wrongPage.html]).toEqual([422, expect.stringContaining("come /prodotti")]);
    const { html } = await site.page(copies, { headers: { Cookie } });
    expect(html).toMatch(/<td[^>]*>\/prodotti<\/td>/);
    expect(html).toMatch(/<td[^>]*>Tutte<\/td>/);
    const call = await site.get("/api/categorie", { headers: key });
    expect(call.status).toBe(200);
  });

  test("its own door for feeds is no visitor's", async () => {
    const posted = { method: "POST", body: "id,title", headers: { Origin: site.url.origin } };
    expect((await site.page(judgePath, posted)).status).toBe(405);
    expect((await site.page(judgePath)).status).toBe(404);
  });
});

describe("a second Worker that is dead", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({}, { second: "dead" });
  });
  afterAll(() => site.stop());

  test("is said in Italian at the desk and to programs, while every visitor's page is there", async () => {
    const desk = await site.page("/gestione");
    expect([desk.status, desk.headers.get("Retry-After")]).toEqual([503, "60"]);
    expect(desk.html).toContain("Il banco non risponde");
    expect(desk.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(desk.headers.get("X-Request-Id")).toBeTruthy();
    const call = await site.get("/api/categorie", { headers: key });
    expect([call.status, await call.json()]).toEqual([
      503,
      { error: expect.stringContaining("non risponde"), field: null },
    ]);
    const sent = await site.page("/gestione/negozi", {
      method: "POST",
      body: "x=1",
      headers: { Origin: site.url.origin },
    });
    expect(sent.status).toBe(503);
    const form = new FormData();
    form.set("feed", new File(["id,title"], "feed.csv"));
    const { type, body } = await multipart(form);
    const headers = { "content-type": type, Origin: site.url.origin };
    const tried = await site.page("/partner-program/verifica-feed", { method: "POST", headers, body });
    expect([tried.status, tried.html]).toEqual([
      503,
      expect.stringContaining("non possiamo verificare i feed"),
    ]);
    for (const path of ["/", "/prodotti", "/magazine", "/login", "/.well-known/security.txt"])
      expect((await site.page(path)).status, path).toBe(200);
  });
});
