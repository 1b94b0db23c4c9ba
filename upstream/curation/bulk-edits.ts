/** Edits of many products at once: each is one line of the log, and can be taken back as far as nobody has changed it since. */
import { slugUpTo } from "contract/wire";
import * as z from "zod";
import { changes, reads } from "../act";
import { chunksOf } from "../import/own-runs";
import { isFixed, type ProductRecord, rearrange, setFixed } from "../import/rearrange";
import { Refusal } from "../refusal";
import { batch, knownRow, listed, rows, type Sql, sql } from "../sql";
import { type FoundRow, foundColumns, wantedBy } from "./find";

/** Products of one edit. */
const mostEdited = 500;

export const bulkActions = ["categoria", "marca", "nascondi", "mostra"] as const;
export type BulkAction = (typeof bulkActions)[number];

const productId = z.number().int().positive();
const slug = slugUpTo(120);
/** `value`: a category's or a brand's address; null: what feeds say. */
const wanted = z.object({ action: z.enum(bulkActions), value: slug.nullable().default(null) });
/** These products, or all that a search finds. */
const looked = wanted.extend({
  products: z.array(productId).max(mostEdited).default([]),
  search: z.string().trim().max(200).optional(),
});
const decided = wanted.extend({ products: z.array(productId).min(1).max(mostEdited) });

/** What a product says now, and afterwards; equal: nothing changes. */
export interface BulkChange {
  id: number;
  name: string;
  before: string;
  after: string;
}

export interface BulkEdit {
  id: number;
  at: string;
  action: BulkAction;
  value: string | null;
  products: number;
  undoneAt: string | null;
  valueName: string | null;
}

const atOnce = 100;
const shownEdits = 50;

/** A category's or a brand's number and name; both null: what feeds say. */
interface Value {
  id: number | null;
  name: string | null;
}
type Before = Partial<
  Pick<ProductRecord, "hidden_at" | "category_id" | "category_ids" | "brand_id" | "fixed">
>;

export const bulkEdits = {
  preview: changes(
    looked,
    { quiet: true },
    async ({ products, search, action, value }, { db }): Promise<BulkChange[]> => {
      const target = await targetOf(action, value, db);
      const found = await rows<FoundRow>(db)`
        ${foundColumns} WHERE ${search ? wantedBy(search) : sql`p.product_id IN ${listed([...products])}`}
        AND p.joined_into IS NULL ORDER BY p.product_id DESC LIMIT ${mostEdited + 1}`;
      if (found.length > mostEdited)
        throw new Refusal(422, `La ricerca trova più di ${mostEdited} prodotti: restringila.`, "search");
      return found.map((row) => ({ id: row.id, name: row.name, ...saidOf(row, action, target) }));
    },
  ),
  apply: changes(decided, async ({ products, action, value }, context) => {
    const { db, now } = context;
    const target = await targetOf(action, value, db);
    const [made] = await rows<{ id: number }>(db)`
      INSERT INTO bulk_edits (at, action, value, products) VALUES (${now.toISOString()}, ${action}, ${value}, 0)
        RETURNING edit_id AS id`;
    const id = made?.id ?? 0;
    let changed = 0;
    for (const part of chunksOf([...new Set(products)], atOnce)) {
      let before: [number, string][] = [];
      await rearrange(db, part, now, (arrangement) => {
        before = part.flatMap((one): [number, string][] => {
          const product = arrangement.products.now.get(one);
          if (!product || product.joined_into !== null || isAlready(product, action, target)) return [];
          const was = change(product, action, target, now);
          return [[one, JSON.stringify(was)]];
        });
        return [noted(id, before)];
      });
      changed += before.length;
    }
    await batch(db, [
      changed === 0
        ? sql`DELETE FROM bulk_edits WHERE edit_id = ${id}`
        : sql`UPDATE bulk_edits SET products = ${changed} WHERE edit_id = ${id}`,
    ]);
    if (changed === 0) throw new Refusal(422, "Non cambierebbe nulla: i prodotti sono già così.");
    return { id, changed };
  }),
  undo: changes(
    z.object({ id: z.coerce.number().int().positive() }),
    { about: ["id"] },
    async ({ id }, { db, now }) => {
      const edit = await knownRow<{ action: BulkAction; value: string | null }>(db, "Modifica")`
        SELECT action, value FROM bulk_edits WHERE edit_id = ${id}`;
      const target = await targetOf(edit.action, edit.value, db);
      const noted = await rows<{ product: number; before: string }>(db)`
        SELECT product_id AS product, before FROM bulk_edit_products WHERE edit_id = ${id} ORDER BY product_id`;
      if (noted.length === 0) throw new Refusal(409, "Questa modifica è già annullata.");
      let restored = 0;
      for (const part of chunksOf(noted, atOnce)) {
        let back = 0;
        const ids = part.map(({ product }) => product);
        await rearrange(db, ids, now, ({ products }) => {
          back = 0;
          for (const { product: one, before } of part) {
            const product = products.now.get(one);
            if (!product || !isAlready(product, edit.action, target)) continue;
            Object.assign(product, JSON.parse(before) as Before);
            back++;
          }
          return [sql`DELETE FROM bulk_edit_products WHERE edit_id = ${id} AND product_id IN ${listed(ids)}`];
        });
        restored += back;
      }
      await batch(db, [sql`UPDATE bulk_edits SET undone_at = ${now.toISOString()} WHERE edit_id = ${id}`]);
      return { restored, left: noted.length - restored };
    },
  ),
  list: reads(
    z.object({}),
    (_, { db }) =>
      rows<BulkEdit>(db)`SELECT e.edit_id AS id, e.at, e.action, e.value, e.products,
        e.undone_at AS undoneAt, CASE e.action WHEN 'categoria' THEN (SELECT name FROM categories WHERE slug = e.value)
        WHEN 'marca' THEN (SELECT label FROM facet_values WHERE facet = 'brand' AND slug = e.value) END AS valueName
      FROM bulk_edits e ORDER BY e.edit_id DESC LIMIT ${shownEdits}`,
  ),
};

