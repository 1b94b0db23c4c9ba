/** What shops of several countries write where goods have one size for all. */
import { folded } from "./folded";
import spellings from "./one-size.json";

const known = new Set(spellings);

/** 'OS', 'O/S', 'T.U.', 'Taglia unica', 'Einheitsgröße', 'One Size (OSFA)'. */
export function isOneSize(label: string): boolean {
  const [word = ""] = folded(label).replaceAll("ß", "ss").split("(", 1);
  return known.has(word.replace(/[^a-z0-9]/g, ""));
}
