/** With scripts every form leads where it leads without, whatever is typed. Controls of a listing: `quick-presses.test.ts`. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { productWithLook } from "../fixtures/look-product";
import { opened, slugsIn } from "../tools/addresses";
import { openShop, wake } from "../tools/browser";
import { all, attribute, type Element, textOf, within } from "../tools/elements";
import { forFile } from "../tools/for-file";
import { formOf, refusals, sent } from "../tools/form-data";
import { openJar } from "../tools/jar";
import { goodPassword, makeMember } from "../tools/member";
import { PlainBrowser } from "../tools/plain-browser";
import { random as seeded } from "../tools/random";
import { soldByThree } from "../worker/sql";
import quantities from "./quantities.json";

/** Cookies of a member, whose pages have forms too. */
const shop = await forFile(openShop("shared"));
const { email, id } = await makeMember(shop.site.db, { password: goodPassword });
const jar = openJar(shop.site);
await jar.post("/login", { email, password: goodPassword, memorizza: "on" });
const cookies = jar.cookies;
const list = shop.site.db.prepare(
  "INSERT INTO wishlists (user_id, name, create_key, created_at) VALUES (?, ?, ?, ?)",
);
const names = ["Estate, mare", "Regali & co", "50%", "L’inverno", "Lino", "Lana", "Seta", "Blu", "Nero"];
const at = new Date().toISOString();
await shop.site.db.batch(names.map((name) => list.bind(id, name, name, at)));

const random = seeded(46);

const prices = ["19,90", "1.234,50", "1.200", "20 €", " 38 ", "90", "7,5,3", "+5", "abc", "19,", ""];
const hostile = `a & b|c++|x=1&y=2|"blu", rosso|l’oro|50%|#1|?|a;b|   |zara|lino,seta`;
const words = [...hostile.split("|"), ...prices];

interface Form {
  /** A page that has it. */
  path: string;
  selector: string;
}

function asMember(): PlainBrowser {
  const browser = new PlainBrowser(shop.site);
  for (const [name, value] of cookies) browser.jar.cookies.set(name, value);
  return browser;
}

/** The GET forms of the site's pages, each once. */
async function formsOf(): Promise<Form[]> {
  const found = new Map<string, Form>();
  const look = await productWithLook(shop.site);
  const paths = opened(await slugsIn(shop.site.db)).map(({ path }) => path);
  for (const path of new Set([...paths, `/completa/${look}`, "/prodotti?confronta="])) {
    const browser = asMember();
    await browser.go(path);
    // What a program asks for, and pages without scripts.
    if (!browser.html.includes("data-entry")) continue;
    for (const form of all(browser.page, "form")) {
      const names = all(form, "input,select,textarea").map((field) => attribute(field, "name"));
      const id = attribute(form, "id");
      const selector = id ? `form#${id}` : `form.${attribute(form, "class")?.replaceAll(" ", ".")}`;
      const key = `${selector} ${[...new Set(names)]}`;
      if ((attribute(form, "method") ?? "get") === "get" && !found.has(key))
        found.set(key, { path, selector });
    }
  }
  return [...found.values()];
}

/** Where the page is, and how much it shows; null while it is on its way. */
function arrived(page: Page) {
  return page
    .evaluate(() => ({
      at: decodeURIComponent(location.pathname + location.search.replaceAll("+", " ")),
      busy: document.querySelector("main")?.ariaBusy === "true",
      titles: [...document.querySelectorAll("main h1, #quanti")].map((one) =>
        one.textContent.replace(/\s+/g, " ").trim(),
      ),
      count: document.querySelectorAll("main :is(h3, tbody tr, .save button)").length,
    }))
    .catch(() => null);
}

/** The same without scripts. */
function cameTo({ path, page }: PlainBrowser) {
  const titles = all(page, "main h1, #quanti").map(textOf);
  const count = all(page, "main h3, main tbody tr, main .save button").length;
  return { at: decodeURIComponent(path.replaceAll("+", " ")), busy: false, titles, count };
}

interface Filling {
  selector: string;
  draws: number[];
  texts: string[];
  /** Sent by its button at once; else left alone, where it applies by itself. */
  sends: boolean;
}

