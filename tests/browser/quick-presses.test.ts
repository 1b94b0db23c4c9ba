/** Controls of a listing that are pressed before anything of the press before shows lead where they lead page by page, without scripts. */
import { typedPrice } from "contract/listing/price";
import { expect, test } from "vitest";
import { openShop, wake } from "../tools/browser";
import { all, attribute, closest, type Element, textOf } from "../tools/elements";
import { forFile } from "../tools/for-file";
import { PlainBrowser } from "../tools/plain-browser";
import { random as seeded } from "../tools/random";

const shop = await forFile(openShop("shared"));

const random = seeded(46);
const draw = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
const prices = ["19,90", "1.234,50", "1.200", "20 €", " 38 ", "90", "7,5,3", "+5", "abc", "19,", ""];

interface Control {
  /** Where it stands and what it says, the same on every page. */
  name: string;
  /** Leads to another list, whatever is chosen here. */
  whole: boolean;
}

const groups = ["strip", "tags", "sort", "pages", "asked", "crumbs", "filters"];

/** Runs in the page: the links, by their place and words; presses those that are named, one straight after the other, and types prices. */
function pressAll([groups, names, price]: readonly [string[], string[], string[] | null]): Control[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='/prodotti']")].filter(
    (link) => link.pathname === location.pathname && !link.hash && !link.closest("[hidden]"),
  );
  const nameOf = (link: HTMLElement) => {
    const group = groups.find((name) => link.closest(`.${name}`));
    const words = [...link.childNodes].map((node) => (node.nodeName === "SMALL" ? "" : node.textContent));
    return `${group} ${link.closest("[id]")?.id} ${words.join("").replace(/\s+/g, " ").trim()}`;
  };
  const controls = links.map((link) => ({
    name: nameOf(link),
    whole: link.closest("[data-whole],.crumbs") !== null,
  }));
  for (const name of names)
    if (name === "price") {
      const form = document.querySelector<HTMLFormElement>("#f-prezzo") as HTMLFormElement;
      const fields = [...form.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")];
      fields.forEach((field, place) => {
        field.value = price?.[place] ?? "";
        field.dispatchEvent(new Event("input", { bubbles: true }));
      });
      form.requestSubmit();
    } else links[controls.findIndex((control) => control.name === name)]?.click();
  return controls;
}

function nameOf(link: Element): string {
  const group = groups.find((name) =>
    closest(link, (one) => attribute(one, "class")?.split(" ").includes(name) ?? false),
  );
  const place = closest(link, (one) => one.attributes.has("id"));
  const words = link.children.map((part) =>
    typeof part === "string" ? part : part.tag === "small" ? "" : textOf(part),
  );
  return `${group} ${place && attribute(place, "id")} ${words.join("").replace(/\s+/g, " ").trim()}`;
}

/** A comma of a list may be written either way. */
function placeOf(href: string): string {
  const { pathname, search } = new URL(href);
  return decodeURIComponent(pathname + search.replaceAll("+", " "));
}

const starts = [
  "/prodotti?categoria=donna&inSconto=true&prezzoMax=90",
  "/prodotti?colore=blu,nero&ordinamento=prezzo_asc&pagina=2",
  "/prodotti?cerca=camicia+blu",
  "/prodotti?brand=nike,puma",
];

test("controls of a listing, pressed one straight after the other, lead where the same presses lead page by page", async () => {
  const { page, complaints } = await shop.visit();
  let several = 0;
  for (let round = 0; round < 16; round += 1) {
    if (round % 4 === 0) {
      await page.goto(starts[(round / 4) % starts.length] as string);
      await wake(page);
    }
    const { pathname, search } = new URL(page.url());
    const start = pathname + search;
    const found = await page.evaluate(pressAll, [groups, [] as string[], null] as const);
    const pressed = Array.from({ length: 2 + Math.floor(random() * 2) }, () =>
      random() < 0.2 ? { name: "price", whole: false } : draw(found),
    );
    // The wrong order is put right with a remark, which the next page would no longer have: alone it is tried in `both-ways.test.ts`.
    const price = [draw(prices), draw(prices)].sort((a, b) => (typedPrice(a) ?? 0) - (typedPrice(b) ?? 0));
    const plain = new PlainBrowser(shop.site, { "cf-connecting-ip": `203.0.113.${round}` });
    await plain.go(start);
    const done: string[] = [];
    for (const { name, whole } of pressed) {
      if (whole) await plain.go(start);
      for (const folded of all(plain.page, "details")) folded.attributes = new Map([["open", ""]]);
      const link = all(plain.page, "main a[href]").find((one) => nameOf(one) === name);
      if (name !== "price" && !link) continue;
      done.push(name);
      if (link) await plain.follow(link);
      else {
        const form = plain.one("#f-prezzo");
        all(form, "input")
          .filter((field) => attribute(field, "type") === "text")
          .forEach((field, place) => {
            plain.fill(field, price[place] ?? "");
          });
        await plain.press("Applica", form);
      }
    }
    await page.evaluate(pressAll, [groups, done, price] as const);
    const message = `${start}: ${done.join(", ")} (${price})`;
    const at = placeOf(plain.origin + plain.path);
    const counted = plain.texts("#quanti")[0] ?? null;
    const shown = page.locator("main[aria-busy=false] #quanti");
    await expect
      .poll(async () => [placeOf(page.url()), (await shown.count()) ? await shown.textContent() : null], {
        message,
      })
      .toEqual([at, counted]);
    if (done.length > 1) several += 1;
  }
  expect(several).toBeGreaterThan(8);
  expect(complaints).toEqual([]);
});
