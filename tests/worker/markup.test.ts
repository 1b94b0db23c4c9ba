/** What checkers of HTML and of structured data refuse, on one page of each kind (the W3C's found nothing else). */
import { expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { makeOperator } from "../tools/operator";
import { sharedSite } from "../tools/site";
import { links } from "./html";
import kinds from "./markup.json";

const site = await forFile(sharedSite());

/** What comes late stands twice in a page until scripts put it in place: a crawler gets it in one piece. */
const whole = { headers: { "user-agent": "Googlebot/2.1" } };

async function pages(): Promise<[path: string, html: string][]> {
  const known = await Promise.all(
    kinds.map(async (path) => [path, (await site.page(path, whole)).html] as const),
  );
  const all = new Map(known);
  const first = (path: string, pattern: RegExp) =>
    links(all.get(path) ?? "").find((href) => pattern.test(href)) ?? "";
  const product = /<h3><a href="(\/[^"]+)"/.exec(all.get("/prodotti") ?? "")?.[1] ?? "";
  const further = [
    product,
    first("/prodotti", /^\/vai\//),
    first("/magazine", /^\/magazine\/(?!categoria|feed)[^?]+$/),
    first("/codici-sconto-coupon", /merchant=/),
  ];
  for (const path of further) all.set(path, (await site.page(path, whole)).html);
  const { token } = await makeOperator(site.db);
  const desk = await site.page("/gestione", { headers: { cookie: `banco=${token}` } });
  all.set("/gestione", desk.html);
  return [...all];
}

/** Sentences about what is wrong; none when nothing is. */
function faultsOf(html: string): string[] {
  const body = html.slice(html.indexOf("<body"));
  const faults: string[] = [];
  if (/<style/.test(body.replace(/<svg\b[^>]*><style>[^<]*<\/style>/g, "")))
    faults.push("a sheet in the body");
  for (const [heading] of body.matchAll(/<h([1-6])\b[\s\S]*?<\/h\1>/g))
    if (/role="(status|alert|log)"/.test(heading)) faults.push(`a live region in ${heading.slice(0, 80)}`);
  const sheets = [...html.matchAll(/<style[^>]*>([^<]*)/g)].map(([, sheet]) => sheet ?? "").join("");
  for (const [name] of sheets.matchAll(/--\d\w*:/g)) faults.push(`a custom property ${name}`);
  for (const [name] of sheets.matchAll(/[{;](line-clamp|vector-effect):/g)) faults.push(`a property ${name}`);
  const head = html.slice(0, html.indexOf("<body"));
  if (head.includes("reading-flow")) faults.push("a property that the W3C's checker does not know yet");
  for (const [figure] of body.matchAll(/<figure\b[\s\S]*?<\/figure>/g))
    if (/<\/figcaption>(?!<\/figure>)/.test(figure) && !/^<figure[^>]*><figcaption/.test(figure))
      faults.push(`a caption in the middle of ${figure.slice(0, 80)}`);
  for (const name of ["nothing", "printed"])
    if (body.includes(`class="${name}"`) && !head.includes(`.${name}{`))
      faults.push(`${name}, which is seen before its styles`);
  if (/http-equiv="refresh" content="\d+;\S/.test(html)) faults.push("a refresh without its space");
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  for (const id of ids.filter((id, index) => ids.indexOf(id) !== index)) faults.push(`two elements ${id}`);
  for (const [, id = ""] of head.matchAll(/rel="expect" href="#([^"]*)"/g))
    if (!ids.includes(id)) faults.push(`a first frame that waits for ${id}, which is nowhere`);
  for (const [, json] of html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)</g))
    if (json) faults.push(...namelessIn(JSON.parse(json)));
  return faults;
}

/** Entries of lists of which nobody learns what they are called, nor where they are (a list of addresses is Google's 'summary page'). */
function namelessIn(data: unknown): string[] {
  if (typeof data !== "object" || data === null) return [];
  const { "@type": type, name, url, item } = data as Record<string, unknown>;
  const called = name ?? (typeof item === "object" ? (item as { name?: unknown } | null)?.name : undefined);
  const here = type === "ListItem" && !called && !url ? [`no name: ${JSON.stringify(data)}`] : [];
  return [...here, ...Object.values(data).flatMap(namelessIn)];
}

test.each([
  ["/prodotti", "its first product", /<li id="(p\d+)"/],
  ["/", "its whole opening", /<a class="button" id="(\w+)"[^>]*>Scopri/],
  ["/brand", "its whole header", /<main[^>]*><div role="status" id="(\w+)"/],
])("%s is drawn first with %s, never without", async (path, _, first) => {
  const { html } = await site.page(path, whole);
  const [, waited] = /<link rel="expect" href="#(\w+)" blocking="render"\/>.*<body/s.exec(html) ?? [];
  expect(waited).toBe(first.exec(html)?.[1]);
});

test("no kind of page has what checkers refuse, and every entry of a list says its name or its address", async () => {
  const checked = await pages();
  expect(checked.length).toBeGreaterThan(kinds.length + 3);
  expect(/<figure\b/.test(checked.at(-1)?.[1] ?? "")).toBe(true);
  for (const [path, html] of checked) expect([path, faultsOf(html)]).toEqual([path, []]);
  expect(namelessIn([{ "@type": "ListItem", position: 1 }])).toHaveLength(1);
});
