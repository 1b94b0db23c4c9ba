/** Similar goods beside a product: which cost less in all, and which are the same but for the brand. */
import { ProductCard } from "contract";
import type { Exits } from "server/exits/links";
import { expect, test } from "vitest";
import { alikeOf, inParts } from "~/lib/alike";

const exits: Exits = { link: () => "/vai" };

function card(id: number, price: number | null, wire: object = {}) {
  const told = price === null ? {} : { prezzo: price };
  return ProductCard.parse({ prodotto_id: id, nome_prodotto: `Capo ${id}`, ...told, ...wire });
}

const product = card(1, 50, { costo_spedizione: 5 });
const goods = [
  card(2, 52, { costo_spedizione: 5 }),
  card(3, 60, { gemello: true }),
  card(4, 49, { costo_spedizione: 0 }),
  card(5, 45, { gemello: true }),
  card(6, 49, { costo_spedizione: 9 }),
  card(7, 54.5),
  card(8, null),
];

test("each stands once, in the part that promises most, and says what speaks for it", () => {
  const parts = inParts(product, goods, exits).map(({ heading, cards }) => [
    heading,
    cards.map(({ id, fact }) => [id, fact?.full]),
  ]);
  expect(parts).toEqual([
    [
      "Lo stesso di un’altra marca",
      [
        [3, "Di un’altra marca"],
        [5, "10,00\u00a0€ in meno"],
      ],
    ],
    ["Simili a meno", [[4, "6,00\u00a0€ in meno"]]],
    [
      "Altri prodotti simili",
      [
        [2, undefined],
        [6, undefined],
        [7, undefined],
        [8, undefined],
      ],
    ],
  ]);
});

test("a product's page shows the nearest first and leads to the parts that hold something", () => {
  const found = alikeOf(product, goods, exits);
  expect(found?.cards.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(found?.ways.map(({ id, count }) => [id, count])).toEqual([
    ["marca", 2],
    ["meno", 1],
  ]);
  expect(alikeOf(product, goods.slice(0, 1), exits)?.ways).toEqual([]);
  expect(alikeOf(product, [], exits)).toBeNull();
});
