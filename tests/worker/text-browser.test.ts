/** Pages as lynx and w3m read them: without styles no two words stand together that the page sets apart. */
import { expect, test } from "vitest";
import { opened, slugsIn } from "../tools/addresses";
import { readHtml } from "../tools/elements";
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
