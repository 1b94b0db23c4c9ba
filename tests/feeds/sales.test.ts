/** Tables of transactions as networks export them: their columns, words, dates and amounts. */
import type { SaleNetwork } from "contract";
import { csvOf } from "domain/csv";
import { minorUnits } from "domain/minor-units";
import { BrokenFeed } from "feeds/read/record";
import { readSales } from "feeds/sales/read";
import { expect, test } from "vitest";
import { random } from "../tools/random";
import said from "./sales.json";

const now = new Date("2026-11-24T09:00:00Z");
const read = (text: string, network: SaleNetwork) => readSales(new TextEncoder().encode(text), network, now);

test.each(said.tables as [SaleNetwork, string, object][])("%s", async (network, text, told) => {
  const { sales, refused } = await read(text, network);
  expect(refused).toEqual([]);
  expect(sales).toMatchObject([{ reference: "0123456789abcdef0123", ...told }]);
});

test("a line that is none is told with its number, and the others count", async () => {
  const head = "id,data,stato,commissione\n";
  const lines = [
    "A,2026-11-10,approvata,8",
    "B,ieri,approvata,8",
    "C,2026-11-10,boh,8",
    "D,2026-11-10,,otto",
    ",2026-11-10,,8",
  ];
  const { sales, refused } = await read(head + lines.join("\n"), "altra");
  expect(sales.map(({ id }) => id)).toEqual(["A"]);
  expect(refused.map(({ line }) => line)).toEqual([3, 4, 5, 6]);
  expect(refused.map(({ reason }) => reason)[1]).toContain("«boh»");
});

test("a file that is no table of transactions says which column it lacks", async () => {
  await expect(read("titolo,prezzo\nBorsa,10\n", "cj")).rejects.toThrow(
    "numero della transazione, data, commissione",
  );
  await expect(read("", "cj")).rejects.toThrow(BrokenFeed);
});

test("what our own writer of tables protects from spreadsheets reads back", async () => {
  const text = csvOf([{ id: "-1", data: "2026-11-10", commissione: "-8,00" }]);
  const { sales } = await read(text, "altra");
  expect(sales).toMatchObject([{ id: "-1", commission: -800, state: "declined" }]);
});

test.each(said.amounts as [string, string, number | null][])(
  "the amount %s in %s is %s",
  (written, currency, minor) => {
    expect(minorUnits(written, currency)).toBe(minor);
  },
);

test("what is taken as an amount is a number, once signed and in one currency, and nothing else", () => {
  const chance = random(20_261_124);
  const signs = [..."0123456789".repeat(2), ..."..,,--+()'  ;:=xe/*%€$#\u00a0", "EUR", "USD"];
  const drawn = Array.from({ length: 20_000 }, () =>
    Array.from(
      { length: 1 + Math.floor(chance() * 9) },
      () => signs[Math.floor(chance() * signs.length)],
    ).join(""),
  );
  const taken = drawn.filter((text) => minorUnits(text, "EUR") !== null);
  expect(taken.length).toBeGreaterThan(500);
  const left = (text: string) => text.replace(/EUR|USD|[€$]/, "").replace(/[-+]|^\s*\(|\)\s*$/g, "");
  const odd = taken.filter((text) => !/^\s*\d[\d.,'\s]*$/.test(left(text)) || /[-+].*[-+]/.test(text));
  expect(odd).toEqual([]);
});

test.each(["9999-01-01", "2026-12-31", "1970-01-01", "0001-01-01"])("an order of %s is none", async (day) => {
  const { sales, refused } = await read(`id,data,commissione\nA,${day},8\nB,2026-11-24,8\n`, "altra");
  expect(sales.map(({ id }) => id)).toEqual(["B"]);
  expect(refused).toEqual([
    { line: 2, reason: expect.stringMatching(/^la data dell’ordine non (può essere|si legge)$/) },
  ]);
});

test("a change that is still to come is none: what is told later counts", async () => {
  const { sales } = await read("id,data,modifica,commissione\nA,2026-11-10,31/12/9999,8\n", "altra");
  expect(sales).toMatchObject([{ id: "A", modifiedAt: null }]);
});

test("what an amount says it is in counts where no column does", async () => {
  const { sales } = await read("id,data,commissione\nA,2026-11-10,8 USD\nB,2026-11-10,£8\n", "altra");
  expect(sales.map(({ currency }) => currency)).toEqual(["USD", "GBP"]);
});

test("lines of blanks are none; a field of a megabyte refuses the file in a sentence", async () => {
  expect((await read(" \n\nid,data,commissione\n , ,\nA,2026-11-10,8\n", "altra")).sales).toHaveLength(1);
  await expect(read(`id,data,commissione\nA,${"x".repeat(1_000_001)},8\n`, "altra")).rejects.toThrow(
    "a field is longer than 1000000 characters",
  );
});
