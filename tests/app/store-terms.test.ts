/** What stores promise beside prices: how it is said, the filters of a product's offers by it, and sizes by store. */
import { Offer, ProductDetail } from "contract";
import { deliveryDays } from "contract/store-terms";
import { describe, expect, test } from "vitest";
import { pageOptions } from "~/lib/product/address";
import { sizeMatrix } from "~/lib/product/size-matrix";
import { promising, termFilters, termsLine, termsTable } from "~/lib/product/terms";
import tables from "./store-terms.json";

const offer = (store: string, more: Record<string, unknown> = {}) =>
  Offer.parse({
    negozio: store,
    merchant_slug: store,
    prezzo: 40,
    disponibilita: "disponibile",
    url: `https://${store}.example/`,
    ...more,
  });
const generous = offer("generoso", {
  costo_spedizione: 0,
  spedizione_negozio: 4.9,
  gratis_da: 39,
  tempi_consegna: "24/48 ore",
  condizioni: {
    ...{ reso_giorni: 30, reso_gratis: true, pagamenti: ["PayPal", "Visa"], paese: "IT" },
    ...{ voto: 4.63, voti: 12_840, fonte_voto: "Trustpilot", outlet: false },
  },
});
const plain = offer("spiccio", {
  costo_spedizione: 6.9,
  tempi_consegna: "3-5 giorni",
  condizioni: { reso_giorni: 14, reso_gratis: false, outlet: true },
});
const silent = offer("muto");
const options = (query: string) => pageOptions(new URLSearchParams(query));

describe("what a store promises", () => {
  test("is said whole, and what nobody says is said to be unknown", () => {
    expect(termsTable(generous)).toEqual(tables.whole);
    expect(new Set(termsTable(silent).map(([, said]) => said))).toEqual(new Set(["non indicato"]));
    expect(termsLine(plain)).toEqual(["Reso entro 14 giorni, a carico tuo", "Outlet"]);
    expect(termsLine(silent)).toEqual([]);
  });

  test("counts as a judgement only with its source and its number", () => {
    const unnamed = offer("x", { condizioni: { voto: 4.9, voti: 100 } });
    expect(termsLine(unnamed)).toEqual([]);
    expect(Object.fromEntries(termsTable(unnamed)).Valutazione).toBe("non indicato");
  });

  test("may be wrong on the wire without taking the offer away", () => {
    expect(offer("x", { condizioni: { reso_giorni: "trenta" } }).terms).toEqual({});
  });

  test.each(tables.days as [string | null, object | null][])("takes %s as days", (said, days) =>
    expect(deliveryDays(said)).toEqual(days),
  );
});

describe("the filters of a product's offers", () => {
  const offers = [generous, plain, silent];
  const kept = (query: string) => promising(offers, options(query).terms).map(({ store }) => store?.slug);

  test("keep what is promised: what nobody says is no promise", () => {
    expect(kept("")).toEqual(["generoso", "spiccio", "muto"]);
    expect(kept("condizioni=spedizione-gratis")).toEqual(["generoso"]);
    expect(kept("condizioni=entro-3-giorni,resi-gratis")).toEqual(["generoso"]);
    expect(kept("condizioni=outlet")).toEqual(["spiccio"]);
    expect(kept("condizioni=no-outlet,inventato")).toEqual(["generoso"]);
    expect(kept("condizioni=outlet,resi-gratis")).toEqual([]);
  });

  test("are offered where they tell offers apart, keep the rest of the address, and are off by one press", () => {
    const shown = termFilters(offers, "/abito", options("offerte=prezzo&condizioni=resi-gratis,outlet"));
    expect(shown.filter(({ chosen }) => chosen).map(({ name, href }) => [name, href])).toEqual([
      ["Reso gratuito", "/abito?offerte=prezzo&condizioni=outlet#offerte"],
      ["Solo outlet", "/abito?offerte=prezzo&condizioni=resi-gratis#offerte"],
    ]);
    const without = shown.find(({ name }) => name === "Senza outlet");
    expect(without?.href).toBe("/abito?offerte=prezzo&condizioni=resi-gratis,no-outlet#offerte");
    expect(termFilters([generous, generous], "/abito", options(""))).toEqual([]);
    expect(termFilters([silent, silent], "/abito", options(""))).toEqual([]);
  });
});

describe("sizes by store", () => {
  const variant = (id: number, colour: string, size: string) => ({
    variante_id: id,
    slug: `v-${id}`,
    attributi: [
      { name: "Colore", value: colour },
      { name: "Taglia", value: size },
    ],
  });
  const product = (offerte: unknown[]) =>
    ProductDetail.parse({
      prodotto_id: 1,
      nome_prodotto: "Abito",
      varianti: [
        variant(1, "Rosso", "M"),
        variant(2, "Rosso", "S"),
        variant(3, "Blu", "M"),
        variant(4, "Blu", "S"),
      ],
      offerte,
    });
  const sold = (store: string, id: number, price: number, more: Record<string, unknown> = {}) => ({
    ...{ negozio: store, merchant_slug: store, variante_id: id, prezzo: price },
    ...{ disponibilita: "disponibile", url: `https://${store}.example/${id}`, ...more },
  });
  const two = product([
    sold("A", 1, 50),
    sold("A", 3, 45),
    sold("B", 1, 40, { costo_spedizione: 9 }),
    sold("B", 2, 30, { disponibilita: "esaurito" }),
  ]);
  const told = (asked: string) =>
    sizeMatrix(two, asked)?.rows.map(({ size, cells }) => [
      size,
      ...cells.map((cell) => cell && [(cell.offer.price.current ?? 0) / 100, cell.best]),
    ]);

  test("are laid out in the shop's order, each cell with the offer to take and the lowest total marked", () => {
    expect(sizeMatrix(two, "")?.stores).toEqual(["A", "B"]);
    expect(told("")).toEqual([
      ["S", null, [30, false]],
      ["M", [45, true], [40, false]],
    ]);
  });

  test("follow the colour that is chosen", () => {
    expect(told("colore.rosso_taglia.m")).toEqual([
      ["S", null, [30, false]],
      ["M", [50, false], [40, true]],
    ]);
    expect(sizeMatrix(two, "colore.rosso_taglia.m")?.choice).toBe("colore.rosso");
  });

  test("need several stores and several sizes", () => {
    expect(sizeMatrix(product([sold("A", 1, 50), sold("A", 2, 50)]), "")).toBeNull();
  });
});
