/** What articles are made of (`materials.tsv`): textiles, leather, metals, straw …, and what beauty products rest on. */
import * as z from "zod";
import { number, parts, perhaps, phrases, tableOf, text } from "../../../scripts/tables";

/** 'cotone', as `materials.tsv` names it. */
export type MaterialKey = string;

export const materials = new Map(
  tableOf(new URL("materials.tsv", import.meta.url), {
    key: text,
    /** Value of the attribute 'Materiale'. */
    label: text,
    /** After 'in': 'misto lana'; empty for what is never part of a name. */
    phrase: z.string(),
    composition: parts,
    /** Who does what `feel` says: 'Il tessuto in cotone', 'Il pellame'. */
    subject: text,
    /** Continues `subject`; agrees with it. */
    feel: parts,
    care: text,
    /** Season that it suggests; none = any. */
    season: perhaps(z.enum(["Primavera/Estate", "Autunno/Inverno"])),
    features: phrases,
    /** What it costs, against the usual one. */
    dear: perhaps(number).default(1),
  }).map(({ key, ...material }) => [key, material]),
);

export function materialOf(key: MaterialKey) {
  const material = materials.get(key);
  if (!material) throw new Error(`no material: ${key}`);
  return material;
}
