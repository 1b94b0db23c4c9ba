/** Keeps what pictures of products look like: written with the pictures, or by whoever reads them afterwards. */
import { rows, type Sql, sql } from "../sql";

/** Name of the picture that leads a product `p`. */
export const leadingPicture = sql`substr(p.images, 1, instr(p.images || ',', ',') - 1)`;

/** Products of a page; pictures that were read are told by the same pages (`tintAgain`). */
export const perPage = 500;

/** Leading pictures that nobody has read, of products from after an id; `next` is null at the end. */
export async function unread(db: D1Database, after: number) {
  const page = await rows<{ id: number; picture: string; look: string | null }>(db)`
    SELECT p.product_id AS id, ${leadingPicture} AS picture, f.look FROM products p
      LEFT JOIN media_files f ON f.name = ${leadingPicture}
      WHERE p.product_id > ${after} ORDER BY p.product_id LIMIT ${perPage}`;
  const pictures = page.flatMap(({ picture, look }) => (look === null && picture !== "" ? [picture] : []));
  return {
    pictures: [...new Set(pictures)],
    next: page.length === perPage ? (page.at(-1)?.id ?? null) : null,
  };
}

export function rememberingLooks(looks: Readonly<Record<string, string>>): Sql {
  return sql`UPDATE media_files SET look = e.value FROM json_each(${JSON.stringify(looks)}) e WHERE media_files.name = e.key`;
}
