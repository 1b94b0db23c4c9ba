/** The category tree of the site: five roots × seven areas × Italian leaves, with ids and slugs that never change. */

/** Whom a part of the catalogue is for; also the slugs of the facet 'gender' (which adds 'unisex'). */
export type Audience = "donna" | "uomo" | "bambina" | "bambino" | "neonato";
export type Area = "abbigliamento" | "scarpe" | "borse" | "accessori" | "gioielli" | "orologi" | "bellezza";

export interface TaxonomyNode {
  id: number;
  parentId: number | null;
  slug: string;
  name: string;
  /** Order among its siblings. */
  position: number;
  audience: Audience;
  area: Area | null;
  /** Slug of a leaf without the audience ('vestiti'); null for roots and areas. */
  leaf: string | null;
}

const roots: { audience: Audience; slug: string; name: string }[] = [
  { audience: "donna", slug: "donna", name: "Donna" },
  { audience: "uomo", slug: "uomo", name: "Uomo" },
  { audience: "bambina", slug: "bambine-e-ragazze", name: "Bambine e Ragazze" },
  { audience: "bambino", slug: "bambini-e-ragazzi", name: "Bambini e Ragazzi" },
  { audience: "neonato", slug: "prima-infanzia", name: "Prima Infanzia" },
];

const everyone: Audience[] = ["donna", "uomo", "bambina", "bambino", "neonato"];
const grown: Audience[] = ["donna", "uomo"];
const walking: Audience[] = ["donna", "uomo", "bambina", "bambino"];
const female: Audience[] = ["donna", "bambina"];
const male: Audience[] = ["uomo", "bambino"];
const baby: Audience[] = ["neonato"];

type Leaf = [slug: string, name: string, audiences: Audience[]];

/** The place in these lists is part of an id: append, never insert. */
const areas: { area: Area; name: string; leaves: Leaf[] }[] = [
  {
    area: "abbigliamento",
    name: "Abbigliamento",
    leaves: [
      ["vestiti", "Vestiti", ["donna", "bambina", "neonato"]],
      ["camicie", "Camicie", everyone],
      ["bluse", "Bluse", ["donna"]],
      ["t-shirt", "T-shirt", everyone],
      ["top", "Top", female],
      ["canotte", "Canotte", walking],
      ["polo", "Polo", walking],
      ["maglie", "Maglie e maglioni", everyone],
      ["cardigan", "Cardigan", everyone],
      ["felpe", "Felpe", everyone],
      ["giacche", "Giacche", everyone],
      ["blazer", "Blazer", walking],
      ["cappotti", "Cappotti", everyone],
      ["piumini", "Piumini", everyone],
      ["gilet", "Gilet", everyone],
      ["jeans", "Jeans", everyone],
      ["pantaloni", "Pantaloni", everyone],
      ["leggings", "Leggings", everyone],
      ["shorts", "Shorts e bermuda", everyone],
      ["gonne", "Gonne", ["donna", "bambina", "neonato"]],
      ["tute", "Tute", everyone],
      ["completi", "Completi", everyone],
      ["intimo", "Intimo", everyone],
      ["reggiseni", "Reggiseni", ["donna", "bambina"]],
      ["pigiami", "Pigiami", everyone],
      ["costumi", "Costumi da bagno", everyone],
      ["calze", "Calze", everyone],
      ["body", "Body", ["donna", "neonato"]],
      ["tutine", "Tutine", baby],
    ],
  },
  {
    area: "scarpe",
    name: "Scarpe",
    leaves: [
      ["sneakers", "Sneakers", everyone],
      ["scarpe-sportive", "Scarpe sportive", walking],
      ["stivali", "Stivali", everyone],
      ["stivaletti", "Stivaletti", everyone],
      ["sandali", "Sandali", everyone],
      ["ballerine", "Ballerine", ["donna", "bambina", "neonato"]],
      ["decollete", "Décolleté", ["donna"]],
      ["mocassini", "Mocassini", walking],
      ["scarpe-stringate", "Scarpe stringate", walking],
      ["ciabatte", "Ciabatte e infradito", walking],
      ["espadrillas", "Espadrillas", walking],
      ["zeppe", "Zeppe", ["donna"]],
      ["pantofole", "Pantofole", everyone],
      ["scarpine", "Scarpine", baby],
    ],
  },
  {
    area: "borse",
    name: "Borse",
    leaves: [
      ["borse-a-tracolla", "Borse a tracolla", walking],
      ["borse-a-mano", "Borse a mano", ["donna"]],
      ["borse-a-spalla", "Borse a spalla", ["donna"]],
      ["shopper", "Shopper", grown],
      ["secchielli", "Secchielli", ["donna"]],
      ["pochette", "Pochette", female],
      ["zaini", "Zaini", everyone],
      ["marsupi", "Marsupi", walking],
      ["borsoni", "Borsoni", walking],
      ["valigie", "Valigie", walking],
      ["cartelle", "Cartelle da lavoro", grown],
      ["borse-fasciatoio", "Borse fasciatoio", baby],
    ],
  },
  {
    area: "accessori",
    name: "Accessori",
    leaves: [
      ["cinture", "Cinture", walking],
      ["cappelli", "Cappelli e berretti", everyone],
      ["sciarpe", "Sciarpe e foulard", everyone],
      ["guanti", "Guanti", everyone],
      ["occhiali-da-sole", "Occhiali da sole", everyone],
      ["occhiali-da-vista", "Montature da vista", grown],
      ["portafogli", "Portafogli", walking],
      ["cravatte", "Cravatte e papillon", male],
      ["ombrelli", "Ombrelli", walking],
      ["accessori-per-capelli", "Accessori per capelli", ["donna", "bambina", "neonato"]],
      ["portachiavi", "Portachiavi", grown],
      ["bretelle", "Bretelle", male],
      ["bavaglini", "Bavaglini", baby],
      ["fitness", "Attrezzi per il fitness", grown],
      ["buoni-regalo", "Buoni regalo", grown],
    ],
  },
  {
    area: "gioielli",
    name: "Gioielli",
    leaves: [
      ["collane", "Collane", everyone],
      ["bracciali", "Bracciali", everyone],
      ["orecchini", "Orecchini", everyone],
      ["anelli", "Anelli", walking],
      ["ciondoli", "Ciondoli", everyone],
      ["cavigliere", "Cavigliere", female],
      ["gemelli", "Gemelli da camicia", ["uomo"]],
      ["spille", "Spille", everyone],
      ["parure", "Parure", ["donna"]],
    ],
  },
  {
    area: "orologi",
    name: "Orologi",
    leaves: [
      ["orologi-analogici", "Orologi analogici", walking],
      ["orologi-digitali", "Orologi digitali", walking],
      ["cronografi", "Cronografi", grown],
      ["orologi-automatici", "Orologi automatici", grown],
      ["smartwatch", "Smartwatch", walking],
      ["orologi-da-cameretta", "Orologi da cameretta", baby],
    ],
  },
  {
    area: "bellezza",
    name: "Bellezza",
    leaves: [
      ["profumi", "Profumi", everyone],
      ["trucco-viso", "Trucco viso", ["donna"]],
      ["trucco-occhi", "Trucco occhi", ["donna"]],
      ["rossetti", "Rossetti", ["donna"]],
      ["unghie", "Unghie", female],
      ["cura-del-viso", "Cura del viso", grown],
      ["cura-del-corpo", "Cura del corpo", everyone],
      ["cura-dei-capelli", "Cura dei capelli", everyone],
      ["barba", "Barba e rasatura", ["uomo"]],
      ["solari", "Solari", everyone],
      ["bagnetto", "Bagnetto", baby],
    ],
  },
];

