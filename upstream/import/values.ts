/** Facet values that rows name: new ones get their ids here, and a brand keeps its best spelling. */
import type { CatalogueRow } from "contract/import";
import type { WorkingSet } from "./reading";

export type ValueIds = (facet: string, slug: string) => number | null;

export function nameValues({ values, highest }: WorkingSet, rows: readonly CatalogueRow[]): ValueIds {
  const ids = new Map([...values.now.values()].map((one) => [`${one.facet}:${one.slug}`, one.value_id]));
  const name = (facet: string, slug: string, label: string, position = 0) => {
    if (ids.has(`${facet}:${slug}`)) return;
    const value_id = ++highest.value;
    ids.set(`${facet}:${slug}`, value_id);
    values.add({ value_id, facet, slug, label, position });
  };
  for (const [slug, label] of bestBrands(rows)) {
    name("brand", slug, label);
    const known = values.now.get(ids.get(`brand:${slug}`) ?? 0);
    if (known && isShouted(known.label) && !isShouted(label)) known.label = label;
  }
  for (const { size } of rows) if (size) name("size", size.slug, size.label, size.position);
  for (const { values: told } of rows)
    for (const [facet, slug, label, position] of told) name(facet, slug, label, position);
  return (facet, slug) => ids.get(`${facet}:${slug}`) ?? null;
}

/** By slug the spelling that is neither all capitals nor all small, then the most frequent one. */
function bestBrands(rows: readonly CatalogueRow[]): Map<string, string> {
  const best = new Map<string, string>();
  for (const [slug, same] of Map.groupBy(rows, ({ brand }) => brand.slug)) {
    const counts = [...Map.groupBy(same, ({ brand }) => brand.label)].map(([label, { length }]) => ({
      label,
      length,
    }));
    counts.sort(
      (a, b) =>
        Number(isShouted(a.label)) - Number(isShouted(b.label)) ||
        b.length - a.length ||
        (a.label < b.label ? 1 : -1),
    );
    best.set(slug, counts[0]?.label ?? slug);
  }
  return best;
}

function isShouted(label: string): boolean {
  return label === label.toUpperCase() || label === label.toLowerCase();
}
