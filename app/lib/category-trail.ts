/** A category among its relatives, found in the flat list that the upstream answers. */
import type { Category } from "contract";

/** The category with its ancestors, root first; empty when there is no such category. Cycles end the walk. */
export function categoryTrail(categories: readonly Category[], slug: string | null | undefined): Category[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const trail: Category[] = [];
  let current = categories.find((category) => category.slug === slug);
  while (current && !trail.includes(current)) {
    trail.unshift(current);
    current = current.parentId === null ? undefined : byId.get(current.parentId);
  }
  return trail;
}

/** What to offer next: the children of the category, or its siblings when it has none; the roots without a category. */
export function narrowerCategories(categories: readonly Category[], trail: readonly Category[]): Category[] {
  const current = trail.at(-1);
  const childrenOf = (id: number | null) => categories.filter((category) => category.parentId === id);
  const children = childrenOf(current?.id ?? null);
  return children.length > 0 || !current ? children : childrenOf(current.parentId);
}
