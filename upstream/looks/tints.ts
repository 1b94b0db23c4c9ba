/** Goods by a colour: what pictures show of them in cells of the space of colours, so that the nearest are found through an index. */
import type { CallInput, Contract, ProductCard } from "contract";
import { hexOf, type Lab, labOfHex } from "domain/oklab";
import { tintFarness, tintPlaces, tintReach, tintStep } from "domain/tints";
import { readCards } from "../catalogue/cards";
import { categoryNamed, nodeOf, type TaxonomyNode } from "../catalogue/taxonomy";
import type { HandlerContext } from "../handler";
import { once } from "../remembering";
import { batch, listed, rows, type Sql, sql } from "../sql";
import { leadingPicture, perPage } from "./kept";
import { lookFrom } from "./look";

/** So many of the nearest cells' goods are looked at, sold out or not; so many are shown. */
const mostCandidates = 1200;
const mostShown = 48;
/** What a picture shows next to nothing of is as far as this. */
const trace = 0.12;

const perAxis = 32;
const groups = 64;
const everybody = 0;

/** Of a root or an area of the categories; goods of a leaf are in both above it. */
function groupOf({ id, parentId, position }: TaxonomyNode): number {
  return parentId === null ? id * 8 : parentId * 8 + position;
}

function groupsOf(category: number | null): number[] {
  const own: number[] = [];
  for (let node = nodeOf(category ?? 0); node; node = nodeOf(node.parentId ?? 0))
    if (node.leaf === null) own.push(groupOf(node));
  return [everybody, ...own];
}

function cellAt([l, a, b]: Lab, group: number): number {
  return ((l * perAxis + a + perAxis / 2) * perAxis + b + perAxis / 2) * groups + group;
}

/** Steps from a cell to all within reach, the nearest first; some thousand are tried, and most isolates are asked for no colour. */
const steps = once((): readonly Lab[] => {
  const most = Math.ceil(tintReach / tintFarness([tintStep, 0, 0]));
  const each = Array.from({ length: 2 * most + 1 }, (_, at) => at - most);
  return each
    .flatMap((l) => each.flatMap((a) => each.map((b): Lab => [l, a, b])))
    .map((step) => ({ step, far: tintFarness(step) * tintStep }))
    .filter(({ far }) => far <= tintReach)
    .sort((one, other) => one.far - other.far)
    .map(({ step }) => step);
});

function cellsAround(lab: Lab, group: number): number[] {
  const [l, a, b] = tintPlaces(lab);
  return steps()
    .map((step): Lab => [l + step[0], a + step[1], b + step[2]])
    .flatMap((places) => (places[0] < 0 ? [] : cellAt(places, group)));
}

interface Candidate {
  product_id: number;
  offer_id: number | null;
  /** 0xrrggbb */
  colour: number;
  /** 0 to 255 */
  share: number;
  popularity: number;
}

const labOfNumber = (colour: number) => labOfHex(colour.toString(16).padStart(6, "0"));

/** What can be bought and looks most like a colour, the nearest first; what has more of it before what has less. */
export async function tintedProducts(
  { tint, category }: CallInput<Contract["products"]["tinted"]>,
  { db, now }: HandlerContext,
): Promise<ProductCard[]> {
  const node = category ? categoryNamed(category) : null;
  if (node === undefined || node?.leaf) return [];
  const asked = labOfHex(tint);
  const cells = cellsAround(asked, node ? groupOf(node) : everybody);
  const found = await rows<Candidate>(db)`
    SELECT t.product_id, p.best_offer_id AS offer_id, t.colour, t.share, p.popularity
      FROM (SELECT c.product_id, c.colour, c.share FROM json_each(${JSON.stringify(cells)}) e
        CROSS JOIN product_tints c ON c.cell = e.value LIMIT ${mostCandidates}) t
      CROSS JOIN products p ON p.product_id = t.product_id
      WHERE p.available = 1 AND p.hidden_at IS NULL`;
  const near = nearest(asked, found);
  if (near.length === 0) return [];
  const picked = near.map(({ product_id, offer_id }) => [product_id, offer_id]);
  const cards = sql`SELECT value ->> 0 AS product_id, value ->> 1 AS offer_id, key AS rank FROM json_each(${JSON.stringify(picked)})`;
  return readCards({ db, now }, cards);
}

