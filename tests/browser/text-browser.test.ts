/** The journey in a text browser, where one is installed: what a visitor reads without pictures, styles and scripts. */
import { spawn, spawnSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, startSite } from "../../harness/site";
import { link, links } from "../worker/html";

const readers = { lynx: ["-dump", "-width=100"], w3m: ["-dump", "-cols", "100"] } as const;
const found = (Object.keys(readers) as (keyof typeof readers)[]).find(
  (name) => spawnSync(name, ["-version"], { stdio: "ignore" }).error === undefined,
);

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** What the page says as text: through the text browser, else the document with its tags taken out. */
async function read(path: string): Promise<string> {
  if (!found) return (await site.follow(path)).html.replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]+>/g, " ");
  const child = spawn(found, [...readers[found], `${site.url.origin}${path}`]);
  let text = "";
  for await (const part of child.stdout) text += part;
  return text;
}

test("home, listing, product and way out can be read as text", async () => {
  console.log(
    found
      ? `Text browser: ${found}`
      : "No text browser (lynx or w3m) is installed: the bare text is read instead.",
  );
  expect(await read("/")).toContain("Offerte Donna");
  const listing = await read("/prodotti?categoria=donna");
  expect(listing).toMatch(/\d+ prodotti/i);
  expect(listing).toContain("€");

  const { html } = await site.page("/prodotti?categoria=donna");
  const product = /<h3><a href="(\/[^"]+)"/.exec(html)?.[1] ?? "";
  const text = await read(product);
  expect(text).toMatch(/Vai al Negozio|Confronta le offerte/i);

  const way =
    links((await site.page(product)).html).find((href) => href.startsWith("/vai/")) ?? link(html, /^\/vai\//);
  expect(await read(way)).toContain("Attendi…");
});
