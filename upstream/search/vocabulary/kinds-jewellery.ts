/** Words for watches and jewellery. Earlier lines win in a feed, so particular things stand before general ones. */
import { kindsOf } from "./kind";

export const watches = kindsOf("orologi", [
  [
    "Smartwatch",
    {
      in: "smartwatch",
      words: "smartwatch, smart watch, fitness tracker",
      typed:
        "orologio smart, orologio intelligente, orologio fitness, smart band, smartband, orologio gps, orologio bluetooth, apple watch, conta passi, contapassi, orologio conta passi, orologio contapassi, orologio passi, cardiofrequenzimetro",
    },
  ],
  ["Cronografi", { in: "cronografi", words: "chronograph, cronografo", typed: "orologio cronografo, crono" }],
  [
    "Orologi digitali",
    {
      in: "orologi-digitali",
      words: "digital watch, orologio digitale",
      typed: "orologio sportivo, orologio da corsa, =casio",
    },
  ],
  [
    "Orologi automatici",
    {
      in: "orologi-automatici",
      words: "automatic watch, orologio automatico",
      typed: "orologio meccanico, automatico",
    },
  ],
  ["Orologi da cameretta", { in: "orologi-da-cameretta", words: "orologio da cameretta" }],
  [
    "Orologi analogici",
    {
      in: "orologi-analogici",
      words: "analogue watch, analog watch, orologio analogico",
      typed: "orologio elegante, orologio da polso classico, orologio al quarzo, orologio quarzo",
    },
  ],
]);

export const anyWatch = kindsOf("orologi", [
  ["Orologi", { in: "", words: "watch, orologio", typed: "orologino, orologetto, swatch" }],
]);

export const jewellery = kindsOf("gioielli", [
  [
    "Cavigliere",
    { in: "cavigliere", words: "anklet, cavigliera", typed: "braccialetto caviglia, catenina caviglia" },
  ],
  [
    "Collane",
    {
      in: "collane+ciondoli",
      words: "necklace, collana, collanina, girocollo in",
      typed: "catenina, catenella, catena, girocollo, choker, collier, collane, rosario, collanina",
    },
  ],
  [
    "Bracciali",
    {
      in: "bracciali",
      words: "bracelet, bangle, bracciale, braccialetto",
      typed: "bracciali, bracialetto, tennis bracciale, bracciale tennis, schiava",
    },
  ],
  [
    "Orecchini a cerchio",
    {
      in: "orecchini",
      words: "hoop earrings, orecchini a cerchio",
      typed: "cerchi, orecchini cerchio, orecchini cerchi",
      rather: "cerchio, cerchi, hoop",
    },
  ],
  [
    "Orecchini",
    {
      in: "orecchini",
      words: "earring, orecchino",
      typed: "orecchini pendenti, orecchini a lobo, pendenti, perline orecchie, monachelle",
    },
  ],
  [
    "Gemelli",
    {
      in: "gemelli",
      words: "cufflinks, cuff links, gemelli, gemello",
      typed: "gemelli da camicia, gemelli camicia, bottoni gemelli",
    },
  ],
  [
    "Ciondoli",
    {
      in: "ciondoli",
      words: "pendant, charm, ciondolo",
      typed: "pendente, medaglietta, medaglia, portafortuna, ciondoli, croce, iniziale",
    },
  ],
  ["Spille", { in: "spille", words: "brooch, spilla" }],
  [
    "Parure",
    {
      in: "parure",
      words: "jewelry set, jewellery set, parure",
      typed: "completo gioielli, set gioielli, coordinato gioielli",
    },
  ],
  [
    "Fedi e solitari",
    {
      in: "anelli",
      typed:
        "fede, fedine, fedina, fedi, solitario, anello di fidanzamento, anello fidanzamento, trilogy, veretta, anello trilogy, anello solitario",
      rather: "fascia, fascetta, solitario, trilogy, fede",
    },
  ],
  ["Anelli", { in: "anelli", words: "=ring, =rings, anello", typed: "anellino, anelli" }],
]);

export const anyJewel = kindsOf("gioielli", [
  [
    "Gioielli",
    {
      in: "",
      words: "jewelry, jewellery, jewelery, gioiello, bigiotteria",
      typed: "gioielleria, gioie, preziosi, bijoux",
    },
  ],
]);
