/** A catalogue in memory straight from feeds: what an import would have written, without a database. */
import type { CatalogueRow, CatalogueStore } from "contract/import";
import { rowFrom } from "feeds/normalise/row";
import type { FeedRecord } from "feeds/read/record";
import { vocabularyTables } from "../../scripts/local/vocabulary-tables";
import { taxonomy } from "../../upstream/catalogue/taxonomy";
import { packBlock, perBlock } from "../../upstream/listing/block";
import type { Catalogue } from "../../upstream/listing/held-catalogue";
import { labelsOf, type ValueRow } from "../../upstream/listing/labels";
import { Words } from "../../upstream/listing/words";
import { projectFeedWords } from "../tools/vocabulary";

export interface HeldProduct {
  id: number;
  name: string;
  /** Leaves of the taxonomy without the audience. */
  leaves: string[];
  /** Of those that say no leaf. */
  areas: string[];
  audiences: string[];
  /** `facet:slug`. */
  values: Set<string>;
  /** What each is called. */
  labels: Map<string, string>;
  /** Cents. */
  price: number;
  /** 'sale', and 'free' where nothing is paid for its delivery. */
  promises: Set<string>;
  isBuyable: boolean;
}

export interface Held {
  catalogue: Catalogue;
  products: HeldProduct[];
  byId: Map<number, HeldProduct>;
}

export interface HeldFeed {
  store: CatalogueStore;
  records: AsyncIterable<FeedRecord>;
}

const nodes = new Map(taxonomy.map((node) => [node.id, node]));

/** Rows that the importer refuses are left out; rows of the same brand and name are one product. */
export async function holdFeeds(feeds: readonly HeldFeed[], now: Date): Promise<Held> {
  const groups = new Map<string, { rows: CatalogueRow[]; stores: number[] }>();
  const values = new Map<string, ValueRow>();
  for (const [index, { store, records }] of feeds.entries()) {
    const around = {
      store,
      now: now.toISOString(),
      trustHistory: true,
      words: projectFeedWords,
      pictures: () => "x.webp",
    };
    addValue(values, ["store", store.slug, store.name, 0]);
    for await (const record of records) {
      const row = accepted(() => rowFrom(record, around));
      if (!row) continue;
      const key = `${row.brand.slug}|${row.name}|${row.categories[0]}`;
      const group = groups.get(key) ?? { rows: [], stores: [] };
      groups.set(key, group);
      group.rows.push(row);
      group.stores.push(index + 1);
    }
  }
  const facts = [...groups.values()].map((group, index) => factsOf(group, index + 1, values, now));
  const words = new Words();
  const blocks = Array.from({ length: Math.ceil((facts.length + 1) / perBlock) }, (_, block) => {
    const rows = facts.filter(({ product }) => Math.floor(product.id / perBlock) === block);
    return packBlock(JSON.stringify(rows.map(({ row }) => row)), words);
  });
  const categories = taxonomy.map(({ id, parentId, slug, name, position }) => {
    return { id, parent: parentId, slug, label: name, image: null, position };
  });
  const stores = feeds.map(({ store }, index) => ({ id: index + 1, slug: store.slug }));
  const labels = labelsOf(
    { values: [...values.values()], categories, stores, vocabulary: vocabularyTables },
    words,
  );
  const products = facts.map(({ product }) => product);
  return {
    catalogue: { version: 1, mark: "1", blocks, labels, words },
    products,
    byId: new Map(products.map((product) => [product.id, product])),
  };
}

function accepted(row: () => CatalogueRow): CatalogueRow | null {
  try {
    return row();
  } catch {
    return null;
  }
}

function addValue(values: Map<string, ValueRow>, [facet, slug, label, position]: Entry): number {
  const key = `${facet}:${slug}`;
  const known = values.get(key) ?? { id: values.size + 1, facet, slug, label, image: null, position };
  values.set(key, known);
  return known.id;
}

type Entry = [facet: ValueRow["facet"], slug: string, label: string, position: number];

function factsOf(
  { rows, stores }: { rows: CatalogueRow[]; stores: number[] },
  id: number,
  values: Map<string, ValueRow>,
  now: Date,
) {
  const [first] = rows as [CatalogueRow];
  const entries = new Map<string, number>();
  const add = (entry: Entry) => entries.set(`${entry[0]}:${entry[1]}`, addValue(values, entry));
  const brand = add(["brand", first.brand.slug, first.brand.label, 0]).get(`brand:${first.brand.slug}`);
  for (const row of rows) {
    if (row.colour?.slug) add(["colour", row.colour.slug, row.colour.label, 0]);
    if (row.size) add(["size", row.size.slug, row.size.label, row.size.position]);
    for (const entry of row.values) add(entry as Entry);
  }
  const offers = rows
    .map((row, place) => [
      stores[place],
      row.price,
      row.list ?? 0,
      row.availability === "in_stock" ? 1 : 0,
      id * 1000 + place,
      row.price + (row.shipping ?? 0),
    ])
    .sort((a, b) => (b[3] as number) - (a[3] as number) || (a[1] as number) - (b[1] as number));
  const best = offers.filter((offer, place) => offers.findIndex(([store]) => store === offer[0]) === place);
  const categories = [...new Set(first.categories.flatMap(above))];
  const popularity =
    Math.max(...rows.map((row) => row.popularity)) + Math.min(best.length, 5) * 12 + ((id * 7919) % 61);
  const seen = Math.floor(Date.parse(first.firstSeen) / 1000) || Math.floor(now.getTime() / 1000);
  const product: HeldProduct = {
    id,
    name: first.name,
    leaves: first.categories.flatMap((category) => nodes.get(category)?.leaf ?? []),
    areas: first.categories.flatMap((category) => {
      const node = nodes.get(category);
      return node?.area && node.leaf === null ? [node.area] : [];
    }),
    audiences: first.categories.flatMap((category) => nodes.get(category)?.audience ?? []),
    values: new Set(entries.keys()),
    labels: new Map([...entries.keys()].map((key) => [key, values.get(key)?.label ?? ""])),
    price: best[0]?.[1] as number,
    isBuyable: best[0]?.[3] === 1,
    promises: new Set([
      ...((best[0]?.[2] as number) > (best[0]?.[1] as number) ? ["sale"] : []),
      ...(rows.some(({ shipping }) => shipping === 0) ? ["free"] : []),
    ]),
  };
  const row = [
    id,
    brand,
    first.categories[0],
    popularity,
    0,
    seen,
    0,
    [...entries.values()],
    categories,
    best,
    first.name,
  ];
  return { product, row };
}

function above(category: number): number[] {
  const parent = nodes.get(category)?.parentId;
  return parent ? [category, ...above(parent)] : [category];
}
