/** The fixed palette of 29 colours used for swatches and for mapping feed colours (spec 000 §3). */

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
    hex: "#1b1b1b",
    text: light,
    aliases: ["black", "nera", "neri", "nere", "noir", "onyx", "antracite scuro"],
  },
  {
    id: 2,
    slug: "bianco",
    name: "Bianco",
    hex: "#ffffff",
    text: dark,
    aliases: ["white", "bianca", "bianchi", "bianche", "off white", "ottico"],
  },
  {
    id: 3,
    slug: "grigio",
    name: "Grigio",
    hex: "#8d8d8d",
    text: dark,
    aliases: ["gray", "grey", "grigia", "grigi", "grigie", "melange", "heather"],
  },
  {
    id: 4,
    slug: "antracite",
    name: "Antracite",
    hex: "#3d4043",
    text: light,
    aliases: ["charcoal", "anthracite", "graphite", "grafite", "dark grey", "dark gray"],
  },
  {
    id: 5,
    slug: "argento",
    name: "Argento",
    hex: "#c4c7cb",
    text: dark,
    aliases: ["silver", "argentato", "argentata"],
  },
  {
    id: 6,
    slug: "oro",
    name: "Oro",
    hex: "#c9a24a",
    text: dark,
    aliases: ["gold", "dorato", "dorata", "yellow gold"],
  },
  {
    id: 7,
    slug: "oro-rosa",
    name: "Oro rosa",
    hex: "#d9a08b",
    text: dark,
    aliases: ["rose gold", "pink gold", "rosé"],
  },
  {
    id: 8,
    slug: "bronzo",
    name: "Bronzo",
    hex: "#8a5a33",
    text: light,
    aliases: ["bronze", "rame", "copper"],
  },
  {
    id: 9,
    slug: "beige",
    name: "Beige",
    hex: "#dcc8a6",
    text: dark,
    aliases: ["sand", "sabbia", "ecru", "ecrù", "nude", "stone"],
  },
  {
    id: 10,
    slug: "panna",
    name: "Panna",
    hex: "#f4ecd8",
    text: dark,
    aliases: ["cream", "crema", "avorio", "ivory", "latte"],
  },
  {
    id: 11,
    slug: "cammello",
    name: "Cammello",
    hex: "#b98a52",
    text: dark,
    aliases: ["camel", "cognac", "biscotto", "tan"],
  },
  {
    id: 12,
    slug: "marrone",
    name: "Marrone",
    hex: "#6b4529",
    text: light,
    aliases: ["brown", "cioccolato", "moro", "testa di moro", "chocolate"],
  },
  {
    id: 13,
    slug: "tortora",
    name: "Tortora",
    hex: "#a69483",
    text: dark,
    aliases: ["taupe", "fango", "mud"],
  },
  {
    id: 14,
    slug: "giallo",
    name: "Giallo",
    hex: "#f2cb2e",
    text: dark,
    aliases: ["yellow", "gialla", "limone", "lemon"],
  },
  {
    id: 15,
    slug: "senape",
    name: "Senape",
    hex: "#c8961f",
    text: dark,
    aliases: ["mustard", "ocra", "ochre"],
  },
  {
    id: 16,
    slug: "arancione",
    name: "Arancione",
    hex: "#ee7a24",
    text: dark,
    aliases: ["orange", "arancio", "mandarino"],
  },
  {
    id: 17,
    slug: "corallo",
    name: "Corallo",
    hex: "#f0705f",
    text: dark,
    aliases: ["coral", "salmone", "salmon", "pesca", "peach"],
  },
  {
    id: 18,
    slug: "rosso",
    name: "Rosso",
    hex: "#c8202f",
    text: light,
    aliases: ["red", "rossa", "rossi", "rosse", "scarlet"],
  },
  {
    id: 19,
    slug: "bordeaux",
    name: "Bordeaux",
    hex: "#6d1a2d",
    text: light,
    aliases: ["burgundy", "vino", "wine", "granata", "bordò"],
  },
  {
    id: 20,
    slug: "rosa",
    name: "Rosa",
    hex: "#f2b3c0",
    text: dark,
    aliases: ["pink", "cipria", "rose", "blush"],
  },
  {
    id: 21,
    slug: "fucsia",
    name: "Fucsia",
    hex: "#d81e78",
    text: light,
    aliases: ["fuchsia", "magenta", "hot pink"],
  },
  {
    id: 22,
    slug: "lilla",
    name: "Lilla",
    hex: "#c3a6d8",
    text: dark,
    aliases: ["lavender", "lavanda", "lilac", "glicine"],
  },
  {
    id: 23,
    slug: "viola",
    name: "Viola",
    hex: "#6b3a8c",
    text: light,
    aliases: ["purple", "violet", "prugna", "plum", "melanzana"],
  },
  {
    id: 24,
    slug: "blu",
    name: "Blu",
    hex: "#1f4fa3",
    text: light,
    aliases: ["blue", "bluette", "royal", "cobalto", "denim"],
  },
  {
    id: 25,
    slug: "blu-navy",
    name: "Blu navy",
    hex: "#1c2743",
    text: light,
    aliases: ["navy", "blu scuro", "dark blue", "blu notte", "midnight"],
  },
  {
    id: 26,
    slug: "azzurro",
    name: "Azzurro",
    hex: "#8fbfe6",
    text: dark,
    aliases: ["light blue", "celeste", "sky", "turchese", "turquoise", "aqua"],
  },
  {
    id: 27,
    slug: "verde",
    name: "Verde",
    hex: "#2f7d46",
    text: light,
    aliases: ["green", "smeraldo", "emerald", "menta", "mint"],
  },
  {
    id: 28,
    slug: "verde-militare",
    name: "Verde militare",
    hex: "#5a5f3a",
    text: light,
    aliases: ["khaki", "kaki", "olive", "oliva", "military", "salvia"],
  },
  {
    id: 29,
    slug: "multicolore",
    name: "Multicolore",
    hex: "#8a8a8a",
    text: dark,
    aliases: ["multicolor", "multicolour", "multi", "fantasia", "assorted", "variopinto"],
  },
];

const bySlug = new Map(colours.map((colour) => [colour.slug, colour]));

/** The palette entry with this slug, or undefined. */
export function colourNamed(slug: string): Colour | undefined {
  return bySlug.get(slug);
}
