/** Tables of sizes that brands and stores gave, as visitors read them. `size-guide-writes.ts` writes them. */
import type { SizeGuide } from "contract";
import type { HandlersOf } from "../handler";
import { listed, rows, sql } from "../sql";

/** Brands that one question may name. */
const mostBrands = 8;

export type GuideRow = Omit<SizeGuide, "rows"> & { sizes: string };
export const guideColumns = sql`brand, brand_name AS brandName, kind, source, source_url AS sourceUrl, sizes,
  updated_at AS updatedAt`;

export const sizeGuideReads: HandlersOf<"sizeGuides"> = {
  async list({ brands, kind }, { db }) {
    const named = brands.split(",").filter(Boolean).slice(0, mostBrands);
    const found = await rows<GuideRow>(db)`
      SELECT ${guideColumns} FROM ${listed(named)} asked CROSS JOIN size_guides g ON g.brand = asked.value
        WHERE ${kind ?? null} IS NULL OR g.kind = ${kind ?? null} ORDER BY g.brand, g.kind`;
    return found.map(guideOf);
  },
};

export function guideOf({ sizes, ...guide }: GuideRow): SizeGuide {
  const told = JSON.parse(sizes) as [string, number, number][];
  return { ...guide, rows: told.map(([label, from, to]) => ({ label, from, to })) };
}
