/** Words for the shoes that are neither for sport nor boots. Earlier lines win in a feed. */
import { kindsOf } from "./kind";

export const lightShoes = kindsOf("scarpe", [
  [
    "Espadrillas",
    {
      in: "espadrillas",
      words: "espadrille, espadrillas, espadrillos",
      typed: "espadriglie, scarpe di corda, scarpe corda, espadrillas",
    },
  ],
  [
    "Zeppe",
    {
      in: "zeppe+sandali espadrillas",
      words: "=wedge, =wedges, zeppa, zeppe",
      typed: "scarpe con zeppa, sandali con la zeppa, sandali zeppa, scarpe zeppa",
    },
  ],
  [
    "Pantofole",
    {
      in: "pantofole",
      words: "=slippers, pantofola",
      typed:
        "ciabatte da casa, ciabatte casa, ciabatte invernali, babbucce, pantofoline, scarpe da casa, pattine",
    },
  ],
  [
    "Infradito",
    {
      in: "ciabatte",
      words: "flip flop, flip-flops, infradito",
      typed: "ciabatte infradito, infradito mare",
      titled: "infradito, flip",
    },
  ],
  [
    "Ciabatte",
    {
      in: "ciabatte+pantofole",
      words: "ciabatta, zoccolo, =slides",
      typed:
        "ciabattine, savatte, ciabatte mare, ciabatte piscina, ciabatte da piscina, ciabatte doccia, zoccoli, sabot, slippers mare, ciavatte, zoccoletti, scarpe infermiera",
    },
  ],
  [
    "Sandali con tacco",
    {
      in: "sandali+decollete",
      typed:
        "sandali con tacco, sandali col tacco, sandali tacco, sandali eleganti, sandali alti, sandali gioiello, sandali da sera",
      rather: "tacco, gioiello, plateau, doppia",
    },
  ],
  [
    "Sandali",
    {
      in: "sandali",
      words: "sandal, sandalo, sandaletto",
      typed: "sandaletti, scarpe aperte, scarpe estive, gladiatore",
    },
  ],
  [
    "Ballerine",
    {
      in: "ballerine",
      words: "ballet flat, ballerina, ballerine",
      typed:
        "scarpe rasoterra, scarpe basse donna, scarpe basse eleganti, mary jane basse, scarpe da ballo, scarpette da ballo, scarpette danza, scarpe danza, mezze punte",
    },
  ],
  [
    "Scarpe col tacco",
    {
      in: "decollete+sandali zeppe",
      typed:
        "scarpe col tacco, scarpe con il tacco, scarpe con tacco, scarpe tacco, scarpe coi tacchi, scarpe con i tacchi, scarpe tacchi, tacchi, tacchi alti, tacco alto, tacco 12, tacchi a spillo, tacco a spillo, scarpe alte, scarpe da sposa, scarpe sposa, scarpe eleganti donna, scarpe da cerimonia donna, scarpe donna eleganti",
    },
  ],
  [
    "Décolleté",
    {
      in: "decollete",
      words: "=pumps, high heels, stiletto, decollete",
      typed:
        "decolte, decolté, decollette, decolletè, decoltè, décolletées, slingback, chanel scarpe, scarpe a punta",
    },
  ],
  [
    "Mocassini",
    {
      in: "mocassini",
      words: "loafer, moccasin, mocassino",
      typed: "college, car shoe, scarpe da barca, mocassini",
    },
  ],
  [
    "Scarpe eleganti",
    {
      in: "scarpe-stringate mocassini decollete ballerine",
      typed:
        "scarpe eleganti, scarpe classiche, scarpe da cerimonia, scarpe cerimonia, scarpe da ufficio, scarpe da matrimonio",
    },
  ],
  [
    "Scarpe stringate",
    {
      in: "scarpe-stringate",
      words: "oxford, derby, brogue, =lace-ups, lace-up, stringata, stringate",
      typed:
        "francesine, francesina, inglesine, scarpe inglesi, scarpe con i lacci, scarpe con lacci, scarpe allacciate, scarpe stringate, scarpe in pelle uomo, duilio",
    },
  ],
  [
    "Scarpine",
    {
      in: "scarpine",
      words: "scarpina, crib shoes",
      typed:
        "scarpe neonato, scarpe primi passi, scarpine neonato, scarpette neonato, scarpe culla, babbucce neonato",
    },
  ],
]);
