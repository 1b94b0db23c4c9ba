/** Comparing offers, and what search engines are told about them. */
import { Offer, ProductDetail } from "contract";
import { hoursAgo } from "domain/freshness";
import { describe, expect, test } from "vitest";
import { attributeTable, unsaid } from "~/lib/product/attributes";
import {
  comparedOffers,
  foldedOffers,
  offersSummary,
  priceSpan,
  sorted,
  storeOf,
} from "~/lib/product/offers";
import type { ProductView } from "~/lib/product/view";
import { productJsonLd } from "~/routes/$slug/structured-data";
import { tagHref } from "~/routes/$slug/tags";

const offer = (store: string, price: number, more: Record<string, unknown> = {}) =>
  Offer.parse({
    negozio: store,
    merchant_slug: store,
    prezzo: price,
    disponibilita: "disponibile",
    url: `https://${store}.example/`,
    ...more,
  });
const shown = (offers: Offer[]) =>
  offers.map(({ store, price }) => [store?.name, (price.current ?? 0) / 100]);

describe("the offers", () => {
  test("of a selected variant are those that sell it", () => {
    const offers = [offer("a", 10, { variante_id: 1 }), offer("b", 12, { variante_id: 2 }), offer("c", 9)];
    expect(shown(comparedOffers(offers, new Set([2])))).toEqual([
      ["c", 9],
      ["b", 12],
    ]);
  });

  test("without a selection are one per store: its cheapest that can be bought", () => {
    const offers = [
      offer("a", 10, { disponibilita: "esaurito" }),
      offer("a", 15),
      offer("a", 20),
      offer("b", 12, { costo_spedizione: 4 }),
      offer("c", 5, { disponibilita: "esaurito" }),
    ];
    expect(shown(comparedOffers(offers))).toEqual([
      ["a", 15],
      ["b", 12],
      ["c", 5],
    ]);
  });

  test("are summed up by their lowest price among those that can be bought", () => {
    const mixed = [offer("a", 10), offer("b", 12), offer("c", 5, { disponibilita: "esaurito" })];
    expect(offersSummary(priceSpan(mixed))).toBe("2 offerte a partire da 10,00\u00a0€");
    expect(offersSummary(priceSpan([offer("a", 10), offer("b", 10)]))).toBe("2 offerte a 10,00\u00a0€");
    expect(offersSummary(priceSpan([offer("a", 10)]))).toBeNull();
    expect(priceSpan([])).toBeNull();
  });

  test("the store told of is the one whose offer leads the page, whichever the product names", () => {
    const product = ProductDetail.parse({
      prodotto_id: 1,
      nome_prodotto: "Abito",
      merchant: { name: "A", slug: "a", totals: { coupons: 1, deals: 2, promotions: 3 } },
    });
    const told = (leading?: Offer) => {
      const store = storeOf(product, leading);
      return store && [store.slug, store.promotions];
    };
    expect(told(offer("b", 12, { promozioni_negozio: 4 }))).toEqual(["b", 4]);
    expect(told(offer("a", 10))).toEqual(["a", 3]);
    expect(told()).toEqual(["a", 3]);
    expect(storeOf({ merchant: null }, undefined)).toBeNull();
  });
});

