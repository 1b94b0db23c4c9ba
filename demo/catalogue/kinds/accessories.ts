/** Kinds of accessories. */
import { kind } from "../kinds";

export const accessories = [
  kind({
    leaf: "cinture",
    roots: "dufm",
    group: "accessori",
    noun: "cintura f",
    shape: "belt",
    euro: [15, 69],
    run: "cintura",
    palette: "cuoio",
    materials: "pelle camoscio ecopelle",
    cuts: "classica\nintrecciata\nsottile\nreversibile\nda abito",
    details:
      "con fibbia rettangolare; con fibbia dorata; con passante in metallo; con impunture; con fibbia rivestita",
    attributes:
      "closure: Fibbia; dimension: Larghezza 3 cm, Larghezza 3.5 cm, Larghezza 2 cm; style: Classico, Casual",
    share: 0.9,
  }),
  kind({
    leaf: "sciarpe",
    roots: "dufm",
    group: "accessori",
    noun: "sciarpa f",
    shape: "scarf",
    euro: [15, 69],
    run: "unica",
    patterns: "plain plain checked striped knit",
    materials: "mistolana lana cashmere",
    cuts: `
      lunga
      a coste
      in maglia
      scaldacollo | shape=neck-warmer
      leggera`,
    details:
      "con frange; con bordo a contrasto; con lavorazione a trecce; con etichetta ricamata; con pompon",
    attributes:
      "dimension: 180 x 30 cm, 200 x 70 cm, 160 x 25 cm; season: Autunno/Inverno; style: Casual, Classico",
    share: 0.8,
  }),
  kind({
    leaf: "sciarpe",
    roots: "d",
    group: "accessori",
    noun: "foulard m",
    shape: "scarf",
    drawing: "foulard",
    euro: [15, 79],
    run: "unica",
    patterns: "floral dotted striped plain",
    materials: "seta raso viscosa",
    cuts: "quadrato\ngrande\nda collo\nbandana",
    details: "con orlo fatto a mano; con cornice a contrasto; con stampa esclusiva; con bordo sottile",
    attributes: "dimension: 70 x 70 cm, 90 x 90 cm, 53 x 53 cm; style: Elegante, Vintage",
    share: 0.6,
  }),
  kind({
    leaf: "cappelli",
    roots: "dufm",
    group: "accessori",
    noun: "berretto m",
    shape: "beanie",
    euro: [12, 39],
    run: "testa",
    patterns: "plain plain knit striped",
    materials: "lana mistolana cashmere cotone",
    cuts: "a coste\na trecce\ncon risvolto\nin maglia",
    details: "con pompon; con fodera in pile; con logo ricamato; con etichetta in pelle",
    attributes: "season: Autunno/Inverno; style: Casual, Sportivo",
    share: 0.7,
  }),
  kind({
    leaf: "cappelli",
    roots: "dufm",
    group: "accessori",
    noun: "cappellino m",
    shape: "cap",
    euro: [12, 39],
    run: "testa",
    patterns: "plain plain camouflage denim",
    materials: "cotone denim poliestere velluto",
    cuts: "da baseball\ntrucker\ncon visiera\nsportivo",
    details: "con logo ricamato; con chiusura regolabile; con visiera curva; con retro in rete",
    attributes: "closure: Regolabile; season: Primavera/Estate; style: Sportivo, Urban",
    share: 0.8,
  }),
  kind({
    leaf: "cappelli",
    roots: "du",
    group: "accessori",
    noun: "cappello m",
    shape: "hat",
    euro: [19, 59],
    run: "testa",
    palette: "sobri",
    materials: "paglia lana",
    cuts: `
      a tesa larga
      fedora
      da pescatore | shape=bucket-hat
      panama`,
    details: "con nastro a contrasto; con cinturino in pelle; con treccia; con interno morbido",
    attributes: "style: Elegante, Boho; occasion: Mare, Cerimonia, Tempo libero",
    share: 0.5,
  }),
  kind({
    leaf: "guanti",
    roots: "dufm",
    group: "accessori",
    noun: "guanti mp",
    shape: "gloves",
    euro: [12, 59],
    run: "guanti",
    palette: "sobri",
    materials: "pelle mistolana cashmere",
    cuts: "touchscreen\ncorti\na costine\nfoderati",
    details: "con fodera in lana; con polsino a costine; con cuciture a vista; con bottoncino",
    attributes: "season: Autunno/Inverno; style: Classico, Casual",
    share: 0.6,
  }),
  kind({
    leaf: "occhiali-da-sole",
    roots: "dufm",
    group: "occhiali",
    noun: "occhiali da sole mp",
    shape: "sunglasses",
    euro: [19, 139],
    run: "unica",
    palette: "occhiali",
    materials: "acetato metallo",
    cuts: `
      rotondi | style=Vintage, shape=round-sunglasses
      squadrati | style=Urban
      a farfalla | style=Glamour, roots=d, shape=cat-eye-sunglasses
      aviator | style=Classico, shape=aviators
      cat eye | style=Glamour, roots=df, shape=cat-eye-sunglasses
      a mascherina | style=Sportivo, shape=shield-sunglasses`,
    details:
      "con lenti polarizzate; con lenti sfumate; con aste sottili; con lenti a specchio; con custodia rigida",
    attributes:
      "feature: Protezione UV400, Polarizzati; season: Primavera/Estate; dimension: Calibro 52 mm, Calibro 54 mm, Calibro 50 mm",
    share: 1,
  }),
  kind({
    leaf: "calze",
    roots: "dufm",
    group: "intimo",
    noun: "calze fp",
    shape: "socks",
    euro: [6, 22],
    run: "calze",
    patterns: "plain striped dotted checked",
    materials: "cotone cotonebio mistolana",
    cuts: `
      corte | length=Corta
      lunghe | length=Lunga
      sportive | style=Sportivo
      in confezione da tre | detail=Confezione da 3`,
    details: "con bordo morbido; con punta rinforzata; con suola in spugna; con logo; con bordi a contrasto",
    attributes: "length: Alla caviglia; style: Casual",
    share: 0.6,
  }),
  kind({
    leaf: "cravatte",
    roots: "um",
    group: "accessori",
    noun: "cravatta f",
    shape: "tie",
    euro: [19, 69],
    run: "unica",
    patterns: "plain striped dotted checked",
    materials: "seta lana",
    cuts: "classica\nsottile\nda cerimonia\na maglia",
    details: "con punta da 8 cm; con lavorazione jacquard; con fodera a contrasto; con confezione regalo",
    attributes:
      "dimension: 8 x 148 cm, 6.5 x 146 cm; occasion: Cerimonia, Ufficio; style: Elegante, Classico",
    share: 0.6,
  }),
];
