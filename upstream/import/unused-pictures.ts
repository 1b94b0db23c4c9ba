/** Once a week the clock dates the pictures that the catalogue shows; those not met for a month leave the bucket. */
import { dayMilliseconds, shifted } from "domain/moments";
import { storedWidths } from "domain/picture";
import { batch, firstRow, listed, rows, type Sql, sql } from "../sql";

export const picturesKind = "pictures";
const productsPerTurn = 300;
/** Some 14 files each: R2 takes 1,000 keys a call. */
const picturesPerTurn = 20;
/** Days: a date is written anew when it is older than `exact`; what was not met for `kept` goes. A walk that rested begins anew. */
const days = { exact: 14, kept: 30, rest: 7 };
/** The mark of a walk that has met everything. */
const walked = -1;

/** One turn; answers whether work is left. */
export async function dropUnusedPictures(db: D1Database, media: R2Bucket, now: Date): Promise<boolean> {
  const at = await firstRow<{ mark: number; done_at: string | null }>(db)`
    SELECT mark, done_at FROM clock WHERE kind = ${picturesKind}`;
  const rested = (at?.done_at ?? "") < isoDay(now, days.rest);
  const mark = rested ? 0 : (at?.mark ?? 0);
  if (mark !== walked) {
    await walk(db, mark, now);
    return true;
  }
  if (await sweep(db, media, now)) return true;
  await rows(db, marked(0));
  return false;
}

type Shown = { images: string };

async function walk(db: D1Database, mark: number, now: Date): Promise<void> {
  const turn = sql`SELECT product_id FROM products WHERE product_id > ${mark} ORDER BY product_id LIMIT ${productsPerTurn}`;
  const last = (await firstRow<{ last: number | null }>(db)`SELECT MAX(product_id) AS last FROM (${turn})`)
    ?.last;
  if (last == null) {
    const logos = await rows<Shown>(db)`
      SELECT logo AS images FROM stores WHERE logo IS NOT NULL`;
    await batch(db, [met(logos, now), marked(walked)]);
    return;
  }
  const within = (table: Sql) => sql`${table}.product_id > ${mark} AND ${table}.product_id <= ${last}`;
  const found = await batch(db, [
    sql<Shown>`SELECT p.images FROM products p WHERE ${within(sql`p`)}`,
    sql<Shown>`SELECT v.images FROM variants v WHERE ${within(sql`v`)}`,
    sql<Shown>`SELECT o.images FROM variants v CROSS JOIN offers o ON o.variant_id = v.variant_id WHERE ${within(sql`v`)}`,
  ]);
  await batch(db, [met(found.flat(), now), marked(last)]);
}

function met(found: readonly Shown[], now: Date): Sql {
  return dated(new Set(found.flatMap(({ images }) => images.split(","))), now);
}

/** Dates names anew, seldom enough to write little. What is being removed stays so. */
export function dated(names: Iterable<string>, now: Date): Sql {
  return sql`UPDATE media_files SET used_on = ${isoDay(now)} WHERE name IN ${listed([...names])}
    AND used_on > '' AND used_on < ${isoDay(now, days.exact)}`;
}

/** Removes a few: told apart first, so that no import counts on them while their files go. */
async function sweep(db: D1Database, media: R2Bucket, now: Date): Promise<boolean> {
  const old = await rows<{ name: string }>(db)`
    SELECT name FROM media_files WHERE used_on < ${isoDay(now, days.kept)} ORDER BY used_on LIMIT ${picturesPerTurn}`;
  if (old.length === 0) return false;
  const names = listed(old.map(({ name }) => name));
  const [, gone] = await batch(db, [
    // Texts of editors may show any of them.
    sql`UPDATE media_files SET used_on = ${isoDay(now)} WHERE used_on > '' AND name IN (
      SELECT value FROM json_each(${JSON.stringify(old.map(({ name }) => name))}) e WHERE ${isEdited})`,
    sql<{ name: string }>`
      UPDATE media_files SET used_on = '' WHERE name IN ${names} AND used_on < ${isoDay(now, days.kept)} RETURNING name`,
    sql`DELETE FROM media_addresses WHERE name IN ${names}
      AND name IN (SELECT name FROM media_files WHERE used_on = '')`,
  ]);
  const unused = gone.map(({ name }) => name);
  if (unused.length > 0) await media.delete(unused.flatMap(keysOf));
  await rows(db)`DELETE FROM media_files WHERE name IN ${listed(unused)} AND used_on = ''`;
  return true;
}

const isEdited = sql`EXISTS (SELECT 1 FROM blogs WHERE instr(body || COALESCE(image, '') || COALESCE(author_image, ''), e.value))
  OR EXISTS (SELECT 1 FROM pages WHERE instr(COALESCE(body, '') || COALESCE(image, '') || COALESCE(banner, ''), e.value))
  OR EXISTS (SELECT 1 FROM guides WHERE instr(body, e.value))
  OR EXISTS (SELECT 1 FROM banners WHERE instr(COALESCE(image, ''), e.value))
  OR EXISTS (SELECT 1 FROM menu_items WHERE instr(COALESCE(image, ''), e.value))
  OR EXISTS (SELECT 1 FROM categories WHERE instr(COALESCE(image, ''), e.value))
  OR EXISTS (SELECT 1 FROM facet_values WHERE instr(COALESCE(image, ''), e.value))
  OR EXISTS (SELECT 1 FROM promotions WHERE instr(COALESCE(image, ''), e.value))`;

/** All files that may have been stored of a picture. @internal a test compares it with the bucket */
export function keysOf(name: string): string[] {
  const folders = ["uploads", "logos"];
  const [, width, kind] = /_(\d{1,5})x\d{1,5}(?:-[0-9a-f]{6})?\.(webp|svg)$/.exec(name) ?? [];
  const stem = name.replace(/\.\w+$/, "");
  const sizes = kind === "webp" ? storedWidths(Number(width)) : [];
  return folders.flatMap((folder) => [
    `${folder}/${name}`,
    ...sizes.flatMap((each) => ["avif", "webp"].map((format) => `${folder}/${stem}/${each}.${format}`)),
  ]);
}

function marked(mark: number): Sql {
  return sql`INSERT INTO clock (kind, due_at, mark) VALUES (${picturesKind}, 0, ${mark})
    ON CONFLICT DO UPDATE SET mark = excluded.mark`;
}

function isoDay(now: Date, before = 0): string {
  return shifted(now, -before * dayMilliseconds).slice(0, 10);
}
