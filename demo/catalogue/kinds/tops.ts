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
      a tunica | length=Lunga, fit=Morbida
      slim | fit=Aderente
      con fiocco al collo | neckType=Fiocco, shape=blouse`,
    details:
      "con taschino sul petto; con bottoni in madreperla; con polsi alti; con ruches sul davanti; con ricami tono su tono; con spacchetti laterali",
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
    materials: "popeline cotone lino mistolino denim velluto",
    cuts: `
      con collo button down | neckType=Button down
      con collo alla coreana | neckType=Coreana
      slim fit | fit=Aderente, neckType=Colletto classico
      dal taglio comodo | fit=Comoda, neckType=Colletto classico
      con collo francese | neckType=Collo francese
      a maniche corte | sleeveType=Maniche corte, neckType=Colletto classico`,
    details:
      "con taschino; con bottoni a contrasto; con fondo arrotondato; con polsi smussati; con logo ricamato; con toppe ai gomiti",
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
      cropped | length=Corta, fit=Aderente
      oversize | fit=Oversize
      a costine | fit=Aderente
      con scollo a barchetta | neckType=Scollo a barchetta`,
    details:
      "con stampa sul davanti; con logo ricamato; con maniche arrotolate; con taschino; con nodo in vita; con scritta gommata",
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
    details:
      "con stampa grafica; con logo ricamato sul petto; con taschino; con scritta sul retro; con bordi a contrasto; con stampa a tutto petto",
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
    materials: "raso viscosa pizzo crepe jersey lino",
    cuts: `
      con spalline sottili | sleeveType=Senza maniche, neckType=Scollo a V
      monospalla | neckType=Monospalla, sleeveType=Senza maniche, roots=d
      a fascia | neckType=A fascia, sleeveType=Senza maniche, roots=d
      all'americana | neckType=All'americana, sleeveType=Senza maniche
      smanicato | sleeveType=Senza maniche, neckType=Girocollo
      incrociato sul davanti | neckType=Scollo a V`,
    details:
      "con scollo sulla schiena; con bordo in pizzo; con laccetti; con paillettes; con drappeggio; con elastico sul fondo",
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
      in piqué a maniche corte | sleeveType=Maniche corte
      slim fit | fit=Aderente, sleeveType=Maniche corte
      a maniche lunghe | sleeveType=Maniche lunghe
      dal taglio regolare | fit=Regolare, sleeveType=Maniche corte
      con zip al collo | closure=Zip, sleeveType=Maniche corte`,
    details:
      "con logo ricamato; con colletto a contrasto; con profili bicolore; con spacchetti sul fondo; con tre bottoni; con bordo a costine",
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
      oversize | fit=Oversize, neckType=Girocollo
      a coste larghe | neckType=Mezzo collo`,
    details:
      "con polsini a costine; con bottoni sulla spalla; con lavorazione jacquard; con bordi a contrasto; con logo tono su tono; con maniche raglan",
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
      lungo | length=Lungo, closure=Senza chiusura
      corto con bottoni | length=Corto, closure=Bottoni
      con scollo a V | neckType=Scollo a V, closure=Bottoni
      con zip | closure=Zip, neckType=Collo alto
      a trecce | closure=Bottoni, detail=Trecce`,
    details:
      "con tasche a toppa; con bottoni gioiello; con bordo a costine; con cintura in vita; con alamari; con maniche ampie",
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
      cropped con cappuccio | neckType=Cappuccio, length=Corta
      oversize con cappuccio | fit=Oversize, neckType=Cappuccio
      con mezza zip | closure=Mezza zip, neckType=Collo alto, shape=jumper`,
    details:
      "con tasca a marsupio; con logo sul petto; con bande laterali; con stampa sul retro; con interno felpato; con coulisse tono su tono",
    attributes: "fit: Regolare, Comoda; sleeveType: Maniche lunghe; style: Sportivo, Casual, Urban",
    share: 1.2,
  }),
];
