/** Rows as comma-separated values that spreadsheets open as text (RFC 4180), and never as a formula. The one writer of the site. */
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

/** A text that a spreadsheet would run gets an apostrophe, which the import of promotions takes away again. */
function quoted(cell: CsvCell): string {
  if (typeof cell === "boolean") return cell ? "si" : "no";
  const isNumber = typeof cell === "number";
  const text = Array.isArray(cell) ? cell.join(" ") : String(cell ?? "");
  const harmless = !isNumber && /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export function csvHeaders(file: string): Record<string, string> {
  return {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${file}"`,
  };
}
