/** Answers the rows of contract/content/size-guides.ts. */
import type { SizeGuide } from "contract";
import type { HandlersOf } from "../handler";
import { batch, listed, prepare, rows, sql } from "../sql";

/** Brands that one question may name. */
const mostBrands = 8;
/** As the desk's pages have it. */
const pageSize = 50;

interface GuideRow {
  brand: string;
  kind: string;
  brand_name: string;
  source: string;
  source_url: string | null;
  sizes: string;
  updated_at: string;
}

export const sizeGuideReads: Pick<HandlersOf<"sizeGuides">, "list"> = {
  async list({ brands, kind }, { db }) {
    const named = brands.split(",").filter(Boolean).slice(0, mostBrands);
    const found = await rows<GuideRow>(
      db,
      sql`SELECT g.* FROM ${listed(named)} asked CROSS JOIN size_guides g ON g.brand = asked.value
        WHERE ${kind ?? null} IS NULL OR g.kind = ${kind ?? null} ORDER BY g.brand, g.kind`,
    );
    return found.map(guideOf);
  },
};

function guideOf(row: GuideRow): SizeGuide {
  const sizes = JSON.parse(row.sizes) as [string, number, number][];
  return {
    brand: row.brand,
    brandName: row.brand_name,
    kind: row.kind,
    source: row.source,
    sourceUrl: row.source_url,
    rows: sizes.map(([label, from, to]) => ({ label, from, to })),
    updatedAt: row.updated_at,
  };
}

export const sizeGuideWrites: Omit<HandlersOf<"sizeGuides">, "list"> = {
  async all({ page }, { db }) {
    const [guides, [counted]] = (await batch(db, [
      sql`SELECT * FROM size_guides ORDER BY brand, kind LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
      sql`SELECT COUNT(*) AS total FROM size_guides`,
    ])) as [GuideRow[], { total: number }[]];
    return { guides: guides.map(guideOf), total: counted?.total ?? 0 };
  },
  async save({ brand, kind, brandName, source, sourceUrl, rows: given }, { db, now }) {
    const sizes = JSON.stringify(given.map(({ taglia, da, a }) => [taglia, da, a]));
    await prepare(
      db,
      sql`INSERT OR REPLACE INTO size_guides (brand, kind, brand_name, source, source_url, sizes, updated_at)
        VALUES (${brand}, ${kind}, ${brandName}, ${source}, ${sourceUrl ?? null}, ${sizes}, ${now.toISOString()})`,
    ).run();
    return { done: true };
  },
  async remove({ brand, kind }, { db }) {
    await prepare(db, sql`DELETE FROM size_guides WHERE brand = ${brand} AND kind = ${kind}`).run();
    return { done: true };
  },
};
