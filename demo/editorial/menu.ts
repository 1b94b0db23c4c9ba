/** The menu: five departments with their panels, brands, offers; entries point to addresses of the listing. */

import { slugify } from "feeds/normalise/text";
import { type TaxonomyNode, taxonomy } from "../../upstream/catalogue/taxonomy";
import { audiences } from "../catalogue/generate";
import { kinds } from "../catalogue/kinds";
import { featuredBrands } from "../catalogue/words/brands";
import { departments } from "./departments";

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

const groupOfArea: Record<string, string> = {
  abbigliamento: "Abbigliamento",
  scarpe: "Scarpe",
  borse: "Borse",
  accessori: "Accessori",
  gioielli: "Gioielli e orologi",
  orologi: "Gioielli e orologi",
  bellezza: "Beauty",
};

/** Kinds that a column names before it leads to all of them: more would not be read, and every page carries the menu. */
const most = { abbigliamento: 12, scarpe: 8, borse: 5, accessori: 5, gioielli: 4, orologi: 1, bellezza: 4 };

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
      const group = groupOfArea[area.area ?? ""] ?? "Altro";
      const leaves = taxonomy.filter((node) => node.parentId === area.id && stocked.has(node.slug));
      const shown = leaves.toSorted(byDemand).slice(0, most[area.area ?? "abbigliamento"]);
      for (const leaf of shown) add(top, leaf.name, `/prodotti?categoria=${leaf.slug}`, group);
      add(
        top,
        area.area === "orologi" ? "Tutti gli orologi" : everything(group),
        `/prodotti?categoria=${area.slug}`,
        group,
      );
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
    for (const { slug, menuName } of departments) {
      add(
        top,
        `Offerte ${menuName.toLowerCase()}`,
        `/prodotti?categoria=${slug}&inSconto=true`,
        "Per reparto",
      );
    }
    for (const [name, slug] of offers)
      add(top, name, `/prodotti?categoria=${slug}&inSconto=true`, "Le più cercate");
    for (const [name, href] of specials) add(top, name, href, "Speciali");
    add(top, "Sotto i 20 euro", "/prodotti?prezzoMax=20", "Per prezzo");
    add(top, "Sotto i 50 euro", "/prodotti?prezzoMax=50", "Per prezzo");
    add(top, "Sotto i 100 euro", "/prodotti?prezzoMax=100", "Per prezzo");
  }
}

function byDemand(one: TaxonomyNode, other: TaxonomyNode): number {
  return rank(one) - rank(other);
}

/** The unnamed come last, in the order of the taxonomy. */
function rank({ leaf, audience }: TaxonomyNode): number {
  const place = (audience === "neonato" ? wantedForInfants : wanted).indexOf(leaf ?? "");
  return place < 0 ? Number.MAX_SAFE_INTEGER : place;
}

const specials = [
  ["Tutto quello che è in sconto", "/prodotti?inSconto=true"],
  ["Codici sconto e coupon", "/codici-sconto-coupon"],
  ["Black Friday", "/black-friday"],
  ["Speciale estate", "/speciale-estate"],
  ["Abbigliamento donna", "/abbigliamento-donna"],
  ["Scarpe donna", "/scarpe-donna"],
  ["Borse donna", "/borse-donna"],
  ["Accessori donna", "/accessori-donna"],
  ["Gioielli donna", "/gioielli-donna"],
  ["Orologi donna", "/orologi-donna"],
] as const;

const offers = [
  ["Vestiti in sconto", "vestiti-donna"],
  ["Sneakers donna in sconto", "sneakers-donna"],
  ["Sneakers uomo in sconto", "sneakers-uomo"],
  ["Borse in sconto", "borse-donna"],
  ["Cappotti in sconto", "cappotti-donna"],
] as const;

function everything(group: string): string {
  const feminine = group === "Scarpe" || group === "Borse";
  if (group === "Beauty" || group === "Abbigliamento")
    return group === "Beauty" ? "Tutto beauty" : "Tutto l'abbigliamento";
  return feminine
    ? `Tutte le ${group.toLowerCase()}`
    : group === "Accessori"
      ? "Tutti gli accessori"
      : "Tutti i gioielli";
}
