/** Tables of sizes that brands and stores gave, as visitors read them. `size-guide-writes.ts` writes them. */
import type { SizeGuide } from "contract";
import type { HandlersOf } from "../handler";
import { listed, rows } from "../sql";

/** Brands that one question may name. */
const mostBrands = 8;

export interface GuideRow {
  brand: string;
  kind: string;
  brand_name: string;
  source: string;
  source_url: string | null;
  sizes: string;
  updated_at: string;
}

export const sizeGuideReads: HandlersOf<"sizeGuides"> = {
  async list({ brands, kind }, { db }) {
    const named = brands.split(",").filter(Boolean).slice(0, mostBrands);
    const found = await rows<GuideRow>(db)`
      SELECT g.* FROM ${listed(named)} asked CROSS JOIN size_guides g ON g.brand = asked.value
        WHERE ${kind ?? null} IS NULL OR g.kind = ${kind ?? null} ORDER BY g.brand, g.kind`;
    return found.map(guideOf);
  },
};

export function guideOf(row: GuideRow): SizeGuide {
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
