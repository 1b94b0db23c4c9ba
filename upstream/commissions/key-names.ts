/** What the keys of a report are called now. */
import { placeNames, spotNames } from "contract/exits";
import { listed, rows, type Sql, sql } from "../sql";
import type { Dimension } from "./sums";

const none: Record<Dimension, string> = {
  store: "Negozio non noto",
  product: "Nessun prodotto",
  brand: "Senza marca",
  category: "Senza categoria",
  page: "Altra pagina",
  kind: "Altra pagina",
  spot: "Altra pagina",
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

export async function keyNames(
  db: D1Database,
  dimension: Dimension,
  keys: readonly string[],
): Promise<(key: string) => string> {
  const table = tables[dimension];
  const ids = keys.filter((key) => /^\d+$/.test(key)).map(Number);
  const found = table ? await rows<{ id: number; name: string }>(db, table(listed(ids))) : [];
  const articles = dimension === "page" ? await articleNames(db, keys) : null;
  const names = new Map(found.map(({ id, name }) => [String(id), name]));
  return (key) => {
    if (key === "?") return "Clic non riconosciuto";
    if (key === "") return none[dimension];
    if (dimension === "page")
      return articles?.get(key) ?? (key.startsWith("/") ? readable(key) : placeNamed(key));
    if (dimension === "kind") return placeNamed(key);
    if (dimension === "spot") return spotNamed(key);
    if (table && /^\d+$/.test(key)) return names.get(key) ?? `${goneOf[dimension] ?? "N."} ${key}`;
    return key.replace(/^(host|rete):/, "");
  };
}

/** Articles by what they are called, with the address that they have now. */
async function articleNames(db: D1Database, keys: readonly string[]): Promise<Map<string, string>> {
  const found = await rows<{ slug: string; title: string }>(
    db,
  )`SELECT slug, title FROM blogs WHERE slug IN ${listed(
    keys.flatMap((key) => /^\/magazine\/([^/?]+)$/.exec(key)?.[1] ?? []),
  )}`;
  return new Map(found.map(({ slug, title }) => [`/magazine/${slug}`, `Magazine: ${title}`]));
}

function placeNamed(place: string): string {
  return placeNames.get(place) ?? "Altra pagina";
}

function spotNamed(key: string): string {
  const [place = "", spot] = key.split(".");
  return spot === undefined
    ? placeNamed(place)
    : `${placeNamed(place)}: ${spotNames.get(spot) ?? "altro posto"}`;
}

/** As the bar of a browser shows it. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

const goneOf: Partial<Record<Dimension, string>> = {
  store: "Negozio tolto",
  product: "Prodotto tolto",
  brand: "Marca tolta",
  category: "Categoria tolta",
};
