/** The tests' browser without scripts refuses what a real one does: else a form that nobody can send would pass for one that works. */
import { beforeEach, expect, test } from "vitest";
import { PlainBrowser } from "../tools/plain-browser";
import type { Site } from "../tools/site";

const page = `<!doctype html><html lang="it"><body><a href="/altrove">Vai &amp; torna</a><a href="#" hidden>Nascosta</a>
<form method="post" action="/scritto"><input type="hidden" name="chiave" value="k&quot;1">
<label for="nome">Nome<span> (obbligatorio)</span></label><input id="nome" name="nome" required maxlength="5">
<label>Email <input type="email" name="email"></label><textarea name="testo">
riga &lt;b&gt;</textarea><select name="colore" aria-label="Colore"><option value="">Ogni</option><option value="r">Rosso</option></select>
<input type="checkbox" name="si" value="1" id="si"><label for="si">Sì</label>
<details><summary>Altro</summary><input name="altro" aria-label="Altro campo"></details>
<button name="atto" value="salva">Salva</button><button disabled>Spento</button>
<button formnovalidate formaction="/bozza">Bozza</button></form>
<button>Da solo</button><button aria-hidden="true">Invisibile</button>
<div hidden id="S:0"><a href="/tardi">Più tardi</a></div></body></html>`;

const asked: { path: string; body: string }[] = [];
const site = {
  url: new URL("http://sito.example"),
  page: async (path: string, init?: { body?: unknown }) => {
    asked.push({ path, body: String(init?.body ?? "") });
    const to = path === "/scritto" ? "/fatto" : path === "/fuori" ? "https://negozio.example/x" : null;
    const headers = new Headers(to === null ? {} : { location: to });
    return { status: to === null ? 200 : 303, headers, html: page };
  },
} as unknown as Site;

let browser: PlainBrowser;
beforeEach(async () => {
  browser = new PlainBrowser(site);
  await browser.go("/");
  asked.length = 0;
});

test("a form goes out with what stands in it, and its button, to where it leads", async () => {
  browser.fill("Nome", "Eva");
  browser.choose("Colore", "Rosso");
  browser.tick("Sì");
  browser.unfold("Altro");
  browser.fill("Altro campo", "x y");
  await browser.press("Salva");
  expect(asked).toEqual([
    {
      path: "/scritto",
      body: "chiave=k%221&nome=Eva&email=&testo=riga+%3Cb%3E&colore=r&si=1&altro=x+y&atto=salva",
    },
    { path: "/fatto", body: "" },
  ]);
  expect(browser.path).toBe("/fatto");
});

test("what a browser would not send stays, and says why", async () => {
  await expect(browser.press("Salva")).rejects.toThrow("nome is missing");
  browser.fill("Nome", "Eva");
  browser.fill("Email", "eva chiocciola posta");
  await expect(browser.press("Salva")).rejects.toThrow("email is «eva chiocciola posta»");
  expect(asked).toEqual([]);
  await browser.press("Bozza");
  expect(asked.map(({ path }) => path)).toEqual(["/bozza"]);
});

test("what is hidden, folded away, disabled, unheard, too long or a form's no part cannot be used", async () => {
  await expect(browser.follow("Nascosta")).rejects.toThrow("cannot be used");
  await expect(browser.press("Spento")).rejects.toThrow("cannot be used");
  await expect(browser.press("Da solo")).rejects.toThrow("belongs to no form");
  await expect(browser.press("Invisibile")).rejects.toThrow("0 times");
  expect(() => browser.fill("Altro campo", "x")).toThrow("cannot be used");
  expect(() => browser.fill("Nome", "Eleonora")).toThrow("does not take");
  expect(() => browser.choose("Colore", "Verde")).toThrow("0 times");
});

test("links are followed by their words, also in what came late, which such a browser shows below the page; another site's address is not asked", async () => {
  await browser.follow("Vai & torna");
  expect(browser.path).toBe("/altrove");
  await browser.go("/");
  await browser.follow("Più tardi");
  expect(browser.path).toBe("/tardi");
  await browser.go("/fuori");
  expect(browser.path).toBe("https://negozio.example/x");
});
