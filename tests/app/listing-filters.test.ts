/** Groups, tags, pages and titles of a listing. */

import type { FacetValue } from "contract/listing/facets";
import { parseListing } from "contract/listing/query";
import { describe, expect, test } from "vitest";
import { pageWindow } from "~/lib/page-window";
import {
  aroundPrices,
  counter,
  exclusionHref,
  filterGroups,
  filterTags,
  isIndexable,
  labelsFrom,
  listingTitle,
  resetHref,
  toggleHref,
} from "~/routes/prodotti/filters";
import said from "./listing-filters.json";

const value = (slug: string, count: number, label = slug.toUpperCase()): FacetValue => ({
  slug,
  label,
  count,
  image: null,
});

describe("the groups of the panel", () => {
  test("lead with size and brand, then come prices, colour and category", () => {
    const two = [value("a", 2), value("b", 1)];
    const counts = { store: two, category: two, colour: two, brand: two, size: two, season: two };
    const [above, below] = aroundPrices(filterGroups(counts, parseListing({}), 12));
    expect(above.map(({ key }) => key)).toEqual(["size", "brand"]);
    expect(below.map(({ key }) => key)).toEqual(["colour", "category", "store", "season"]);
  });

  test("offer no value without products and no group that narrows nothing", () => {
    const groups = filterGroups(
      { brand: [value("nike", 3), value("puma", 0), value("vans", 1)], season: [value("estate", 9)] },
      parseListing({}),
      12,
    );
    expect(groups).toEqual([
      {
        key: "brand",
        total: 2,
        values: [
          ["nike", "NIKE", 3],
          ["vans", "VANS", 1],
        ],
      },
    ]);
  });

  test("keep a chosen value even when it is rare or has no products left", () => {
    const brands = [
      ...Array.from({ length: 20 }, (_, index) => value(`b${index}`, 50 - index)),
      value("puma", 0),
    ];
    const [group] = filterGroups({ brand: brands }, parseListing({ brand: "puma" }), 12);
    expect(group?.values).toHaveLength(13);
    expect(group?.values.at(-1)).toEqual(["puma", "PUMA", 0]);
  });

  test("hang the most frequent brands in alphabetical order, whatever their accents and case", () => {
    const brands = [value("vans", 9, "Vans"), value("etoile", 8, "Étoile"), value("adidas", 7, "adidas")];
    const [group] = filterGroups({ brand: [...brands, value("acme", 1, "Acme")] }, parseListing({}), 3);
    expect(group?.values.map(([, label]) => label)).toEqual(["adidas", "Étoile", "Vans"]);
  });

  test("hang sizes in the order of a shop and start with what shoppers narrow by", () => {
    const groups = filterGroups(
      {
        style: [value("a", 1), value("b", 1)],
        size: [value("l", 9), value("s", 5), value("m", 7)],
        category: [value("donna", 3), value("uomo", 2)],
      },
      parseListing({}),
      12,
    );
    expect(groups.map((group) => group.key)).toEqual(["size", "category", "style"]);
    expect(groups[0]?.values.map(([slug]) => slug)).toEqual(["s", "m", "l"]);
  });
});

describe("a value's link", () => {
  const query = parseListing({ categoria: "donna", taglia: "m", pagina: "3" });
  test("adds the value and starts again at page 1", () => {
    expect(toggleHref(query, "size", "l")).toBe("/prodotti?categoria=donna&taglia=l,m");
  });
  test("takes a chosen value away", () => {
    expect(toggleHref(query, "size", "m")).toBe("/prodotti?categoria=donna");
  });
  test("replaces or takes away an availability and a number of stars", () => {
    expect(toggleHref(query, "availability", "esauriti")).toContain("disponibilita=esauriti");
    const rated = parseListing({ valutazione: "3" });
    expect(toggleHref(rated, "rating", "4")).toBe("/prodotti?valutazione=4");
    expect(toggleHref(rated, "rating", "3")).toBe("/prodotti");
  });
  test("adds a promise of stores, and puts one of outlets in place of the other", () => {
    const asked = parseListing({ condizioni: "no-outlet,spedizione-gratis" });
    expect(toggleHref(asked, "terms", "outlet")).toBe("/prodotti?condizioni=spedizione-gratis,outlet");
    expect(toggleHref(asked, "terms", "no-outlet")).toBe("/prodotti?condizioni=spedizione-gratis");
    expect(parseListing({ condizioni: "outlet,no-outlet" }).terms).toEqual(["outlet"]);
    expect(parseListing({ condizioni: "niente" }).terms).toBeUndefined();
  });
  test("replaces the category", () => {
    expect(toggleHref(query, "category", "scarpe-donna")).toBe("/prodotti?categoria=scarpe-donna&taglia=m");
  });
});

test("every active filter has a tag whose link removes just that", () => {
  const query = parseListing(said.everything);
  const tags = filterTags(query, labelsFrom({ m: "M" }));
  expect(tags.map((tag) => tag.label)).toEqual(said.tags);
  expect(tags.at(-1)?.href).toContain("condizioni=spedizione-gratis");
  expect(tags.at(-1)?.href).not.toContain("resi-gratis");
  expect(tags[1]?.href).not.toContain("taglia");
  expect(tags[1]?.href).toContain("brand=nero-giardini");
  expect(tags.every((tag) => !tag.href.includes("pagina"))).toBe(true);
  expect(resetHref(query)).toBe("/prodotti?categoria=donna");
});

describe("the pagination", () => {
  test.each(said.windows as [number, number, number[]][])(
    "of page %i in %i pages offers %j",
    (current, total, expected) => {
      expect(pageWindow(current, total)).toEqual(expected);
    },
  );
});

describe("the listing", () => {
  const labels = labelsFrom({ "nero-giardini": "NeroGiardini" });
  test.each(said.titles as [Record<string, string>, null | string, string, string?][])(
    "asked for %j is called right",
    (params, category, expected, person) => {
      expect(listingTitle(parseListing(params), category, labels, person)).toBe(expected);
    },
  );

  test("counts in Italian", () => {
    expect([counter(0), counter(1), counter(1234)]).toEqual(["0 PRODOTTI", "1 PRODOTTO", "1.234 PRODOTTI"]);
  });

  test.each(said.indexed as [Record<string, string>, boolean][])(
    "asked for %j is worth an index entry: %s",
    (params, expected) => {
      expect(isIndexable(parseListing(params))).toBe(expected);
    },
  );
});

test("what is left out is a tag that a press takes away, and no address for search engines", () => {
  const query = parseListing({ escludi: "colore:nero,tipo_di_collo:con-cappuccio,brand:bella-elan" });
  expect(filterTags(query, labelsFrom({ "bella-elan": "Bella Élan" }))).toEqual([
    { label: "senza Bella Élan", href: "/prodotti?escludi=colore:nero,tipo_di_collo:con-cappuccio" },
    { label: "senza nero", href: "/prodotti?escludi=brand:bella-elan,tipo_di_collo:con-cappuccio" },
    { label: "senza cappuccio", href: "/prodotti?escludi=brand:bella-elan,colore:nero" },
  ]);
  expect(isIndexable(query)).toBe(false);
  expect(resetHref(query)).toBe("/prodotti");
});

test("whoever leaves out what was chosen no longer chooses it", () => {
  expect(exclusionHref(parseListing({ colore: "nero,rosso" }), "colour", "nero")).toBe(
    "/prodotti?colore=rosso&escludi=colore:nero",
  );
});
