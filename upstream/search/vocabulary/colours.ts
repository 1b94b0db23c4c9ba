/** Words for the colours of the palette (contract/listing/colours.ts), by slug. */
import { phrases } from "./kind";

export interface ColourWords {
  /** What feeds and people say besides the colour's own name; the first is its plain English name. */
  words: readonly string[];
  /** Only people. */
  typed: readonly string[];
  /** Only feeds: typed, they mean something else. */
  feed: readonly string[];
}

const colour = (words: string, typed = "", feed = ""): ColourWords => ({
  words: phrases(words),
  typed: phrases(typed),
  feed: phrases(feed),
});

export const colourWords: Readonly<Record<string, ColourWords>> = {
  nero: colour(
    "black, nera, neri, nere, noir, onyx, antracite scuro",
    "total black, nero lucido, nero opaco",
  ),
  bianco: colour(
    "white, bianca, bianchi, bianche, off white, ottico",
    "bianco latte, bianco sporco, bianco ottico, candido",
  ),
  grigio: colour(
    "gray, grigia, grigi, grigie, melange, heather, grey",
    "grigio chiaro, grigio perla, fumo, grigio topo, ghiaccio",
  ),
  antracite: colour(
    "charcoal, anthracite, graphite, grafite, dark grey, dark gray",
    "grigio scuro, grigio antracite, piombo",
  ),
  argento: colour("silver, argentato, argentata", "argentate, argentati, color argento, metallizzato"),
  oro: colour("gold, dorato, dorata, yellow gold", "dorate, dorati, oro giallo, color oro"),
  "oro-rosa": colour("rose gold, pink gold", "oro rosato, oro rosa", "rosé"),
  bronzo: colour("bronze, rame, copper", "ramato, color bronzo"),
  beige: colour(
    "sand, sabbia, ecru, ecrù, nude, stone",
    "color carne, carne, corda, ecru, sabbiato, bez, color nudo, naturale",
  ),
  panna: colour(
    "cream, crema, avorio, ivory, latte",
    "burro, color panna, color crema, color latte, bianco panna, vaniglia",
    "",
  ),
  cammello: colour("camel, cognac, biscotto, tan", "color cammello, miele, caramello, nocciola, color cuoio"),
  marrone: colour(
    "brown, cioccolato, moro, testa di moro, chocolate",
    "marroni, color cioccolato, castano, caffè, tabacco, marron, testa moro, marone",
  ),
  tortora: colour("taupe, fango, mud", "color tortora, talpa, visone"),
  giallo: colour("yellow, gialla, limone, lemon", "gialli, gialle, giallo limone, giallo fluo, canarino"),
  senape: colour("mustard, ocra, ochre", "giallo senape, giallo ocra, zafferano, curry"),
  arancione: colour(
    "orange, arancio, mandarino",
    "arancioni, aranciato, color arancio, mattone, ruggine, terracotta",
  ),
  corallo: colour(
    "coral, salmone, salmon, pesca, peach",
    "color pesca, color salmone, albicocca, rosa salmone, rosa pesca",
  ),
  rosso: colour(
    "red, rossa, rossi, rosse, scarlet",
    "rosso fuoco, rosso ciliegia, rosso natale, scarlatto, ciliegia, carminio",
  ),
  bordeaux: colour(
    "burgundy, vino, wine, granata, bordò",
    "bordo, bordeau, bordo', rosso vino, rosso scuro, amaranto, rosso bordeaux, borgogna, bordeux, bordoux, bordoeaux",
  ),
  rosa: colour(
    "pink, cipria, rose, blush",
    "rosa cipria, rosa antico, rosa chiaro, rosa pallido, rosa confetto, rosata, rosa baby, rosa polvere",
  ),
  fucsia: colour(
    "fuchsia, magenta, hot pink",
    "fuxia, fuscia, fuksia, rosa shocking, rosa acceso, ciclamino",
  ),
  lilla: colour("lavender, lavanda, lilac, glicine", "malva, viola chiaro, color lilla"),
  viola: colour("purple, violet, prugna, plum, melanzana", "viola scuro, violetto, violetta, porpora, uva"),
  blu: colour(
    "blue, bluette, royal, cobalto",
    "bleu, blu elettrico, blu royal, blu cobalto, bluet, blu china, blu oltremare",
    "denim",
  ),
  "blu-navy": colour(
    "navy, blu scuro, dark blue, blu notte, midnight",
    "blu navy, blu marino, blu marine, navy blue, blunotte",
  ),
  azzurro: colour(
    "light blue, celeste, sky, turchese, turquoise, aqua",
    "azzurra, azzurri, azzurre, blu chiaro, carta da zucchero, azzurro polvere, celestino, acquamarina, azzuro, turchesi",
  ),
  verde: colour(
    "green, smeraldo, emerald, menta, mint",
    "verdi, verde bosco, verde acqua, verde petrolio, verde bottiglia, verde smeraldo, verde menta, verde chiaro, verde scuro, petrolio, verde mela, verde fluo, pistacchio, ottanio",
  ),
  "verde-militare": colour(
    "khaki, kaki, olive, oliva, military, salvia",
    "verde militare, verde salvia, verde oliva, militare, cachi, verde kaki",
  ),
  multicolore: colour(
    "multicolor, multicolour, multi, assorted, variopinto",
    "colorato, colorata, colorati, colorate, arcobaleno, multicolori",
    "fantasia",
  ),
};
