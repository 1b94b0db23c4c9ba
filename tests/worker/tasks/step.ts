/** Steps of tasks without scripts, each what a person does on the page that is open. */
import { expect } from "vitest";
import { all } from "../../tools/elements";
import { sessionCookie } from "../../tools/fault-matrix";
import { goodPassword, makeMember } from "../../tools/member";
import type { Name, PlainBrowser } from "../../tools/plain-browser";
import type { Site } from "../../tools/site";

/** Who does it: a browser, where, and with which address of their own. */
interface Person {
  browser: PlainBrowser;
  site: Site;
  email: string;
}

export type Step = (person: Person) => Promise<unknown> | unknown;

/** What is to be done, how, and what must be read at the end. */
export type Task = readonly [name: string, steps: readonly Step[], sees: string];

export const go =
  (path: string): Step =>
  ({ browser }) =>
    browser.go(path);

/** @param within the name of the part of the page that holds the link */
export const follow =
  (name: Name, within?: Name): Step =>
  ({ browser }) =>
    browser.follow(name, within === undefined ? undefined : browser.region(within));

/** Of several that are called so, the first. */
export const followFirst =
  (name: Name): Step =>
  ({ browser }) => {
    const [first] = browser.links(name);
    if (!first) throw new Error(`no link ${name} on ${browser.path}`);
    return browser.follow(first);
  };

export const press =
  (name: Name): Step =>
  ({ browser }) =>
    browser.press(name);

/** What a selector finds first. */
export const use =
  (selector: string): Step =>
  ({ browser }) => {
    const [first] = all(browser.page, selector);
    if (!first) throw new Error(`no ${selector} on ${browser.path}`);
    return browser.use(first);
  };

export const fill =
  (label: string, text: string): Step =>
  ({ browser }) =>
    browser.fill(label, text);

export const choose =
  (label: string, option: string): Step =>
  ({ browser }) =>
    browser.choose(label, option);

export const tick =
  (label: Name, on = true): Step =>
  ({ browser }) =>
    browser.tick(label, on);

export const enter =
  (label: string): Step =>
  ({ browser }) =>
    browser.enter(label);

export const unfold =
  (words: Name): Step =>
  ({ browser }) =>
    browser.unfold(words);

export const sees =
  (words: string): Step =>
  ({ browser }) =>
    expect(browser.says(words), `${words} on ${browser.path}`).toBe(true);

/** The address of their own into a field. */
export const fillOwn =
  (label: string): Step =>
  ({ browser, email }) =>
    browser.fill(label, email);

/** Opens what the last letter leads to. */
export const openLetter: Step = async ({ browser, site, email }) => {
  const letter = await site.db
    .prepare("SELECT text FROM mail_outbox WHERE recipient = ? ORDER BY mail_id DESC")
    .bind(email)
    .first<string>("text");
  const [path] = /\/[a-z/-]+\?token=[\w-]+/.exec(letter ?? "") ?? [];
  expect(path, "a letter with a link").toBeDefined();
  await browser.go(path ?? "");
};

/** Signed in, with an account of their own, at its page. */
export const signIn: Step = async (person) => {
  const { browser, site } = person;
  const member = await makeMember(site.db, { password: goodPassword, confirmed: true });
  person.email = member.email;
  const [name = "", value = ""] = (await sessionCookie(site, member, null)).split("=");
  browser.jar.cookies.set(name, value);
  await browser.go("/account/info");
};

/** The same by the door. */
export const signInByPassword: Step = async (person) => {
  const { browser, site } = person;
  const { email } = await makeMember(site.db, { password: goodPassword, confirmed: true });
  person.email = email;
  browser.fill("Email", email);
  browser.fill("Password", goodPassword);
  await browser.press("Accedi");
};

/** A list with one product, made by the heart of its page. */
export const saveInto =
  (list: string, product: string): Step =>
  async ({ browser }) => {
    await browser.go(product);
    await browser.use(browser.one(".heart.wide"));
    browser.fill("Nome della lista", list);
    await browser.press("Crea e salva");
  };
