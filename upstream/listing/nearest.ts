/** Where a listing that finds nothing leads on: kinds and brands near what its search was understood as, or near its unknown words. */
import { emptyListing, type ListingQuery } from "contract";
import type { Nearest } from "contract/listing/nearest";
import { folded } from "domain/folded";
import { type Area, type Audience, taxonomy } from "../catalogue/taxonomy";
import type { HandlerContext } from "../handler";
import { nearestOf, spelledKinds, unknownTerms } from "../search/nearest";
import type { KindPart, PersonPart, Understanding } from "../search/parts";
import { tablesOf } from "../search/vocabulary/tables";
import type { Counted } from "./engine";

const mostKinds = 6;
const mostBrands = 6;

export async function nearestTo(query: ListingQuery, context: HandlerContext): Promise<Nearest> {
  const { asked } = await context.listing.known(context);
  const understanding = query.search ? (await asked(query.search, context.now)).understanding : null;
  const unknown = understanding ? unknownTerms(understanding) : [];
  const everything = await context.listing.counts(emptyListing, context);
  const kind = understanding?.parts.find((part): part is KindPart => part.type === "kind");
  const people = understanding?.parts.find((part): part is PersonPart => part.type === "person");
  const kinds = nearestKinds({ kind, people, unknown, category: query.category }, everything);
  const search = kind && kinds[0];
  const around = search
    ? { ...emptyListing, search }
    : { ...emptyListing, ...(query.category && { category: query.category }) };
  const here = await context.listing.counts(around, context);
  const near = understanding ? nearestBrands(understanding, unknown, everything) : [];
  // Of a category only the order: the links lead out of it.
  const total = search ? here : everything;
  const present = brandsOf(here).map((brand) => ({ ...brand, products: total.counts.values[brand.id] ?? 0 }));
  const brands = [...near, ...present];
  return {
    kinds,
    brands: [...new Map(brands.map((brand) => [brand.slug, brand])).values()]
      .slice(0, mostBrands)
      .map(({ id: _, ...brand }, place) => ({
        ...brand,
        search: place < near.length ? null : (search ?? null),
      })),
  };
}

interface Sought {
  kind?: KindPart | undefined;
  people?: PersonPart | undefined;
  unknown: readonly string[];
  category?: string | undefined;
}

interface Leaf {
  leaf: string;
  area: Area;
  name: string;
  products: number;
}

/** As texts to search for: what is like the kind, else what unknown words may mean, else what there is most of. */
function nearestKinds({ kind, people, unknown, category }: Sought, counted: Counted): string[] {
  const node = taxonomy.find(({ slug }) => slug === category);
  const sold = soldLeaves(counted, people?.audiences ?? (node ? [node.audience] : []));
  const named = (list: readonly Leaf[]) => list.map(({ name }) => name.toLocaleLowerCase("it"));
  const towards = people?.label ? ` ${people.label.toLocaleLowerCase("it")}` : "";
  if (kind) {
    const like = [...kind.leaves, ...kind.also];
    const near = (leaf: Leaf) => (like.includes(leaf.leaf) ? 2 : leaf.area === kind.area ? 1 : 0);
    const beside = sold.filter((leaf) => near(leaf) > 0).sort((a, b) => near(b) - near(a));
    if (beside.length > 0) return named(beside.slice(0, mostKinds)).map((term) => term + towards);
  }
  const leaves = new Set(sold.map(({ leaf }) => leaf));
  const spelled = spelledKinds(tablesOf(counted.labels.vocabulary)).filter(
    (each) => each.leaves.length === 0 || each.leaves.some((leaf) => leaves.has(leaf)),
  );
  const near = nearestOf(unknown, spelled).map(({ label }) => label.toLocaleLowerCase("it"));
  const most = named(sold.filter(({ area }) => !node?.area || area === node.area));
  return [...new Set([...near, ...most])].slice(0, mostKinds).map((term) => term + towards);
}

function soldLeaves({ labels, counts }: Counted, audiences: readonly Audience[]): Leaf[] {
  const leaves = new Map<string, Leaf>();
  for (const { slug, leaf, area, name, audience } of taxonomy) {
    const id = labels.categoryIds.get(slug);
    const products = id === undefined ? 0 : (counts.categories[id] ?? 0);
    if (!leaf || !area || products === 0) continue;
    if (audiences.length > 0 && !audiences.includes(audience)) continue;
    const before = leaves.get(leaf)?.products ?? 0;
    leaves.set(leaf, { leaf, area, name, products: before + products });
  }
  return [...leaves.values()].sort((a, b) => b.products - a.products);
}

interface Brand {
  id: number;
  name: string;
  slug: string;
  products: number;
}

/** Of what was counted, the most first. */
function brandsOf({ labels, counts }: Counted): Brand[] {
  const brands = [...labels.values.values()].flatMap(({ id, facet, slug, label }) => {
    const products = counts.values[id] ?? 0;
    return facet === "brand" && products > 0 ? [{ id, name: label, slug, products }] : [];
  });
  return brands.sort((a, b) => b.products - a.products);
}

/** Brands that were named, and those that an unknown word may mean. */
function nearestBrands(understanding: Understanding, unknown: readonly string[], counted: Counted): Brand[] {
  const brands = brandsOf(counted);
  const said = understanding.parts.flatMap((part) =>
    part.type === "facet" && part.facet === "brand" ? part.slugs : [],
  );
  const spelled = brands.map((brand) => ({ ...brand, spellings: [folded(brand.name)] }));
  const near = nearestOf(unknown, spelled).map(({ slug }) => slug);
  return brands.filter(({ slug }) => said.includes(slug) || near.includes(slug));
}
