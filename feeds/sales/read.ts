/** Reads a network's table of transactions: bytes to lines, lines to transactions; what is none is told with its line. */
import type { Sale, SaleNetwork } from "contract";
import { NoSale, type SaidSale, saleFrom } from "upstream/commissions/said";
import { separatorOf } from "../read/csv";
import { textOf } from "../read/decode";
import { plainBytes } from "../read/inflate";
import { tableRows } from "../read/table-reader";
import { placesIn, writesMonthFirst } from "./columns";

export interface ReadSales {
  sales: Sale[];
  refused: { line: number; reason: string }[];
}

export class NoSales extends Error {}

/** In bytes and rows of one file. */
export const salesLimits = { bytes: 20_000_000, rows: 5_000 };
const mostTold = 100;

export async function readSales(file: Uint8Array, network: SaleNetwork): Promise<ReadSales> {
  const text = await textIn(file);
  const first = text.trimStart().split(/\r?\n/, 1)[0] ?? "";
  const delimiter = separatorOf(first);
  const monthFirst = writesMonthFirst(network);
  const read: ReadSales = { sales: [], refused: [] };
  let places: Record<keyof SaidSale, number> | null = null;
  for await (const { cells, line, broken } of tableRows(pieces(text), { delimiter, quoted: true })) {
    if (!places) {
      places = knownPlaces(cells, network);
      continue;
    }
    if (read.sales.length >= salesLimits.rows)
      throw new NoSales(`Il file ha più di ${salesLimits.rows.toLocaleString("it-IT")} righe: dividilo.`);
    try {
      if (broken) throw new NoSale("id", "la riga è rovinata");
      read.sales.push(saleFrom(saidIn(cells, places), monthFirst));
    } catch (error) {
      if (!(error instanceof NoSale)) throw error;
      if (read.refused.length < mostTold) read.refused.push({ line, reason: error.message });
    }
  }
  if (!places) throw new NoSales("Il file è vuoto.");
  return read;
}

function knownPlaces(header: readonly string[], network: SaleNetwork): Record<keyof SaidSale, number> {
  const places = placesIn(header, network);
  const { id, orderedAt, commission } = places;
  const needed = { "numero della transazione": id, data: orderedAt, commissione: commission };
  const missing = Object.entries(needed).flatMap(([name, place]) => (place < 0 ? [name] : []));
  if (missing.length > 0) throw new NoSales(`Nel file non si trova la colonna: ${missing.join(", ")}.`);
  return places;
}

function saidIn(cells: readonly string[], places: Record<keyof SaidSale, number>): SaidSale {
  // A table that goes through a spreadsheet of ours may have an apostrophe before a minus.
  const cell = (at: number) => (cells[at] ?? "").trim().replace(/^'(?=[-+=@])/, "");
  const said = Object.entries(places).map(([field, at]) => [field, cell(at)]);
  return Object.fromEntries(said) as Record<keyof SaidSale, string>;
}

async function textIn(file: Uint8Array): Promise<string> {
  let text = "";
  try {
    for await (const part of textOf(plainBytes([file], { bytes: salesLimits.bytes, ratio: 200 })))
      text += part;
  } catch {
    throw new NoSales("Il file è rovinato o troppo grande.");
  }
  return text;
}

async function* pieces(text: string): AsyncGenerator<string> {
  yield text.trimStart();
}
