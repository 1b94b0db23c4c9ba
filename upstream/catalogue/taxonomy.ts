/** The category tree of the site: five roots × seven areas × Italian leaves, with ids and slugs that never change. */
import written from "./taxonomy.json";

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

const roots = written.roots as [audience: Audience, slug: string, name: string][];

interface AreaRow {
  area: Area;
  name: string;
  /** Audiences stand in one text, and so do leaves to look at instead. */
  leaves: [slug: string, name: string, audiences: string, instead: string][];
}

/** The place in these lists is part of an id: append, never insert. */
const areas = written.areas as AreaRow[];

/** All nodes, parents before children. Ids: root 1–5, area root × 100 + 1…7, leaf area id × 100 + 1… */
export const taxonomy: readonly TaxonomyNode[] = roots.flatMap(([audience, slug, name], r) => [
  { id: r + 1, parentId: null, slug, name, position: r + 1, audience, area: null, leaf: null },
  ...areas.flatMap((row, a) => areaNodes(audience, r + 1, row, a + 1)),
]);

function areaNodes(audience: Audience, parentId: number, row: AreaRow, position: number): TaxonomyNode[] {
  const { area } = row;
  const id = parentId * 100 + position;
  const leaves = row.leaves.flatMap(([leaf, name, audiences], index): TaxonomyNode[] => {
    if (!audiences.split(" ").includes(audience)) return [];
    const place = index + 1;
    const slug = `${leaf}-${audience}`;
    return [{ audience, area, id: id * 100 + place, parentId: id, slug, name, position: place, leaf }];
  });
  return [
    { audience, area, id, parentId, slug: `${area}-${audience}`, name: row.name, position, leaf: null },
    ...leaves,
  ];
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

const instead = new Map(
  areas.flatMap(({ leaves }) =>
    leaves.map(([leaf, , , others]) => [leaf, others.split(" ").filter(Boolean)]),
  ),
);

/** What somebody looks at where nobody sells the thing itself: leaves like it, the nearest first. */
export function insteadOf(leaf: string): readonly string[] {
  return instead.get(leaf) ?? [];
}
