/** A row of the table that `GET /api/promotions/export` writes, as the import call takes it back. */
import { unguarded } from "domain/csv";
import { own } from "domain/own";

export function isOwnTable(columns: readonly string[]): boolean {
  return columns.includes("origine") && columns.includes("slug");
}

const lists = ["paesi", "categorie", "marchi", "categorie_escluse", "marchi_esclusi"];
const numbers = ["valore_sconto", "spesa_minima", "sconto_massimo"];
const terms = ["spesa_minima", "sconto_massimo", ...lists.slice(1), "solo_prezzo_pieno"];

export function ownRow(cells: Record<string, string>): Record<string, unknown> {
  const told = Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, readCell(name, cell)]));
  const { condizioni, ...rest } = told;
  const conditions = Object.fromEntries(terms.map((name) => [name, own(rest, name)]));
  for (const name of terms) delete rest[name];
  return { vetrina: { ...rest, condizioni: condizioni === "si" ? conditions : null } };
}

function readCell(name: string, cell: string): unknown {
  const text = unguarded(cell);
  if (lists.includes(name)) return text.split(" ").filter(Boolean);
  if (text === "") return null;
  return numbers.includes(name) && /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
