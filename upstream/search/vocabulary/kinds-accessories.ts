/** Words for accessories, and for whole areas. Earlier lines win in a feed, so particular things stand before general ones. */
import { kindsOf } from "./kind";

export const giftCards = kindsOf("accessori", [
  [
    "Buoni regalo",
    {
      in: "buoni-regalo",
      words: "gift card, buono regalo",
      typed:
        "carta regalo, buono acquisto, carte regalo, tessera regalo, giftcard, voucher, carta prepagata regalo",
    },
  ],
]);

export const accessories = kindsOf("accessori", [
  [
    "Cinture",
    {
      in: "cinture",
      words: "belt, cintura",
      typed:
        "cinta, cinghia, cinturone, cintura dei pantaloni, cinturino vita, cinture, cintola, cinghie, fusciacca, fascia vita, fascia in vita, obi, cintura a catena, cinte, cinturina, belts",
    },
  ],
  [
    "Cappellini con visiera",
    {
      in: "cappelli",
      words: "=cap, =caps, baseball cap",
      typed:
        "cappello con visiera, cappellino con visiera, berretto con visiera, visiera, cappellino da baseball, cappellino baseball, cappello da baseball, trucker, snapback, cappellini, berretto baseball, berretto da baseball, dad hat, trucker hat, cappellino rapper, cappello rap, cappello golf, cappello running, cap, cappello con frontino, berrettino con visiera",
      titled: "visiera, baseball, trucker, cap, cappellino",
    },
  ],
  [
    "Berretti",
    {
      in: "cappelli",
      words: "beanie, berretto",
      typed:
        "zuccotto, cuffia, cuffietta, cappello di lana, cappello lana, berretto di lana, papalina, cappello invernale, berretta, cappellino di lana, cappello con pompon, basco, coppola, zuccotti, zucchetto, cuffie, baschi, coppola siciliana, coppole, colbacco, colbacchi, paraorecchie, passamontagna, balaclava, cappello orecchie, cappello con orecchie, cappello con le orecchie, cappello peruviano, cappellino neonato, cappello pelliccia, cappello di pelliccia, cappello pelo, beret, cappello marinaio, cappello da neve, cappello neve, cappello sci, cappello pon pon, berretto pon pon, cappello caldo, beanies, cappellino invernale, cappello montagna, cappello da montagna, berrettino, irish cap, cappello irlandese, biretta",
      rather: "berretto, cuffia, maglia, trecce, coste, beanie, basco, lana, risvolto, pompon",
    },
  ],
  [
    "Cappelli di paglia",
    {
      in: "cappelli",
      typed:
        "cappello di paglia, cappello paglia, panama, cappello estivo, cappello da spiaggia, cappello mare, cappello da mare, cappello da sole, cappello sole, pamela, paglietta, cappello a falda larga, cappello falda larga, cappello a falde larghe, cappello tesa larga, falda larga, falde larghe, capeline, cappellone, canotier, sombrero, cappello parasole, cappellino estivo, cappellino mare, cappello rafia",
      rather: "paglia, panama, falda, sole, pescatore",
    },
  ],
  [
    "Cappelli e berretti",
    {
      in: "cappelli",
      words: "=hat, =hats, cappello",
      typed:
        "cappellino, copricapo, borsalino, capello, cappelli, capelli invernali, fedora, pescatora, cloche, bombetta, cappello pescatore, bucket hat, bucket hats, cappello bucket, cappellino pescatore, borsalini, cappello texano, cilindro, tuba, turbante, turbanti, fascinator, cuffia piscina, cuffia da piscina, cuffia nuoto, hat, hats, cappello borsalino, cappello panama uomo, cappelo",
    },
  ],
  [
    "Foulard",
    {
      in: "sciarpe",
      words: "foulard, bandana",
      typed:
        "fular, fulard, foular, fazzoletto, bandana, carré, carre, fazzoletto da collo, sciarpa di seta, foulards, foularino, twilly, pochette da taschino, pochette taschino, pochette da giacca, fazzoletti, quadrato di seta, foulard testa, bandane, fullar",
      titled: "foulard, bandana, seta",
    },
  ],
  [
    "Scaldacollo",
    {
      in: "sciarpe",
      words: "snood, neck warmer, scaldacollo",
      typed:
        "scalda collo, collo di lana, sciarpa ad anello, collare, scaldacolli, buff, tubolare, tubolari, girocollo pile, anello di lana, copricollo",
      titled: "scaldacollo, snood, collo",
    },
  ],
  [
    "Sciarpe e foulard",
    {
      in: "sciarpe",
      words: "scarf, scarves, shawl, sciarpa",
      typed:
        "stola, scialle, pashmina, sciarpone, sciarpetta, mantella scialle, sciarpe, stole, coprispalle cerimonia, coprispalle elegante, scialli, pashmine, sciarpina, sciarpine, kefiah, kefia, mantella elegante, sciarppe, pasmina, pascmina, coprispalle matrimonio",
    },
  ],
  [
    "Guanti",
    {
      in: "guanti",
      words: "glove, mitten, guanto, muffole, muffola",
      typed:
        "guanti touch, manopole, muffoline, guantini, mezzi guanti, guanti invernali, guanti touch screen, muffole, moffole, manicotti, gloves, scaldamani, mezziguanti",
    },
  ],
  [
    "Occhiali da vista",
    {
      in: "occhiali-da-vista",
      words: "eyeglasses, eye glasses, occhiali da vista, montatura",
      typed:
        "occhiali vista, occhiali da lettura, montature, occhiali luce blu, occhiali da computer, occhiali riposo, occhiali graduati, occhiali presbiopia, occhiali per presbiopia, occhiali per leggere, occhiali da presbite, occhiali anti luce blu, occhiali neutri, occhiali trasparenti, occhiali finti, lenti da vista, occhiali gaming, occhiali pc, occhiali per pc, occhiali blu light",
    },
  ],
  [
    "Occhiali da sole",
    {
      in: "occhiali-da-sole",
      words: "sunglasses, sun glasses, occhiali da sole",
      typed:
        "occhiali sole, occhiale da sole, rayban, ray ban, ray-ban, occhiali, occhiale, occhialini, lenti scure, occhiali a goccia, occhiali polarizzati, occhialoni, occhiali specchiati, occhiali aviatore, occhiali a gatto, maschera da sci, maschera sci, lenti a specchio, occhiali pilota, sunglass, ochiali",
    },
  ],
  [
    "Portafogli",
    {
      in: "portafogli",
      words: "wallet, =purse, =purses, card holder, cardholder, portafoglio, portacarte",
      typed:
        "portamonete, borsellino, porta monete, porta carte, porta tessere, portatessere, portafogli, porta foglio, porta fogli, porta documenti piccolo, borsellini, porta carte di credito, porta carta di credito, porta bancomat, portacarte di credito, portapatente, portabanconote, fermasoldi, clip soldi, portapassaporto, portasoldi, portafolio, portafogio, money clip, portaspiccioli, portafoglietto, portafogli antifurto, wallets, bustina portamonete, porta badge",
    },
  ],
  [
    "Papillon",
    {
      in: "cravatte",
      words: "bow tie, bowtie, papillon",
      typed:
        "farfallino, papillion, cravattino, papion, cravatta a farfalla, cravatta farfalla, farfalla cravatta, papillons, papilon, papillo, papiglion, papiion, farfallini, cravattini, fiocco da smoking",
      titled: "papillon, farfallino, bow",
    },
  ],
  [
    "Cravatte",
    {
      in: "cravatte",
      words: "neck tie, necktie, cravatta",
      typed: "cravate, tie, cravatte, cravattina, crovatta, ties, gravatta",
    },
  ],
  [
    "Ombrelli",
    {
      in: "ombrelli",
      words: "umbrella, ombrello",
      typed:
        "ombrellino, ombrelli, parapioggia, paracqua, ombrella, parasole, ombrelo, ombrello richiudibile, ombrelli portatili",
    },
  ],
  [
    "Accessori per capelli",
    {
      in: "accessori-per-capelli",
      words:
        "hair accessories, hair clip, hair band, accessori per capelli, cerchietto, fermaglio, fascia per capelli",
      typed:
        "elastici capelli, elastico per capelli, mollette, molletta, fascia capelli, fascetta capelli, forcine, forcina, scrunchie, fermacapelli, cerchietti, fiocco capelli, pinza capelli, accessori capelli, fermagli, fascia per la testa, mollettone, mollettoni, pinza, pinze, coroncina, coroncine, tiara, diadema, fiocchetto capelli, becco d'oca, becchi d'oca, becchi, codino, codini, fermacoda, elastici, elastico, elastichini, accessori sposa capelli, fascia neonata, fascetta neonata, fascetta testa, fascia bambina, fascia neonato capelli, turbante capelli, headband, headbands, clip capelli, clips capelli, ragno capelli, claw clip, pettinino, pettinini, mollettine, mollettina, extension, passata, coda capelli, cerchieto, scranci",
    },
  ],
  [
    "Portachiavi",
    {
      in: "portachiavi",
      words: "key ring, keyring, key chain, keychain, portachiavi",
      typed:
        "porta chiavi, keyring, portachiave, gancio chiavi, moschettone chiavi, ciondolo borsa, ciondolo per borsa, charm borsa, bag charm, charm per borsa, pupazzetto borsa",
    },
  ],
  [
    "Bretelle",
    {
      in: "bretelle",
      words: "suspenders, =braces, bretella, bretelle",
      typed: "straccali, tirache, bretelline",
    },
  ],
  [
    "Bavaglini",
    {
      in: "bavaglini",
      words: "=bib, =bibs, bavaglino",
      typed:
        "bavaglia, bavetta, bavette, bavaglie, bavaglini neonato, bavaglio, bavagli, bavaglioli, bavagliolo, bandana neonato, bavagliette",
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
        "attrezzi palestra, attrezzi fitness, tappetino yoga, tappetino, elastici fitness, pesi, manubri, corda per saltare, palla fitness, attrezzatura yoga, mattoncino yoga, accessori yoga, accessori palestra, attrezzi, kettlebell, bande elastiche, fasce elastiche, banda elastica, step, materassino, stuoia yoga, tappeto yoga, tappeto fitness, fitball, guantoni, cavigliere pesi, cavigliera pesi, bilanciere, manubrio, pesetti, elastici palestra, elastico palestra, elastici yoga, loop band, thera band, roller, rullo massaggio, pilates ball, palla pilates, blocco yoga, cinghia yoga",
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
        typed:
          "toppino, crop top, canotta elegante, topino, corpetto top, croptop, bustier, halter, tops, tuniche, tunichetta, casacchina, toppini, corpino",
      },
    ],
  ]),
  ...kindsOf("accessori", [
    ["Accessori", { in: "", words: "accessory, accessories, accessorio", typed: "" }],
  ]),
  ...kindsOf("abbigliamento", [
    [
      "Abbigliamento sportivo",
      {
        in: "tute felpe t-shirt leggings pantaloni shorts reggiseni",
        typed:
          "abbigliamento sportivo, vestiti sportivi, abbigliamento palestra, vestiti palestra, abbigliamento fitness, sportswear, abbigliamento sport, abbigliamento running, vestiti da palestra, activewear, abbigliamento yoga, abbigliamento ginnastica, vestiti da allenamento, abbigliamento pilates, abbigliamento padel, abbigliamento tennis, completo ginnico, abbigliamento da corsa, abbigliamento corsa, vestiti running, abbigliamento crossfit, athleisure, roba da palestra, vestiti da ginnastica, vestiti ginnastica, vestiti yoga",
        rather:
          "sportiva, sportivo, tecnica, allenamento, running, tuta, ginnastica, yoga, jogger, performance",
      },
    ],
    [
      "Abbigliamento",
      {
        in: "",
        words: "clothing, apparel, clothes, =bottoms, abbigliamento, activewear",
        typed:
          "indumenti, capi, vestiario, abbigliamento neonato, outfit, look, guardaroba, outfits, abiti da lavoro, divise, divisa, uniforme, streetwear, vestirsi, indumento, abbigliamenti, abigliamento, look completo, corredo, abbigliamneto",
      },
    ],
  ]),
];
