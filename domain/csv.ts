/** Rows as comma-separated values (RFC 4180) of which spreadsheets run nothing, wherever they cut. The one writer of the house. */
import { own } from "./own";

export type CsvCell = string | number | boolean | null | undefined | readonly string[];

export function csvOf(
  rows: readonly Readonly<Record<string, CsvCell>>[],
  names: readonly string[] = Object.keys(rows[0] ?? {}),
): string {
  if (names.length === 0) return "";
  return [names, ...rows.map((row) => names.map((name) => own(row, name)))].map(csvLine).join("");
}

export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(quoted).join(",")}\r\n`;
}

function quoted(cell: CsvCell, place: number): string {
  if (typeof cell === "boolean") return cell ? "si" : "no";
  const text = Array.isArray(cell) ? cell.join(" ") : String(cell ?? "");
  // At the beginning of a line Excel in Italy reads on behind the comma, into the next cell.
  const safe = place > 0 && isAmount.test(text) ? text : text.replace(opening, "'");
  return /[",;\t\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What a cell of this writer said before: takes away each apostrophe that it has put. */
export function unguarded(text: string): string {
  return text.replace(opened, "");
}

/** No formula: it stays what it is, so that it can be reckoned with. */
const isAmount = /^-\d[\d.,]*(?:\p{Z}?[%€])?$/u;
/** The same between words: 'Saldi -20%'. */
const amountInText = String.raw`-\d[\d.,]*(?:(?=[ ;\t\r\n])|\p{Z}?[%€](?=[ ,;\t\r\n]|$))`;

/** What formulas begin with (OWASP, CSV injection), full width too; apostrophes that stand there belong to it. */
const starter = String.raw`'*[=+\-@＝＋－＠]`;
/** What nobody sees before it: marks without width, control signs, quotes that were read as such. */
const unseen = String.raw`(?![\t\r\n])[\p{C}\p{Default_Ignorable_Code_Point}"]`;
/** In Italy Excel cuts at semicolons, whatever quotes say; a text that is pasted or parted, at any of these. */
const behindCut = String.raw`(?<=(?:^|[,;\t\r\n])(?:${unseen}|\p{Z})*)(?=${starter})`;
/** Or at blanks; there a sign alone is a dash between words. */
const behindBlank = String.raw`(?<= (?:${unseen}|\p{Z})*)(?=${starter}(?! ))`;
/** OWASP wants these told by an apostrophe too. */
const cutFirst = String.raw`^(?='*[\t\r\n])`;
/** Asked before each look back, which ends at the first sign that can be seen: long texts cost what they are long. */
const maybe = String.raw`(?=['=+\-@＝＋－＠])`;

const opening = new RegExp(`${cutFirst}|${maybe}(?:${behindCut}|${behindBlank}(?!${amountInText}))`, "gu");
const opened = new RegExp(`(?:${cutFirst}|${maybe}(?:${behindCut}|${behindBlank}))'`, "gu");

/** Euros of cents, with two decimals behind a point: commas part the cells. */
export function csvEuros(cents: number | null): string | null {
  return cents === null ? null : (cents / 100).toFixed(2);
}

export function csvHeaders(file: string): Record<string, string> {
  return {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${file}"`,
  };
}
