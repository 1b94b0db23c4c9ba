/** Brands and words that are not sold here: goods that carry one are hidden, those of later imports too (upstream/catalogue/DESIGN.md). */
import { folded, hasWords } from "domain/folded";
import * as z from "zod";
import { changes, reads } from "../act";
import { Refusal } from "../refusal";
import { batch, firstRow, rows, type Sql, sql } from "../sql";
import { beginDeriving } from "./own-runs";

export interface Block {
  id: number;
  /** `value_id`; null of words, and of a brand that no good has had yet. */
  brand: number | null;
  /** What a title has; null of a brand. */
  words: string | null;
}

const columns = sql`b.block_id AS id, f.value_id AS brand, CASE b.kind WHEN 'word' THEN b.said END AS words`;
const named = sql`blocks b LEFT JOIN facet_values f ON b.kind = 'brand' AND f.facet = 'brand' AND f.slug = b.said`;

export const allBlocks = sql<Block>`SELECT ${columns} FROM ${named} ORDER BY b.block_id`;

const shownNames = 20;

/** Two signs at least: what is in every title would take everything away. */
const blockable = z.object({
  kind: z.enum(["brand", "word"]),
  said: z
    .string()
    .trim()
    .toLowerCase()
    .max(80)
    .regex(/[\p{L}\p{N}]{2}/u, "Scrivi almeno due lettere."),
});
type Blockable = z.output<typeof blockable>;

interface Good {
  id: number;
  name: string;
  store: string | null;
}

function goodsWhere(db: D1Database, wanted: Sql): Promise<Good[]> {
  return rows<Good>(db)`
    SELECT p.product_id AS id, p.name, (SELECT s.slug FROM variants v CROSS JOIN offers o USING (variant_id)
    CROSS JOIN stores s USING (store_id) WHERE v.product_id = p.product_id LIMIT 1) AS store
    FROM products p WHERE ${wanted} AND p.joined_into IS NULL ORDER BY 1`;
}

/** What a block would hide; that a name may say a vowel with an accent SQL does not know. */
async function carrying(db: D1Database, { kind, said }: Blockable): Promise<Good[]> {
  if (kind === "brand") {
    const brand = await firstRow<{ id: number }>(db)`
      SELECT value_id AS id FROM facet_values WHERE facet = 'brand' AND slug = ${said}`;
    if (!brand) throw new Refusal(422, "Nessun prodotto ha questa marca.", "said");
    return goodsWhere(db, sql`p.brand_id = ${brand.id}`);
  }
  const [word = ""] = folded(said).match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  const like = `%${word.slice(0, 40).replace(/[aeiou]/g, "_")}%`;
  return (await goodsWhere(db, sql`p.name LIKE ${like}`)).filter(({ name }) => hasWords(name, said));
}

/** Derives these goods anew. Every run stands under a store: that of one of them. */
async function deriveAgain(db: D1Database, goods: readonly Good[], also: Sql, now: Date) {
  const store = goods.find((one) => one.store !== null)?.store;
  if (store == null) {
    await batch(db, [also]);
    return { run: null };
  }
  return { run: await beginDeriving(db, { store, products: goods, also }, now) };
}

export const blocks = {
  list: reads(
    z.object({}),
    (_, { db }) => rows<{ id: number; kind: "brand" | "word"; said: string; at: string; goods: number }>(db)`
      SELECT b.block_id AS id, b.kind, COALESCE(f.label, b.said) AS said, b.at,
        (SELECT COUNT(*) FROM products p WHERE p.hidden_for = b.block_id) AS goods FROM ${named} ORDER BY b.block_id DESC`,
  ),
  /** What it would hide. */
  preview: reads(blockable, async (block, { db }) => {
    const goods = await carrying(db, block);
    return { goods: goods.length, names: goods.slice(0, shownNames).map(({ name }) => name) };
  }),
  add: changes(blockable, { about: ["said"] }, async (block, { db, now }) => {
    const goods = await carrying(db, block);
    const { kind, said } = block;
    if (await firstRow(db)`SELECT 1 FROM blocks WHERE kind = ${kind} AND said = ${said}`)
      throw new Refusal(409, "È già tra i blocchi.");
    const add = sql`INSERT INTO blocks (kind, said, at) VALUES (${kind}, ${said}, ${now.toISOString()})`;
    return deriveAgain(db, goods, add, now);
  }),
  /** What nothing else hides is shown again. */
  remove: changes(
    z.object({ id: z.coerce.number().int().positive() }),
    { about: ["id"] },
    async ({ id }, { db, now }) =>
      deriveAgain(
        db,
        await goodsWhere(db, sql`p.hidden_for = ${id}`),
        sql`DELETE FROM blocks WHERE block_id = ${id}`,
        now,
      ),
  ),
};
