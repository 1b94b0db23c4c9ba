/** Kinds for sport, the beach, and what is worn underneath or at night. */
import { kind } from "../kinds";

export const leisure = [
  kind({
    leaf: "leggings",
    roots: "df",
    group: "sport",
    noun: "leggings mp",
    shape: "leggings",
    euro: [19, 69],
    run: "alto",
    patterns: "plain plain plain camouflage",
    materials: "tecnico jersey",
    cuts: `
      a vita alta | fit=Aderente, length=Lunga
      a sette ottavi | fit=Aderente, length=Alla caviglia
      modellanti | fit=Aderente, feature=Modellante`,
    details: "con cuciture piatte",
    attributes: "closure: Elastico; style: Sportivo; occasion: Sport, Yoga, Palestra",
    share: 1.1,
  }),
  kind({
    leaf: "tute",
    roots: "dufm",
    group: "sport",
    noun: "tuta f",
    type: "Tuta sportiva",
    shape: "joggers",
    drawing: "tracksuit",
    euro: [39, 109],
    run: "alto",
    materials: "felpato poliestere tecnico",
    cuts: `
      sportiva con zip | closure=Zip, neckType=Collo alto
      sportiva con cappuccio | closure=Zip, neckType=Cappuccio
      da ginnastica | closure=Zip, neckType=Collo alto
      in due pezzi | closure=Zip, neckType=Cappuccio`,
    details: "con polsini a costine",
    attributes:
      "fit: Regolare, Comoda; sleeveType: Maniche lunghe; style: Sportivo; occasion: Sport, Tempo libero",
    share: 0.9,
  }),
  kind({
    leaf: "pantaloni",
    roots: "um",
    group: "sport",
    noun: "pantaloni mp",
    type: "Pantaloni sportivi",
    shape: "joggers",
    euro: [22, 75],
    run: "alto",
    patterns: "plain plain plain camouflage",
    materials: "felpato tecnico poliestere",
    cuts: `
      jogger | fit=Affusolata
      sportivi | fit=Regolare
      da allenamento | fit=Aderente, occasion=Palestra
      della tuta | fit=Comoda`,
    details: "con bande laterali; con polsini elastici; con coulisse in vita",
    attributes:
      "closure: Elastico, Coulisse; length: Lunga; style: Sportivo; occasion: Sport, Palestra, Tempo libero",
    share: 0.9,
  }),
  kind({
    leaf: "t-shirt",
    roots: "dufm",
    group: "sport",
    noun: "maglia f",
    type: "Maglia sportiva",
    shape: "t-shirt",
    drawing: "sports-shirt",
    euro: [16, 49],
    run: "alto",
    materials: "tecnico poliestere",
    cuts: `
      da running | occasion=Corsa
      da allenamento | occasion=Palestra
      tecnica a maniche corte | occasion=Sport
      da calcio | occasion=Calcio`,
    details: "con dettagli riflettenti; con logo sul petto; con cuciture piatte",
    attributes: "fit: Regolare, Aderente; sleeveType: Maniche corte; neckType: Girocollo; style: Sportivo",
    share: 0.8,
  }),
  kind({
    leaf: "costumi",
    roots: "df",
    group: "mare",
    noun: "costume m",
    type: "Costume intero",
    shape: "swimsuit",
    euro: [19, 79],
    run: "alto",
    patterns: "plain plain striped dotted floral",
    materials: "lycra",
    cuts: `
      intero | neckType=Scollo rotondo
      intero olimpionico | neckType=Olimpionico, occasion=Piscina`,
    details: "con coppe estraibili; con spalline regolabili",
    attributes: "fit: Aderente; occasion: Mare, Piscina; season: Primavera/Estate; style: Sportivo, Casual",
    share: 0.8,
  }),
  kind({
    leaf: "costumi",
    roots: "df",
    group: "mare",
    noun: "bikini m",
    shape: "bikini",
    euro: [19, 69],
    run: "alto",
    patterns: "plain plain striped dotted floral floral",
    materials: "lycra",
    cuts: `
      a triangolo | neckType=Triangolo
      sportivo | neckType=All'americana`,
    details: "con coppe estraibili",
    attributes: "fit: Aderente; occasion: Mare; season: Primavera/Estate; style: Casual, Glamour",
    share: 0.8,
  }),
  kind({
    leaf: "costumi",
    roots: "um",
    group: "mare",
    noun: "costume m",
    type: "Boxer da mare",
    shape: "swim-shorts",
    euro: [16, 69],
    run: "alto",
    patterns: "plain plain striped floral checked",
    materials: "poliestere nylon lycra",
    cuts: `
      a boxer | fit=Regolare
      a pantaloncino | fit=Comoda
      a boxer con coulisse | closure=Coulisse`,
    details: "con tasche laterali; con tasca posteriore; con interno in rete",
    attributes:
      "closure: Coulisse, Elastico; occasion: Mare, Piscina; season: Primavera/Estate; style: Casual, Sportivo",
    share: 1.1,
  }),
  kind({
    leaf: "reggiseni",
    roots: "df",
    group: "intimo",
    noun: "reggiseno m",
    shape: "bra",
    euro: [15, 55],
    run: "reggiseno",
    patterns: "plain",
    materials: "cotone tecnico raso",
    cuts: `
      a balconcino | neckType=Balconcino, roots=d
      senza ferretto | detail=Senza ferretto
      sportivo | style=Sportivo, occasion=Sport`,
    details: "con spalline regolabili; con coppe preformate; con chiusura posteriore",
    attributes: "closure: Gancetti; style: Romantico, Classico",
    share: 0.7,
  }),
  kind({
    leaf: "intimo",
    roots: "df",
    group: "intimo",
    noun: "slip mp",
    shape: "briefs",
    euro: [7, 25],
    run: "alto",
    materials: "cotone cotonebio jersey",
    cuts: `
      a vita alta | detail=Vita alta
      senza cuciture | detail=Senza cuciture`,
    details: "con elastico morbido; con taglio invisibile",
    attributes: "closure: Elastico; style: Classico, Romantico",
    share: 0.5,
  }),
  kind({
    leaf: "intimo",
    roots: "um",
    group: "intimo",
    noun: "boxer mp",
    shape: "boxer",
    euro: [9, 39],
    run: "alto",
    patterns: "plain plain striped checked",
    materials: "cotone cotonebio jersey",
    cuts: `
      aderenti | fit=Aderente
      senza cuciture | detail=Senza cuciture
      dal taglio comodo | fit=Comoda`,
    details: "con elastico a vista; con cuciture piatte",
    attributes: "closure: Elastico; style: Classico, Sportivo",
    share: 0.8,
  }),
  kind({
    leaf: "pigiami",
    roots: "dufm",
    group: "intimo",
    noun: "pigiama m",
    shape: "pyjamas",
    euro: [22, 65],
    run: "alto",
    patterns: "plain striped checked dotted floral",
    materials: "cotone jersey felpato raso",
    cuts: `
      lungo | length=Lungo, sleeveType=Maniche lunghe
      con bottoni | closure=Bottoni, sleeveType=Maniche lunghe
      in due pezzi | sleeveType=Maniche lunghe`,
    details: "con taschino",
    attributes: "fit: Comoda; neckType: Girocollo, Scollo a V; occasion: Notte; style: Casual",
    share: 0.8,
  }),
];
