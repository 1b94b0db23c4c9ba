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

/** The place in these lists is part of an id: append, never insert. Audiences stand in one text. */
const areas = written.areas as {
  area: Area;
  name: string;
  leaves: [slug: string, name: string, audiences: string][];
}[];

/** All nodes, parents before children. Ids: root 1–5, area root × 100 + 1…7, leaf area id × 100 + 1… */
export const taxonomy: readonly TaxonomyNode[] = roots.flatMap(([audience, slug, name], r) => [
  { id: r + 1, parentId: null, slug, name, position: r + 1, audience, area: null, leaf: null },
  ...areas.flatMap((entry, a) => areaNodes(audience, r + 1, entry, a + 1)),
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
