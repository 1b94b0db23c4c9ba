/** A page that scripts have changed in place is the page that its address gives to everybody. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openShop, settled, wake } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { random as seeded } from "../tools/random";

const shop = await forFile(openShop("shared", { motion: true }));

/** Links that narrow, widen, order or leaf through the listing where it stands; a list that is about to be shorter may not have the page, which is a 404. */
const presses =
  ".strip a[href^='/'], .tags a, #filtri .values a, .sort a[href^='/prodotti'], main:not([aria-busy=true]) .pages a";

/** What a visitor could notice of the content, a line a thing; runs in the page. */
function digest(): string[] {
  const text = (element: Element | null) => element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
  const lines = [document.title, document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? ""];
  for (const part of document.querySelectorAll(
    "main :is(h1, h2, h3, a, p, input:not([type=hidden]), summary)",
  ))
    if (part instanceof HTMLInputElement) lines.push(`${part.name}=${part.value}`);
    else if (part instanceof HTMLAnchorElement)
      lines.push(`${part.getAttribute("href")} ${part.ariaCurrent ?? ""} ${text(part)}`);
    else lines.push(text(part));
  return lines;
}

function press(page: Page, random: () => number): Promise<void> {
  return page.evaluate(
    ([selector, draw]) => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)];
      const links = all.filter((link) => !link.closest("[hidden]"));
      links[Math.floor(draw * links.length)]?.click();
    },
    [presses, random()] as const,
  );
}

test("after each of many presses, quick ones too, the page is what a fresh load of its address shows without scripts", async () => {
  const { page, complaints } = await shop.visit();
  const plain = await shop.visit({ js: false });
  const random = seeded(30);
  await page.goto("/prodotti");
  await wake(page);
  const seen = new Set<string>();
  for (let round = 0; round < 9; round += 1) {
    for (let quick = Math.floor(random() * 3); quick >= 0; quick -= 1) await press(page, random);
    await settled(page);
    seen.add(page.url());
    await plain.page.goto(page.url());
    expect(await page.evaluate(digest), page.url()).toEqual(await plain.page.evaluate(digest));
  }
  expect(seen.size).toBeGreaterThan(6);
  expect(complaints).toEqual([]);
});

test("a choice that is on already, pressed again, leaves the page standing: an order, a letter, a type", async () => {
  const { page } = await shop.visit();
  for (const path of ["/prodotti", "/brand", "/codici-sconto-coupon"]) {
    await page.goto(path);
    await wake(page);
    await page.evaluate("globalThis.sameDocument = true");
    const chosen = page.locator("[data-sets] [aria-current]");
    await chosen.evaluate((link) => (link as HTMLElement).click());
    await settled(page);
    expect([path, await page.evaluate("globalThis.sameDocument")]).toEqual([path, true]);
  }
});

test("after many swaps the page has as many listeners as before", async () => {
  const { page, context } = await shop.visit();
  const session = await context.newCDPSession(page);
  const listeners = async () => {
    await session.send("HeapProfiler.collectGarbage");
    return (await session.send("Memory.getDOMCounters")).jsEventListeners;
  };
  await page.goto("/prodotti");
  await wake(page);
  const sale = page.locator(".strip a", { hasText: "In sconto" });
  const turn = async () => {
    await sale.evaluate((link) => (link as HTMLElement).click());
    await settled(page);
  };
  await turn();
  await turn();
  const before = await listeners();
  for (let round = 0; round < 12; round += 1) await turn();
  expect(await listeners()).toBeLessThanOrEqual(before);
});

test("a press without network says so, and the same press works when it is back", async () => {
  const { page, context } = await shop.visit();
  await page.goto("/prodotti");
  await wake(page);
  const sale = page.locator(".strip a", { hasText: "In sconto" });
  await context.setOffline(true);
  await sale.click();
  await page.getByRole("alert").getByText("Non riusciamo a raggiungere il sito.").waitFor();
  expect(await sale.getAttribute("aria-current")).toBe(null);
  expect(new URL(page.url()).search).toBe("");
  await context.setOffline(false);
  await sale.click();
  await page.waitForURL("**/prodotti?inSconto=true");
  await expect.poll(() => page.getByText("Non riusciamo a raggiungere il sito.").count()).toBe(0);
});

