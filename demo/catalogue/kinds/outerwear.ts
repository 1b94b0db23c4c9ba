/** Kinds worn over the rest: blazers, jackets, coats, suits. */
import { kind } from "../kinds";

export const outerwear = [
  kind({
    leaf: "blazer",
    roots: "df",
    group: "eleganti",
    noun: "blazer m",
    shape: "blazer",
    euro: [59, 189],
    run: "alto",
    patterns: "plain plain plain checked striped",
    materials: "crepe mistolana lino viscosa",
    cuts: `
      doppiopetto | closure=Doppiopetto
      monopetto | closure=Monopetto
      oversize | fit=Oversize, closure=Monopetto`,
    details: "con bottoni dorati; con tasche a filetto; con fodera a righe",
    attributes:
      "fit: Regolare, Sfiancata; neckType: Revers; sleeveType: Maniche lunghe; occasion: Ufficio, Cerimonia; style: Elegante, Classico",
    share: 1,
  }),
  kind({
    leaf: "blazer",
    roots: "um",
    group: "eleganti",
    noun: "giacca f",
    shape: "blazer",
    euro: [69, 219],
    run: "basso",
    palette: "sobri",
    patterns: "plain plain checked striped",
    materials: "mistolana lana lino cotone",
    cuts: `
      sfoderata | closure=Monopetto
      a due bottoni | closure=Monopetto
      doppiopetto | closure=Doppiopetto
      destrutturata | closure=Monopetto, style=Casual
      slim fit | fit=Aderente, closure=Monopetto`,
    details: "con tasche a toppa; con fodera a fantasia; con revers a lancia",
    attributes:
      "fit: Regolare; neckType: Revers; sleeveType: Maniche lunghe; occasion: Ufficio, Cerimonia; style: Elegante, Classico",
    share: 0.9,
  }),
  kind({
    leaf: "completi",
    roots: "um",
    group: "eleganti",
    noun: "completo m",
    type: "Abito completo",
    shape: "blazer",
    drawing: "suit",
    euro: [129, 329],
    run: "basso",
    palette: "sobri",
    patterns: "plain plain checked striped",
    materials: "lana mistolana lino",
    cuts: `
      slim fit | fit=Aderente
      da cerimonia | occasion=Cerimonia
      a due bottoni | closure=Monopetto
      doppiopetto | closure=Doppiopetto`,
    details: "con giacca e pantaloni; con fodera a contrasto; con revers a lancia; con pantaloni dritti",
    attributes: "fit: Regolare; occasion: Cerimonia, Ufficio; style: Elegante; closure: Monopetto",
    share: 0.5,
  }),
  kind({
    leaf: "giacche",
    roots: "dufm",
    group: "capispalla",
    noun: "giubbotto m",
    shape: "jacket",
    euro: [49, 159],
    run: "alto",
    palette: "sobri",
    materials: "nylon ecopelle pelle camoscio cotone",
    cuts: `
      biker | closure=Zip, style=Rock
      bomber | closure=Zip, style=Urban
      antivento | closure=Zip, feature=Antivento`,
    details: "con zip diagonale; con polsini a costine; con tasche applicate",
    attributes:
      "fit: Regolare, Aderente; sleeveType: Maniche lunghe; neckType: Collo alto; style: Casual, Urban",
    share: 1.1,
  }),
  kind({
    leaf: "piumini",
    roots: "dufm",
    group: "capispalla",
    noun: "piumino m",
    shape: "down-jacket",
    euro: [59, 229],
    run: "alto",
    materials: "nylon poliestere",
    cuts: `
      lungo con cappuccio | length=Lunga, neckType=Cappuccio
      100 grammi | length=Regolare, neckType=Collo alto, feature=Leggero
      smanicato | sleeveType=Senza maniche, neckType=Collo alto
      trapuntato | neckType=Collo alto
      reversibile | neckType=Collo alto, detail=Reversibile`,
    details: "con cappuccio staccabile; con imbottitura riciclata; con sacca per riporlo",
    attributes:
      "fit: Regolare; sleeveType: Maniche lunghe; closure: Zip; season: Autunno/Inverno; style: Casual, Sportivo",
    share: 1.1,
  }),
  kind({
    leaf: "cappotti",
    roots: "dufm",
    group: "capispalla",
    noun: "cappotto m",
    shape: "coat",
    euro: [89, 289],
    run: "alto",
    patterns: "plain plain plain checked",
    materials: "mistolana lana cashmere",
    cuts: `
      doppiopetto | closure=Doppiopetto
      a vestaglia | closure=Cintura, roots=d
      con collo a revers | neckType=Revers, closure=Monopetto
      dal taglio dritto | closure=Monopetto
      oversize | fit=Oversize, closure=Monopetto`,
    details: "con cintura in vita; con tasche a toppa; con fodera in raso",
    attributes:
      "fit: Regolare, Dritta; length: Lunga, Al ginocchio; sleeveType: Maniche lunghe; neckType: Revers; season: Autunno/Inverno; style: Elegante, Classico",
    share: 0.9,
  }),
  kind({
    leaf: "cappotti",
    roots: "du",
    group: "capispalla",
    noun: "trench m",
    shape: "coat",
    drawing: "trench",
    euro: [79, 219],
    run: "alto",
    palette: "sobri",
    materials: "cotone nylon poliestere",
    cuts: `
      doppiopetto | closure=Doppiopetto
      corto | length=Corta, closure=Bottoni
      impermeabile | feature=Impermeabile, closure=Bottoni`,
    details: "con cintura in vita; con spalline; con fodera a quadri",
    attributes:
      "fit: Regolare; length: Al ginocchio; sleeveType: Maniche lunghe; neckType: Revers; style: Classico, Elegante",
    share: 0.5,
  }),
];
