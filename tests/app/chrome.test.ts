import type { MenuItem } from "contract";
import { expect, test } from "vitest";
import { menuView } from "~/lib/menu-view";
import { byInitial, letterFrom, matching } from "~/routes/brand/letters";
import { cleanCrumbs } from "~/ui/breadcrumbs";
import { errorText } from "~/ui/error-page";

function item(id: number, name: string, parentId: number | null = null, group = "Altro"): MenuItem {
  return { id, name, parentId, group, href: `/${name}`, picture: null };
}

test("the menu nests entries and groups a panel's links by type", () => {
  const menu = menuView([
    item(1, "donna"),
    item(2, "scarpe", 1, "Scarpe"),
    item(3, "stivali", 1, "Scarpe"),
    item(4, "orfana", 99),
  ]);
  expect(menu).toHaveLength(1);
  expect(menu[0]?.groups).toEqual([
    {
      name: "Scarpe",
      links: [
        { name: "scarpe", href: "/scarpe" },
        { name: "stivali", href: "/stivali" },
      ],
    },
  ]);
});

test("breadcrumbs begin at Home once, without repeats, blanks and stray booleans", () => {
  const home = { name: "Home", href: "/" };
  const donna = { name: "Donna", href: "/prodotti?categoria=donna" };
  const untidy = [donna, donna, { name: " ", href: "/x" }, { name: "true", href: null }];
  expect(cleanCrumbs(untidy)).toEqual([home, donna]);
  expect(cleanCrumbs([home, donna])).toEqual([home, donna]);
  expect(cleanCrumbs([])).toEqual([home]);
});

test("brands are grouped by folded initial, digits together", () => {
  const brands = ["Élite", "Zara", "7 For All", "èmme"].map((name) => ({
    name,
    slug: name,
    logo: null,
    productCount: 1,
  }));
  expect(byInitial(brands).map((group) => [group.letter, group.brands.length])).toEqual([
    ["E", 2],
    ["Z", 1],
    ["#", 1],
  ]);
  expect(matching(brands, "ELI")).toHaveLength(1);
  expect(letterFrom("é")).toBeNull();
  expect(letterFrom(" b ")).toBe("B");
});

test("every status has an honest Italian sentence", () => {
  expect(errorText(404).title).toBe("Oops! La pagina che stai cercando non esiste.");
  expect(errorText(599).hint).toContain("errore nostro");
  expect(errorText(418).title).toBe("Questa richiesta non è valida.");
});