/** Runs in the page: what follows a swap's first cards waits in `held`, the newest last; `came` are cards, task by task, and how far it was scrolled. */
const holdLater = `{
  const later = setTimeout;
  held = [];
  came = [];
  const noted = (all) => came.push([scrollY, all.flatMap(({ addedNodes: [card] }) => card?.id ?? [])]);
  new MutationObserver(noted).observe(document.querySelector(".grid"), { childList: true });
  setTimeout = (run, pause, ...more) => (pause === 20 ? held.push(() => run(...more)) : later(run, pause, ...more));
}`;
const letGo = "while (held.length > 0) held.pop()()";

test("leafing pushes an entry, and back shows the former page exactly where it was: what is seen of it first, after what nobody sees", async () => {
  const { page } = await shop.visit({ width: 390 });
  await page.goto("/prodotti");
  await wake(page);
  await page.locator(".pages a[rel=next]").scrollIntoViewIfNeeded();
  const last = page.locator(".grid > li").last();
  const seen = () => last.evaluate((card) => [scrollY, card.id, Math.round(card.getBoundingClientRect().y)]);
  const before = await seen();
  const ids = await page.locator(".grid > li").evaluateAll((cards) => cards.map(({ id }) => id));
  await page.locator(".pages a[rel=next]").click();
  await expect.poll(seen).toContain(0);
  await settled(page);
  await page.evaluate(holdLater);
  await page.goBack();
  await expect.poll(seen).toEqual(before);
  const far = page.locator(".far");
  expect(await far.count()).toBeGreaterThan(12);
  expect(await page.evaluate("came.flat()")).toEqual([0, ids.splice(4, ids.length - 8), before[0], ids]);
  await page.evaluate(letGo);
  expect([await far.count(), await seen()]).toEqual([0, before]);
});

test("cards in sight come first; those below are the newest answer's, and know a heart that was saved before they came", async () => {
  const { page } = await shop.visit({ width: 390 });
  await page.goto("/prodotti");
  const few = page.locator("#f-brand a").filter({ hasText: /\D(1[4-9]|2[0-4])$/ });
  await page.goto((await few.first().getAttribute("href")) as string);
  await wake(page);
  await page.evaluate(holdLater);
  const shown = () => page.locator(".grid > li").evaluateAll((items) => items.map(({ id }) => id));
  const order = async (name: string) => {
    const link = page.locator(`.sort a[href*=${name}]`);
    const path = (await link.getAttribute("href")) as string;
    await link.evaluate((one) => (one as HTMLElement).click());
    await page.waitForURL(`**${path}`);
    await page.locator("main[aria-busy=false]").waitFor();
    return [...(await shop.site.page(path)).html.matchAll(/<li id="(p\d+)"/g)].map(([, id]) => id as string);
  };
  const before = await shown();
  const cheap = await order("prezzo_asc");
  const half = await shown();
  expect([half.slice(0, 4), half.slice(8)]).toEqual([cheap.slice(0, 4), before.slice(8)]);
  expect(await page.locator(".grid").getAttribute("aria-busy")).toBe("true");

  const dear = await order("prezzo_desc");
  await page.evaluate(letGo);
  expect(await shown()).toEqual(dear);
  expect(await page.locator(".grid").getAttribute("aria-busy")).toBe(null);

  const back = await order("prezzo_asc");
  const pressed = back.slice(8).find((id) => dear.indexOf(id) >= 8);
  await page.locator(`#${pressed} .heart`).evaluate((heart) => (heart as HTMLElement).click());
  await page.getByText("Prodotto aggiunto").waitFor();
  await page.evaluate(letGo);
  expect(await shown()).toEqual(back);
  expect(await page.locator(`#${pressed} .heart.saved`).count()).toBe(1);
});

test("a choice about cookies takes the banner away, and no page is asked for", async () => {
  const { page, complaints } = await shop.visit({ undecided: true });
  await page.goto("/");
  await wake(page);
  const asked: string[] = [];
  page.on("request", (one) => one.resourceType() === "fetch" && asked.push(one.method() + one.url()));
  await page.getByRole("button", { name: "Rifiuta" }).click();
  await page.locator("main:focus").waitFor();
  expect(await page.locator(".consent").count()).toBe(0);
  expect(asked).toEqual([`POST${shop.site.url.origin}/preferenze-cookie`]);
  await page.reload();
  expect(await page.locator(".consent").count()).toBe(0);
  expect(complaints).toEqual([]);
});
