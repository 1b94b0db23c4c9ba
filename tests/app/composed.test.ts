/** Presses that come before an answer: each counts from what is wanted by then, as if the page had been asked for in between. */
import { facetKeys } from "contract/listing/facets";
import { formatListing, type ListingQuery, type Sort, sorts } from "contract/listing/query";
import { Understood } from "contract/listing/understood";
import fc from "fast-check";
import { expect, test } from "vitest";
import { composed } from "~/browser/composed";
import {
  canonicalHref,
  changed,
  listingHref,
  listingOf,
  withPage,
  withPrice,
  withSearch,
} from "~/lib/listing-url";
import { asFilters } from "~/lib/understood";
import { filterTags, humanised, toggleHref } from "~/routes/prodotti/filters";

const at = (href: string) => new URL(href, "https://vetrina.example");

/** One search is understood as filters, which the panel shows as chosen. Of these facets nothing else is chosen: what a search is understood as without that, only a server knows. */
const understood = Understood.parse({
  testo: "brand a colour b",
  parti: [
    { etichetta: "Brand a", tratti: [[0, 7]], filtro: "brand", valori: ["brand-a"] },
    { etichetta: "Colour b", tratti: [[8, 16]], filtro: "colore", valori: ["colour-b"] },
  ],
  esclusi: [],
});
const panelOf = (query: ListingQuery) => asFilters(query, understood);

interface Press {
  to: URL;
  /** Of a form, its fields; of a link, what it chooses one of (`data-sets`). */
  own?: string[] | undefined;
}

/** What can be pressed, and where that leads from the page of a query, in the panel from what it shows; null where there is nothing of the kind. */
interface Control {
  name: string;
  inPanel?: true;
  press(query: ListingQuery): Press | null;
}

function link(name: string, href: (query: ListingQuery) => string | undefined, own?: string[]): Control {
  return {
    name,
    press(query) {
      const to = href(query);
      return to === undefined ? null : { to: at(to), own };
    },
  };
}

const inPanel = (control: Control): Control => ({ ...control, inPanel: true });

/** As a browser with scripts sends it: what the form carries along, and its two fields, empty ones left out. */
function priceForm(low: string, high: string): Control {
  const typed = { prezzoMin: low, prezzoMax: high };
  return {
    name: `Da ${low} a ${high}`,
    press(query) {
      const carried = formatListing(withPage(withPrice(query), 1));
      const fields = Object.entries({ ...carried, ...typed }).filter(([, value]) => value !== "");
      return { to: at(`/prodotti?${new URLSearchParams(fields)}`), own: Object.keys(typed) };
    },
  };
}

const texts = fc.constantFrom("rosso, blu", "a,a", "abito", "c++ & co", 'jeans "slim"', "50% lana");
const prices = fc.constantFrom("", "10", "19,90", "19.90", "1.234,50", "1.200", "20 €", "+5", "abc", "7,5,3");
/** No two facets share one: by its label a tag is known. */
const value = fc
  .tuple(fc.constantFrom(...facetKeys), fc.constantFrom("a", "b", "c"))
  .map(([key, slug]) => [key, `${key.toLowerCase()}-${slug}`] as const);
const choice = fc.constantFrom(
  ["category", "donna"] as const,
  ["category", "uomo"] as const,
  ["availability", "disponibili"] as const,
  ["rating", "4"] as const,
  ["rating", "5"] as const,
);
const tag = fc.constantFrom(
  ...["Style a", "Style b", "Size a", "senza brand a", "fino a 20 €", "da 10 €", "In sconto", "“abito”"],
);

