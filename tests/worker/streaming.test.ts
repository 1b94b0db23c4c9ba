/** The header never waits for a slow upstream, and what comes late is readable without JavaScript. */
import { request } from "node:http";
import { expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { interpose } from "../tools/interpose";
import { startSite, visitor } from "../tools/site";
import { startUpstream } from "../tools/upstream";
import { cardCount } from "./html";

const delayMs = 500;
const upstream = await forFile(startUpstream());
const between = await forFile(interpose(upstream.url));
between.meddle(() => ({ delayMs }));
const site = await forFile(startSite({ API_BASE_URL: between.url.origin }));

/** The whole body, and what had arrived when the first bytes did. */
function read(path: string, headers: Record<string, string> = {}): Promise<{ first: string; html: string }> {
  return new Promise((resolve, reject) => {
    const { hostname: host, port } = site.url;
    request({ host, port, path, headers: { "user-agent": visitor, ...headers } }, (response) => {
      const parts: string[] = [];
      response.setEncoding("utf8");
      response.on("data", (part) => parts.push(part));
      response.on("end", () => resolve({ first: parts[0] ?? "", html: parts.join("") }));
    })
      .on("error", reject)
      .end();
  });
}

test("the listing sends header and search form before the products are known", async () => {
  const { first, html } = await read("/prodotti?ordinamento=prezzo_asc");
  expect(first).toContain('name="cerca"');
  expect(cardCount(first)).toBe(0);
  expect(cardCount(html)).toBeGreaterThan(0);
});

test("late sections stand flat at the end of the body, where the noscript rule shows them", async () => {
  const { html } = await read("/");
  expect(html).toMatch(/<noscript><style[^>]*>[^<]*body>div\[hidden\]\[id\^="S:"\]/);
  const late = [...html.matchAll(/<div hidden[^>]* id="S:[^"]+"/g)];
  expect(late.length).toBeGreaterThan(0);
  for (const section of html.split(/<div hidden[^>]* id="S:[^"]+"[^>]*>/).slice(1)) {
    expect(section.split("</div><script")[0]).not.toContain("<!--$?-->");
  }
});

test("a crawler gets the complete document, with nothing left to move", async () => {
  const { html } = await read("/prodotti?ordinamento=prezzo_desc", {
    "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  });
  expect(cardCount(html)).toBeGreaterThan(0);
  expect(html).not.toMatch(/<div hidden[^>]* id="S:/);
});

test("a visitor who leaves early does not break the worker", async () => {
  await new Promise<void>((resolve) => {
    const { hostname: host, port } = site.url;
    const asked = request({ host, port, path: "/prodotti?cerca=abito" }, (response) => {
      response.once("data", () => asked.destroy());
      response.on("close", () => resolve());
      response.on("error", () => resolve());
    });
    asked.on("error", () => resolve());
    asked.end();
  });
  expect((await site.page("/non-esiste")).status).toBe(404);
});
