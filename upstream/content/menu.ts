/** The menu: as editors wrote it, else of the departments and kinds that have goods; nowhere a category without any (product.md 'Chrome'). */
import type { Category, MenuItem } from "contract";
import { pictureFrom } from "domain/picture";
import type { HandlerContext, HandlersOf } from "../handler";
import { firstOf } from "../refusal";
import { rows, type Sql, sql } from "../sql";
import brandsEntry from "./brands-entry.json";
import { categories } from "./content";

/** Kinds that a column of a menu that nobody wrote names: the largest; more would not be read. */
const mostKinds = 8;

async function itemsWhere(condition: Sql, { db }: HandlerContext): Promise<MenuItem[]> {
  const found = await rows<Omit<MenuItem, "picture"> & { image: string | null }>(db)`
    SELECT menu_id AS id, parent_id AS parentId, name, COALESCE(NULLIF(href, ''), '/') AS href,
        NULLIF(grouping, '') AS "group", image
      FROM menu_items WHERE ${condition} ORDER BY position, menu_id`;
  return found.map(({ image, ...item }) => ({ ...item, picture: pictureFrom(image, "category") }));
}

export const menu: Pick<HandlersOf<"menu">, "list" | "byId"> = {
  async list(_, context) {
    const written = await itemsWhere(sql`1`, context);
    // A written menu waits for no catalogue: of goods that are not counted yet, or cannot be, none is known to be missing.
    const known =
      written.length === 0 || context.listing.isReady(context)
        ? await categories.list({}, context).catch((): Category[] => [])
        : [];
    if (written.length === 0) return composedOf(known.filter(({ productCount }) => productCount > 0));
    const empty = new Set(known.flatMap(({ slug, productCount }) => (productCount === 0 ? slug : [])));
    return written.filter(({ href }) => !empty.has(categoryIn(href)));
  },
  byId: ({ id }, context) => firstOf(itemsWhere(sql`menu_id = ${id}`, context), "Voce di menu"),
};

/** The category that an address of ours lists, or is the landing of; '' for any other. */
function categoryIn(href: string): string {
  return /^\/(?:prodotti\/?\?(?:[^#]*&)?categoria=)?([a-z0-9-]+)(?:[&#].*)?$/.exec(href)?.[1] ?? "";
}

/** Departments, their areas as columns, in each the way to all of it and its largest kinds. */
function composedOf(stocked: readonly Category[]): MenuItem[] {
  const below = (parent: Category) => stocked.filter(({ parentId }) => parentId === parent.id);
  const departments = stocked
    .filter(({ parentId }) => parentId === null)
    .flatMap((root) => [
      entry(root, root.name, null, null),
      ...below(root).flatMap((area) => [
        entry(area, `Tutto ${area.name}`, root.id, area.name),
        ...below(area)
          .sort((a, b) => b.productCount - a.productCount)
          .slice(0, mostKinds)
          .map((leaf) => entry(leaf, leaf.name, root.id, area.name)),
      ]),
    ]);
  // No category has the number of the entry for brands.
  return departments.length === 0 ? [] : [...departments, brandsEntry];
}

function entry({ id, slug }: Category, name: string, parentId: number | null, group: string | null) {
  return { id, parentId, name, href: `/prodotti?categoria=${slug}`, group, picture: null };
}
