/** An operator of the built worker, without scripts: at screens as a person uses them, or with forms posted as they come. */
import { expect } from "vitest";
import { operatorToken } from "../tools/desk";
import { all, textOf } from "../tools/elements";
import { multipart } from "../tools/multipart";
import { makeOperator } from "../tools/operator";
import { type Name, PlainBrowser } from "../tools/plain-browser";
import type { Answer, Site } from "../tools/site";
import { plainForms } from "./html";

let operators = 0;

/** A new browser without scripts in which the operator of a site is signed in; from an address of its own, for the flood counters. */
export async function operatorsBrowser(site: Site): Promise<PlainBrowser> {
  const desk = new PlainBrowser(site, { "cf-connecting-ip": `198.51.100.${++operators % 250}` });
  desk.jar.cookies.set("banco", await operatorToken(site));
  return desk;
}

/** Presses a button, and is told what it did. */
export async function press(desk: PlainBrowser, button: Name, said: string): Promise<void> {
  await desk.press(button);
  expect(desk.texts(".message").join(), `after ${button}`).toContain(said);
}

/** Searches the list of a screen. */
export async function search(desk: PlainBrowser, path: string, words: string): Promise<void> {
  await desk.go(path);
  const [field] = all(desk.page, "main input[type=search]");
  if (!field) throw new Error(`nothing can be searched at ${path}`);
  desk.fill(field, words);
  await desk.press("Cerca");
}

/** The calls that the log of changes tells of for some words, the first one first. */
export async function changes(desk: PlainBrowser, words: string): Promise<string[]> {
  await desk.go(`/gestione/registro?${new URLSearchParams({ cerca: words })}`);
  return all(desk.page, "tbody tr")
    .map((row) => textOf(all(row, "td")[2] ?? row))
    .reverse();
}

export interface Desk {
  email: string;
  get(path: string): Promise<Answer>;
  /** Fills the form that has this button (a field of its own) or that goes to this path, and posts it. */
  fill(path: string, fields: Record<string, string>, button?: [name: string, value: string]): Promise<Answer>;
  post(path: string, fields: Record<string, string>): Promise<Answer>;
  upload(path: string, fields: Record<string, string | File>): Promise<Answer>;
  /** Calls and what they were about, the latest first. */
  log(words: string): Promise<[call: string, subject: string][]>;
}

export async function deskOf(site: Site): Promise<Desk> {
  const { token, email } = await makeOperator(site.db);
  let requests = 0;
  // Each request from an address of its own, so that the flood counters stay out of the way.
  const inside = () => ({ cookie: `banco=${token}`, "cf-connecting-ip": `203.0.113.${++requests % 250}` });
  const get = (path: string) => site.page(path, { headers: inside() });
  const post: Desk["post"] = (path, fields) =>
    site.page(path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...inside() },
      body: new URLSearchParams(fields).toString(),
    });
  return {
    email,
    get,
    post,
    async fill(path, fields, button) {
      const forms = plainForms((await get(path)).html).filter(
        ({ action, fields: { atto = "" } }) =>
          action !== "/gestione/uscita" && !/^(anteprima|prova)/.test(atto),
      );
      const form = forms.find((one) =>
        button
          ? one.fields[button[0]] === button[1]
          : Object.keys(fields).every((name) => name in one.fields),
      );
      if (!form) throw new Error(`no such form at ${path}`);
      return post(form.action, { ...form.fields, ...fields });
    },
    async upload(path, fields) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      const { type, body } = await multipart(form);
      return site.page(path, { method: "POST", headers: { ...inside(), "content-type": type }, body });
    },
    async log(words) {
      const { html } = await get(`/gestione/registro?${new URLSearchParams({ cerca: words })}`);
      const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
        [...row.matchAll(/<td[^>]*>(?:<div>)?(.*?)(?:<\/div>)?<\/td>/gs)].map(([, cell = ""]) =>
          cell.replace(/<[^>]+>/g, ""),
        ),
      );
      return rows.flatMap(([, , call, subject]) =>
        call && subject !== undefined ? [[call, subject]] : [],
      ) as [string, string][];
    },
  };
}

/** The sentence at the top of a screen. */
export function saidBy(html: string): string {
  const said = /<p class="message[^"]*" role="(?:alert|status)">(.*?)<\/p>/s.exec(html)?.[1] ?? "";
  return said
    .replace(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"');
}

/** What an answer may ask in the background ends at the plan's limits: after so many looks the clock does the rest, as it does each minute. */
const looks = 20;

/** Looks at an import's page until it is done. */
export async function importDone(site: Site, look: () => Promise<string>): Promise<void> {
  let looked = 0;
  await expect
    .poll(async () => {
      if (++looked > looks) await site.runScheduled();
      return look();
    })
    .toContain("Fatto:");
}
