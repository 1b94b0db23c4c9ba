import { ProductCard } from "contract";
import type { Exits } from "server/exits/links";
import { expect, test } from "vitest";
import { cardViews } from "~/lib/card-view";
import { compareSizes, shownSizes } from "~/lib/sizes";

const exits: Exits = { link: ({ url, product, place }) => `/vai/${url.length}?${place}${product}` };
const now = new Date("2026-11-21T10:00:00Z");

function product(wire: object) {
  return ProductCard.parse({ prodotto_id: 7, nome_prodotto: "Vestito", ...wire });
}

test("sizes that say nothing are left out, the others are upper case and in the order of the shelf", () => {
  expect(shownSizes(["taglia unica", "Unica", "U", "One Size", "onesize"])).toEqual([]);
  expect(shownSizes(["l", "s", "xxl", "M", "xs", "XL", "l "])).toEqual(["XS", "S", "M", "L", "XL", "XXL"]);
  expect(shownSizes(["42", "9", "38 1/3", "38", "40"])).toEqual(["9", "38", "38 1/3", "40", "42"]);
  expect(["L", "Corta", "4-5 anni", "2XL", "S", "XL", "10"].sort(compareSizes)).toEqual([
    "4-5 anni",
    "10",
    "S",
    "L",
    "XL",
    "2XL",
    "Corta",
  ]);
});

test("a card shows four sizes and counts the rest", () => {
  const [card] = cardViews(
    [product({ taglie: ["36", "38", "40", "42", "44", "46", "U"] })],
    exits,
    "home",
    now,
  );
  expect(card).toMatchObject({ sizes: ["36", "38", "40", "42"], more: 2 });
});

test("a card leads out through the minted address and in through its slug", () => {
  const wire = { slug: "vestito-lungo", url_prodotto: "https://negozio.example/p/1", negozio: ["Bottega"] };
  const [card] = cardViews([product(wire)], exits, "home", now);
  expect(card).toMatchObject({ href: "/vestito-lungo", out: "/vai/27?home7", store: "Bottega" });
});

test("a link that is not http is no way out", () => {
  const [card] = cardViews([product({ url_prodotto: "javascript:alert(1)" })], exits, "home", now);
  expect(card).toMatchObject({ href: null, out: null });
});

test("only today's insertions are new", () => {
  const cards = cardViews(
    [product({ data_inserimento: "2026-11-21" }), product({ data_inserimento: "2026-11-20" })],
    exits,
    "home",
    now,
  );
  expect(cards.map((card) => card.isNew)).toEqual([true, false]);
});
