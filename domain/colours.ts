/** The fixed palette of 29 colours used for swatches and for mapping feed colours (product.md 'Entities'). */
import rows from "./colours.json";
import { folded } from "./folded";
import { labOfHex } from "./oklab";
import { palette } from "./palette";

export interface Colour {
  slug: string;
  name: string;
  /** Swatch colour, #rrggbb; Multicolore is drawn with a gradient instead. */
  hex: string;
  /** Text colour with AA contrast on `hex`. */
  text: "#171717" | "#ffffff";
  /** Lower-case feed words that mean this colour, Italian and English. */
  aliases: readonly string[];
}

export const colours: readonly Colour[] = rows.map(({ slug, name, text, aliases }) => ({
  ...{ slug, name, hex: palette[slug as keyof typeof palette], aliases },
  text: text === "#ffffff" ? text : "#171717",
}));

const bySlug = new Map(colours.map((colour) => [colour.slug, colour]));

/** The palette entry with this slug, or undefined. */
export function colourNamed(slug: string): Colour | undefined {
  return bySlug.get(slug);
}

/** The other colours that a word for this one may mean as well: of blue the navy, of violet the lilac, of white the cream. */
export function nearColours(slug: string): string[] {
  const family = rows.find((row) => row.slug === slug)?.family;
  return rows.flatMap((row) => (family && row.family === family && row.slug !== slug ? [row.slug] : []));
}

/** What is worn in place of a colour that nobody has, the nearest first: navy for blue, burgundy for red. */
export function likeColours(slug: string): string[] {
  return rows.find((row) => row.slug === slug)?.like ?? [];
}

/** Which half of a colour a store's word means: 'Blu scuro' and 'Navy' are no 'Blu chiaro'; empty where it does not say. */
export function shadeOf(label: string): "dark" | "light" | "" {
  const words = folded(label);
  if (/\b(scur[oaie]|dark|navy|notte|night|midnight|deep)\b/.test(words)) return "dark";
  return /\b(chiar[oaie]|light|pale|sky|cielo|baby|pastell?o?)\b/.test(words) ? "light" : "";
}

/** The plain colours that a word for a shade alone means: 'jeans scuri', 'borsa chiara'. */
export function coloursOfShade(word: string): string[] {
  const shade = shadeOf(word);
  if (shade === "") return [];
  const [least, most] = shade === "dark" ? [0, 0.45] : [0.75, 1];
  const isMeant = ({ slug, hex }: Colour) => {
    const [lightness] = labOfHex(hex.slice(1));
    return slug !== "multicolore" && lightness >= least && lightness <= most;
  };
  return colours.filter(isMeant).map(({ slug }) => slug);
}
