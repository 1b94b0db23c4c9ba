/** The frozen pictures in `demo/pictures/`, as their provenance tells of them. */
import { join } from "node:path";
import * as z from "zod";
import { number, phrases, tableOf, text } from "../scripts/tables";

export const pictureFolder = join(import.meta.dirname, "pictures");

const seenColumns = { name: text, seen: text, ground: z.string() };
const seen = new Map(
  tableOf(new URL("seen.tsv", import.meta.url), seenColumns).map(({ name, ...told }) => [name, told]),
);

/** Each: `{name}.avif` and `{name}.webp`, or `{name}.svg`. */
export const frozen = tableOf(new URL("pictures/provenance.tsv", import.meta.url), {
  name: text,
  kind: z.enum(["product", "banner", "tile", "editorial", "portrait", "logo"]),
  /** Pictures of one look differ in colour and fabric only. */
  look: z.string(),
  shape: z.string(),
  /** Slug of the palette. */
  colour: z.string(),
  pattern: z.string(),
  view: z.string(),
  /** What was drawn that a title may speak of. */
  traits: phrases,
  /** Natural size as pages are told. */
  width: number,
  height: number,
  /** SHA-256 of each file, in the order of their types' names. */
  hashes: phrases,
  /** `seen`: what it shows of a product, as the importer reads it (`upstream/looks/look.ts`), `ground`: what lies behind it; empty for others. */
}).map((row) => ({ ...row, ...(seen.get(row.name) ?? { seen: "", ground: "" }) }));
export type Frozen = (typeof frozen)[number];

const named = new Map(frozen.map((picture) => [picture.name, picture]));
export const pictureNamed = (name: string): Frozen | undefined => named.get(name);
