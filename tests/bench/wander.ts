/** Visitors who ask for anything: random pages, filters, searches, data and ways out, of a seed that can be printed and repeated. */
import type { Site } from "../tools/site";
import visits from "./visits.json";

const { words, plain, sorts } = visits.wander;

/** A generator of paths for this site's own products and values. */
export async function paths(site: Site, chance: () => number): Promise<() => string> {
  const column = async (sql: string) =>
    (await site.db.prepare(sql).all<{ slug: string }>()).results.map(({ slug }) => slug);
  const products = await column("SELECT slug FROM products LIMIT 20000");
  const brands = await column("SELECT DISTINCT slug FROM facet_values WHERE facet = 'brand' LIMIT 500");
  const categories = await column("SELECT slug FROM categories LIMIT 500");
  const any = (list: string[]) => list[Math.floor(chance() * list.length)] ?? "";
  const listing = () => {
    const query = new URLSearchParams();
    if (chance() < 0.6) query.set("categoria", any(categories));
    if (chance() < 0.4) query.set("brand", any(brands));
    if (chance() < 0.3) query.set("prezzoMax", String(20 + Math.floor(chance() * 400)));
    if (chance() < 0.3) query.set("ordinamento", any(sorts));
    if (chance() < 0.2) query.set("cerca", `${any(words)} ${any(words)}`);
    if (chance() < 0.3) query.set("pagina", String(1 + Math.floor(chance() * 5)));
    return query.size > 0 ? `?${query}` : "";
  };
  return () => {
    const kind = chance();
    if (kind < 0.4) return `/${any(products)}`;
    if (kind < 0.85) return `/prodotti${listing()}`;
    if (kind < 0.9) return `/suggerimenti?q=${any(words).slice(0, 3)}`;
    return any(plain);
  };
}
