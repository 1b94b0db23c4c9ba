/** Pictures that nothing shows any longer leave the bucket, and no other. */
import { knownPictures, rememberPictures } from "upstream/import/media";
import { dropUnusedPictures, keysOf, picturesKind } from "upstream/import/unused-pictures";
import { rows } from "upstream/sql";
import { expect, test } from "vitest";
import { openDatabase } from "../tools/database";
import { forFile } from "../tools/for-file";
import { explaining } from "../tools/plans";

const begin = new Date("2026-11-21T12:00:00Z");
const day = (days: number) => new Date(begin.getTime() + days * 86_400_000);
const base = await forFile(openDatabase());

const used = "aaaaaaaaaaaaaaaa_640x800.webp";
const gone = "bbbbbbbbbbbbbbbb_640x800-f3f0eb.webp";
const written = "cccccccccccccccc_640x800.webp";
const logo = "dddddddddddddddd_100x40.svg";
const removed: string[] = [];
const media = {
  delete: async (keys: string[]) => {
    removed.push(...keys);
  },
} as unknown as R2Bucket;

/** A whole round of the clock. */
async function round(at: Date, bucket = media, db = base.db): Promise<number> {
  for (let turn = 1; turn < 40; turn++) {
    const isMore = await dropUnusedPictures(db, bucket, at);
    await rows(base.db)`UPDATE clock SET done_at = ${at.toISOString()} WHERE kind = ${picturesKind}`;
    if (!isMore) return turn;
  }
  throw new Error("it does not end");
}

test("what products, offers, stores or texts show stays; what nothing has shown for a month goes with all its files", async () => {
  const { db } = base;
  const names = [used, gone, written, logo];
  const addresses = Object.fromEntries(names.map((name) => [`https://negozio.example/${name}`, name]));
  await rememberPictures(db, { names, addresses }, begin);
  await db.batch([
    db
      .prepare("UPDATE offers SET images = ? WHERE offer_id = (SELECT MAX(offer_id) FROM offers)")
      .bind(`x.webp,${used}`),
    db.prepare("UPDATE stores SET logo = ? WHERE store_id = 1").bind(logo),
    db
      .prepare("UPDATE pages SET body = ? WHERE slug = (SELECT MIN(slug) FROM pages)")
      .bind(`<img src="/media/uploads/${written}">`),
    db
      .prepare("INSERT OR IGNORE INTO pages (slug, title, body, updated_at) VALUES ('prova', 'P', ?, '')")
      .bind(written),
  ]);
  const scans: string[] = [];
  expect(await round(day(29), media, explaining(db, scans))).toBeLessThan(20);
  expect(removed).toEqual([]);
  await round(day(45), media, explaining(db, scans));
  expect(scans, "no turn reads a whole table").toEqual([]);
  expect(new Set(removed)).toEqual(new Set(keysOf(gone)));
  expect(removed).toContain("uploads/bbbbbbbbbbbbbbbb_640x800-f3f0eb/640.avif");
  const known = await knownPictures(db, { addresses: Object.keys(addresses), names }, day(45));
  expect(known.names.sort()).toEqual([used, written, logo].sort());
  expect(Object.values(known.addresses).sort()).toEqual([used, written, logo].sort());
});

test("a bucket that fails loses nothing: what is under way counts as gone, and goes with the next turn", async () => {
  const { db } = base;
  await rememberPictures(db, { names: [gone], addresses: { "https://negozio.example/b": gone } }, begin);
  const broken = { delete: () => Promise.reject(new Error("R2")) } as unknown as R2Bucket;
  await expect(round(day(90), broken)).rejects.toThrow("R2");
  const ask = () => knownPictures(db, { addresses: ["https://negozio.example/b"], names: [gone] }, day(90));
  expect(await ask()).toMatchObject({ addresses: {}, names: [] });
  removed.length = 0;
  await round(day(90));
  expect(removed).toContain(`uploads/${gone}`);
});

test("a picture that an import is about to show again is not cleared away", async () => {
  const { db } = base;
  await rememberPictures(db, { names: [gone], addresses: {} }, begin);
  await knownPictures(db, { addresses: [], names: [gone] }, day(120));
  removed.length = 0;
  await round(day(121));
  expect(removed).toEqual([]);
});

test("a clock that stood still for months looks at everything again before it removes anything", async () => {
  const { db } = base;
  await round(day(130));
  // It broke off in the middle of the walk, behind the product that shows the picture.
  const last = await db.prepare("SELECT MAX(product_id) AS id FROM products").first<number>("id");
  await db.prepare("UPDATE clock SET mark = ? WHERE kind = ?").bind(last, picturesKind).run();
  removed.length = 0;
  await round(day(300));
  expect(removed).not.toContain(`uploads/${used}`);
});
