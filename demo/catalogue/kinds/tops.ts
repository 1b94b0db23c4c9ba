/** Kinds worn above the waist: shirts, T-shirts, tops, knitwear, sweatshirts. */
import { kind } from "../kinds";

const sleeves = "sleeveType: Maniche lunghe, Maniche corte, Maniche a tre quarti";

export const tops = [
  kind({
    leaf: "camicie",
    roots: "d",
    group: "capi",
    noun: "camicia f",
    shape: "blouse",
    drawing: "shirt",
    euro: [29, 95],
    run: "alto",
    patterns: "plain plain striped checked dotted floral",
    materials: "popeline viscosa lino seta cotone raso",
    cuts: `
      con colletto classico | neckType=Colletto classico
      con collo alla coreana | neckType=Coreana
      oversize | fit=Oversize
      con maniche a sbuffo | sleeveType=Maniche a sbuffo, shape=blouse
      slim | fit=Aderente
      con fiocco al collo | neckType=Fiocco, shape=blouse`,
    details: "con taschino sul petto; con polsi alti",
    attributes: `fit: Regolare, Morbida; ${sleeves}; closure: Bottoni; style: Casual, Classico, Romantico`,
    share: 1.3,
  }),
  kind({
    leaf: "camicie",
    roots: "umf",
    group: "capi",
    noun: "camicia f",
    shape: "shirt",
    euro: [25, 89],
    run: "alto",
    patterns: "plain plain striped checked checked dotted",
    materials: "popeline cotone lino mistolino",
    cuts: `
      con collo alla coreana | neckType=Coreana
      slim fit | fit=Aderente, neckType=Colletto classico
      dal taglio comodo | fit=Comoda, neckType=Colletto classico
      a maniche corte | sleeveType=Maniche corte, neckType=Colletto classico`,
    details: "con taschino; con polsi smussati",
    attributes:
      "fit: Regolare, Aderente; sleeveType: Maniche lunghe; closure: Bottoni; style: Casual, Classico",
    share: 1.2,
  }),
  kind({
    leaf: "t-shirt",
    roots: "d",
    group: "capi",
    noun: "T-shirt f",
    shape: "t-shirt",
    euro: [12, 45],
    run: "alto",
    patterns: "plain plain plain striped dotted",
    materials: "cotone cotonebio jersey lino",
    cuts: `
      a girocollo | neckType=Girocollo
      con scollo a V | neckType=Scollo a V
      oversize | fit=Oversize`,
    details: "con taschino",
    attributes: "fit: Regolare, Morbida; sleeveType: Maniche corte; style: Casual, Sportivo, Minimal",
    share: 1.3,
  }),
  kind({
    leaf: "t-shirt",
    roots: "umf",
    group: "capi",
    noun: "T-shirt f",
    shape: "t-shirt",
    euro: [12, 42],
    run: "alto",
    patterns: "plain plain plain striped camouflage",
    materials: "cotone cotonebio jersey",
    cuts: `
      a girocollo | neckType=Girocollo
      a maniche corte | neckType=Girocollo
      con scollo a V | neckType=Scollo a V
      oversize | fit=Oversize
      dal taglio ampio | fit=Ampia
      a maniche lunghe | sleeveType=Maniche lunghe`,
    details: "con taschino",
    attributes: "fit: Regolare; sleeveType: Maniche corte; style: Casual, Sportivo, Urban",
    share: 1.5,
  }),
  kind({
    leaf: "top",
    roots: "df",
    group: "eleganti",
    noun: "top m",
    shape: "top",
    euro: [19, 69],
    run: "alto",
    patterns: "plain plain floral dotted striped",
    materials: "raso viscosa crepe jersey lino",
    cuts: `
      con spalline sottili | sleeveType=Senza maniche, neckType=Scollo a V
      smanicato | sleeveType=Senza maniche, neckType=Girocollo`,
    details: "con cuciture invisibili; con fodera leggera; con fondo dritto",
    attributes: "fit: Aderente, Morbida; length: Corta, Regolare; style: Elegante, Romantico, Glamour",
  }),
  kind({
    leaf: "polo",
    roots: "dumf",
    group: "capi",
    noun: "polo f",
    shape: "polo",
    euro: [24, 79],
    run: "alto",
    patterns: "plain plain striped",
    materials: "cotone jersey cotonebio lino",
    cuts: `
      slim fit | fit=Aderente, sleeveType=Maniche corte
      a maniche lunghe | sleeveType=Maniche lunghe
      dal taglio regolare | fit=Regolare, sleeveType=Maniche corte`,
    details: "con tre bottoni; con bordo a costine",
    attributes: "fit: Regolare; neckType: Colletto polo; closure: Bottoni; style: Casual, Classico, Sportivo",
    share: 0.9,
  }),
  kind({
    leaf: "maglie",
    roots: "dufm",
    group: "maglie",
    noun: "maglione m",
    shape: "jumper",
    euro: [35, 129],
    run: "alto",
    patterns: "plain plain knit knit striped",
    materials: "lana mistolana cashmere cotone",
    cuts: `
      a girocollo | neckType=Girocollo
      a collo alto | neckType=Collo alto
      con scollo a V | neckType=Scollo a V
      a trecce | neckType=Girocollo, detail=Trecce
      oversize | fit=Oversize, neckType=Girocollo`,
    details: "con polsini a costine",
    attributes:
      "fit: Regolare, Morbida; sleeveType: Maniche lunghe; style: Casual, Classico; season: Autunno/Inverno",
    share: 1.3,
  }),
  kind({
    leaf: "cardigan",
    roots: "dufm",
    group: "maglie",
    noun: "cardigan m",
    shape: "cardigan",
    euro: [35, 119],
    run: "alto",
    patterns: "plain plain knit",
    materials: "mistolana lana cotone cashmere",
    cuts: `
      aperto sul davanti | closure=Senza chiusura
      con bottoni | closure=Bottoni
      da ufficio | closure=Bottoni
      con scollo a V | neckType=Scollo a V, closure=Bottoni`,
    details: "con tasche a toppa; con bordo a costine",
    attributes:
      "fit: Regolare, Morbida; sleeveType: Maniche lunghe; style: Casual, Romantico, Classico; season: Autunno/Inverno",
    share: 0.7,
  }),
  kind({
    leaf: "felpe",
    roots: "dufm",
    group: "sport",
    noun: "felpa f",
    shape: "hoodie",
    euro: [25, 89],
    run: "alto",
    patterns: "plain plain plain camouflage",
    materials: "felpato cotonebio poliestere",
    cuts: `
      con cappuccio | neckType=Cappuccio
      con cappuccio e zip | neckType=Cappuccio, closure=Zip
      a girocollo | neckType=Girocollo, shape=jumper
      oversize con cappuccio | fit=Oversize, neckType=Cappuccio`,
    details: "con tasca a marsupio; con interno felpato; con coulisse tono su tono",
    attributes: "fit: Regolare, Comoda; sleeveType: Maniche lunghe; style: Sportivo, Casual, Urban",
    share: 1.2,
  }),
];
