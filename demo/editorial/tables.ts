/** What editors keep in short, each in its table: banners, departments, search terms, and who writes the magazine. */
import { number, tableOf, text } from "../../scripts/tables";

const read = <Cells extends Parameters<typeof tableOf>[1]>(name: string, cells: Cells) =>
  tableOf(new URL(`${name}.tsv`, import.meta.url), cells);

export const demoBanners = read("banners", { id: number, title: text, description: text, href: text });

export const departments = read("departments", { slug: text, menuName: text, description: text });

/** Areas of a department: their column of the panel, what leads to all of them, and how many kinds it names before. */
export const areas = new Map(
  read("areas", { area: text, group: text, all: text, most: number, few: number }).map(
    ({ area, ...told }) => [area, told],
  ),
);

/** What stands below 'Offerte' after the departments. */
export const menuOffers = read("offers", { group: text, name: text, href: text });

export const authors = new Map(
  read("authors", { key: text, name: text, bio: text }).map(({ key, ...told }) => [key, told]),
);

/** About 200 terms, each once; uses fall from a few thousand to a handful. */
export const demoSuggestions = read("suggestions", { term: text }).map(({ term }, index) => ({
  term,
  uses: Math.round(4200 / (index + 3) ** 0.9),
}));
