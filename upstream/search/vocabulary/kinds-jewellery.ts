/** Words for watches and jewellery. Earlier lines win in a feed, so particular things stand before general ones. */
import { kindsOf } from "./kind";

export const watches = kindsOf("orologi", [
  [
    "Smartwatch",
    {
      in: "smartwatch",
      words: "smartwatch, smart watch, fitness tracker",
      typed:
        "orologio smart, orologio intelligente, orologio fitness, smart band, smartband, orologio gps, orologio bluetooth, apple watch, conta passi, contapassi, orologio conta passi, orologio contapassi, orologio passi, cardiofrequenzimetro, smartwach, smartwacth, smartwhatch, smartuoch, orologio connesso, iwatch, fitness band, fit band, braccialetto fitness, bracciale fitness, activity tracker, orologio cardio, galaxy watch, orologio da corsa gps, orologio per correre, sportwatch, orologio telefono, orologio touch",
    },
  ],
  [
    "Cronografi",
    {
      in: "cronografi",
      words: "chronograph, cronografo",
      typed: "orologio cronografo, crono, cronometro, chrono",
    },
  ],
  [
    "Orologi digitali",
    {
      in: "orologi-digitali",
      words: "digital watch, orologio digitale",
      typed:
        "orologio sportivo, orologio da corsa, =casio, orologio led, orologio sport, orologio con luce, orologio multifunzione",
    },
  ],
  [
    "Orologi automatici",
    {
      in: "orologi-automatici",
      words: "automatic watch, orologio automatico",
      typed:
        "orologio meccanico, automatico, a carica automatica, orologio carica automatica, carica manuale, orologio carica manuale, scheletrato, orologio svizzero automatico, orologio automatic, movimento automatico",
    },
  ],
  [
    "Orologi da cameretta",
    {
      in: "orologi-da-cameretta",
      words: "orologio da cameretta",
      typed:
        "orologio da parete, orologio da muro, orologio muro, orologio a muro, sveglia, orologio da bambini parete",
    },
  ],
  [
    "Orologi analogici",
    {
      in: "orologi-analogici",
      words: "analogue watch, analog watch, orologio analogico",
      typed:
        "orologio elegante, orologio da polso classico, orologio al quarzo, orologio quarzo, lancette, solotempo, orologio da taschino, orologio taschino, cipollotto, orologio minimal, orologio gioiello, orologio bracciale, orologio maglia milanese, orologio classico, orologio solare",
    },
  ],
]);

export const anyWatch = kindsOf("orologi", [
  [
    "Orologi",
    {
      in: "",
      words: "watch, orologio",
      typed: "orologino, orologetto, swatch, horloge, orologgio, watches, segnatempo",
    },
  ],
]);

export const jewellery = kindsOf("gioielli", [
  [
    "Cavigliere",
    {
      in: "cavigliere",
      words: "anklet, cavigliera",
      typed:
        "braccialetto caviglia, catenina caviglia, bracciale caviglia, bracciale alla caviglia, catenella caviglia, bracciale da caviglia",
    },
  ],
  [
    "Collane",
    {
      in: "collane+ciondoli",
      words: "necklace, collana, collanina, girocollo in",
      typed:
        "catenina, catenella, catena, girocollo, choker, collier, collane, rosario, collanina, punto luce, filo di perle, filo perle, collana con iniziale, collana iniziale, collana lettera, collana con lettera, catenine, catenina con croce, collanona, torchon, sautoir, vezzo, chocker, ciocker, laccetto, grumetta, catene, colana, collarino",
    },
  ],
  [
    "Bracciali",
    {
      in: "bracciali",
      words: "bracelet, bangle, bracciale, braccialetto",
      typed:
        "bracciali, bracialetto, tennis bracciale, bracciale tennis, schiava, bangles, bracciale semirigido, braccialetti, braccialino, braccialini, braccialetto fortuna, pulsera, bracciale componibile, bracialetti, bracialini, tennis argento, tennis oro, tennis brillanti",
    },
  ],
  [
    "Orecchini a cerchio",
    {
      in: "orecchini",
      words: "hoop earrings, orecchini a cerchio",
      typed:
        "cerchi, orecchini cerchio, orecchini cerchi, creole, hoop, hoops, orecchini tondi, orecchini ad anello, orecchini a cerchietto, cerchietti orecchini, orecchini cerchietto, campanelle",
      rather: "cerchio, cerchi, hoop",
    },
  ],
  [
    "Orecchini",
    {
      in: "orecchini",
      words: "earring, orecchino",
      typed:
        "orecchini pendenti, orecchini a lobo, pendenti, perline orecchie, monachelle, bottoncini orecchie, earcuff, piercing, pirsing, piercing naso, orecchino naso, boccole, buccole, pendagli, chandelier, orecchini a clip, orecchini clip, clip orecchie, stud, studs, mono orecchino, monorecchino, earrings, helix, tragus, orechini, =punti luce",
    },
  ],
  [
    "Gemelli",
    {
      in: "gemelli",
      words: "cufflinks, cuff links, gemelli, gemello",
      typed:
        "gemelli da camicia, gemelli camicia, bottoni gemelli, fermacravatta, fermacravatte, spilla cravatta",
    },
  ],
  [
    "Ciondoli",
    {
      in: "ciondoli",
      words: "pendant, charm, ciondolo",
      typed:
        "pendente, medaglietta, medaglia, portafortuna, ciondoli, croce, iniziale, charms, bead, beads, ciondolo lettera, crocifisso, crocetta, medaglione, medaglioni, cornetto, quadrifoglio, amuleto, chiama angeli, chiamangeli, piastrina, ciondolino, angioletto, ciondolo angelo, madonnina, albero della vita, pendagli collana, lettere collana",
    },
  ],
  [
    "Spille",
    {
      in: "spille",
      words: "brooch, spilla",
      typed: "spilletta, spillette, spilla da balia, brosche, cammeo, spilloni, spillone, pins, broche",
    },
  ],
  [
    "Parure",
    {
      in: "parure",
      words: "jewelry set, jewellery set, parure",
      typed:
        "completo gioielli, set gioielli, coordinato gioielli, set collana e orecchini, set orecchini e collana, collana e orecchini, completo collana orecchini, set bigiotteria, gioielli coordinati, collana orecchini coordinati, parur",
    },
  ],
  [
    "Fedi e solitari",
    {
      in: "anelli",
      typed:
        "fede, fedine, fedina, fedi, solitario, anello di fidanzamento, anello fidanzamento, trilogy, veretta, anello trilogy, anello solitario, fede nuziale, fedi nuziali, anello di diamanti, anello diamante, anello con diamante, anello brillante, anello con brillante, anello proposta, proposta di matrimonio, eternity, verette, riviere, trilogie, trilogi, anello promessa, anello matrimonio, anello coppia, anelli coppia, anello nozze, fidanzamento, solitari",
      rather: "fascia, fascetta, solitario, trilogy, fede",
    },
  ],
  [
    "Anelli",
    {
      in: "anelli",
      words: "=ring, =rings, anello",
      typed:
        "anellino, anelli, anellone, chevalier, chevaliere, anello mignolo, sigillo, anello falange, anelino, ring",
    },
  ],
]);

export const anyJewel = kindsOf("gioielli", [
  [
    "Gioielli",
    {
      in: "",
      words: "jewelry, jewellery, jewelery, gioiello, bigiotteria",
      typed:
        "gioielleria, gioie, preziosi, bijoux, monili, bijou, jewels, gioiellini, gioiellino, bigiotterie, bigiottiera, ori, accessori gioiello, gioelli, gioiell",
    },
  ],
]);