/** All nodes, parents before children. Ids: root 1–5, area root × 100 + 1…7, leaf area id × 100 + 1… */
export const taxonomy: readonly TaxonomyNode[] = roots.flatMap((root, r) => [
  {
    id: r + 1,
    parentId: null,
    slug: root.slug,
    name: root.name,
    position: r + 1,
    audience: root.audience,
    area: null,
    leaf: null,
  },
  ...areas.flatMap((entry, a) => areaNodes(root.audience, r + 1, entry, a + 1)),
]);

function areaNodes(
  audience: Audience,
  rootId: number,
  entry: (typeof areas)[number],
  place: number,
): TaxonomyNode[] {
  const id = rootId * 100 + place;
  const shared = { audience, area: entry.area };
  const leaves = entry.leaves.flatMap(([slug, name, audiences], index): TaxonomyNode[] =>
    audiences.includes(audience)
      ? [
          {
            ...shared,
            id: id * 100 + index + 1,
            parentId: id,
            slug: `${slug}-${audience}`,
            name,
            position: index + 1,
            leaf: slug,
          },
        ]
      : [],
  );
  const area: TaxonomyNode = {
    ...shared,
    id,
    parentId: rootId,
    slug: `${entry.area}-${audience}`,
    name: entry.name,
    position: place,
    leaf: null,
  };
  return [area, ...leaves];
}

const bySlug = new Map(taxonomy.map((node) => [node.slug, node]));

export function categoryNamed(slug: string): TaxonomyNode | undefined {
  return bySlug.get(slug);
}

const byId = new Map(taxonomy.map((node) => [node.id, node]));

export function nodeOf(id: number): TaxonomyNode | undefined {
  return byId.get(id);
}

/** The leaf for this audience, else its area, else the root: never nothing. */
export function categoryFor(audience: Audience, area: Area | null, leaf: string | null): TaxonomyNode {
  const node =
    (leaf && bySlug.get(`${leaf}-${audience}`)) ||
    (area && bySlug.get(`${area}-${audience}`)) ||
    taxonomy.find((entry) => entry.parentId === null && entry.audience === audience);
  if (!node) throw new Error(`the taxonomy has no root for ${audience}`);
  return node;
}

export function areaOf(leaf: string): Area | null {
  return areaOfLeaf.get(leaf) ?? null;
}

/** The first area wins where two have a leaf of one name. */
const areaOfLeaf = new Map(
  areas.flatMap(({ area, leaves }) => leaves.map(([slug]) => [slug, area] as const)).reverse(),
);