/** Runs in the page: fills a form as drawn. What stands in its fields then, and whether the browser sends it. */
function fill({ selector, draws, texts, sends }: Filling): { filled: (string | boolean)[]; goes: boolean } {
  const form = document.querySelector(selector);
  if (!(form instanceof HTMLFormElement)) throw new Error(`no form ${selector} at ${location.href}`);
  const fields = ([...form.elements] as HTMLInputElement[]).filter(({ type }) => type !== "hidden");
  fields.forEach((field, place) => {
    const drawn = draws[place % draws.length] as number;
    const text = texts[Math.floor(drawn * texts.length)] ?? "";
    const colour = Math.floor(drawn * 0xffffff).toString(16);
    if (field instanceof HTMLSelectElement) field.selectedIndex = Math.floor(drawn * field.options.length);
    else if (field.type === "checkbox") field.checked = drawn < 0.5;
    else if (field.type === "color") field.value = `#${colour.padStart(6, "0")}`;
    else if (/text|search/.test(field.type))
      field.value = field.maxLength > 0 ? text.slice(0, field.maxLength) : text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  const filled = fields
    .filter(({ localName }) => /^(input|select|textarea)$/.test(localName))
    .map(({ type, checked, value }) => (/^(checkbox|radio)$/.test(type) ? checked : value));
  const goes = form.checkValidity();
  if (goes && sends) form.requestSubmit(form.querySelector<HTMLElement>("button:not([type=button])"));
  else if (goes) fields[0]?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  return { filled, goes };
}

/** The request of a browser without scripts in whose form the same stands; null where it would not send it. */
async function plainly({ page }: PlainBrowser, selector: string, filled: (string | boolean)[]) {
  const [form] = all(page, selector);
  if (!form) throw new Error(`no form ${selector} without scripts`);
  const fields = within(page).filter(
    (one) =>
      /^(input|select|textarea)$/.test(one.tag) &&
      attribute(one, "type") !== "hidden" &&
      formOf(one, page) === form,
  );
  expect(fields.length, selector).toBe(filled.length);
  const typed = new Map(fields.map((field, place) => [field, filled[place] ?? ""]));
  const button = all(form, "button").find((one) => attribute(one, "type") !== "button") ?? form;
  return refusals(form, button, page, typed).length > 0 ? null : sent(form, button, page, typed);
}

test("every GET form reaches the same address and as many things, sent at once or left to itself", async () => {
  const forms = await formsOf();
  expect(forms.length).toBeGreaterThan(10);
  expect(forms.map(({ selector }) => selector)).toContain("form.line.find");
  const plain = asMember();
  const { page, context } = await shop.visit();
  await context.addCookies(cookiesOf(plain));
  let times = 0;
  for (const { path, selector } of forms)
    for (let round = 0; round < 2; round += 1) {
      const isThere = (await page.locator(selector).count()) > 0 && all(plain.page, selector).length > 0;
      if (round === 0 || !isThere) await Promise.all([page.goto(path), plain.go(path)]);
      if (!(await page.locator("html[data-awake]").count())) await wake(page);
      const applies = await page.locator(`${selector}[data-apply]`).count();
      const filling: Filling = {
        selector,
        draws: Array.from({ length: 7 }, random),
        texts: selector === "form#f-prezzo" ? prices : words,
        sends: applies === 0 || round % 2 === 0,
      };
      const { filled, goes } = await page.evaluate(fill, filling);
      const message = `${path} ${selector} ${filling.sends ? "sent" : "left"} ${filling.draws}`;
      const request = await plainly(plain, selector, filled);
      expect(request !== null, message).toBe(goes);
      if (!request) continue;
      times += 1;
      const { pathname, search } = new URL(request.path, plain.origin + plain.path);
      await plain.go(pathname + search);
      await expect.poll(() => arrived(page), { message }).toEqual(cameTo(plain));
    }
  expect(times).toBeGreaterThan(forms.length);
});

/** A visitor with one product in the cart, who has come to its page. */
async function buyer(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop.site);
  const [slug] = await soldByThree(shop.site.db);
  await browser.go(`/${slug}`);
  const [add] = all(browser.page, "form.add button");
  if (!add) throw new Error(`${browser.path} ${browser.status} sells nothing`);
  await browser.press(add);
  await browser.go(`/${slug}`);
  return browser;
}

const cookiesOf = ({ jar, origin: url }: PlainBrowser) =>
  [...jar.cookies].map(([name, value]) => ({ name, value, url }));

test("what is typed as a quantity comes to the same with scripts, when the field is left, as without", async () => {
  const plain = await buyer();
  const other = await buyer();
  const { page, context } = await shop.visit();
  await context.addCookies(cookiesOf(other));
  await plain.go("/carrello");
  await page.goto("/carrello");
  await wake(page);
  const field = page.getByLabel(/^Quantità/);
  for (const text of quantities) {
    const [quantity] = plain.fields(/^Quantità/);
    plain.fill(quantity as Element, text);
    await plain.press(/^Aggiorna/);
    await field.fill(text);
    await field.press("Tab");
    await expect
      .poll(async () => [await field.inputValue(), await field.isEnabled()], { message: text })
      .toEqual([plain.value(/^Quantità/), true]);
  }
});

/** What a form posts; each document has a key and a token of its own. */
const posted = (body: unknown) => String(body).replace(/(chiave|modulo__da)=[^&]*/g, "$1");

test("forms of sizes and of the cart post the same with scripts as without", async () => {
  const plain = await buyer();
  const look = `/completa/${await productWithLook(shop.site)}`;
  const { page, context } = await shop.visit();
  await context.addCookies(cookiesOf(plain));
  const posts: string[] = [];
  await page.route("**/*", (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    posts.push(posted(route.request().postData()));
    return route.fulfill({ status: 204 });
  });
  const concerned = [
    [plain.path, "form.add"],
    ["/carrello", "form.quantity"],
    ["/carrello", "form[data-failure$=prodotto]"],
    ["/taglie?per=donna", "form#modulo-taglie"],
    [look, "form#look"],
  ] as const;
  const expected: string[] = [];
  for (const [path, selector] of concerned)
    for (let round = 0; round < 2; round += 1) {
      await Promise.all([page.goto(path), plain.go(path)]);
      await wake(page);
      const filling = { selector, draws: Array.from({ length: 11 }, random), texts: words, sends: true };
      const { filled, goes } = await page.evaluate(fill, filling);
      const message = `${path} ${selector} ${filling.draws}`;
      const request = await plainly(plain, selector, filled);
      expect(request !== null, message).toBe(goes);
      if (request) expected.push(posted(Reflect.get(request, "body")));
      await expect.poll(() => posts, { message }).toEqual(expected);
    }
  expect(posts.length).toBeGreaterThan(7);
});
