/** What the home page tells a visitor of last time, by what they chose. */
import type { SlotEdge } from "server/pages/fill";
import { expect, test } from "vitest";
import { slotRenderer } from "~/render/slot-renderer";

async function shown(known: Partial<SlotEdge>): Promise<string> {
  const none = { recent: [], remembers: null, resume: null, hasSaved: false, exits: { link: () => "" } };
  const api = {
    products: { recentlyViewed: async () => [] },
    visitorList: { fallen: () => Promise.reject(new Error("down")) },
  };
  const edge = { ...none, api, ownApi: api, path: "/", ...known } as unknown as SlotEdge;
  const loaded = await slotRenderer.load("home", null, edge);
  return loaded === null ? "" : slotRenderer.render("home", null, null, loaded);
}

test("a stranger's page says nothing, whoever opened something is asked, and after a no nothing is said", async () => {
  expect(slotRenderer.render("home", null, null)).toBe("");
  const asked = await shown({ recent: [3] });
  expect(asked).toContain("Vuoi ritrovare qui");
  expect(asked).toContain('value="non-ricordare"');
  expect(await shown({ recent: [3], hasSaved: true, remembers: "no" })).toBe("");
});

test("what fails is left out, and the way to end it stays", async () => {
  const resume = { href: "/prodotti?cerca=lino", label: "Risultati per “lino”" };
  const said = await shown({ recent: [3], hasSaved: true, remembers: "yes", resume });
  expect(said).toContain('<a href="/prodotti?cerca=lino">Risultati per “lino”</a>');
  expect(said).not.toContain("Scesi di prezzo");
  expect(said).toContain("Dimentica e non ricordare più");
});
