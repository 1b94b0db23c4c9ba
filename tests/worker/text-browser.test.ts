/** Pages as lynx and w3m read them: without styles no two words stand together that the page sets apart. */
import { expect, test } from "vitest";
import { opened, slugsIn } from "../tools/addresses";
import { all, type Element, readHtml, textOf } from "../tools/elements";
import { forFile } from "../tools/for-file";
import { goodPassword, makeMember } from "../tools/member";
import { PlainBrowser } from "../tools/plain-browser";
import { runOns } from "../tools/run-ons";
import { sharedSite } from "../tools/site";
import { sharedToken } from "../tools/wishlists";

const site = await forFile(sharedSite());

test("what stands side by side is told apart, what is one word stays one", () => {
  const page = readHtml("<p><b>29,80 €</b><span>con spedizione</span> <i>l'</i><b>86%</b></p><p>Fine</p>");
  expect(runOns(page)).toEqual(["29,80 €|con spedizione"]);
});

test("on every page words are apart without styles, a visitor's and a member's", async () => {
  const { email } = await makeMember(site.db, { password: goodPassword, confirmed: true });
  const member = new PlainBrowser(site);
  await member.go("/login");
  member.fill("Email", email);
  member.fill("Password", goodPassword);
  await member.press("Accedi");
  const visitor = new PlainBrowser(site);
  const together: string[] = [];
  for (const { path, member: ofMember } of opened(await slugsIn(site.db))) {
    if (/^\/(vai|redirect|suggerimenti|logout)\b|\.(xml|txt|json|webmanifest)|dati\/|condividi/.test(path))
      continue;
    if (path.includes(sharedToken)) continue;
    const reader = ofMember ? member : visitor;
    await reader.go(path);
    together.push(...runOns(reader.page).map((words) => `${path}: ${words}`));
  }
  expect(together).toEqual([]);
});

/** Whether the texts can be read in this order. */
function inOrder(text: string, ...parts: RegExp[]): boolean {
  let rest = text;
  return parts.every((part) => {
    const at = rest.search(part);
    rest = rest.slice(at + 1);
    return at >= 0;
  });
}

test("home, listing, product and way out can be read in their order and followed as text", async () => {
  const reader = new PlainBrowser(site);
  const reads = (...parts: RegExp[]) => inOrder(textOf(reader.page), ...parts);
  const [card, way] = ["article.card h3 a", "a[href^='/vai/']"];
  const first = (selector: string) => all(reader.page, selector)[0] as Element;

  await reader.go("/");
  expect(reads(/Offerte Donna/, /Chi siamo/i)).toBe(true);
  await reader.go("/prodotti?categoria=donna");
  expect(reads(/Donna/, /\d+ prodotti/i, /\d+,\d\d\s*€|€\s*\d+,\d\d/)).toBe(true);
  const title = textOf(first(card));
  await reader.follow(first(card));
  expect(textOf(first("h1"))).toContain(title.slice(0, 20));
  expect(reads(/€/, /Vai al Negozio|Confronta le offerte/i)).toBe(true);
  await reader.follow(first(way));
  expect(reads(/Attendi…/)).toBe(true);
});
