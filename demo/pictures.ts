/** The frozen pictures in `demo/pictures/`, as their provenance tells of them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const pictureFolder = join(import.meta.dirname, "pictures");

/** One picture: `{name}.avif` and `{name}.webp`, or `{name}.svg`. */
export interface Frozen {
  name: string;
  kind: "product" | "banner" | "tile" | "editorial" | "portrait" | "logo";
  /** Pictures of one look differ in colour and fabric only. */
  look: string;
  shape: string;
  /** Slug of the palette. */
  colour: string;
  pattern: string;
  view: string;
  /** What was drawn that a title may speak of. */
  traits: readonly string[];
  /** Natural size as pages are told. */
  width: number;
  height: number;
  /** SHA-256 of each file, in the order of their types' names. */
  hashes: readonly string[];
  /** What it shows of a product, as the importer reads it (`upstream/looks/look.ts`); empty for others. */
  seen: string;
}

const columns = "name kind look shape colour pattern view traits width height hashes".split(" ");

const seen = new Map(
  readFileSync(join(import.meta.dirname, "seen.tsv"), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t") as [string, string]),
);

export const frozen: readonly Frozen[] = readFileSync(join(pictureFolder, "provenance.tsv"), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const row = Object.fromEntries(line.split("\t").map((value, index) => [columns[index], value]));
    const list = (text = "") => text.split(",").filter(Boolean);
    return {
      ...row,
      traits: list(row.traits),
      hashes: list(row.hashes),
      seen: seen.get(row.name ?? "") ?? "",
      width: Number(row.width),
      height: Number(row.height),
    } as Frozen;
  });

const named = new Map(frozen.map((picture) => [picture.name, picture]));

export function pictureNamed(name: string): Frozen | undefined {
  return named.get(name);
}
