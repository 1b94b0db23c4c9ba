import { emptyListing, type ListingQuery, parseListing } from "contract/listing/query";
import { expect, test } from "vitest";
import {
  changed,
  listingHref,
  withFacet,
  withFacetToggled,
  withoutFilters,
  withPage,
  withPrice,
  withSearch,
} from "~/lib/listing-url";

const start: ListingQuery = { ...emptyListing, category: "donna", page: 3 };

test("the same filters have one address, whatever the order they were chosen in", () => {
  const one = withFacetToggled(withFacetToggled(start, "size", "m"), "size", "l");
  const other = withFacetToggled(withFacetToggled(start, "size", "l"), "size", "m");
  expect(listingHref(one)).toBe("/prodotti?categoria=donna&taglia=l,m");
  expect(listingHref(other)).toBe(listingHref(one));
});

test.each([
  ["a value of a facet", () => withFacet(start, "size", ["s"]), "categoria=donna&taglia=s"],
  ["no value of a facet", () => withFacet(withFacet(start, "size", ["s"]), "size", []), "categoria=donna"],
  ["another category", () => changed(start, { category: "uomo" }), "categoria=uomo"],
  ["a search", () => withSearch(start, "jeans"), "categoria=donna&cerca=jeans"],
  ["prices", () => withPrice(start, 10, 20), "categoria=donna&prezzoMin=10&prezzoMax=20"],
  [
    "prices with shipping",
    () => changed(withPrice(start, undefined, 50), { delivered: true }),
    "categoria=donna&prezzoMax=50&spedizioneCompresa=true",
  ],
  ["reduced goods", () => changed(start, { onSale: true }), "categoria=donna&inSconto=true"],
  ["new goods", () => changed(start, { newArrivals: true }), "categoria=donna&nuoviArrivi=true"],
  [
    "goods in stock",
    () => changed(start, { availability: "disponibili" }),
    "categoria=donna&disponibilita=disponibili",
  ],
  ["goods that are rated", () => changed(start, { rating: 4 }), "categoria=donna&valutazione=4"],
  ["another order", () => changed(start, { sort: "prezzo_asc" }), "categoria=donna&ordinamento=prezzo_asc"],
])("to choose %s keeps the rest and starts at page one", (_, choose, address) => {
  const query = choose();
  expect(listingHref(query)).toBe(`/prodotti?${address}`);
  expect(query.facets.size === undefined || query.facets.size.length > 0).toBe(true);
  expect(parseListing(Object.fromEntries(new URLSearchParams(address)))).toMatchObject(query);
});

test("of several values the one that is chosen again goes alone", () => {
  const chosen = withFacet(start, "size", ["l", "m", "s"]);
  expect(listingHref(withFacetToggled(chosen, "size", "m"))).toBe("/prodotti?categoria=donna&taglia=l,s");
});

test("choosing a value twice takes it away, and its parameter with the last one", () => {
  const chosen = withFacetToggled(start, "colour", "rosso");
  expect(listingHref(withFacetToggled(chosen, "colour", "rosso"))).toBe("/prodotti?categoria=donna");
});

test("every change starts again at page one, except turning the page", () => {
  for (const other of [
    withFacetToggled(start, "brand", "nike"),
    withFacet(start, "brand", []),
    withPrice(start, 10, 20),
    changed(start, { onSale: true }),
    changed(start, { sort: "prezzo_asc" }),
    changed(start, { category: undefined }),
  ])
    expect(other.page).toBe(1);
  expect(listingHref(withPage(start, 4))).toBe("/prodotti?categoria=donna&pagina=4");
});

test("without filters the visitor stays in the category, the search and the sort", () => {
  const full = parseListing({
    categoria: "uomo",
    cerca: "jeans",
    taglia: "m",
    prezzoMin: "10",
    ordinamento: "bestseller",
  });
  expect(listingHref(withoutFilters(full))).toBe(
    "/prodotti?categoria=uomo&cerca=jeans&ordinamento=bestseller",
  );
});

test("texts are escaped and no filters leave a bare path", () => {
  expect(listingHref({ search: "a&b=c più" })).toBe("/prodotti?cerca=a%26b%3Dc+pi%C3%B9");
  expect(listingHref(emptyListing)).toBe("/prodotti");
  expect(listingHref({ facets: { brand: ["d&g"], store: ["zoe"] } })).toBe(
    "/prodotti?brand=d%26g&negozio=zoe",
  );
});

test("changes leave the query they start from alone", () => {
  const before = structuredClone(start);
  withFacetToggled(start, "size", "m");
  expect(start).toEqual(before);
});
