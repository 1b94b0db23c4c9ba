/** The fixed palette of 29 colours used for swatches and for mapping feed colours (product.md 'Entities'). */
import { folded } from "./folded";
import { palette } from "./palette";

export interface Colour {
  id: number;
  slug: string;
  name: string;
  /** Swatch colour, #rrggbb; Multicolore is drawn with a gradient instead. */
  hex: string;
  /** Text colour with AA contrast on `hex`. */
  text: "#171717" | "#ffffff";
  /** Lower-case feed words that mean this colour, Italian and English. */
  aliases: readonly string[];
}

const dark = "#171717";
const light = "#ffffff";

export const colours: readonly Colour[] = [
  {
    id: 1,
    slug: "nero",
    name: "Nero",
    hex: palette.nero,
    text: light,
    aliases: ["black", "nera", "neri", "nere", "noir", "onyx", "antracite scuro"],
  },
  {
    id: 2,
    slug: "bianco",
    name: "Bianco",
    hex: palette.bianco,
    text: dark,
    aliases: ["white", "bianca", "bianchi", "bianche", "off white", "ottico"],
  },
  {
    id: 3,
    slug: "grigio",
    name: "Grigio",
    hex: palette.grigio,
    text: dark,
    aliases: ["gray", "grey", "grigia", "grigi", "grigie", "melange", "heather"],
  },
  {
    id: 4,
    slug: "antracite",
    name: "Antracite",
    hex: palette.antracite,
    text: light,
    aliases: ["charcoal", "anthracite", "graphite", "grafite", "dark grey", "dark gray"],
  },
  {
    id: 5,
    slug: "argento",
    name: "Argento",
    hex: palette.argento,
    text: dark,
    aliases: ["silver", "argentato", "argentata"],
  },
  {
    id: 6,
    slug: "oro",
    name: "Oro",
    hex: palette.oro,
    text: dark,
    aliases: ["gold", "dorato", "dorata", "yellow gold"],
  },
  {
    id: 7,
    slug: "oro-rosa",
    name: "Oro rosa",
    hex: palette["oro-rosa"],
    text: dark,
    aliases: ["rose gold", "pink gold", "rosé"],
  },
  {
    id: 8,
    slug: "bronzo",
    name: "Bronzo",
    hex: palette.bronzo,
    text: light,
    aliases: ["bronze", "rame", "copper"],
  },
  {
    id: 9,
    slug: "beige",
    name: "Beige",
    hex: palette.beige,
    text: dark,
    aliases: ["sand", "sabbia", "ecru", "ecrù", "nude", "stone"],
  },
  {
    id: 10,
    slug: "panna",
    name: "Panna",
    hex: palette.panna,
    text: dark,
    aliases: ["cream", "crema", "avorio", "ivory", "latte"],
  },
  {
    id: 11,
    slug: "cammello",
    name: "Cammello",
    hex: palette.cammello,
    text: dark,
    aliases: ["camel", "cognac", "biscotto", "tan"],
  },
  {
    id: 12,
    slug: "marrone",
    name: "Marrone",
    hex: palette.marrone,
    text: light,
    aliases: ["brown", "cioccolato", "moro", "testa di moro", "chocolate"],
  },
  {
    id: 13,
    slug: "tortora",
    name: "Tortora",
    hex: palette.tortora,
    text: dark,
    aliases: ["taupe", "fango", "mud"],
  },
  {
    id: 14,
    slug: "giallo",
    name: "Giallo",
    hex: palette.giallo,
    text: dark,
    aliases: ["yellow", "gialla", "limone", "lemon"],
  },
  {
    id: 15,
    slug: "senape",
    name: "Senape",
    hex: palette.senape,
    text: dark,
    aliases: ["mustard", "ocra", "ochre"],
  },
  {
    id: 16,
    slug: "arancione",
    name: "Arancione",
    hex: palette.arancione,
    text: dark,
    aliases: ["orange", "arancio", "mandarino"],
  },
  {
    id: 17,
    slug: "corallo",
    name: "Corallo",
    hex: palette.corallo,
    text: dark,
    aliases: ["coral", "salmone", "salmon", "pesca", "peach"],
  },
  {
    id: 18,
    slug: "rosso",
    name: "Rosso",
    hex: palette.rosso,
    text: light,
    aliases: ["red", "rossa", "rossi", "rosse", "scarlet"],
  },
  {
    id: 19,
    slug: "bordeaux",
    name: "Bordeaux",
    hex: palette.bordeaux,
    text: light,
    aliases: ["burgundy", "vino", "wine", "granata", "bordò"],
  },
  {
    id: 20,
    slug: "rosa",
    name: "Rosa",
    hex: palette.rosa,
    text: dark,
    aliases: ["pink", "cipria", "rose", "blush"],
  },
  {
    id: 21,
    slug: "fucsia",
    name: "Fucsia",
    hex: palette.fucsia,
    text: light,
    aliases: ["fuchsia", "magenta", "hot pink"],
  },
  {
    id: 22,
    slug: "lilla",
    name: "Lilla",
    hex: palette.lilla,
    text: dark,
    aliases: ["lavender", "lavanda", "lilac", "glicine"],
  },
  {
    id: 23,
    slug: "viola",
    name: "Viola",
    hex: palette.viola,
    text: light,
    aliases: ["purple", "violet", "prugna", "plum", "melanzana"],
  },
  {
    id: 24,
    slug: "blu",
    name: "Blu",
    hex: palette.blu,
    text: light,
    aliases: ["blue", "bluette", "royal", "cobalto", "denim"],
  },
  {
    id: 25,
    slug: "blu-navy",
    name: "Blu navy",
    hex: palette["blu-navy"],
    text: light,
    aliases: ["navy", "blu scuro", "dark blue", "blu notte", "midnight"],
  },
  {
    id: 26,
    slug: "azzurro",
    name: "Azzurro",
    hex: palette.azzurro,
    text: dark,
    aliases: ["light blue", "blu chiaro", "celeste", "sky", "turchese", "turquoise", "aqua"],
  },
  {
    id: 27,
    slug: "verde",
    name: "Verde",
    hex: palette.verde,
    text: light,
    aliases: ["green", "smeraldo", "emerald", "menta", "mint"],
  },
  {
    id: 28,
    slug: "verde-militare",
    name: "Verde militare",
    hex: palette["verde-militare"],
    text: light,
    aliases: ["khaki", "kaki", "verde kaki", "olive", "oliva", "military", "salvia"],
  },
  {
    id: 29,
    slug: "multicolore",
    name: "Multicolore",
    hex: palette.multicolore,
    text: dark,
    aliases: ["multicolor", "multicolour", "multi", "fantasia", "assorted", "variopinto"],
  },
];

const bySlug = new Map(colours.map((colour) => [colour.slug, colour]));

/** The palette entry with this slug, or undefined. */
export function colourNamed(slug: string): Colour | undefined {
  return bySlug.get(slug);
}

/** Which half of a colour a store's word means: 'Blu scuro' and 'Navy' are no 'Blu chiaro'; empty where it does not say. */
export function shadeOf(label: string): "dark" | "light" | "" {
  const words = folded(label);
  if (/\b(scur[oaie]|dark|navy|notte|night|midnight|deep)\b/.test(words)) return "dark";
  return /\b(chiar[oaie]|light|pale|sky|cielo|baby|pastell?o?)\b/.test(words) ? "light" : "";
}
