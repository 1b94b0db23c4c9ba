/** Words for bags and luggage. Earlier lines win in a feed, so particular things stand before general ones. */
import { kindsOf } from "./kind";

export const bags = kindsOf("borse", [
  [
    "Borse fasciatoio",
    {
      in: "borse-fasciatoio",
      words: "fasciatoio, borsa fasciatoio, borsa passeggino",
      feed: "diaper, nappy",
      typed: "borsa mamma, borsa neonato, borsa nascita, borsa cambio",
    },
  ],
  [
    "Zaini per il computer",
    {
      in: "zaini",
      words: "zaino porta pc, zaino porta computer",
      typed: "zaino pc, zaino computer, zaino laptop, zaino ufficio, zaino lavoro",
      rather: "computer, pc, laptop",
    },
  ],
  [
    "Zaini",
    {
      in: "zaini",
      words: "backpack, zaino, zainetto, rucksack",
      typed: "cartella scuola, sacca",
    },
  ],
  [
    "Marsupi",
    {
      in: "marsupi",
      words: "fanny pack, belt bag, waist pack, marsupio",
      typed: "bum bag, borsa marsupio, banana, borsello a vita",
    },
  ],
  [
    "Borsoni",
    {
      in: "borsoni",
      words: "duffle, duffel, gym bag, yoga bag, borsone, borsa da palestra, borsa da viaggio, weekender",
      typed: "borsa palestra, borsa calcio, sacca palestra, borsa weekend, borsa sport, borsa sportiva",
    },
  ],
  [
    "Valigie",
    {
      in: "valigie+borsoni",
      words: "suitcase, luggage, trolley, valigia, carry on",
      typed: "bagaglio, bagaglio a mano, valigia cabina",
    },
  ],
  [
    "Cartelle da lavoro",
    {
      in: "cartelle",
      words: "briefcase, laptop bag, cartella, porta pc, portapc",
      typed:
        "ventiquattrore, 24 ore, borsa ufficio, borsa lavoro, borsa computer, borsa pc, porta computer, porta documenti, portadocumenti, borsa da lavoro, valigetta",
    },
  ],
  [
    "Pochette",
    {
      in: "pochette",
      words: "clutch, pochette, evening bag",
      typed:
        "pochet, poscet, borsa da sera, borsetta da sera, borsa cerimonia, borsetta cerimonia, borsa matrimonio, bustina, borsa elegante, borsetta elegante",
    },
  ],
  [
    "Secchielli",
    {
      in: "secchielli",
      words: "bucket bag, secchiello, borsa a secchiello",
      typed: "borsa secchiello, bucket",
    },
  ],
  [
    "Borse da spiaggia",
    {
      in: "shopper",
      words: "beach bag, borsa da spiaggia",
      typed: "borsa mare, borsa spiaggia, borsa di paglia, borsa paglia, sacca mare",
      rather: "spiaggia, mare, paglia, beach",
    },
  ],
  [
    "Shopper",
    {
      in: "shopper",
      words: "tote, shopper, shopping bag",
      typed:
        "borsa grande, borsa capiente, borsa shopping, borsa a sacco, tote bag, sporta, borsa per la spesa",
    },
  ],
  [
    "Borse a tracolla",
    {
      in: "borse-a-tracolla",
      words: "crossbody, cross body, messenger, tracolla, borsa a tracolla, borsello",
      typed:
        "tracollina, borsa piccola, mini bag, minibag, camera bag, borsa messenger, borsetta piccola, saddle bag",
    },
  ],
  [
    "Borse a spalla",
    { in: "borse-a-spalla", words: "shoulder bag, borsa a spalla", typed: "hobo, baguette, borsa spalla" },
  ],
  [
    "Borse a mano",
    {
      in: "borse-a-mano",
      words: "borsa a mano, handbag, bauletto",
      typed: "bauletto, borsa mano, borsa bauletto, cartella donna",
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
      typed: "borsettina, borsina, bags",
    },
  ],
]);