const control: fc.Arbitrary<Control> = fc.oneof(
  fc
    .oneof(value, choice)
    .map(([key, slug]) => inPanel(link(`${key} ${slug}`, (query) => toggleHref(query, key, slug)))),
  fc.tuple(prices, prices).map(([low, high]) => inPanel(priceForm(low, high))),
  fc.constant(link("In sconto", (query) => listingHref(changed(query, { onSale: !query.onSale })))),
  fc.constant(
    link("Nuovi arrivi", (query) => listingHref(changed(query, { newArrivals: !query.newArrivals }))),
  ),
  fc
    .constantFrom(...(Object.keys(sorts) as Sort[]))
    .map((sort) => link(sort, (query) => listingHref(changed(query, { sort })), ["ordinamento"])),
  fc
    .integer({ min: 1, max: 4 })
    .map((page) => link(`page ${page}`, (query) => listingHref(withPage(query, page)))),
  texts.map((text) =>
    link(`instead ${text}`, (query) =>
      query.search && query.search !== text ? listingHref(withSearch(query, text)) : undefined,
    ),
  ),
  tag.map((label) =>
    link(
      `without ${label}`,
      (query) => filterTags(query, humanised).find((one) => one.label === label)?.href,
    ),
  ),
);

const begun: fc.Arbitrary<ListingQuery> = fc
  .record(
    {
      categoria: fc.constantFrom("donna", "uomo"),
      cerca: fc.oneof(texts, fc.constant(understood.text)),
      stile: fc.constantFrom("style-a", "style-a,style-b"),
      taglia: fc.constantFrom("size-a", "size-a,size-b"),
      escludi: fc.constant("brand:brand-a"),
      prezzoMin: fc.constant("10"),
      prezzoMax: fc.constant("20"),
      inSconto: fc.constant("true"),
      valutazione: fc.constant("4"),
      ordinamento: fc.constantFrom("prezzo_asc", "consigliati"),
      pagina: fc.constant("3"),
    },
    { requiredKeys: [] },
  )
  .map((params) => listingOf(at(`/prodotti?${new URLSearchParams(params)}`)));

/** The listing that an address leads to. */
const arrived = (to: URL) => listingHref(listingOf(at(canonicalHref(to) ?? to.href)));

/** Each press on the page that the one before has brought; null where it is not there. */
function plainly(start: ListingQuery, controls: readonly Control[]): string | null {
  let query = start;
  for (const { press, inPanel } of controls) {
    const found = press(inPanel ? panelOf(query) : query);
    if (!found) return null;
    query = listingOf(at(arrived(found.to)));
  }
  return listingHref(query);
}

/** All of them on the first page; null where one is not there. */
function quickly(start: ListingQuery, controls: readonly Control[]): string | null {
  const shown = at(listingHref(start));
  let wanted = shown;
  for (const { press, inPanel } of controls) {
    const from = inPanel ? panelOf(start) : start;
    const found = press(from);
    if (!found) return null;
    wanted = composed(shown, wanted, found.to, found.own, from === start ? shown : at(listingHref(from)));
  }
  return arrived(wanted);
}

test("quick presses reach the address that the same presses reach one page after the other", () => {
  let compared = 0;
  fc.assert(
    fc.property(begun, fc.array(control, { minLength: 1, maxLength: 4 }), (start, controls) => {
      const [quick, plain] = [quickly(start, controls), plainly(start, controls)];
      if (quick === null || plain === null) return;
      compared += 1;
      expect(quick, controls.map(({ name }) => name).join(", then ")).toBe(plain);
    }),
    { numRuns: 1_500 },
  );
  expect(compared).toBeGreaterThan(1_000);
});

test("elsewhere a parameter holds one text, and the press that waits keeps the others", () => {
  const meant = (shown: string, pressed: string, wanted: string, own?: string[]) =>
    composed(at(`/magazine${shown}`), at(`/magazine${wanted}`), at(`/magazine${pressed}`), own).search;
  expect(meant("", "?tag=lino,%20seta", "?sort=vecchi&pagina=2")).toBe("?tag=lino,+seta&sort=vecchi");
  expect(meant("?tag=lino", "?tag=seta", "?tag=lana")).toBe("?tag=seta");
  expect(meant("?cerca=a", "?cerca=a%2Cb", "?cerca=a&tag=lino", ["cerca"])).toBe("?cerca=a,b&tag=lino");
  expect(meant("?cerca=a", "", "?cerca=a&tag=lino", ["cerca"])).toBe("?tag=lino");
});
