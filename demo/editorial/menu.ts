/** The menu: five departments with their panels, brands, offers; entries point to addresses of the listing. */
import { slugify } from "feeds/normalise/text";
import { type TaxonomyNode, taxonomy } from "../../upstream/catalogue/taxonomy";
import { audiences } from "../catalogue/generate";
import { kinds } from "../catalogue/kinds";
import { featuredBrands } from "../catalogue/words/brands";
import { areas, departments, menuOffers } from "./tables";

export interface DemoMenuItem {
  id: number;
  parentId: number | null;
  name: string;
  href: string;
  /** `tipo_menu`; null for top entries. */
  group: string | null;
  /** Which of the department tiles stands in the panel. */
  tile: string | null;
}

/** What people look for first; the taxonomy's own order follows it. */
const wanted =
  `tutine vestiti t-shirt camicie maglie felpe jeans pantaloni gonne giacche cappotti piumini completi intimo
  sneakers sandali stivaletti stivali ballerine mocassini scarpe-sportive decollete ciabatte scarpe-stringate
  borse-a-tracolla borse-a-mano borse-a-spalla zaini shopper pochette
  occhiali-da-sole cinture cappelli sciarpe portafogli profumi cura-del-viso trucco-viso rossetti`.split(
    /\s+/,
  );
const wantedForInfants = ["tutine", "body", "completi", "pigiami", ...wanted];

/** Leaves that have articles, as '<leaf>-<audience>'. */
const stocked = new Set(
  kinds.flatMap(({ leaf, roots }) => roots.map((root) => `${leaf}-${audiences[root]}`)),
);

export function demoMenu(): DemoMenuItem[] {
  const items: DemoMenuItem[] = [];
  const add = (
    parentId: number | null,
    name: string,
    href: string,
    group: string | null = null,
    tile: string | null = null,
  ): number => {
    items.push({ id: items.length + 1, parentId, name, href, group, tile });
    return items.length;
  };
  for (const { slug, menuName } of departments) {
    const top = add(null, menuName, `/prodotti?categoria=${slug}`, null, slug);
    const root = taxonomy.find((node) => node.slug === slug);
    for (const area of taxonomy.filter((node) => node.parentId === root?.id && node.area)) {
      const { group, all, most, few } = areas.get(area.area ?? "") ?? other(area);
      const leaves = taxonomy.filter((node) => node.parentId === area.id && stocked.has(node.slug));
      for (const leaf of leaves.toSorted(byDemand).slice(0, ["donna", "uomo"].includes(slug) ? most : few))
        add(top, leaf.name, `/prodotti?categoria=${leaf.slug}`, group);
      add(top, all, `/prodotti?categoria=${area.slug}`, group);
      // Here it fills the second column.
      if (area.area === "scarpe") addHighlights(top, slug);
    }
  }
  addBrands(add(null, "Brand", "/brand"));
  addOffers(add(null, "Offerte", "/offerte"));
  add(null, "Novità", "/prodotti?nuoviArrivi=true");
  add(null, "Magazine", "/magazine");
  return items;

  function addHighlights(top: number, slug: string): void {
    add(top, "Novità", `/prodotti?categoria=${slug}&nuoviArrivi=true`, "In evidenza");
    add(top, "In sconto", `/prodotti?categoria=${slug}&inSconto=true`, "In evidenza");
    add(top, "Sotto i 50 euro", `/prodotti?categoria=${slug}&prezzoMax=50`, "In evidenza");
  }

  function addBrands(top: number): void {
    for (const { name } of featuredBrands) add(top, name, `/prodotti?brand=${slugify(name)}`, "In evidenza");
    add(top, "Tutti i brand dalla A alla Z", "/brand", "Elenco");
  }

  function addOffers(top: number): void {
    for (const { slug, menuName } of departments)
      add(
        top,
        `Offerte ${menuName.toLowerCase()}`,
        `/prodotti?categoria=${slug}&inSconto=true`,
        "Per reparto",
      );
    for (const { group, name, href } of menuOffers) add(top, name, href, group);
  }
}

const other = ({ name }: TaxonomyNode) => ({ group: "Altro", all: name, most: 12, few: 8 });

function byDemand(one: TaxonomyNode, other: TaxonomyNode): number {
  return rank(one) - rank(other);
}

/** The unnamed come last, in the order of the taxonomy. */
function rank({ leaf, audience }: TaxonomyNode): number {
  const place = (audience === "neonato" ? wantedForInfants : wanted).indexOf(leaf ?? "");
  return place < 0 ? Number.MAX_SAFE_INTEGER : place;
}
