/** Columns that nobody knows are proposed, confirmed once for a store, and the command waits for a database that others write. */

import { UnknownColumns } from "feeds/read/columns";
import { expect, test } from "vitest";
import { whenFree } from "../../scripts/import/target-local";
import tables from "./columns.json";
import { anewForEveryTest, figures, rows, run } from "./import-set";

anewForEveryTest();

const italian = "Codice;Nome prodotto;Indirizzo;Prezzo;Disponibilità;Marca;Categoria";
const line = (id: number) =>
  `A${id};Felpa ${id};https://www.negozio.example/${id};49,90 €;disponibile;Luma;Felpe`;
const feed = (count: number) =>
  [italian, ...Array.from({ length: count }, (_, at) => line(at + 1))].join("\n");

test("a header that nobody knows changes nothing until it is explained; the store's next feed needs no word", async () => {
  const refused: unknown = await run(feed(2)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UnknownColumns);
  expect(await rows("SELECT COUNT(*) AS n FROM offers")).toEqual([{ n: 0 }]);
  const { proposal } = refused as UnknownColumns;
  expect(figures(await run(feed(2), { columns: proposal }))).toEqual([2, 0, 0, 0, 0]);
  expect(figures(await run(feed(3)))).toEqual([1, 0, 2, 0, 0]);
  await expect(run(feed(3), { store: "altro" })).rejects.toThrow(UnknownColumns);
});

test("the only price of a feed is what things cost, whatever it is called, and what is missing is named", async () => {
  const listed = feed(2).replace("Prezzo", "Prezzo di listino");
  const refused = (await run(listed).catch((error: unknown) => error)) as UnknownColumns;
  expect(refused.proposal).toMatchObject({ prezzo_di_listino: "price" });
  expect(refused.missing).toEqual([]);
  expect(figures(await run(listed, { columns: refused.proposal }))).toEqual([2, 0, 0, 0, 0]);
  const both = feed(1).replace("Prezzo;", "Prezzo;Prezzo di listino;");
  const two = (await run(both, { store: "due" }).catch((error: unknown) => error)) as UnknownColumns;
  expect(two.proposal).toMatchObject({ prezzo: "price", prezzo_di_listino: "recommended_price" });
  const without = feed(1).replace("Prezzo", "Ultima modifica");
  const lacking = (await run(without, { store: "tre" }).catch((error: unknown) => error)) as UnknownColumns;
  expect(lacking.missing).toEqual(["price"]);
});

test("a column more of a feed that is known anyway is added to what is known", async () => {
  const known =
    "id\ttitle\tlink\tprice\tavailability\tbrand\tproduct_type\tTinta base\n1\tFelpa\thttps://n.example/1\t5 EUR\tin stock\tLuma\tFelpe\tNero";
  expect((await run(known)).unnamed).toEqual(["tinta_base"]);
  const told = await run(known, { columns: { tinta_base: "color" } });
  expect([told.unnamed, told.changed]).toEqual([[], 1]);
  expect(await rows("SELECT variant_key FROM variants")).toEqual([{ variant_key: "nero|" }]);
});

test("what rows say of their store fills it, and leaves what was written at the desk", async () => {
  const told = (days: string) =>
    `id\ttitle\tlink\tprice\tavailability\tbrand\tproduct_type\treturn_days\tfree_returns\tpayment_methods\tstore_country
1\tFelpa\thttps://n.example/1\t5 EUR\tin stock\tLuma\tFelpe\t\tforse\tPayPal, Visa|Visa\tItalia
2\tFelpa\thttps://n.example/2\t5 EUR\tin stock\tLuma\tFelpe\t${days}\tsì\t\t`;
  const terms = async () => {
    const [store] = await rows<{ terms: string }>("SELECT terms FROM stores");
    return JSON.parse(store?.terms ?? "null") as unknown;
  };
  const said = { payments: ["PayPal", "Visa"], country: "IT", returnDays: 30, freeReturns: true };
  await run(told("30 giorni"));
  expect(await terms()).toEqual(said);
  await run(told("60"));
  expect(await terms()).toEqual({ ...said, returnDays: 60 });
  await rows(`UPDATE stores SET kept = 1, terms = '{"returnDays":14}'`);
  await run(told("90"));
  expect(await terms()).toEqual({ ...said, returnDays: 14 });
});

