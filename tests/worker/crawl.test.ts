/** Every filter that a listing offers yields the number of products that stands beside it. */
import { facetKeys, facets } from "contract/listing/facets";
import { rows } from "upstream/sql";
import { expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { random as numbersOf } from "../tools/random";
import { sharedSite } from "../tools/site";
import { cardCount } from "./html";
import { counter } from "./walk";

let asked = 0;
/** From another address each time: pages that have to be rendered are counted by address. */
const ask = (path: string) =>
  site.page(path, { headers: { "cf-connecting-ip": `203.0.${(asked >> 8) & 255}.${++asked & 255}` } });
const site = await forFile(sharedSite());

/** Where the walk starts, and how many offered links of each group are followed from a listing. */
const starts = [
  "/prodotti",
  "/prodotti?categoria=donna",
  "/prodotti?cerca=abito",
  "/prodotti?prezzoMax=80&inSconto=true",
];
const followed = 2;
const depth = 3;

interface Offer {
  param: string;
  href: string;
  shown: number;
  chosen: boolean;
}

test("following offered filters, three deep, leads to as many products as each one showed", async () => {
  const random = numbersOf(20_261_121);
  let checked = 0;
  for (const start of starts) {
    let level = [start];
    for (let step = 0; step < depth; step++) {
      const next: string[] = [];
      for (const address of level) {
        const { html } = await ask(address);
        const all = await offersOf(html);
        for (const param of new Set(all.map((offer) => offer.param))) {
          const offers = all.filter((offer) => offer.param === param);
          const open = offers.filter(({ chosen }) => !chosen);
          for (const { href, shown } of sample(open, followed, random)) {
            const led = await ask(href);
            // A further value of the same facet widens the listing: its number counts that value alone.
            const widened = offers.some(({ chosen }) => chosen) && param !== "categoria";
            const found = counter(led.html);
            expect([href, led.status]).toEqual([href, 200]);
            if (widened) expect(found, href).toBeGreaterThanOrEqual(shown);
            else expect([href, found]).toEqual([href, shown]);
            expect(shown, href).toBeGreaterThan(0);
            expect(cardCount(led.html)).toBe(Math.min(found, 24));
            checked++;
            if (!widened) next.push(href);
          }
        }
      }
      level = sample(next, 1, random);
    }
  }
  expect(checked).toBeGreaterThan(100);
});

/** The filter values of a listing: those of the panel, and those of the pages that hold the longer lists. */
async function offersOf(html: string): Promise<Offer[]> {
  const panel = /<aside class="filters"[\s\S]*?<\/aside>/.exec(html)?.[0] ?? "";
  const further = [...panel.matchAll(/href="(\/prodotti\/filtri\/[^"]+)"/g)].map(([, href]) => plain(href));
  const pages = await Promise.all(further.map(async (href) => (await ask(href)).html));
  const inPanel = [...panel.matchAll(/<div id="f-([a-z_]+)"[\s\S]*?<\/ul>/g)].flatMap(([group, param]) =>
    valuesOf(group, param ?? ""),
  );
  const onPages = pages.flatMap((page, index) => {
    const param = /\/filtri\/([a-z_]+)/.exec(further[index] ?? "")?.[1] ?? "";
    return valuesOf(/<ul class="values[\s\S]*?<\/ul>/.exec(page)?.[0] ?? "", param);
  });
  const all = new Map([...inPanel, ...onPages].map((offer) => [offer.href, offer]));
  return [...all.values()];
}

function valuesOf(html: string, param: string): Offer[] {
  return [...html.matchAll(/<a href="([^"]+)"( aria-current="true")?>[\s\S]*?<small>(\d+)<\/small>/g)].map(
    ([, href, chosen, shown]) => ({
      param,
      href: plain(href),
      shown: Number(shown),
      chosen: Boolean(chosen),
    }),
  );
}

test("every parameter of the specification narrows, is kept in links and can be taken away again", async () => {
  const results = await rows<{ facet: string; slug: string }>(site.db)`SELECT f.facet, MIN(f.slug) AS slug
    FROM products, json_each(value_ids) e JOIN facet_values f ON f.value_id = e.value GROUP BY f.facet`;
  const known = new Map(results.map(({ facet, slug }) => [facet, slug]));
  const all = counter((await ask("/prodotti")).html);
  const values: [string, string][] = [
    ...facetKeys.map((key): [string, string] => [facets[key].param, known.get(key) ?? "valore-inesistente"]),
    ["categoria", "donna"],
    ["cerca", "abito"],
    ["prezzoMin", "100"],
    ["prezzoMax", "100"],
    ["inSconto", "true"],
    ["nuoviArrivi", "true"],
    ["disponibilita", "esauriti"],
    ["valutazione", "5"],
  ];
  for (const [name, value] of values) {
    const { html, status } = await ask(`/prodotti?${name}=${value}`);
    expect([name, status]).toEqual([name, 200]);
    expect([name, counter(html) < all]).toEqual([name, true]);
    const toggle = /<a class="chip" href="([^"]*nuoviArrivi=true[^"]*)"/.exec(html)?.[1];
    if (name !== "nuoviArrivi") expect(plain(toggle), name).toContain(`${name}=${value}`);
    const away = name === "cerca" ? "Togli dalla ricerca" : "Rimuovi il filtro";
    if (name !== "categoria") expect(html, name).toContain(away);
    const paged = await ask(`/prodotti?${name}=${value}&pagina=2`);
    const links = [...paged.html.matchAll(/<ul class="line tags"[\s\S]*?<\/ul>/g)].join("");
    expect(links, name).not.toContain("pagina=");
  }
});

function plain(href: string | undefined): string {
  return (href ?? "").replaceAll("&amp;", "&");
}

function sample<T>(list: readonly T[], size: number, random: () => number): T[] {
  return list
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, size)
    .map(({ item }) => item);
}
