/** Exports of shops' own systems: a good's variants lie in one object or in rows of their own, and neither says where its page is. */
import { own } from "domain/own";
import { columnName, type FeedShape } from "./columns";
import { proposedColumns } from "./header-words";
import { profiles } from "./profiles";
import { type Column, type FeedRecord, putAttribute, putCell, putDeepLink } from "./record";

/** What an option or attribute that a shop named itself says: 'Taglia' is a size. */
function columnCalled(name: string): Column | undefined {
  const key = columnName(name);
  return own(proposedColumns([key], {}), key);
}

const mostOptions = 3;

/** The variants of a Shopify product, each with what the product says, its options by their own names; the row itself of anything else. */
export function variantsIn(row: Record<string, unknown>): Record<string, unknown>[] {
  const { variants, options, ...product } = row;
  if (typeof row.handle !== "string" || !Array.isArray(variants) || variants.length === 0) return [row];
  const names = (Array.isArray(options) ? options : []).slice(0, mostOptions).map((option: unknown) => {
    const name: unknown = (option as { name?: unknown } | null)?.name ?? option;
    return typeof name === "string" ? name : "";
  });
  return variants.map((variant: Record<string, unknown> | null) => {
    const chosen = names.flatMap((name, at) => {
      const value = own(variant, `option${at + 1}`);
      return name && value && value !== "Default Title" ? [[columnCalled(name) ?? name, value]] : [];
    });
    return { ...product, ...(Object.fromEntries(chosen) as Record<string, unknown>), variant };
  });
}

type Finish = (record: FeedRecord) => FeedRecord | null;

/** Completes rows by what the store has told of itself; null for what is no good. */
export function finishing(shape: FeedShape): Finish {
  const { deepLink } = shape;
  const completed = completing(shape);
  return (row) => {
    const record = completed(row);
    if (record && deepLink) putDeepLink(record, deepLink);
    return record;
  };
}

/** Brand and address of rows of such exports; all other rows stay as they are. */
function completing({ store }: FeedShape): Finish {
  const parents = new Map<string, FeedRecord>();
  return (record) => {
    const { format, cells } = record;
    const address = format && profiles[format].address;
    if (!address) return record;
    const said = (name: string) => record.attributes.find(([one]) => columnName(one) === name)?.[1];
    if (format === "woocommerce" && !ofRows(record, parents, said)) return null;
    const page = {
      host: store?.host ?? undefined,
      id: cells.id,
      handle: said("handle"),
      page: pageOf(record, parents) ?? said("id"),
    };
    if (store) cells.brand ??= store.name;
    if (cells.link === undefined && !page.host)
      record.broken ??= "the store's site is not known: write it on its card, or as host into --store-info";
    else if (cells.link === undefined)
      putCell(
        record,
        "link",
        address.replace(/\{(\w+)\}/g, (_, name: keyof typeof page) => part(page[name])),
      );
    return record;
  };
}

function part(said: string | string[] | undefined): string {
  return encodeURIComponent(String(said ?? "")).replaceAll("%3A", ":");
}

/** The number of the page on which a variation is shown. */
function pageOf({ cells }: FeedRecord, parents: ReadonlyMap<string, FeedRecord>): string | undefined {
  const parent = parents.get(cells.item_group_id ?? "");
  return parent?.attributes.find(([name]) => name === "ID")?.[1] as string | undefined;
}

/** What variations leave to the row of their product. */
const inherited = [
  ...([
    "title",
    "description",
    "image_link",
    "additional_image_link",
    "product_type",
    "tags",
    "brand",
  ] as const),
  ...(["gender", "material"] as const),
];

/** A row of WooCommerce: simple goods, and variations with what their product says; false for what cannot be bought. */
function ofRows(
  record: FeedRecord,
  parents: Map<string, FeedRecord>,
  said: (name: string) => string | string[] | undefined,
): boolean {
  const { cells } = record;
  const number = said("id");
  readAttributes(record);
  const images = cells.image_link?.split(/\s*,\s*(?=https?:)/) ?? [];
  if (images[0])
    Object.assign(cells, { image_link: images[0], additional_image_link: images.slice(1).join(",") });
  // Several categories: the one that says most.
  const [path] = (cells.product_type ?? "").split(/\s*,\s*/).toSorted((a, b) => depth(b) - depth(a));
  if (path) cells.product_type = path;
  const types = String(said("type") ?? "");
  if (/variable|grouped/.test(types)) {
    for (const key of [cells.id, `id:${number}`]) if (key) parents.set(key, record);
    return false;
  }
  if (typeof number === "string") cells.id ??= number;
  const parent = types.includes("variation") ? parents.get(cells.item_group_id ?? "") : undefined;
  for (const column of inherited) if (parent?.cells[column]) cells[column] ??= parent.cells[column];
  if (!types.includes("variation")) delete cells.item_group_id;
  return said("published") !== "0";
}

function depth(path: string): number {
  return path.split(">").length;
}

/** 'Attribute 1 name' beside 'Attribute 1 value(s)'. */
function readAttributes(record: FeedRecord): void {
  const named = new Map(record.attributes.map(([name, value]) => [columnName(name), String(value)]));
  for (const [key, name] of named) {
    const [, place] = /^attribute_(\d+)_name$/.exec(key.slice(0, 30)) ?? [];
    const value = place && named.get(`attribute_${place}_value(s)`);
    if (!value) continue;
    const column = columnCalled(name);
    if (column) putCell(record, column, value);
    else putAttribute(record, name, value);
  }
  record.attributes = record.attributes.filter(([name]) => !/^attribute \d+ /i.test(name.slice(0, 30)));
}
