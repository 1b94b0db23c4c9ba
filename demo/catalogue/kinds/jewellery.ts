/** Kinds of jewellery and watches. */
import { kind } from "../kinds";

export const jewellery = [
  kind({
    leaf: "collane",
    roots: "dufm",
    group: "gioielli",
    noun: "collana f",
    shape: "necklace",
    euro: [15, 89],
    run: "unica",
    palette: "metalli",
    materials: "argento acciaio dorato",
    cuts: `
      con ciondolo
      a catena sottile | shape=chain-necklace
      con punto luce | shape=disc-necklace`,
    details: "con cuore inciso; con lunghezza regolabile; con iniziale; con medaglietta",
    attributes:
      "closure: Moschettone; dimension: Lunghezza 42 cm, Lunghezza 45 cm, Lunghezza 50 cm; style: Minimal, Elegante, Romantico; occasion: Regalo, Tutti i giorni, Cerimonia",
    share: 1,
  }),
  kind({
    leaf: "orecchini",
    roots: "dufm",
    group: "gioielli",
    noun: "orecchini mp",
    shape: "earrings",
    euro: [12, 69],
    run: "unica",
    palette: "metalli",
    materials: "argento dorato acciaio",
    cuts: `
      a cerchio | shape=hoops
      pendenti
      a goccia
      a lobo | shape=studs`,
    details: "con chiusura a farfalla; con confezione regalo; con perno anallergico",
    attributes:
      "closure: Farfallina, Monachella; dimension: Diametro 20 mm, Diametro 35 mm, Diametro 8 mm; style: Minimal, Elegante, Boho; occasion: Regalo, Tutti i giorni, Cerimonia",
    share: 1,
  }),
  kind({
    leaf: "anelli",
    roots: "dufm",
    group: "gioielli",
    noun: "anello m",
    shape: "ring",
    euro: [15, 79],
    run: "anello",
    palette: "metalli",
    materials: "argento acciaio dorato",
    cuts: `
      a fascia | shape=band-ring
      solitario
      a fascetta sottile | shape=plain-ring`,
    details: "con incisione; con pietra centrale",
    attributes: "style: Elegante, Minimal, Classico; occasion: Regalo, Cerimonia",
    share: 0.8,
  }),
  kind({
    leaf: "bracciali",
    roots: "dufm",
    group: "gioielli",
    noun: "bracciale m",
    shape: "bracelet",
    euro: [12, 79],
    run: "unica",
    palette: "metalli",
    materials: "argento acciaio dorato",
    cuts: `
      a catena
      rigido | shape=bangle
      con charm
      regolabile`,
    details: "con chiusura a moschettone; con confezione regalo; con garanzia di due anni",
    attributes:
      "closure: Moschettone, Regolabile; dimension: Lunghezza 18 cm, Lunghezza 20 cm; style: Minimal, Casual; occasion: Regalo, Tutti i giorni",
    share: 0.9,
  }),
  kind({
    leaf: "orologi-analogici",
    roots: "dufm",
    group: "orologi",
    noun: "orologio m",
    type: "Orologio analogico",
    shape: "watch",
    euro: [39, 219],
    run: "unica",
    palette: "metalli",
    materials: "acciaio",
    cuts: "solo tempo\nal quarzo\nultrapiatto\nclassico",
    details: "con vetro minerale; con garanzia di due anni; con confezione regalo",
    attributes:
      "closure: Fibbia, Deployante; dimension: Cassa 32 mm, Cassa 36 mm, Cassa 40 mm; feature: Resistente all'acqua 5 ATM, Resistente all'acqua 3 ATM; style: Classico, Elegante, Minimal; occasion: Regalo, Tutti i giorni",
    share: 1.2,
  }),
  kind({
    leaf: "orologi-digitali",
    roots: "dufm",
    group: "orologi",
    noun: "orologio m",
    type: "Orologio digitale",
    shape: "watch",
    drawing: "digital-watch",
    euro: [19, 99],
    run: "unica",
    materials: "gomma acciaio",
    cuts: "digitale\ndigitale sportivo\ndigitale vintage\ndigitale con cronometro",
    details: "con luce notturna; con allarme; con doppio fuso orario; con contapassi",
    attributes:
      "closure: Fibbia; dimension: Cassa 38 mm, Cassa 42 mm; feature: Resistente all'acqua 10 ATM, Resistente all'acqua 5 ATM; style: Sportivo, Vintage; occasion: Sport, Tutti i giorni",
    share: 0.7,
  }),
  kind({
    leaf: "cronografi",
    roots: "du",
    group: "orologi",
    noun: "cronografo m",
    shape: "watch",
    drawing: "chronograph",
    euro: [89, 299],
    run: "unica",
    palette: "metalli",
    materials: "pelle",
    cuts: "al quarzo\nsportivo\ncon tachimetro\nda polso",
    details: "con vetro minerale; con garanzia di due anni; con fondello a vite",
    attributes:
      "closure: Deployante; dimension: Cassa 42 mm, Cassa 44 mm; feature: Resistente all'acqua 10 ATM; style: Sportivo, Classico; occasion: Regalo, Ufficio",
    share: 0.7,
  }),
];
