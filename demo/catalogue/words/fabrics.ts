/** The textiles of the demo catalogue: how a shop names them, what they are composed of, how they feel, how to care for them. */

export interface Material {
  /** Value of the attribute 'Materiale'. */
  label: string;
  /** After 'in': 'misto lana'. */
  phrase: string;
  composition: readonly string[];
  /** Who does what `feel` says: 'Il tessuto in cotone', 'Il pellame'. */
  subject: string;
  /** Continues `subject`; agrees with it. */
  feel: readonly string[];
  care: string;
  /** Season that it suggests; none = any. */
  season?: "Primavera/Estate" | "Autunno/Inverno";
  features?: readonly string[];
}

const machine30 = "Lavabile in lavatrice a 30 °C";
const machine40 = "Lavabile in lavatrice a 40 °C";
const gentle = "Lavaggio delicato a mano o in lavatrice a freddo";
const dry = "Solo lavaggio a secco";

export function material(
  label: string,
  phrase: string,
  composition: string,
  feel: string,
  care: string,
  more: Partial<Pick<Material, "season" | "features" | "subject">> = {},
): Material {
  return {
    label,
    phrase,
    composition: composition.split("; "),
    subject: `Il tessuto in ${phrase}`,
    feel: feel.split("; "),
    care,
    ...more,
  };
}

const summer = "Primavera/Estate";
const winter = "Autunno/Inverno";