describe("a price that a feed confirmed", () => {
  const noon = Date.parse("2026-11-21T12:00:00Z");
  const ago = (hours: number) => ({ data_verifica: new Date(noon - hours * 3_600_000).toISOString() });

  test.each([
    [0.5, "poco fa"],
    [1.9, "un’ora fa"],
    [47.9, "47 ore fa"],
    [48, "2 giorni fa"],
    [-1, "poco fa"],
  ])("%d hours ago is said in whole hours and days", (hours, expected) => {
    expect(hoursAgo(ago(hours).data_verifica, noon)).toBe(expected);
  });

  test("two days ago leads where it asks least, and else stands behind fresher and dearer ones, before what cannot be bought", () => {
    const offers = [
      offer("sold-out", 5, { ...ago(1), disponibilita: "esaurito" }),
      offer("leading", 10, ago(300)),
      offer("aged", 11, ago(49)),
      offer("fresh", 15, ago(47)),
      offer("unknown", 12),
    ];
    expect(shown(comparedOffers(offers, undefined, noon))).toEqual([
      ["leading", 10],
      ["unknown", 12],
      ["fresh", 15],
      ["aged", 11],
      ["sold-out", 5],
    ]);
    expect(shown(sorted(offers, noon, ({ price }) => price.current)).map(([store]) => store)).toEqual([
      "leading",
      "unknown",
      "fresh",
      "aged",
      "sold-out",
    ]);
  });

  test("a week ago is folded away unless it leads, as long as something else is there", () => {
    const [fresh, old, older] = [offer("a", 10, ago(1)), offer("b", 5, ago(169)), offer("c", 7, ago(500))];
    const { shown: compared, folded } = foldedOffers(
      comparedOffers([older, old, fresh], undefined, noon),
      noon,
    );
    expect([shown(compared), shown(folded)]).toEqual([
      [
        ["b", 5],
        ["a", 10],
      ],
      [["c", 7]],
    ]);
    const idle = foldedOffers(comparedOffers([older, old], undefined, noon), noon);
    expect([idle.shown.length, idle.folded.length]).toEqual([2, 0]);
  });
});

test("attributes come in the documented order and the variant's own words win", () => {
  const product = [
    { name: "Materiale", value: "Cotone" },
    { name: "Taglia", value: "S, M" },
    { name: "Peso", value: "1 kg" },
    { name: "materiale", value: "COTONE" },
    { name: "Materiale", value: "Lino" },
  ];
  expect(attributeTable(product, [{ name: "Taglia", value: "M" }])).toEqual([
    ["Taglia", "M"],
    ["Materiale", "Cotone, Lino"],
  ]);
});

test("attributes leave out what choices, stores and the lines of the description say", () => {
  const table: [string, string][] = [
    ["Taglia", "S, M"],
    ["Colore", "Nero"],
    ["Negozio", "Vialarga"],
    ["Materiale", "Viscosa"],
    ["Tipo di collo", "Colletto classico"],
    ["Occasione", "Ufficio, Viaggio"],
  ];
  const description =
    "<p>In tessuto nero da ufficio.</p><ul><li>Composizione: 100% <b>viscosa</b></li><li>Collo: colletto classico</li><li>Da ufficio</li></ul>";
  expect(unsaid(table, { names: ["Taglia", "Negozio"], description })).toEqual([
    ["Colore", "Nero"],
    ["Occasione", "Ufficio, Viaggio"],
  ]);
  expect(unsaid(table, { names: [], description: null })).toEqual(table);
});

describe("structured data", () => {
  const product = ProductDetail.parse({ prodotto_id: 7, nome_prodotto: "Abito" });
  const view = {
    name: "Abito",
    path: "/abito",
    pictures: Array.from({ length: 6 }, (_, index) => ({ src: `/media/uploads/${index}.webp` })),
    brand: { name: "Nike", slug: "nike" },
    gtin: "9788804668237",
    price: { current: 1000, previous: null, discountPercent: 0, currency: "EUR" },
    span: { low: 1000, high: 1250, count: 2, currency: "EUR" },
    availability: "in_stock",
    description: "<p>Bello</p>",
  } as unknown as ProductView;

  test("names at most four pictures, the number of the goods and the prices of the page", () => {
    const data = productJsonLd(product, view, "https://vetrina.example");
    expect(data.image).toHaveLength(4);
    expect(data.gtin).toBe("9788804668237");
    expect(data.offers).toMatchObject({
      "@type": "AggregateOffer",
      lowPrice: "10.00",
      highPrice: "12.50",
      offerCount: 2,
    });
  });

  test("has a single offer for a single store and none without a price", () => {
    const single = { ...view, span: { ...view.span, count: 1 } } as ProductView;
    expect(productJsonLd(product, single, "https://vetrina.example").offers).toMatchObject({
      price: "10.00",
    });
    const unpriced = { ...single, price: { ...view.price, current: null } };
    expect(productJsonLd(product, unpriced, "https://vetrina.example").offers).toBeUndefined();
  });
});

test("a tag leads to its listing", () => {
  expect(tagHref("Città & Sport")).toBe("/prodotti?tag=citta-sport");
});