/** Further is another colour, or too little of it. */
const furthest = 0.13;
/** Nobody sees less. */
const alike = 0.01;

/** Each product once; of what is equally far the most popular first. @internal the order is a room's to prove */
export function nearest(asked: Lab, found: readonly Candidate[]): Candidate[] {
  const ranked = found
    .map((one) => ({
      one,
      far: tintFarness(labOfNumber(one.colour), asked) + trace * (1 - one.share / 255) ** 2,
    }))
    .filter(({ far }) => far <= furthest)
    .map(({ one, far }) => ({ one, far: Math.round(far / alike) }))
    .sort(
      (a, b) => a.far - b.far || b.one.popularity - a.one.popularity || a.one.product_id - b.one.product_id,
    );
  const first = new Map<number, Candidate>();
  for (const { one } of ranked) if (!first.has(one.product_id)) first.set(one.product_id, one);
  return [...first.values()].slice(0, mostShown);
}

/** The colours of its leading picture, the widest spread first; none where nobody has read it. */
export async function tintsOf({ id }: { id: number }, { db }: HandlerContext) {
  const [found] = await rows<{ look: string | null }>(db)`
    SELECT f.look FROM products p JOIN media_files f ON f.name = ${leadingPicture} WHERE p.product_id = ${id}`;
  return (lookFrom(found?.look ?? null)?.colours ?? []).map(({ lab, share }) => ({ hex: hexOf(lab), share }));
}

/** What the cells of a product follow from. */
export interface Tinted {
  product_id: number;
  images: string;
  category_id: number | null;
}

const leading = ({ images }: Pick<Tinted, "images">) => images.split(",", 1)[0] ?? "";

/** Statements for the batch that changes these products; none where no picture or category changed. */
export async function tintsToWrite(db: D1Database, products: readonly Tinted[]): Promise<Sql[]> {
  if (products.length === 0) return [];
  const known = await rows<{ name: string; look: string | null }>(db)`
    SELECT f.name, f.look FROM json_each(${JSON.stringify([...new Set(products.map(leading))])}) e
      CROSS JOIN media_files f ON f.name = e.value`;
  const looks = new Map(known.map(({ name, look }) => [name, lookFrom(look)]));
  const entries = products.flatMap((product) =>
    (looks.get(leading(product))?.colours ?? []).flatMap(({ lab, share }) =>
      groupsOf(product.category_id).map((group) => [
        cellAt(tintPlaces(lab), group),
        product.product_id,
        Number.parseInt(hexOf(lab), 16),
        Math.round(share * 255),
      ]),
    ),
  );
  return [
    sql`DELETE FROM product_tints WHERE product_id IN ${listed(products.map(({ product_id }) => product_id))}`,
    sql`INSERT OR IGNORE INTO product_tints (cell, product_id, colour, share)
      SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(${JSON.stringify(entries)})`,
  ];
}

/** Of records before and now: those whose colours may have changed. */
export function tintedAnew<Product extends Tinted>({
  before,
  now,
}: Record<"before" | "now", ReadonlyMap<number, Product>>): Product[] {
  return [...now].flatMap(([id, product]) => {
    const was = before.get(id);
    return was && leading(was) === leading(product) && was.category_id === product.category_id
      ? []
      : [product];
  });
}

/** A page of products from after an id is found by its colours from now on, where its pictures were read later than it came. */
export async function tintAgain(db: D1Database, after: number): Promise<void> {
  const page = await rows<Tinted>(db)`
    SELECT product_id, images, category_id FROM products WHERE product_id > ${after} ORDER BY product_id LIMIT ${perPage}`;
  await batch(db, await tintsToWrite(db, page));
}