export const fabrics = {
  cotone: material(
    "Cotone",
    "cotone",
    "100% cotone; 95% cotone, 5% elastan; 97% cotone, 3% elastan",
    "è morbido, fresco e traspirante; resta gradevole sulla pelle anche dopo molti lavaggi",
    machine40,
    { features: ["Traspirante", "Lavabile in lavatrice"] },
  ),
  cotonebio: material(
    "Cotone biologico",
    "cotone biologico",
    "100% cotone biologico; 95% cotone biologico, 5% elastan",
    "è coltivato senza pesticidi ed è delicato anche sulla pelle più sensibile; è certificato e morbidissimo al tatto",
    machine40,
    { features: ["Sostenibile", "Lavabile in lavatrice"] },
  ),
  jersey: material(
    "Jersey",
    "jersey di cotone",
    "92% cotone, 8% elastan; 60% cotone, 40% modal",
    "è elastico e segue i movimenti senza segnare; cade morbido e non si stropiccia",
    machine30,
    { features: ["Elasticizzato", "Lavabile in lavatrice"] },
  ),
  popeline: material(
    "Popeline",
    "popeline di cotone",
    "100% cotone; 98% cotone, 2% elastan",
    "è compatto, leggero e facile da stirare; ha una mano asciutta e un aspetto sempre ordinato",
    machine40,
    { features: ["Traspirante", "Facile da stirare"] },
  ),
  felpato: material(
    "Cotone felpato",
    "cotone felpato",
    "80% cotone, 20% poliestere; 100% cotone garzato",
    "è garzato all'interno e tiene caldo senza pesare; è morbido dentro e compatto fuori",
    machine30,
    { season: winter, features: ["Lavabile in lavatrice"] },
  ),
  lino: material(
    "Lino",
    "puro lino",
    "100% lino; 55% lino, 45% viscosa",
    "lascia passare l'aria ed è perfetto con il caldo; ha la trama irregolare tipica delle fibre naturali",
    machine30,
    { season: summer, features: ["Traspirante"] },
  ),
  mistolino: material(
    "Misto lino",
    "misto lino",
    "55% lino, 45% cotone; 70% viscosa, 30% lino",
    "unisce la freschezza del lino alla morbidezza del cotone; si stropiccia meno del lino puro",
    machine30,
    { season: summer, features: ["Traspirante"] },
  ),
  viscosa: material(
    "Viscosa",
    "viscosa",
    "100% viscosa; 100% viscosa certificata",
    "scivola leggero sulla figura; ha una caduta fluida e un aspetto luminoso",
    gentle,
  ),
  crepe: material(
    "Crêpe",
    "crêpe",
    "97% poliestere, 3% elastan; 62% poliestere, 33% viscosa, 5% elastan",
    "ha una superficie opaca e una caduta impeccabile; non si stropiccia in valigia",
    machine30,
    { features: ["Facile da stirare"] },
  ),
  raso: material(
    "Raso",
    "raso",
    "100% poliestere riciclato; 97% viscosa, 3% elastan",
    "ha una lucentezza discreta che illumina l'insieme; è liscio, fluido e piacevole da indossare",
    gentle,
  ),
  seta: material(
    "Seta",
    "seta",
    "100% seta; 93% seta, 7% elastan",
    "è leggerissimo e naturalmente luminoso; regala una sensazione di freschezza sulla pelle",
    dry,
  ),
  chiffon: material(
    "Chiffon",
    "chiffon",
    "100% poliestere",
    "è leggero e appena trasparente; si muove a ogni passo",
    gentle,
    { season: summer },
  ),
  pizzo: material(
    "Pizzo",
    "pizzo",
    "90% poliammide, 10% elastan",
    "ha un disegno fitto e delicato; è elastico e non pizzica",
    gentle,
  ),
  lana: material(
    "Lana",
    "lana",
    "100% lana vergine; 100% lana merino",
    "trattiene il calore e lascia respirare la pelle; è soffice e regola bene la temperatura",
    gentle,
    { season: winter },
  ),
  mistolana: material(
    "Misto lana",
    "misto lana",
    "60% lana, 35% poliestere, 5% altre fibre; 50% lana, 50% acrilico",
    "è caldo, compatto e mantiene la forma; protegge dal freddo senza appesantire",
    gentle,
    { season: winter },
  ),
  cashmere: material(
    "Cashmere",
    "misto cashmere",
    "90% lana, 10% cashmere; 70% lana merino, 30% cashmere",
    "è morbidissimo e leggero; scalda con discrezione anche nelle giornate più fredde",
    gentle,
    { season: winter },
  ),
  denim: material(
    "Denim",
    "denim",
    "99% cotone, 1% elastan; 92% cotone, 6% poliestere, 2% elastan; 100% cotone",
    "ha il giusto peso e diventa più morbido con l'uso; è resistente e leggermente elastico",
    "Lavare al rovescio a 30 °C",
    { features: ["Elasticizzato", "Lavabile in lavatrice"] },
  ),
  velluto: material(
    "Velluto",
    "velluto a coste",
    "98% cotone, 2% elastan",
    "ha una superficie calda e piacevole al tatto; è robusto e adatto ai mesi freddi",
    machine30,
    { season: winter },
  ),
  tecnico: material(
    "Tessuto tecnico",
    "tessuto tecnico",
    "88% poliestere riciclato, 12% elastan; 78% poliammide, 22% elastan",
    "allontana il sudore e asciuga in fretta; accompagna ogni movimento senza stringere",
    machine30,
    { subject: "Il tessuto tecnico", features: ["Ad asciugatura rapida", "Traspirante", "Elasticizzato"] },
  ),
  poliestere: material(
    "Poliestere",
    "poliestere riciclato",
    "100% poliestere riciclato; 95% poliestere riciclato, 5% elastan",
    "nasce da bottiglie recuperate ed è pratico da lavare; asciuga in fretta e non si stropiccia",
    machine30,
    { features: ["Sostenibile", "Ad asciugatura rapida"] },
  ),
  nylon: material(
    "Nylon",
    "nylon",
    "100% poliammide; 100% poliammide riciclata",
    "è leggero, resistente e respinge le gocce di pioggia; protegge dal vento e pesa pochissimo",
    "Lavaggio delicato a 30 °C",
    { features: ["Idrorepellente", "Antivento"] },
  ),
  lycra: material(
    "Lycra",
    "lycra",
    "82% poliammide, 18% elastan; 80% poliammide riciclata, 20% elastan",
    "resiste al cloro e al sole; è elastico e asciuga in pochi minuti",
    "Sciacquare in acqua dolce dopo l'uso",
    { season: summer, features: ["Ad asciugatura rapida", "Elasticizzato"] },
  ),
} satisfies Record<string, Material>;
