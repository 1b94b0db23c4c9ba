/** What articles are made of (`materials.tsv`): textiles, leather, metals, straw …, and what beauty products rest on. */
import * as z from "zod";
import { number, parts, perhaps, phrases, tableOf, text } from "../../../scripts/tables";

export interface Material {
  /** Value of the attribute 'Materiale'. */
  label: string;
  /** After 'in': 'misto lana'; empty for what is never part of a name. */
  phrase: string;
  composition: readonly string[];
  /** Who does what `feel` says: 'Il tessuto in cotone', 'Il pellame'. */
  subject: string;
  /** Continues `subject`; agrees with it. */
  feel: readonly string[];
  care: string;
  /** Season that it suggests; none = any. */
  season?: string;
  features: readonly string[];
  /** What it costs, against the usual one. */
  dear: number;
}

/** 'cotone', as `materials.tsv` names it. */
export type MaterialKey = string;

export const materials: ReadonlyMap<MaterialKey, Material> = new Map(
  tableOf(new URL("materials.tsv", import.meta.url), {
    key: text,
    label: text,
    phrase: z.string(),
    composition: parts,
    subject: text,
    feel: parts,
    care: text,
    season: perhaps(z.enum(["Primavera/Estate", "Autunno/Inverno"])),
    features: phrases,
    dear: perhaps(number).default(1),
  }).map(({ key, ...material }) => [key, material]),
);

export function materialOf(key: MaterialKey): Material {
  const material = materials.get(key);
  if (!material) throw new Error(`no material: ${key}`);
  return material;
}
