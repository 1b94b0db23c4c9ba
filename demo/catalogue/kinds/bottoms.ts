/** Kinds worn below the waist, and dresses. */
import { kind } from "../kinds";

export const bottoms = [
  kind({
    leaf: "vestiti",
    roots: "d",
    group: "eleganti",
    noun: "abito m",
    type: "Abito",
    shape: "dress",
    euro: [39, 159],
    run: "alto",
    patterns: "plain plain floral floral dotted striped",
    materials: "viscosa cotone lino crepe raso chiffon jersey seta",
    cuts: `
      midi | length=Midi, neckType=Scollo a V
      midi a portafoglio | length=Midi, neckType=Scollo incrociato, closure=Laccio in vita
      lungo a balze | length=Lungo, shape=long-dress, neckType=Scollo rotondo
      lungo con spacco | length=Lungo, shape=long-dress, neckType=Scollo a cuore
      corto con maniche a sbuffo | length=Corto, sleeveType=Maniche a sbuffo, neckType=Scollo quadrato
      a tubino | length=Al ginocchio, fit=Aderente, neckType=Girocollo
      chemisier | length=Midi, neckType=Colletto classico, closure=Bottoni
      monospalla | length=Lungo, shape=long-dress, neckType=Monospalla, sleeveType=Senza maniche
      plissettato | length=Midi, neckType=Girocollo
      a sottoveste | length=Midi, sleeveType=Senza maniche, neckType=Scollo a V`,
    details:
      "con cintura in vita; con spacco laterale; con bottoni ricoperti; con volant sul fondo; con scollo sulla schiena; con maniche trasparenti; con ricami sul corpetto; con tasche laterali",
    attributes:
      "fit: Svasata, Regolare, Morbida; sleeveType: Maniche corte, Maniche lunghe, Senza maniche, Maniche a tre quarti; closure: Zip nascosta; occasion: Cerimonia, Sera, Tutti i giorni, Ufficio; style: Elegante, Romantico, Boho",
    share: 2.4,
  }),
  kind({
    leaf: "vestiti",
    roots: "f",
    group: "capi",
    noun: "vestito m",
    shape: "dress",
    euro: [29, 79],
    run: "alto",
    palette: "bimbi",
    patterns: "plain floral floral dotted checked striped",
    materials: "cotone cotonebio jersey popeline lino velluto",
    cuts: `
      a ruota | fit=Svasata, neckType=Girocollo
      con maniche a palloncino | sleeveType=Maniche a palloncino, neckType=Girocollo
      smanicato | sleeveType=Senza maniche, neckType=Scollo rotondo
      con colletto tondo | neckType=Colletto tondo
      a balze | fit=Svasata, neckType=Scollo rotondo
      da cerimonia | occasion=Cerimonia, neckType=Girocollo`,
    details:
      "con fiocco in vita; con gonna in tulle; con ricami a mano; con bottoncini sul retro; con tasche; con bordo in pizzo",
    attributes:
      "sleeveType: Maniche corte, Maniche lunghe; length: Al ginocchio; closure: Bottoni; style: Romantico, Casual",
    share: 1.8,
  }),
  kind({
    leaf: "tute",
    roots: "d",
    group: "eleganti",
    noun: "tuta f",
    type: "Tuta intera",
    shape: "jumpsuit",
    euro: [45, 129],
    run: "alto",
    patterns: "plain plain floral striped",
    materials: "crepe viscosa lino raso jersey",
    cuts: `
      intera a gamba ampia | fit=Ampia, length=Lunga
      intera monospalla | neckType=Monospalla, sleeveType=Senza maniche
      intera con scollo a V | neckType=Scollo a V
      intera corta | length=Corta, neckType=Scollo rotondo
      intera a camicia | neckType=Colletto classico, closure=Bottoni`,
    details:
      "con cintura in vita; con tasche laterali; con schiena scoperta; con maniche a kimono; con bottoni dorati",
    attributes:
      "fit: Morbida, Regolare; closure: Zip nascosta; occasion: Sera, Cerimonia, Ufficio; style: Elegante, Minimal",
    share: 0.7,
  }),
  kind({
    leaf: "gonne",
    roots: "df",
    group: "capi",
    noun: "gonna f",
    shape: "skirt",
    euro: [25, 89],
    run: "alto",
    patterns: "plain plain floral checked dotted striped",
    materials: "viscosa cotone lino raso denim mistolana ecopelle",
    cuts: `
      plissettata | length=Midi, fit=Svasata
      a tubo | length=Al ginocchio, fit=Aderente
      a ruota | length=Al ginocchio, fit=Svasata
      a portafoglio | length=Midi, closure=Bottoni
      corta svasata | length=Corta, fit=Svasata
      lunga a balze | length=Lunga, fit=Svasata`,
    details:
      "con elastico in vita; con bottoni sul davanti; con cintura; con spacco; con tasche a filetto; con orlo asimmetrico",
    attributes:
      "closure: Zip, Elastico; style: Casual, Romantico, Classico; occasion: Tutti i giorni, Ufficio",
    share: 1,
  }),
  kind({
    leaf: "pantaloni",
    roots: "d",
    group: "capi",
    noun: "pantaloni mp",
    shape: "trousers",
    euro: [35, 109],
    run: "basso",
    patterns: "plain plain plain checked striped",
    materials: "crepe lino viscosa cotone mistolana ecopelle velluto",
    cuts: `
      palazzo a vita alta | fit=Ampia, length=Lunga
      a sigaretta | fit=Aderente, length=Alla caviglia
      culotte | fit=Ampia, length=Alla caviglia
      chino | fit=Regolare
      cargo | fit=Comoda, style=Urban
      a zampa | fit=A zampa, length=Lunga
      dritti con piega | fit=Dritta, occasion=Ufficio`,
    details:
      "con pinces; con cintura coordinata; con tasche laterali; con spacchetti sul fondo; con elastico in vita; con piega stirata",
    attributes:
      "closure: Zip e bottone; length: Lunga; style: Casual, Elegante, Classico; occasion: Ufficio, Tutti i giorni",
    share: 1.4,
  }),
  kind({
    leaf: "pantaloni",
    roots: "ufm",
    group: "capi",
    noun: "pantaloni mp",
    shape: "trousers",
    euro: [32, 99],
    run: "basso",
    palette: "sobri",
    patterns: "plain plain plain checked camouflage",
    materials: "cotone lino mistolana velluto mistolino",
    cuts: `
      chino slim | fit=Aderente
      chino | fit=Regolare
      cargo | fit=Comoda, style=Urban
      dal taglio dritto | fit=Dritta
      con coulisse in vita | fit=Comoda, closure=Coulisse
      con pinces | fit=Affusolata`,
    details:
      "con tasche a filetto; con risvolto sul fondo; con tasconi laterali; con tasche america; con etichetta in pelle; con passanti in vita",
    attributes:
      "closure: Zip e bottone; length: Lunga; style: Casual, Classico; occasion: Tutti i giorni, Ufficio",
    share: 1.3,
  }),
  kind({
    leaf: "jeans",
    roots: "dufm",
    group: "denim",
    noun: "jeans mp",
    shape: "jeans",
    euro: [39, 119],
    run: "jeans",
    palette: "denim",
    patterns: "denim",
    materials: "denim",
    cuts: `
      skinny a vita alta | fit=Skinny
      dritti a vita alta | fit=Dritta
      slim | fit=Aderente
      dal taglio comodo | fit=Comoda
      a cinque tasche | fit=Regolare
      a gamba ampia | fit=Ampia`,
    details:
      "con lavaggio scuro; con lavaggio stone washed; con strappi sulle ginocchia; con risvolto; con cuciture a contrasto; con orlo sfrangiato",
    attributes:
      "closure: Zip e bottone, Bottoni; length: Lunga, Alla caviglia; style: Casual, Urban, Vintage",
    share: 1.5,
  }),
  kind({
    leaf: "shorts",
    roots: "df",
    group: "capi",
    noun: "shorts mp",
    shape: "shorts",
    euro: [19, 59],
    run: "basso",
    patterns: "plain plain striped floral",
    materials: "cotone lino denim mistolino jersey",
    cuts: `
      a vita alta | fit=Regolare
      con pinces | fit=Comoda
      svasati | fit=Svasata
      con elastico in vita | closure=Elastico, fit=Comoda`,
    details:
      "con cintura; con tasche laterali; con orlo a vivo; con risvolto; con bottoni sul davanti; con coulisse",
    attributes: "closure: Zip e bottone; length: Corta; season: Primavera/Estate; style: Casual",
    share: 0.7,
  }),
  kind({
    leaf: "shorts",
    roots: "um",
    group: "capi",
    noun: "bermuda mp",
    shape: "shorts",
    drawing: "bermuda",
    euro: [22, 65],
    run: "basso",
    patterns: "plain plain plain checked camouflage",
    materials: "cotone lino denim mistolino",
    cuts: `
      chino | fit=Regolare
      cargo | fit=Comoda, style=Urban
      slim | fit=Aderente
      con coulisse | closure=Coulisse, fit=Comoda`,
    details:
      "con tasche america; con tasconi laterali; con risvolto; con cintura coordinata; con logo ricamato; con passanti in vita",
    attributes: "closure: Zip e bottone; length: Al ginocchio; season: Primavera/Estate; style: Casual",
    share: 0.8,
  }),
];
