/** Where the desk writes the tables of sizes that brands and stores gave, with who gave them. */
import { slugUpTo } from "contract/wire";
import { sizeTables } from "domain/size-tables";
import * as z from "zod";
import { changes, reads } from "../act";
import { paged, rows, sql } from "../sql";
import { type GuideRow, guideColumns, guideOf } from "./size-guides";

const pageSize = 50;

const guide = z.object({ brand: slugUpTo(80), kind: z.enum(sizeTables.map(({ key }) => key)) });
const measure = z.number().min(0).max(500);
const written = guide.extend({
  brandName: z.string().trim().min(1).max(80),
  source: z.string().trim().min(1, "Scrivi chi ha dato la tabella.").max(200),
  sourceUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullish(),
  rows: z
    .array(z.object({ label: z.string().trim().min(1).max(20), from: measure, to: measure }))
    .min(1)
    .max(60),
});
const wanted = z.object({ page: z.coerce.number().int().min(1).max(1_000).default(1) });
const about = ["brand", "kind"];

export const sizeGuideWrites = {
  /** By brand, fifty a page. */
  all: reads(wanted, async ({ page }, { db }) => {
    const list = sql<GuideRow>`SELECT ${guideColumns} FROM size_guides ORDER BY brand, kind`;
    const { found, total } = await paged(db, list, sql`size_guides`, { page, size: pageSize });
    return { guides: found.map(guideOf), total };
  }),
  save: changes(
    written,
    { about },
    async ({ brand, kind, brandName, source, sourceUrl, rows: given }, { db, now }) => {
      const sizes = JSON.stringify(given.map(({ label, from, to }) => [label, from, to]));
      await rows(db)`
        INSERT OR REPLACE INTO size_guides (brand, kind, brand_name, source, source_url, sizes, updated_at)
          VALUES (${brand}, ${kind}, ${brandName}, ${source}, ${sourceUrl ?? null}, ${sizes}, ${now.toISOString()})`;
    },
  ),
  remove: changes(guide, { about }, async ({ brand, kind }, { db }) => {
    await rows(db)`DELETE FROM size_guides WHERE brand = ${brand} AND kind = ${kind}`;
  }),
};