async function targetOf(action: BulkAction, slug: string | null, db: D1Database): Promise<Value> {
  if (slug === null || action === "nascondi" || action === "mostra") return { id: null, name: null };
  const [found] = await rows<{ id: number; name: string }>(
    db,
    action === "categoria"
      ? sql`SELECT category_id AS id, name FROM categories WHERE slug = ${slug}`
      : sql`SELECT value_id AS id, label AS name FROM facet_values WHERE facet = 'brand' AND slug = ${slug}`,
  );
  if (found) return found;
  throw new Refusal(
    422,
    action === "categoria"
      ? "Questa categoria non esiste."
      : "Nessun prodotto ha questa marca: scegli una marca del catalogo.",
    "value",
  );
}

function isAlready(product: ProductRecord, action: BulkAction, { id }: Value): boolean {
  if (action === "nascondi") return product.hidden_at !== null;
  if (action === "mostra") return product.hidden_at === null;
  const [what, is] =
    action === "categoria"
      ? (["category", product.category_id] as const)
      : (["brand", product.brand_id] as const);
  return id === null ? !isFixed(product, what) : isFixed(product, what) && is === id;
}

function change(product: ProductRecord, action: BulkAction, { id }: Value, now: Date): Before {
  const { hidden_at, category_id, category_ids, brand_id, fixed } = product;
  if (action === "nascondi" || action === "mostra") {
    product.hidden_at = action === "nascondi" ? now.toISOString() : null;
    return { hidden_at };
  }
  if (action === "categoria") {
    if (id !== null) Object.assign(product, { category_id: id, category_ids: JSON.stringify([id]) });
    setFixed(product, "category", id !== null);
    return { category_id, category_ids, fixed };
  }
  if (id !== null) product.brand_id = id;
  setFixed(product, "brand", id !== null);
  return { brand_id, fixed };
}

function saidOf(row: FoundRow, action: BulkAction, { id, name }: Value): { before: string; after: string } {
  if (action === "nascondi" || action === "mostra") {
    const said = (isHidden: boolean) => (isHidden ? "nascosto" : "sul sito");
    return { before: said(row.hiddenAt !== null), after: said(action === "nascondi") };
  }
  const [what, is] =
    action === "categoria" ? (["category", row.category] as const) : (["brand", row.brand] as const);
  const said = (value: string | null, isDecided: boolean) =>
    `${value ?? "–"}${isDecided ? " (decisa al banco)" : ""}`;
  const isDecided = isFixed(row, what);
  return {
    before: said(is, isDecided),
    after: id === null ? (isDecided ? "quella che dice il feed" : said(is, false)) : said(name, true),
  };
}

function noted(edit: number, before: readonly [number, string][]): Sql {
  return sql`INSERT OR REPLACE INTO bulk_edit_products (edit_id, product_id, before)
    SELECT ${edit}, value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(before)})`;
}
