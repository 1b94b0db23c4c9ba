/** The smaller shelves of clothes and shoes: waistcoats, vest tops, espadrilles, wedges … */
import { kind } from "../kinds";

export const extrasWorn = [
  kind({
    leaf: "bluse",
    roots: "d",
    group: "eleganti",
    noun: "blusa f",
    shape: "blouse",
    euro: [29, 99],
    run: "alto",
    patterns: "plain plain floral dotted",
    materials: "viscosa seta raso chiffon crepe",
    cuts: `
      con scollo a V | neckType=Scollo a V
      con maniche a sbuffo | sleeveType=Maniche a sbuffo
      con fiocco al collo | neckType=Fiocco
      morbida | fit=Morbida`,
    details: "con polsi alti",
    attributes:
      "neckType: Scollo rotondo; sleeveType: Maniche lunghe; fit: Regolare; occasion: Ufficio, Sera; style: Elegante, Romantico",
    share: 0.7,
  }),
  kind({
    leaf: "canotte",
    roots: "dufm",
    group: "intimo",
    noun: "canotta f",
    shape: "top",
    drawing: "tank-top",
    euro: [9, 35],
    run: "alto",
    patterns: "plain plain striped",
    materials: "cotone jersey cotonebio tecnico",
    cuts: `
      a spalla larga | fit=Regolare
      sportiva | style=Sportivo, occasion=Palestra
      basica | style=Minimal`,
    details: "con cuciture piatte; con tessuto traspirante; con fondo dritto",
    attributes:
      "sleeveType: Senza maniche; neckType: Scollo rotondo; season: Primavera/Estate; style: Casual",
    share: 0.5,
  }),
  kind({
    leaf: "gilet",
    roots: "dufm",
    group: "capispalla",
    noun: "gilet m",
    shape: "cardigan",
    drawing: "gilet",
    euro: [29, 109],
    run: "alto",
    palette: "sobri",
    patterns: "plain plain checked knit",
    materials: "mistolana lana lino",
    cuts: `
      con scollo a V | neckType=Scollo a V
      sartoriale | occasion=Cerimonia`,
    details: "con tasche a filetto; con fodera lucida",
    attributes: "sleeveType: Senza maniche; closure: Bottoni; fit: Regolare; style: Classico, Casual",
    share: 0.5,
  }),
  kind({
    leaf: "completi",
    roots: "df",
    group: "eleganti",
    noun: "completo m",
    type: "Completo due pezzi",
    shape: "jumpsuit",
    drawing: "two-piece",
    euro: [59, 169],
    run: "alto",
    patterns: "plain plain striped floral",
    materials: "lino viscosa crepe cotone",
    cuts: `
      due pezzi con pantaloni | fit=Morbida
      coordinato | fit=Regolare
      da cerimonia | occasion=Cerimonia`,
    details: "con fodera leggera; con tessuto che non si stropiccia; con etichetta rimovibile",
    attributes: "closure: Elastico; style: Elegante, Casual; occasion: Tutti i giorni, Cerimonia",
    share: 0.4,
  }),
  kind({
    leaf: "body",
    roots: "d",
    group: "intimo",
    noun: "body m",
    shape: "swimsuit",
    drawing: "bodysuit",
    euro: [15, 55],
    run: "alto",
    palette: "sobri",
    materials: "jersey cotone",
    cuts: `
      a collo alto | neckType=Collo alto
      senza maniche | sleeveType=Senza maniche
      modellante | feature=Modellante`,
    details: "con chiusura a scatto",
    attributes: "fit: Aderente; closure: Bottoni a pressione; style: Minimal, Romantico",
    share: 0.4,
  }),
  kind({
    leaf: "espadrillas",
    roots: "dufm",
    group: "ciabatte",
    noun: "espadrillas fp",
    shape: "loafers",
    drawing: "espadrilles",
    euro: [22, 69],
    run: "scarpe",
    patterns: "plain plain striped",
    materials: "tela camoscio pelle",
    cuts: `
      basse | heelType=Piatto
      slip-on | heelType=Piatto
      classiche | heelType=Piatto`,
    details: "con suola in corda; con punta rinforzata; con cuciture a contrasto",
    attributes:
      "closure: Senza lacci; toeShape: Tonda; soleWidth: Regolare; season: Primavera/Estate; occasion: Mare, Tempo libero; style: Casual",
    share: 0.5,
  }),
  kind({
    leaf: "zeppe",
    roots: "d",
    group: "scarpe",
    noun: "zeppe fp",
    shape: "heels",
    drawing: "wedges",
    euro: [39, 119],
    run: "scarpe",
    materials: "pelle camoscio ecopelle tela",
    cuts: `
      alte | toeShape=Aperta
      con cinturino | closure=Fibbia, toeShape=Aperta`,
    details: "con zeppa in corda; con zeppa da 7 cm; con plantare morbido",
    attributes:
      "heelType: Zeppa; closure: Fibbia; toeShape: Tonda; soleWidth: Regolare; season: Primavera/Estate; style: Elegante, Boho",
    share: 0.4,
  }),
  kind({
    leaf: "ciabatte",
    roots: "dufm",
    group: "ciabatte",
    noun: "infradito fp",
    shape: "flip-flops",
    euro: [14, 39],
    run: "scarpe",
    materials: "gomma",
    cuts: `
      da mare | occasion=Mare
      sottili | style=Minimal
      a tinta unita | occasion=Mare`,
    details: "con suola antiscivolo",
    attributes:
      "closure: Senza chiusura; heelType: Piatto; toeShape: Aperta; season: Primavera/Estate; style: Casual",
    share: 0.7,
  }),
  kind({
    leaf: "pantofole",
    roots: "dufm",
    group: "ciabatte",
    noun: "pantofole fp",
    shape: "slippers",
    euro: [15, 49],
    run: "scarpe",
    materials: "felpato mistolana camoscio",
    cuts: `
      aperte | toeShape=Aperta
      da casa | occasion=Casa`,
    details: "con suola antiscivolo; con fodera in pile; con suola in gomma; con bordo morbido",
    attributes:
      "closure: Senza chiusura; heelType: Piatto; toeShape: Tonda; season: Autunno/Inverno; occasion: Casa; style: Casual",
    share: 0.4,
  }),
];
