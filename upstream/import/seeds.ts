/** What every catalogue has before its first feed: the category tree and the palette. */
import { colours } from "contract/listing/colours";
import { taxonomy } from "../catalogue/taxonomy";
import { type Sql, sql } from "../sql";

/** Writes the category tree where it differs; pictures, texts and SEO fields belong to the editors. */
export function seedTaxonomy(): Sql {
  const rows = taxonomy.map(({ id, parentId, slug, name, position }) => [id, parentId, slug, name, position]);
  return sql`INSERT INTO categories (category_id, parent_id, slug, name, position)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(${JSON.stringify(rows)})
    WHERE true
    ON CONFLICT (category_id) DO UPDATE SET parent_id = excluded.parent_id, slug = excluded.slug,
      name = excluded.name, position = excluded.position
    WHERE (parent_id, slug, name, position) IS NOT
      (excluded.parent_id, excluded.slug, excluded.name, excluded.position)`;
}

/** The palette as values of the facet 'colour', in its own order. */
export function seedPalette(): Sql {
  const rows = colours.map(({ id, slug, name }) => [slug, name, id]);
  return sql`INSERT OR IGNORE INTO facet_values (facet, slug, label, position)
    SELECT 'colour', value ->> 0, value ->> 1, value ->> 2 FROM json_each(${JSON.stringify(rows)})`;
}
