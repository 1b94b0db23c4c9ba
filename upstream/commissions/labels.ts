/** What the keys of a report are called now. */
import { placeNames } from "contract/exits";
import { listed, rows, type Sql, sql } from "../sql";
import type { Dimension } from "./sums";

/** For clicks that say nothing of the kind. */
const none: Record<Dimension, string> = {
  store: "Negozio non noto",
  product: "Nessun prodotto",
  brand: "Senza marca",
  category: "Senza categoria",
  page: "Altra pagina",
  search: "Nessuna ricerca, o rara",
  campaign: "Nessuna campagna",
  day: "",
};

const tables: Partial<Record<Dimension, (ids: Sql) => Sql>> = {
  store: (ids) => sql`SELECT store_id AS id, name FROM stores WHERE store_id IN ${ids}`,
  product: (ids) => sql`SELECT product_id AS id, name FROM products WHERE product_id IN ${ids}`,
  brand: (ids) => sql`SELECT value_id AS id, label AS name FROM facet_values WHERE value_id IN ${ids}`,
  category: (ids) => sql`SELECT category_id AS id, name FROM categories WHERE category_id IN ${ids}`,
};

export async function labelsFor(
  db: D1Database,
  dimension: Dimension,
  keys: readonly string[],
): Promise<(key: string) => string> {
  const table = tables[dimension];
  const ids = keys.filter((key) => /^\d+$/.test(key)).map(Number);
  const found = table ? await rows<{ id: number; name: string }>(db, table(listed(ids))) : [];
  const names = new Map(found.map(({ id, name }) => [String(id), name]));
  return (key) => {
    if (key === "?") return "Clic non riconosciuto";
    if (key === "") return none[dimension];
    if (dimension === "page") return placeNames[key] ?? "Altra pagina";
    if (table && /^\d+$/.test(key)) return names.get(key) ?? `${goneOf[dimension] ?? "N."} ${key}`;
    return key.replace(/^(host|rete):/, "");
  };
}

const goneOf: Partial<Record<Dimension, string>> = {
  store: "Negozio tolto",
  product: "Prodotto tolto",
  brand: "Marca tolta",
  category: "Categoria tolta",
};
