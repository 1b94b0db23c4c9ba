/** The menu as the chrome shows it: top entries, each with a panel of columns grouped by type (product.md 'Chrome'). */
import type { MenuItem } from "contract";
import type { Picture } from "domain/picture";

/** Id of the slide-in menu, whose link opens it. */
export const menuId = "menu";
/** Of what follows the header. */
export const headerEnd = "esito";

interface MenuLink {
  name: string;
  href: string;
}

export interface MenuEntry extends MenuLink {
  id: number;
  /** Columns of the panel; none makes the entry a plain link. */
  groups: { name: string; links: MenuLink[] }[];
  picture: Picture | null;
}

/** Nests the flat list; order is the upstream's. An entry whose parent is missing is dropped. */
export function menuView(items: readonly MenuItem[]): MenuEntry[] {
  return items.filter((item) => item.parentId === null).map((item) => menuEntry(item, items));
}

function menuEntry(item: MenuItem, items: readonly MenuItem[]): MenuEntry {
  const children = items.filter((child) => child.parentId === item.id);
  const groups = new Map<string, MenuLink[]>();
  for (const child of children) {
    const group = child.group ?? "Altro";
    const links = groups.get(group) ?? [];
    links.push({ name: child.name, href: child.href });
    groups.set(group, links);
  }
  return {
    id: item.id,
    name: item.name,
    href: item.href,
    groups: [...groups].map(([name, links]) => ({ name, links })),
    picture: item.picture ?? children.find((child) => child.picture)?.picture ?? null,
  };
}
