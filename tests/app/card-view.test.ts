import { ProductCard } from "contract";
import type { Exits } from "server/exits/links";
import { expect, test } from "vitest";
import { cardViews } from "~/lib/card-view";
import { codeView, priceSaid } from "~/lib/offer-code";
import { compareSizes, shownSizes } from "~/lib/sizes";

const exits: Exits = { link: ({ url, product, place }) => `/vai/${url.length}?${place}${product}` };
const now = new Date("2026-11-21T10:00:00Z");

function product(wire: object) {
  return ProductCard.parse({ prodotto_id: 7, nome_prodotto: "Vestito", ...wire });
}

const viewsOf = (cards: ProductCard[]) => cardViews(cards, exits, { place: "home", spot: "row1" }, now);

test("sizes that say nothing are left out, the others are upper case and in the order of the shelf", () => {
  expect(shownSizes(["taglia unica", "Unica", "U", "One Size", "onesize"])).toEqual([]);
  expect(shownSizes(["l", "s", "xxl", "M", "xs", "XL", "l "])).toEqual(["XS", "S", "M", "L", "XL", "XXL"]);
  expect(shownSizes(["42", "9", "38 1/3", "38", "40"])).toEqual(["9", "38", "38 1/3", "40", "42"]);
  const shelf = ["L", "Corta", "4-5 anni", "2XL", "S", "XL", "10"].sort(compareSizes);
  expect(shelf).toEqual(["4-5 anni", "10", "S", "L", "XL", "2XL", "Corta"]);
});

test("a card shows four sizes and counts the rest", () => {
  const [card] = viewsOf([product({ taglie: ["36", "38", "40", "42", "44", "46", "U"] })]);
  expect(card).toMatchObject({ sizes: ["36", "38", "40", "42"], more: 2 });
});

test("sizes of a card stand in one row: long ones are fewer, and children's say their unit with a letter", () => {
  const chips = (taglie: string[]) => {
    const [card] = viewsOf([product({ taglie })]);
    return [...(card?.sizes ?? []), card?.more];
  };
  expect(chips(["XS", "S", "M", "L", "XL"])).toEqual(["XS", "S", "M", "L", 1]);
  expect(chips(["4-5 anni", "6-7 anni", "8-9 anni", "10-11 anni"])).toEqual(["4-5A", "6-7A", 2]);
  expect(chips(["0-3 mesi", "18-24 mesi"])).toEqual(["0-3M", "18-24M", 0]);
  expect(chips(["Taglia molto lunga a parole"])).toEqual(["TAGLIA MOLTO LUNGA A PAROLE", 0]);
});

test("a card leads out through the minted address and in through its slug", () => {
  const wire = { slug: "vestito-lungo", url_prodotto: "https://negozio.example/p/1", negozio: ["Bottega"] };
  const [card] = viewsOf([product(wire)]);
  expect(card).toMatchObject({ href: "/vestito-lungo", out: "/vai/27?home7", store: "Bottega" });
});

test("a link that is not http is no way out", () => {
  const [card] = viewsOf([product({ url_prodotto: "javascript:alert(1)" })]);
  expect(card).toMatchObject({ href: null, out: null });
});

test("only today's insertions are new", () => {
  const cards = viewsOf([
    product({ data_inserimento: "2026-11-21" }),
    product({ data_inserimento: "2026-11-20" }),
  ]);
  expect(cards.map((card) => card.isNew)).toEqual([true, false]);
});

test("a card names the total with a code that takes three percent off it and that nobody reported", () => {
  const withCode = (code: object) => {
    const best = { slug: "x", mascherato: "SA****10", costo_spedizione: 4.9, ...code };
    const wire = product({ prezzo: 50, costo_spedizione: 4.9, codice_sconto: best });
    return viewsOf([wire])[0]?.withCode;
  };
  expect(withCode({ prezzo: 45 })).toBe(4990);
  expect(withCode({ prezzo: 50, costo_spedizione: 0 })).toBe(5000);
  expect(withCode({ prezzo: 48.35 })).toBe(5325);
  expect(withCode({ prezzo: 48.36 })).toBeNull();
  expect(withCode({ prezzo: 45, segnalato: true })).toBeNull();
  expect(withCode({ prezzo: "rubbish" })).toBeNull();
});

test("a card says one thing beside the price, and how many sell it in full and in short", () => {
  const [one, several, sized] = viewsOf([
    product({ negozio: ["Bottega"], numero_offerte: 1 }),
    product({ minimo_30_giorni: true, numero_offerte: 5 }),
    product({ taglia: "42", numero_offerte: 3 }),
  ]);
  expect(one).toMatchObject({ fact: null, sellers: null });
  expect(several?.fact?.full).toBe("Minimo di 30 giorni");
  expect(several?.sellers).toEqual({ full: " · da 5 negozi", short: " +4" });
  expect(sized?.sellers).toEqual({ full: " · da 3 negozi", short: " +2" });
});

test("goods that are sold by content or by the pair say what a unit costs, unless that is the price", () => {
  const said = (prezzo: number, unita: string) =>
    cardViews(
      [product({ prezzo: 14.95, prezzo_unitario: { prezzo, unita }, minimo_30_giorni: true })],
      exits,
      { place: "listing", spot: "results" },
      now,
    ).map(({ unit }) => unit)[0];
  expect(said(29.9, "100 ml")).toBe("29,90\u00a0€/100\u00a0ml");
  expect(said(4.98, "paio")).toBe("4,98\u00a0€/paio");
  expect(said(14.95, "paio")).toBeNull();
});

test("a product page says what a code leaves of the price, or of the shipping when it takes off that", () => {
  const said = (code: object) => {
    const best = { slug: "x", mascherato: "SA****10", costo_spedizione: 4.9, ...code };
    const view = codeView(product({ prezzo: 50, costo_spedizione: 4.9, codice_sconto: best }));
    return view && priceSaid(view, "EUR").join("");
  };
  expect(said({ prezzo: 45 })).toBe("45,00\u00a0€, 49,90\u00a0€ con spedizione");
  expect(said({ prezzo: 45, costo_spedizione: 0 })).toBe("45,00\u00a0€");
  expect(said({ prezzo: 50, costo_spedizione: 0 })).toBe("spedizione gratis");
  expect(said({ prezzo: 50, costo_spedizione: 2 })).toBe("spedizione a 2,00\u00a0€, 52,00\u00a0€ in tutto");
});

test("a code that is over before a kept page is made anew stands on no card", () => {
  const shown = (end: string | null) => {
    const code = { slug: "x", mascherato: "SA****10", prezzo: 45, data_fine: end };
    const [card] = viewsOf([product({ prezzo: 50, codice_sconto: code })]);
    return card?.withCode !== null;
  };
  const ends = ["2026-11-21T09:59:00Z", "2026-11-21T10:04:00Z", "2026-11-21T10:20:00Z", null];
  expect(ends.map(shown)).toEqual([false, false, true, true]);
});
