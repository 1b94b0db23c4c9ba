/** Everything that articles are made of: the textiles, and leather, metals, straw … */
import { fabrics, type Material, material } from "./fabrics";
import { formulas } from "./formulas";

const summer = "Primavera/Estate";
const cloth = "Pulire con un panno morbido e asciutto";
const leatherCare = "Trattare con crema neutra e conservare lontano da fonti di calore";

const others = {
  pelle: material(
    "Pelle",
    "pelle",
    "100% pelle bovina; 100% pelle di vitello",
    "è morbido e con il tempo acquista carattere; ha una grana naturale, diversa in ogni pezzo",
    leatherCare,
    { subject: "Il pellame" },
  ),
  camoscio: material(
    "Pelle scamosciata",
    "pelle scamosciata",
    "100% pelle scamosciata",
    "è vellutato e molto flessibile; ha una mano soffice e colori intensi",
    "Spazzolare a secco e proteggere con uno spray impermeabilizzante",
    { subject: "Il pellame scamosciato" },
  ),
  ecopelle: material(
    "Ecopelle",
    "ecopelle",
    "100% poliuretano con base in poliestere",
    "è liscio, facile da pulire e senza materiali di origine animale; è morbido e resiste bene ai graffi",
    "Pulire con un panno umido",
    { subject: "Il materiale effetto pelle", features: ["Vegano"] },
  ),
  tela: material(
    "Tela",
    "tela",
    "100% cotone",
    "è robusto e leggero; è fresco nelle giornate calde",
    "Smacchiare con acqua fredda e sapone neutro",
    { subject: "Il cotone pesante", season: summer },
  ),
  rete: material(
    "Mesh",
    "mesh traspirante",
    "85% poliestere riciclato, 15% poliuretano",
    "lascia circolare l'aria e si adatta al piede; è leggero e asciuga in fretta",
    "Pulire a mano con acqua fredda",
    { subject: "Il mesh", features: ["Traspirante", "Leggero"] },
  ),
  gomma: material(
    "Gomma",
    "gomma",
    "100% gomma; 100% EVA",
    "è flessibile e impermeabile; è leggerissimo e si lava sotto l'acqua",
    "Sciacquare con acqua",
    { subject: "Il materiale", features: ["Impermeabile", "Leggero"] },
  ),
  paglia: material(
    "Paglia",
    "paglia intrecciata",
    "100% fibra di carta intrecciata; 100% rafia naturale",
    "è leggero e intrecciato a mano; ha il fascino delle fibre naturali",
    cloth,
    { subject: "L'intreccio", season: summer },
  ),
  argento: material(
    "Argento 925",
    "argento 925",
    "Argento 925 rodiato; argento 925",
    "è senza nichel e non annerisce facilmente; ha una finitura lucida fatta a mano",
    cloth,
    { subject: "L'argento 925", features: ["Senza nichel", "Anallergico"] },
  ),
  acciaio: material(
    "Acciaio",
    "acciaio inossidabile",
    "Acciaio inossidabile 316L",
    "resiste all'acqua e non si ossida; è robusto e adatto a tutti i giorni",
    cloth,
    { subject: "L'acciaio inossidabile", features: ["Anallergico", "Resistente all'acqua"] },
  ),
  dorato: material(
    "Ottone dorato",
    "ottone dorato",
    "Ottone con bagno d'oro 18 carati",
    "ha un bagno d'oro che dura nel tempo; è leggero e luminoso",
    cloth,
    { subject: "L'ottone dorato", features: ["Senza nichel"] },
  ),
  acetato: material(
    "Acetato",
    "acetato",
    "Montatura in acetato, lenti in policarbonato",
    "è leggero e resistente; ha colori profondi e una finitura lucida",
    "Pulire con il panno in microfibra compreso",
    { subject: "L'acetato", season: summer, features: ["Protezione UV400"] },
  ),
  metallo: material(
    "Metallo",
    "metallo",
    "Montatura in metallo, lenti in policarbonato",
    "è sottile, leggero e regolabile; è resistente e comodo sul naso",
    "Pulire con il panno in microfibra compreso",
    { subject: "Il metallo", season: summer, features: ["Protezione UV400"] },
  ),
} satisfies Record<string, Material>;

export const materials = { ...fabrics, ...others, ...formulas };
export type MaterialKey = keyof typeof materials;
