/** Reads a network's table of transactions: bytes to lines, lines to transactions; what is none is told with its line. */
import type { Sale, SaleNetwork } from "contract";
import { unguarded } from "domain/csv";
import { NoSale, type SaidSale, saleFrom } from "upstream/commissions/said";
import { separatorOf } from "../read/csv";
import { openedText } from "../read/feed";
import { BrokenFeed } from "../read/record";
import { tableRows } from "../read/table-reader";
import { placesIn, writesMonthFirst } from "./columns";

export interface ReadSales {
  sales: Sale[];
  refused: { line: number; reason: string }[];
}

/** In bytes of one file, packed and unpacked, and its rows. */
export const salesLimits = { bytes: 4_000_000, unpacked: 20_000_000, rows: 5_000 };
const limits = { bytes: salesLimits.unpacked, ratio: 200 };
const mostTold = 100;

/** Rejects with `BrokenFeed`. */
export async function readSales(file: Uint8Array, network: SaleNetwork, now: Date): Promise<ReadSales> {
  const { seen, whole } = await openedText([file], limits);
  const delimiter = separatorOf(seen.trimStart().split(/\r?\n/, 1)[0] ?? "");
  const told = { now, monthFirst: writesMonthFirst(network) };
  const read: ReadSales = { sales: [], refused: [] };
  let places: Record<keyof SaidSale, number> | null = null;
  for await (const { cells, line, broken } of tableRows(whole, { delimiter, quoted: true })) {
    if (!broken && cells.every((cell) => cell.trim() === "")) continue;
    if (!places) {
      places = knownPlaces(cells, network);
      continue;
    }
    if (read.sales.length >= salesLimits.rows)
      throw new BrokenFeed(`the table has more than ${salesLimits.rows} rows`);
    try {
      if (broken) throw new NoSale("id", "la riga è rovinata");
      read.sales.push(saleFrom(saleCells(cells, places), told));
    } catch (error) {
      if (!(error instanceof NoSale)) throw error;
      if (read.refused.length < mostTold) read.refused.push({ line, reason: error.message });
    }
  }
  if (!places) throw new BrokenFeed("the file is empty");
  return read;
}

function knownPlaces(header: readonly string[], network: SaleNetwork): Record<keyof SaidSale, number> {
  const places = placesIn(header, network);
  const { id, orderedAt, commission } = places;
  const needed = { "numero della transazione": id, data: orderedAt, commissione: commission };
  const missing = Object.entries(needed).flatMap(([name, place]) => (place < 0 ? [name] : []));
  if (missing.length > 0) throw new BrokenFeed(`the table has no column for: ${missing.join(", ")}`);
  return places;
}

/** A table that our own writer made may have apostrophes before signs. */
function saleCells(cells: readonly string[], places: Record<keyof SaidSale, number>): SaidSale {
  const said = Object.entries(places).map(([field, at]) => [field, unguarded(cells[at] ?? "").trim()]);
  return Object.fromEntries(said) as Record<keyof SaidSale, string>;
}
