/** Words for bags and luggage. Earlier lines win in a feed, so particular things stand before general ones. */
import { kindsOf } from "./kind";

export const bags = kindsOf("borse", [
  [
    "Borse fasciatoio",
    {
      in: "borse-fasciatoio",
      words: "fasciatoio, borsa fasciatoio, borsa passeggino",
      feed: "diaper, nappy",
      typed:
        "borsa mamma, borsa neonato, borsa nascita, borsa cambio, borsa parto, borsa ospedale, borsa per ospedale, borsa maternità, zaino fasciatoio, zaino mamma, organizer passeggino, borsa pannolini, borsa clinica, fasciatoio portatile, borsa bebè, borsa asilo nido",
    },
  ],
  [
    "Zaini per il computer",
    {
      in: "zaini",
      words: "zaino porta pc, zaino porta computer",
      typed:
        "zaino pc, zaino computer, zaino laptop, zaino ufficio, zaino lavoro, zaino notebook, zaino business, zaino portatile, zaino università",
      rather: "computer, pc, laptop",
    },
  ],
  [
    "Zaini",
    {
      in: "zaini",
      words: "backpack, zaino, zainetto, rucksack",
      typed:
        "cartella scuola, sacca, cartella elementari, zainone, zaino trolley, trolley scuola, mochila, borsa zaino, borsa a zaino, backpacks, zainetti",
    },
  ],
  [
    "Marsupi",
    {
      in: "marsupi",
      words: "fanny pack, belt bag, waist pack, marsupio",
      typed:
        "bum bag, borsa marsupio, banana, borsello a vita, marsupietto, waist bag, hip bag, bumbag, fannypack, borsa a vita, borsa in vita, borsa da vita, pochette da vita, cintura portasoldi, beltbag",
    },
  ],
  [
    "Borsoni",
    {
      in: "borsoni",
      words: "duffle, duffel, gym bag, yoga bag, borsone, borsa da palestra, borsa da viaggio, weekender",
      typed:
        "borsa palestra, borsa calcio, sacca palestra, borsa weekend, borsa sport, borsa sportiva, sacca da viaggio, sacca viaggio, borsa piscina, borsa nuoto, borsa tennis, borsa padel, borsa danza, weekend bag, travel bag, sport bag, sports bag, gymbag, borsa ginnastica, borsa basket, sacca sport, borsa 48 ore, duffel, duffle, borsa fine settimana, borsa sci, borsa ginnica",
    },
  ],
  [
    "Valigie",
    {
      in: "valigie+borsoni",
      words: "suitcase, luggage, trolley, valigia, carry on",
      typed:
        "bagaglio, bagaglio a mano, valigia cabina, valige, bagagli, trolley cabina, bagaglio cabina, bagaglio da cabina, set valigie, valigione, trolleys, trolly, troley, valigetta bambini, set di valigie, bagaglio ryanair",
    },
  ],
  [
    "Cartelle da lavoro",
    {
      in: "cartelle",
      words: "briefcase, laptop bag, cartella, porta pc, portapc",
      typed:
        "ventiquattrore, 24 ore, borsa ufficio, borsa lavoro, borsa computer, borsa pc, porta computer, porta documenti, portadocumenti, borsa da lavoro, valigetta, porta laptop, borsa notebook, cartellina, borsa medico, borsa professionale, borsa professionista, porta notebook, custodia pc, custodia computer, custodia laptop, borsa portatile, borsa avvocato, portadocumento, borsa documenti, borsa business",
    },
  ],
  [
    "Beauty case",
    {
      in: "pochette+borse-a-mano valigie borsoni",
      typed:
        "beautycase, beauty, necessaire, nécessaire, trousse, trousse trucchi, portatrucchi, porta trucco, borsa trucchi, borsa trucco, bustina trucco, bustina trucchi, porta cosmetici, astuccio trucchi",
      rather: "beauty, trousse, necessaire",
    },
  ],
  [
    "Pochette",
    {
      in: "pochette",
      words: "clutch, pochette, evening bag",
      typed:
        "pochet, poscet, borsa da sera, borsetta da sera, borsa cerimonia, borsetta cerimonia, borsa matrimonio, bustina, borsa elegante, borsetta elegante, clutch, clutches, borsetta gioiello, borsa gioiello, bustine, pochettina, poschette, pochete, poscette, minaudiere, borsa sposa, borsa da sposa, borsetta sposa, borsa a busta, wristlet, borsettina da sera, borsa strass, borsa invitata",
    },
  ],
  [
    "Secchielli",
    {
      in: "secchielli",
      words: "bucket bag, secchiello, borsa a secchiello",
      typed: "borsa secchiello, bucket, borsa a secchio, secchiellino, borsa sacchetto",
    },
  ],
  [
    "Borse da spiaggia",
    {
      in: "shopper",
      words: "beach bag, borsa da spiaggia",
      typed:
        "borsa mare, borsa spiaggia, borsa di paglia, borsa paglia, sacca mare, borsone mare, sacca spiaggia, borsa di rafia, borsa rafia, borsa in rafia, cesta, borsa di vimini, coffa",
      rather: "spiaggia, mare, paglia, beach",
    },
  ],
  [
    "Shopper",
    {
      in: "shopper",
      words: "tote, shopper, shopping bag",
      typed:
        "borsa grande, borsa capiente, borsa shopping, tote bag, sporta, borsa per la spesa, shopperina, maxi bag, maxi borsa, totes, borsa di tela, borsa in tela, borsa tela, canvas bag, borse spaziose, borsa spaziosa, borsa a4, borsa formato a4, borsa università, borsa scuola, borsa da scuola, borsa cotone, borsa oversize, borsa xl",
    },
  ],
  [
    "Borse a tracolla",
    {
      in: "borse-a-tracolla",
      words: "crossbody, cross body, messenger, tracolla, borsa a tracolla, borsello",
      typed:
        "tracollina, borsa piccola, mini bag, minibag, camera bag, borsa messenger, borsetta piccola, saddle bag, bandoliera, postina, crossbag, camerabag, borselli, portacellulare, porta telefono, porta smartphone, borsa telefono, borsa cellulare, phone bag, messenger bag, reporter, tracolle, borsa monospalla, monospalla borsa, sling bag, shoulder uomo, borsa uomo piccola, borsellino a tracolla, borsa mini, micro bag, mini borsa, pochette con tracolla, =borsetto",
    },
  ],
  [
    "Borse a spalla",
    {
      in: "borse-a-spalla",
      words: "shoulder bag, borsa a spalla",
      typed:
        "hobo, baguette, borsa spalla, hobo bag, mezzaluna, half moon, sacca a spalla, borsa con catena, borsa catena, borsa luna, borsa morbida, borsa trapuntata",
    },
  ],
  [
    "Borse a mano",
    {
      in: "borse-a-mano",
      words: "borsa a mano, handbag, bauletto",
      typed:
        "bauletto, borsa mano, borsa bauletto, cartella donna, bauletti, bowling bag, borsa bowling, doctor bag, borsa rigida, top handle, borsa con manico, borsa manico corto, handbags, satchel, lady bag, borsa a cestino, borsa classica, borsetta a mano, borse da passeggio",
    },
  ],
]);

/** Named as a whole: behind everything that says more. */
export const anyBag = kindsOf("borse", [
  [
    "Borse",
    {
      in: "borse-a-tracolla borse-a-mano borse-a-spalla shopper secchielli pochette+borsoni cartelle borse-fasciatoio",
      words: "bag, borsa, borsetta",
      typed: "borsettina, borsina, bags, borze, borsellina, bors, borsettine",
    },
  ],
]);
