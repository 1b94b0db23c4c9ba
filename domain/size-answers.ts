/** What size somebody takes: by a table of conversions, and by the tables that brands gave (product.md 'Sizes first'). */
import { isWaistAndLeg } from "./size-meanings";
import { type SizeRow, type SizeTable, sizeTables } from "./size-tables";

export function tableNamed(key: string | null | undefined): SizeTable | null {
  return sizeTables.find((table) => table.key === key) ?? null;
}

/** A brand's own sizes by the same measure of the body. */
export interface BrandSizes {
  rows: readonly { label: string; from: number; to: number }[];
}

/** 'UK 5', '5 UK', '38', 'm', 'W32 L34' by its waist: the system that was named, or the first that has it; null for what the table does not hold. */
export function rowAsked(
  table: SizeTable,
  asked: string,
): { row: SizeRow; system: string; size: string } | null {
  const written = asked.trim().toUpperCase().replace(".", ",").replace(/\s+/g, " ");
  // Of '75B' the band is looked up here, the cup in a table of its own.
  const text =
    table.key === "reggiseni" ? written.replace(/(\d) ?[A-H]{1,3}$/, "$1") : waistIn(written, table.key);
  const named = /^(INT|IT|FR|EU|UK|US) ?(.+)$/.exec(text) ?? /^(.+?) ?(INT|IT|FR|EU|UK|US)$/.exec(text);
  const said = named && table.systems.includes(named[1] ?? "") ? named.slice(1) : named?.slice(1).reverse();
  const [system, size] = said && table.systems.includes(said[0] ?? "") ? said : [null, text];
  // Without a country an Italian number is meant, where the same number is somebody else's too.
  const order = ["IT", "EU", ...table.systems].filter((one) => table.systems.includes(one));
  for (const one of system ? [system] : order) {
    const place = table.systems.indexOf(one);
    const fitting = table.rows.filter(({ sizes }) => sizes[place]?.toUpperCase() === size);
    // A letter holds several numbers: the one in its middle stands for it.
    const row = fitting[Math.floor((fitting.length - 1) / 2)];
    if (row) return { row, system: one, size: size ?? "" };
  }
  return null;
}

/** The brand's size for a measure of the body: the one that holds its middle, else the next above. */
export function sizeOfBrand({ rows }: BrandSizes, { from, to }: Pick<SizeRow, "from" | "to">): string | null {
  const middle = (from + to) / 2;
  const sorted = rows.toSorted((a, b) => a.to - b.to);
  return sorted.find((row) => middle <= row.to && middle > row.from - (row.to - row.from))?.label ?? null;
}

function waistIn(written: string, key: string): string {
  const [, leaf, wearer = ""] = /^(pantaloni)-(.+)$/.exec(key) ?? [];
  const [, waist, mark, leg] = /^W? ?(\d{2}) ?[/X-]? ?(L?) ?(\d{2})$/.exec(written) ?? [];
  const isPair = mark || isWaistAndLeg(Number(waist), Number(leg), { leaf: leaf ?? null, wearer });
  return leaf && waist && isPair ? `W${waist}` : written;
}
