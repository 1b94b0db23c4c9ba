/** What a person does on the page that is open: the verbs of `tasks.json`. A name between slashes is a pattern. */
import { expect } from "vitest";
import { all } from "../tools/elements";
import { sessionCookie } from "../tools/fault-matrix";
import { goodPassword, makeMember } from "../tools/member";
import type { Name, PlainBrowser } from "../tools/plain-browser";
import type { Site } from "../tools/site";
import { run, value } from "./sql";

/** Who does it: a browser, where, and with which address of their own. */
export interface Person {
  browser: PlainBrowser;
  site: Site;
  email: string;
}

function named(words: string): Name {
  const [, pattern] = /^\/(.*)\/$/.exec(words) ?? [];
  return pattern === undefined ? words : new RegExp(pattern);
}

const verbs: Record<string, (person: Person, what: string, more?: string) => Promise<unknown> | unknown> = {
  go: ({ browser }, path) => browser.go(path),
  /** Perhaps within a part of the page that has a name. */
  follow: ({ browser }, link, part) =>
    browser.follow(named(link), part === undefined ? undefined : browser.region(named(part))),
  /** Of several that are called so, the first. */
  followFirst: ({ browser }, name) => browser.follow(first(browser, browser.links(named(name)), name)),
  press: ({ browser }, name) => browser.press(named(name)),
  /** What a selector finds first. */
  use: ({ browser }, selector) => browser.use(first(browser, all(browser.page, selector), selector)),
  fill: ({ browser }, label, text = "") => browser.fill(label, text),
  /** The address of their own into a field. */
  fillOwn: ({ browser, email }, label) => browser.fill(label, email),
  choose: ({ browser }, label, option = "") => browser.choose(label, option),
  tick: ({ browser }, label) => browser.tick(named(label)),
  enter: ({ browser }, label) => browser.enter(label),
  unfold: ({ browser }, words) => browser.unfold(named(words)),
  download: ({ browser }, name) => browser.download(name),
  at: ({ browser }, path) => expect(browser.path.split("#")[0]).toBe(path),
  sees: ({ browser }, words) => expect(browser.says(words), `${words} on ${browser.path}`).toBe(true),
  lacks: ({ browser }, words) => expect(browser.says(words), `${words} on ${browser.path}`).toBe(false),
  /** What visitors saved cost twice as much then. */
  savedDearer: ({ site }) => run(site.db)`UPDATE visitor_saves SET saved_cents = saved_cents * 2`,
  /** Opens the address that stands in a field. */
  goToValue: ({ browser }, label) => {
    const { pathname, search } = new URL(browser.value(label));
    return browser.go(pathname + search);
  },
  openLetter,
  signIn,
  signInByPassword,
  /** A list with one product, made by the heart of its page. */
  saveInto: async ({ browser }, list, product = "") => {
    await browser.go(product);
    await browser.use(browser.one(".heart.wide"));
    browser.fill("Nome della lista", list);
    await browser.press("Crea e salva");
  },
};

export async function take(person: Person, [verb = "", what = "", more]: readonly string[]): Promise<void> {
  const step = verbs[verb];
  if (!step) throw new Error(`nobody knows how to ${verb}`);
  await step(person, what, more);
}

function first<Found>({ path }: PlainBrowser, found: Found[], what: string): Found {
  const [one] = found;
  if (!one) throw new Error(`no ${what} on ${path}`);
  return one;
}

/** Opens what the last letter leads to. */
async function openLetter({ browser, site, email }: Person): Promise<void> {
  const letter = await value<string>(site.db)`SELECT text FROM mail_outbox WHERE recipient = ${email}
    ORDER BY mail_id DESC`;
  const [path] = /\/[a-z/-]+\?token=[\w-]+/.exec(letter ?? "") ?? [];
  expect(path, "a letter with a link").toBeDefined();
  await browser.go(path ?? "");
}

/** Signed in, with an account of their own, at its page. */
async function signIn(person: Person): Promise<void> {
  const { browser, site } = person;
  const member = await makeMember(site.db, { password: goodPassword, confirmed: true });
  person.email = member.email;
  const [name = "", value = ""] = (await sessionCookie(site, member, null)).split("=");
  browser.jar.cookies.set(name, value);
  await browser.go("/account/info");
}

/** The same by the door. */
async function signInByPassword(person: Person): Promise<void> {
  const { browser, site } = person;
  const { email } = await makeMember(site.db, { password: goodPassword, confirmed: true });
  person.email = email;
  browser.fill("Email", email);
  browser.fill("Password", goodPassword);
  await browser.press("Accedi");
}
