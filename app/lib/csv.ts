/** Rows as comma-separated values that spreadsheets open as text (RFC 4180), and never as a formula. */

type Cell = string | number | boolean | null;

/** One line per row below the names of the columns; without rows, nothing. */
export function csvOf(rows: readonly Record<string, Cell>[]): string {
  const [first] = rows;
  if (!first) return "";
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? ""))];
  return `${lines.map((cells) => cells.map(quoted).join(",")).join("\r\n")}\r\n`;
}

function quoted(cell: Cell): string {
  const text = typeof cell === "string" && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
