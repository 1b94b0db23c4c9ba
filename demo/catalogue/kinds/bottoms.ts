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
      corto con maniche a sbuffo | length=Corto, sleeveType=Maniche a sbuffo, neckType=Scollo quadrato
      a tubino | length=Al ginocchio, fit=Aderente, neckType=Girocollo
      chemisier | length=Midi, neckType=Colletto classico, closure=Bottoni
      plissettato | length=Midi, neckType=Girocollo
      a sottoveste | length=Midi, sleeveType=Senza maniche, neckType=Scollo a V`,
    details: "con cintura in vita",
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
    materials: "cotone cotonebio jersey popeline lino",
    cuts: `
      a ruota | fit=Svasata, neckType=Girocollo
      con maniche a palloncino | sleeveType=Maniche a palloncino, neckType=Girocollo
      smanicato | sleeveType=Senza maniche, neckType=Scollo rotondo
      con colletto tondo | neckType=Colletto tondo
      a balze | fit=Svasata, neckType=Scollo rotondo
      da cerimonia | occasion=Cerimonia, neckType=Girocollo`,
    details: "con fiocco in vita",
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
      intera con scollo a V | neckType=Scollo a V
      intera da giorno | neckType=Scollo a V
      intera elegante | neckType=Scollo a V, occasion=Cerimonia`,
    details: "con cintura in vita",
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
    materials: "viscosa cotone lino raso mistolana ecopelle",
    cuts: `
      plissettata | length=Midi, fit=Svasata
      a tubo | length=Al ginocchio, fit=Aderente
      a ruota | length=Al ginocchio, fit=Svasata
      corta svasata | length=Corta, fit=Svasata`,
    details: "con bottoni sul davanti; con spacco",
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
    materials: "crepe lino viscosa cotone mistolana ecopelle",
    cuts: `
      palazzo a vita alta | fit=Ampia, length=Lunga
      a sigaretta | fit=Aderente, length=Alla caviglia
      culotte | fit=Ampia, length=Alla caviglia
      chino | fit=Regolare
      cargo | fit=Comoda, style=Urban
      a zampa | fit=A zampa, length=Lunga
      dritti con piega | fit=Dritta, occasion=Ufficio`,
    details: "con pinces; con tasche laterali; con piega stirata",
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
    materials: "cotone lino mistolana mistolino",
    cuts: `
      chino slim | fit=Aderente
      chino | fit=Regolare
      cargo | fit=Comoda, style=Urban
      dal taglio dritto | fit=Dritta
      con pinces | fit=Affusolata`,
    details:
      "con tasche a filetto; con tasconi laterali; con tasche america; con etichetta in pelle; con passanti in vita",
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
    details: "con cuciture a contrasto",
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
    materials: "cotone lino mistolino jersey",
    cuts: `
      a vita alta | fit=Regolare
      svasati | fit=Svasata`,
    details: "con tasche laterali",
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
    materials: "cotone lino mistolino",
    cuts: `
      chino | fit=Regolare
      cargo | fit=Comoda, style=Urban
      slim | fit=Aderente`,
    details: "con tasche america; con tasconi laterali; con passanti in vita",
    attributes: "closure: Zip e bottone; length: Al ginocchio; season: Primavera/Estate; style: Casual",
    share: 0.8,
  }),
];
