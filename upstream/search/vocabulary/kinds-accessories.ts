/** Words for accessories, and for whole areas. Earlier lines win in a feed, so particular things stand before general ones. */
import { kindsOf } from "./kind";

export const giftCards = kindsOf("accessori", [
  [
    "Buoni regalo",
    {
      in: "buoni-regalo",
      words: "gift card, buono regalo",
      typed: "carta regalo, buono acquisto, carte regalo, tessera regalo",
    },
  ],
]);

export const accessories = kindsOf("accessori", [
  [
    "Cinture",
    {
      in: "cinture",
      words: "belt, cintura",
      typed: "cinta, cinghia, cinturone, cintura dei pantaloni, cinturino vita, cinture",
    },
  ],
  [
    "Cappellini con visiera",
    {
      in: "cappelli",
      words: "=cap, =caps, baseball cap",
      typed:
        "cappello con visiera, cappellino con visiera, berretto con visiera, visiera, cappellino da baseball, cappellino baseball, cappello da baseball, trucker, snapback",
      titled: "visiera, baseball, trucker, cap, cappellino",
    },
  ],
  [
    "Berretti",
    {
      in: "cappelli",
      words: "beanie, berretto",
      typed:
        "zuccotto, cuffia, cuffietta, cappello di lana, cappello lana, berretto di lana, papalina, cappello invernale, berretta, cappellino di lana, cappello con pompon, basco, coppola",
      rather: "berretto, cuffia, maglia, trecce, coste, beanie, basco, lana, risvolto, pompon",
    },
  ],
  [
    "Cappelli di paglia",
    {
      in: "cappelli",
      typed:
        "cappello di paglia, cappello paglia, panama, cappello estivo, cappello da spiaggia, cappello mare, cappello da mare, cappello da sole, cappello sole, pamela",
      rather: "paglia, panama, falda, sole, pescatore",
    },
  ],
  [
    "Cappelli e berretti",
    {
      in: "cappelli",
      words: "=hat, =hats, cappello",
      typed:
        "cappellino, copricapo, borsalino, capello, cappelli, capelli invernali, fedora, pescatora, cloche, bombetta, cappello pescatore",
    },
  ],
  [
    "Foulard",
    {
      in: "sciarpe",
      words: "foulard, bandana",
      typed: "fular, fulard, foular, fazzoletto, bandana, carré, carre, fazzoletto da collo, sciarpa di seta",
      titled: "foulard, bandana, seta",
    },
  ],
  [
    "Scaldacollo",
    {
      in: "sciarpe",
      words: "snood, neck warmer, scaldacollo",
      typed: "scalda collo, collo di lana, sciarpa ad anello, collare",
      titled: "scaldacollo, snood, collo",
    },
  ],
  [
    "Sciarpe e foulard",
    {
      in: "sciarpe",
      words: "scarf, scarves, shawl, sciarpa",
      typed: "stola, scialle, pashmina, sciarpone, sciarpetta, mantella scialle, sciarpe",
    },
  ],
  [
    "Guanti",
    {
      in: "guanti",
      words: "glove, mitten, guanto, muffole, muffola",
      typed: "guanti touch, manopole, muffoline, guantini, mezzi guanti, guanti invernali",
    },
  ],
  [
    "Occhiali da vista",
    {
      in: "occhiali-da-vista",
      words: "eyeglasses, eye glasses, occhiali da vista, montatura",
      typed:
        "occhiali vista, occhiali da lettura, montature, occhiali luce blu, occhiali da computer, occhiali riposo",
    },
  ],
  [
    "Occhiali da sole",
    {
      in: "occhiali-da-sole",
      words: "sunglasses, sun glasses, occhiali da sole",
      typed:
        "occhiali sole, occhiale da sole, rayban, ray ban, ray-ban, occhiali, occhiale, occhialini, lenti scure, occhiali a goccia, occhiali polarizzati",
    },
  ],
  [
    "Portafogli",
    {
      in: "portafogli",
      words: "wallet, =purse, =purses, card holder, cardholder, portafoglio, portacarte",
      typed:
        "portamonete, borsellino, porta monete, porta carte, porta tessere, portatessere, portafogli, porta foglio, porta fogli, porta documenti piccolo",
    },
  ],
  [
    "Papillon",
    {
      in: "cravatte",
      words: "bow tie, bowtie, papillon",
      typed: "farfallino, papillion, cravattino, papion",
      titled: "papillon, farfallino, bow",
    },
  ],
  [
    "Cravatte",
    { in: "cravatte", words: "neck tie, necktie, cravatta", typed: "cravate, tie, cravatte, cravattina" },
  ],
  [
    "Ombrelli",
    { in: "ombrelli", words: "umbrella, ombrello", typed: "ombrellino, ombrelli, parapioggia, paracqua" },
  ],
  [
    "Accessori per capelli",
    {
      in: "accessori-per-capelli",
      words:
        "hair accessories, hair clip, hair band, accessori per capelli, cerchietto, fermaglio, fascia per capelli",
      typed:
        "elastici capelli, elastico per capelli, mollette, molletta, fascia capelli, fascetta capelli, forcine, forcina, scrunchie, fermacapelli, cerchietti, fiocco capelli, pinza capelli, accessori capelli, fermagli, fascia per la testa",
    },
  ],
  [
    "Portachiavi",
    {
      in: "portachiavi",
      words: "key ring, keyring, key chain, keychain, portachiavi",
      typed: "porta chiavi",
    },
  ],
  ["Bretelle", { in: "bretelle", words: "suspenders, =braces, bretella, bretelle" }],
  [
    "Bavaglini",
    {
      in: "bavaglini",
      words: "=bib, =bibs, bavaglino",
      typed: "bavaglia, bavetta, bavette, bavaglie, bavaglini neonato, bavaglio",
    },
  ],
  [
    "Attrezzi per il fitness",
    {
      in: "fitness",
      words:
        "stability ball, foam roller, jump rope, exercise, band kit, strap, yoga brick, yoga kit, yoga strap",
      feed: "fitness, yoga",
      typed:
        "attrezzi palestra, attrezzi fitness, tappetino yoga, tappetino, elastici fitness, pesi, manubri, corda per saltare, palla fitness, attrezzatura yoga, mattoncino yoga, accessori yoga, accessori palestra, attrezzi",
    },
  ],
]);

/** Behind everything that says more. */
export const wholes = [
  ...kindsOf("abbigliamento", [
    [
      "Top",
      {
        in: "top",
        words: "top, tunic, tunica, =tops",
        typed: "toppino, crop top, canotta elegante, topino, corpetto top",
      },
    ],
  ]),
  ...kindsOf("accessori", [["Accessori", { in: "", words: "accessory, accessories, accessorio" }]]),
  ...kindsOf("abbigliamento", [
    [
      "Abbigliamento sportivo",
      {
        in: "tute felpe t-shirt leggings pantaloni shorts reggiseni",
        typed:
          "abbigliamento sportivo, vestiti sportivi, abbigliamento palestra, vestiti palestra, abbigliamento fitness, sportswear, abbigliamento sport, abbigliamento running, vestiti da palestra, activewear, abbigliamento yoga",
        rather:
          "sportiva, sportivo, tecnica, allenamento, running, tuta, ginnastica, yoga, jogger, performance",
      },
    ],
    [
      "Abbigliamento",
      {
        in: "",
        words: "clothing, apparel, clothes, =bottoms, abbigliamento, activewear",
        typed: "indumenti, capi, vestiario, abbigliamento neonato, outfit, look",
      },
    ],
  ]),
];
