/** What people type for the colours of the palette besides the words that they share with feeds (contract/listing/colours.ts). */
import { colours } from "contract/listing/colours";
import { phrases } from "./kind";

export interface ColourWords {
  slug: string;
  label: string;
  words: readonly string[];
}

/** By slug. */
const typed: Readonly<Record<string, string>> = {
  nero: "total black, nero lucido, nero opaco",
  bianco: "bianco latte, bianco sporco, bianco ottico, candido",
  grigio: "grigio chiaro, grigio perla, fumo, grigio topo, ghiaccio",
  antracite: "grigio scuro, grigio antracite, piombo",
  argento: "argentate, argentati, color argento, metallizzato",
  oro: "dorate, dorati, oro giallo, color oro",
  "oro-rosa": "oro rosato, oro rosa",
  bronzo: "ramato, color bronzo",
  beige: "color carne, carne, corda, ecru, sabbiato, bez, color nudo, naturale",
  panna: "burro, color panna, color crema, color latte, bianco panna, vaniglia",
  cammello: "color cammello, miele, caramello, nocciola, color cuoio",
  marrone: "marroni, color cioccolato, castano, caffè, tabacco, marron, testa moro, marone",
  tortora: "color tortora, talpa, visone",
  giallo: "gialli, gialle, giallo limone, giallo fluo, canarino",
  senape: "giallo senape, giallo ocra, zafferano, curry",
  arancione: "arancioni, aranciato, color arancio, mattone, ruggine, terracotta",
  corallo: "color pesca, color salmone, albicocca, rosa salmone, rosa pesca",
  rosso: "rosso fuoco, rosso ciliegia, rosso natale, scarlatto, ciliegia, carminio",
  bordeaux:
    "bordo, bordeau, bordo', rosso vino, rosso scuro, amaranto, rosso bordeaux, borgogna, bordeux, bordoux, bordoeaux",
  rosa: "rosa cipria, rosa antico, rosa chiaro, rosa pallido, rosa confetto, rosata, rosa baby, rosa polvere",
  fucsia: "fuxia, fuscia, fuksia, rosa shocking, rosa acceso, ciclamino",
  lilla: "malva, viola chiaro, color lilla",
  viola: "viola scuro, violetto, violetta, porpora, uva",
  blu: "bleu, blu elettrico, blu royal, blu cobalto, bluet, blu china, blu oltremare",
  "blu-navy": "blu navy, blu marino, blu marine, navy blue, blunotte",
  azzurro:
    "azzurra, azzurri, azzurre, blu chiaro, carta da zucchero, azzurro polvere, celestino, acquamarina, azzuro, turchesi",
  verde:
    "verdi, verde bosco, verde acqua, verde petrolio, verde bottiglia, verde smeraldo, verde menta, verde chiaro, verde scuro, petrolio, verde mela, verde fluo, pistacchio, ottanio",
  "verde-militare": "verde militare, verde salvia, verde oliva, militare, cachi, verde kaki",
  multicolore: "colorato, colorata, colorati, colorate, arcobaleno, multicolori",
};

/** Colours in feeds that mean something else when typed. */
const onlyFeeds: ReadonlySet<string> = new Set(["denim", "fantasia", "rosé"]);

export const colourWords: readonly ColourWords[] = colours.map(({ slug, name, aliases }) => ({
  slug,
  label: name,
  words: [name, ...aliases.filter((word) => !onlyFeeds.has(word)), ...phrases(typed[slug])],
}));
