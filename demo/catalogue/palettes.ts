/** Which colours of the palette of 29 an article comes in, and what the stores call them. */
import { colourNamed } from "../../contract/listing/colours";
import type { Chance } from "../random";
import type { Palette } from "./kinds";

/** Colour slug and weight. */
const palettes: Record<Palette, Record<string, number>> = {
  tutti: {
    nero: 9,
    bianco: 6,
    grigio: 4,
    antracite: 3,
    beige: 5,
    panna: 4,
    cammello: 3,
    marrone: 3,
    tortora: 3,
    giallo: 2,
    senape: 2,
    arancione: 2,
    corallo: 2,
    rosso: 4,
    bordeaux: 3,
    rosa: 4,
    fucsia: 2,
    lilla: 3,
    viola: 2,
    blu: 4,
    "blu-navy": 6,
    azzurro: 4,
    verde: 4,
    "verde-militare": 4,
    multicolore: 2,
    argento: 1,
    oro: 1,
    "oro-rosa": 1,
    bronzo: 1,
  },
  sobri: {
    nero: 8,
    grigio: 5,
    antracite: 5,
    beige: 4,
    marrone: 3,
    tortora: 3,
    cammello: 2,
    "blu-navy": 7,
    blu: 3,
    "verde-militare": 4,
    bordeaux: 1,
    panna: 2,
  },
  denim: { blu: 6, "blu-navy": 5, azzurro: 5, nero: 4, grigio: 2, antracite: 2, bianco: 1 },
  cuoio: {
    nero: 8,
    marrone: 7,
    cammello: 6,
    tortora: 3,
    bordeaux: 2,
    "blu-navy": 2,
    beige: 2,
    grigio: 1,
    "verde-militare": 1,
    panna: 1,
    bronzo: 1,
  },
  metalli: { argento: 7, oro: 7, "oro-rosa": 5, bronzo: 1, nero: 1, multicolore: 1 },
  bimbi: {
    rosa: 5,
    azzurro: 5,
    bianco: 5,
    giallo: 4,
    rosso: 4,
    lilla: 3,
    verde: 4,
    blu: 5,
    "blu-navy": 5,
    corallo: 3,
    fucsia: 2,
    grigio: 3,
    arancione: 2,
    viola: 1,
    multicolore: 2,
    panna: 2,
  },
  neonato: {
    bianco: 6,
    panna: 6,
    rosa: 5,
    azzurro: 5,
    grigio: 3,
    beige: 4,
    giallo: 3,
    verde: 2,
    lilla: 2,
    corallo: 1,
    "blu-navy": 2,
    tortora: 2,
    multicolore: 1,
  },
  labbra: {
    rosso: 6,
    rosa: 6,
    fucsia: 4,
    corallo: 4,
    bordeaux: 4,
    viola: 2,
    marrone: 3,
    "oro-rosa": 2,
    arancione: 1,
    nero: 1,
  },
  occhiali: {
    nero: 8,
    marrone: 6,
    cammello: 3,
    oro: 3,
    argento: 2,
    "blu-navy": 2,
    bordeaux: 1,
    rosa: 1,
    "verde-militare": 2,
  },
  unico: {
    bianco: 4,
    panna: 3,
    rosa: 3,
    oro: 2,
    azzurro: 3,
    verde: 2,
    lilla: 2,
    beige: 2,
    nero: 2,
    antracite: 1,
  },
};

/** Shades that a store may name instead of the palette's word; each is an alias of its colour. */
const shades: Record<string, readonly string[]> = {
  "blu-navy": ["Blu notte", "Blu scuro"],
  beige: ["Sabbia", "Nude"],
  rosa: ["Cipria"],
  "verde-militare": ["Salvia", "Oliva"],
  verde: ["Smeraldo", "Menta"],
  bordeaux: ["Vino", "Granata"],
  giallo: ["Limone"],
  corallo: ["Pesca", "Salmone"],
  viola: ["Prugna", "Melanzana"],
  azzurro: ["Celeste", "Turchese"],
  cammello: ["Cognac", "Biscotto"],
  lilla: ["Glicine", "Lavanda"],
  senape: ["Ocra"],
  panna: ["Avorio", "Latte"],
  marrone: ["Cioccolato", "Testa di moro"],
  tortora: ["Fango"],
};

export interface ArticleColour {
  /** Palette slug. */
  slug: string;
  /** The word in the feed. */
  label: string;
}

/** One to four different colours, of those in which there are pictures. */
export function coloursOf(palette: Palette, drawn: ReadonlySet<string>, chance: Chance): ArticleColour[] {
  const usual = Object.entries(palettes[palette]).filter(([slug]) => drawn.has(slug));
  const left = Object.fromEntries(usual.length > 0 ? usual : [...drawn].map((slug) => [slug, 1]));
  const count =
    palette === "unico" ? 1 : 1 + chance.weighted(palette === "labbra" ? [2, 3, 4, 3] : [58, 26, 11, 5]);
  const chosen: ArticleColour[] = [];
  while (chosen.length < count && Object.keys(left).length > 0) {
    const slugs = Object.keys(left);
    const slug = slugs[chance.weighted(Object.values(left))];
    const colour = slug && colourNamed(slug);
    if (!slug || !colour) throw new Error(`no colour to choose from in ${palette}`);
    delete left[slug];
    const words = shades[slug];
    chosen.push({ slug, label: words && chance.happens(0.25) ? chance.pick(words) : colour.name });
  }
  return chosen;
}
