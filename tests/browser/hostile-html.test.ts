/** What would act inside editors' HTML never reaches a page: vectors through every HTML field, opened with the policy switched off. */
import type { BrowserContext } from "playwright";
import { rows } from "upstream/sql";
import { expect, test } from "vitest";
import { startChromium } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { startSite } from "../tools/site";
import { deskOf, saidBy } from "../worker/at-desk";
import vectors from "./hostile-vectors.json";

const site = await forFile(
  startSite({
    LOG: "off",
    ADMIN_KEY: "chiave-di-prova-1234",
    CACHE_SHORT_SECONDS: "0",
    CACHE_LONG_SECONDS: "0",
  }),
);
const browser = await forFile(startChromium());

/** A visitor whose browser ignores the policy and notes what was executed. */
async function unguarded(): Promise<BrowserContext> {
  const context = await browser.newContext({ bypassCSP: true, baseURL: site.url.origin });
  await context.addInitScript(() => {
    const told = globalThis as unknown as { executed: string[] };
    told.executed = [];
    for (const name of ["alert", "confirm", "prompt", "print"] as const)
      (globalThis as unknown as Record<string, unknown>)[name] = () => told.executed.push(name);
  });
  return context;
}

async function send(method: "POST" | "PUT", path: string, body: Record<string, unknown>): Promise<unknown> {
  const headers = { "x-api-key": "vetrina-locale", "x-admin-key": "chiave-di-prova-1234" };
  const answer = await site.get(path, { method, headers, body: JSON.stringify(body) });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.json();
}

const contents = "/gestione/contenuti";

test("admin calls are closed without the key, the desk's editors without an operator", async () => {
  for (const [method, path] of [
    ["POST", "/api/blogs"],
    ["DELETE", "/api/privacy-policy/1"],
  ]) {
    const answer = await site.get(path ?? "", {
      method,
      headers: { "x-api-key": "vetrina-locale" },
      body: "{}",
    });
    expect([path, answer.status]).toEqual([path, 403]);
  }
  for (const editor of ["pagine/nuovo", "guide/nuovo"]) {
    const { status, headers } = await site.get(`${contents}/${editor}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "atto=salva&slug=estraneo&title=Titolo&body=Testo",
    });
    expect([editor, status, headers.get("location")]).toEqual([editor, 303, "/gestione/accesso"]);
  }
  const results = await rows(site.db)`SELECT slug FROM pages WHERE slug = 'estraneo' UNION ALL SELECT slug
    FROM guides WHERE slug = 'estraneo'`;
  expect(results).toEqual([]);
});

test("nothing executes, whichever field it came through", async () => {
  const html = `<h2>Prima</h2>${vectors.join("\n")}<p>Dopo</p>`;
  const titled = { titolo: `Titolo ${vectors[0]}`.slice(0, 200), contenuto: html };
  const blog = await send("POST", "/api/blogs", {
    ...titled,
    titolo: `Ostile "><img src=x onerror=alert(1)>`,
    autore_nome: "<script>alert(1)</script>",
    autore_bio: html,
    autore_immagine: "javascript:alert(1)",
    immagine_blog: '"><svg onload=alert(1)>',
    descrizione_seo: "</script><script>alert(1)</script>",
    categoria: "<b onmouseover=alert(1)>Ostile",
    tags: ["</script><script>alert(1)</script>"],
    data_pubblicazione: new Date(Date.now() - 60_000).toISOString(),
  });
  await send("PUT", "/api/privacy-policy/1", { contenuto: html, versione: "<i onclick=x()>1" });
  await send("PUT", "/api/cookie-policy/1", titled);
  const desk = await deskOf(site);
  const write = async (editor: string, fields: Record<string, string>) => {
    const written = { ...fields, body: html };
    const answer = await desk.fill(`${contents}/${editor}`, written, ["atto", "salva"]);
    expect([editor, answer.status, saidBy(answer.html)]).toEqual([editor, 303, ""]);
  };
  await write("guide/nuovo", { slug: "ostile", title: titled.titolo });
  await write("termini/1", { title: titled.titolo });
  for (const slug of [
    "chi-siamo",
    "contatti",
    "come-funziona",
    "informativa-affiliazione",
    "termini-e-condizioni",
  ])
    await write("pagine/nuovo", { slug, title: slug });

  const context = await unguarded();
  const page = await context.newPage();
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (/evil\.test/.test(request.url())) foreign.push(request.url());
  });
  const url = (blog as { url_blog: string }).url_blog;
  for (const path of [
    `/magazine/${url}`,
    "/magazine",
    "/chi-siamo",
    "/contatti",
    "/come-funziona",
    "/informativa-affiliazione",
    "/termini-e-condizioni",
    "/privacy",
    "/cookie-policy",
  ]) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    // What waits for a visitor: pointer, focus, press.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll("main *")) {
        for (const type of ["mouseover", "focus", "click", "toggle", "animationstart", "pointerover"]) {
          const stays = new Event(type, { bubbles: false, cancelable: true });
          if (type !== "click" || !element.closest("a, button")) element.dispatchEvent(stays);
        }
      }
    });
    await page.waitForLoadState("networkidle");
    const state = await page.evaluate(() => ({
      executed: (globalThis as unknown as { executed: string[] }).executed,
      suspicious: [...document.querySelectorAll("main *")].flatMap((element) =>
        [...element.attributes]
          // What our own scripts set: pictures that did not come.
          .filter(({ value }) => value !== "display: none;")
          .filter(
            ({ name, value }) =>
              /^on|^style$|^srcdoc$/.test(name) || /^\s*(javascript|data|vbscript):/i.test(value),
          )
          .map(({ name }) => `${element.tagName} ${name}`),
      ),
      elements: [
        ...document.querySelectorAll(
          "main :is(script:not([type='application/ld+json']),iframe,object,embed,form[action*=evil],svg[onload],math,link:not([href^='/build/']),meta,base,style)",
        ),
      ].map(({ tagName }) => tagName),
    }));
    expect([path, state]).toEqual([path, { executed: [], suspicious: [], elements: [] }]);
    if (path !== "/magazine") expect(await page.locator("main").textContent()).toContain("Dopo");
  }
  expect(foreign).toEqual([]);
});

test("the same vectors do execute when they are written past the door", async () => {
  const write = site.db.prepare("UPDATE pages SET body = ? WHERE slug = 'informativa-affiliazione'");
  // Those further down lead away from the page.
  await write.bind(vectors.slice(0, 6).join("\n")).run();
  const context = await unguarded();
  const page = await context.newPage();
  await page.goto("/informativa-affiliazione", { waitUntil: "load" });
  await expect.poll(() => page.evaluate("globalThis.executed.length")).toBeGreaterThan(0);
});
