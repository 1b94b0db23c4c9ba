/** What the keys of a report are called now. */
import { placeNames, spotNames } from "contract/exits";
import { type Network, networks } from "contract/networks";
import { own } from "domain/own";
import { listed, rows, type Sql, sql } from "../sql";
import { groups, type ReportGroup } from "./sums";

const tables: Partial<Record<ReportGroup, (ids: Sql) => Sql<{ id: number; name: string }>>> = {
  negozio: (ids) => sql`SELECT store_id AS id, name FROM stores WHERE store_id IN ${ids}`,
  prodotto: (ids) => sql`SELECT product_id AS id, name FROM products WHERE product_id IN ${ids}`,
  marca: (ids) => sql`SELECT value_id AS id, label AS name FROM facet_values WHERE value_id IN ${ids}`,
  categoria: (ids) => sql`SELECT category_id AS id, name FROM categories WHERE category_id IN ${ids}`,
};

export async function keyNames(
  db: D1Database,
  by: ReportGroup,
  keys: readonly string[],
): Promise<(key: string) => string> {
  const table = tables[by];
  const ids = keys.filter((key) => /^\d+$/.test(key)).map(Number);
  const found = table ? await rows(db, table(listed(ids))) : [];
  const articles = by === "pagina" ? await articleNames(db, keys) : null;
  const names = new Map(found.map(({ id, name }) => [String(id), name]));
  return (key) => {
    if (key === "?") return "Clic non riconosciuto";
    if (key === "") return groups[by].none;
    if (by === "pagina") return articles?.get(key) ?? (key.startsWith("/") ? readable(key) : placeNamed(key));
    if (by === "rete") return own<Network>(networks, key)?.name ?? "Altra rete";
    if (by === "tipo") return placeNamed(key);
    if (by === "posto") return spotNamed(key);
    if (table && /^\d+$/.test(key)) return names.get(key) ?? `${groups[by].gone} ${key}`;
    return key.replace(/^(host|rete):/, "");
  };
}

/** Articles by what they are called, with the address that they have now. */
async function articleNames(db: D1Database, keys: readonly string[]): Promise<Map<string, string>> {
  const found = await rows<{ slug: string; title: string }>(db)`
    SELECT slug, title FROM blogs WHERE slug IN ${listed(
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