const judged = (
  more: string[],
  columns = "store_rating;store_rating_count;store_rating_source;store_outlet",
) =>
  [
    `id;title;link;price;availability;brand;product_type;${columns}`,
    ...more.map(
      (said, at) => `${at + 1};Felpa;https://n.example/${at + 1};5 EUR;in stock;Luma;Felpe;${said}`,
    ),
  ].join("\n");
const termsOf = async () => {
  const [store] = await rows<{ terms: string }>("SELECT terms FROM stores");
  return JSON.parse(store?.terms ?? "null") as unknown;
};

test("a feed says how its store is judged, by how many and where, and that it is an outlet, under Italian names too", async () => {
  const said = { rating: 4.6, judgements: 12_840, ratingSource: "Trustpilot", outlet: true };
  await run(judged(["4,6 su 5;12.840 recensioni;Trustpilot;sì"]));
  expect(await termsOf()).toEqual(said);
  const names = "Voto negozio;Giudizi negozio;Fonte voto;Negozio outlet";
  const columns = {
    voto_negozio: "store_rating",
    giudizi_negozio: "store_rating_count",
    fonte_voto: "store_rating_source",
    negozio_outlet: "store_outlet",
  } as const;
  await run(judged(["4.2/5;900;Feedaty;no"], names), { columns });
  expect(await termsOf()).toEqual({ rating: 4.2, judgements: 900, ratingSource: "Feedaty", outlet: false });
});

test("a judgement without its number or source, of another scale or beyond bounds is none, and rows do not complete one another's", async () => {
  await run(judged(tables.noJudgement));
  expect(await termsOf()).toEqual({});
  await run(judged([";;;", `3;7;${"x".repeat(200)};`]), { force: true });
  expect(await termsOf()).toEqual({ rating: 3, judgements: 7, ratingSource: "x".repeat(60) });
});

test("a judgement that the desk or the operator's file began is not completed by the feed's", async () => {
  const feed = judged(["4,6;12;Trustpilot;no"]);
  await run(feed, { storeInfo: { terms: { rating: 3 } } });
  expect(await termsOf()).toEqual({ rating: 3, outlet: false });
  await rows(`UPDATE stores SET kept = 1, terms = '{"ratingSource":"Feedaty"}'`);
  await run(feed);
  expect(await termsOf()).toEqual({ ratingSource: "Feedaty", outlet: false });
  await rows(`UPDATE stores SET terms = '{"outlet":true}'`);
  await run(feed);
  expect(await termsOf()).toEqual({ rating: 4.6, judgements: 12, ratingSource: "Trustpilot", outlet: true });
});

test("a dry run keeps nothing of what was said", async () => {
  const refused = (await run(feed(1)).catch((error: unknown) => error)) as UnknownColumns;
  await run(feed(1), { columns: refused.proposal, dryRun: true });
  await expect(run(feed(1))).rejects.toThrow(UnknownColumns);
});

test("a header without rows is no feed, and wrong numbers are told", async () => {
  await expect(run("id\ttitle\tlink\tprice\tavailability\tbrand\n")).rejects.toThrow("it holds no rows");
  const { wrongGtins } = await run(
    "id\ttitle\tlink\tprice\tavailability\tbrand\tproduct_type\tgtin\n1\tFelpa\thttps://n.example/1\t5 EUR\tin stock\tLuma\tFelpe\t123",
  );
  expect(wrongGtins).toEqual([{ line: 2, id: "1", reason: "123" }]);
});

test("what meets somebody else's writing is asked again, and in the end said in a sentence", async () => {
  const waits: number[] = [];
  const wait = async (milliseconds: number) => waits.push(milliseconds);
  let left = 3;
  const busy = async () => {
    if (left-- > 0)
      throw new Error(
        left % 2
          ? "D1_ERROR: database is locked: SQLITE_BUSY"
          : "D1_ERROR: Failed to parse body as JSON, got: Error: internal error; reference = x",
      );
    return "done";
  };
  expect(await whenFree(busy, wait)).toBe("done");
  expect(waits).toEqual([50, 100, 200]);
  left = Number.POSITIVE_INFINITY;
  await expect(whenFree(busy, wait)).rejects.toThrow("import through it with --to");
  await expect(whenFree(() => Promise.reject(new Error("no such table")), wait)).rejects.toThrow(
    "no such table",
  );
});
