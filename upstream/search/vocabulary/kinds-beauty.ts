/** Words for perfume, make-up and care. Earlier lines win in a feed, so particular things stand before general ones. */
import { kindsOf } from "./kind";

export const beauty = kindsOf("bellezza", [
  [
    "Profumi",
    {
      in: "profumi",
      words:
        "perfume, cologne, eau de toilette, eau de parfum, profumo, fragrance, fragranza, acqua profumata",
      typed: "acqua di colonia, colonia, edp, edt, essenza, parfum, profumi, acqua di profumo",
    },
  ],
  [
    "Rossetti",
    {
      in: "rossetti",
      words: "lipstick, lip gloss, rossetto, lucidalabbra",
      typed: "gloss, lip gloss, tinta labbra, trucco labbra, burrocacao, burro cacao, matita labbra",
    },
  ],
  [
    "Trucco occhi",
    {
      in: "trucco-occhi",
      words: "mascara, eye shadow, eyeshadow, eye liner, eyeliner, ombretto, trucco occhi",
      typed: "rimmel, matita occhi, kajal, ciglia finte, palette occhi, ombretti",
    },
  ],
  [
    "Unghie",
    {
      in: "unghie",
      words: "nail polish, =nails, smalto, unghie",
      typed: "smalti, smalto semipermanente, manicure, smalto gel, unghia",
    },
  ],
  [
    "Trucco viso",
    {
      in: "trucco-viso",
      words: "foundation, concealer, blush, fondotinta, cipria in, correttore, trucco viso, make up, makeup",
      typed: "fard, terra, illuminante, primer viso, bb cream, fondo tinta, cipria viso, cipria compatta",
    },
  ],
  [
    "Solari",
    {
      in: "solari",
      words: "sunscreen, sun screen, after sun, aftersun, solare, doposole, protezione solare",
      typed:
        "crema solare, creme solari, crema da sole, crema abbronzante, abbronzante, spf 50, spf 30, spf, protezione 50, protezione 30, latte solare, olio solare, crema sole, protezione sole, dopo sole, doposole",
    },
  ],
  [
    "Barba e rasatura",
    {
      in: "barba",
      words: "shaving, shave, beard, aftershave, after shave, barba, rasatura, dopobarba",
      typed: "olio da barba, olio barba, schiuma da barba, rasoio, dopo barba, balsamo barba, cera baffi",
    },
  ],
  [
    "Cura dei capelli",
    {
      in: "cura-dei-capelli",
      words: "shampoo, conditioner, hair care, balsamo, cura dei capelli, maschera capelli",
      typed:
        "sciampo, shampo, sciampoo, olio capelli, =lacca, gel capelli, prodotti capelli, lozione capelli, crema capelli, maschera per capelli",
    },
  ],
  [
    "Bagnetto",
    {
      in: "bagnetto",
      words: "bagnetto, baby bath, bagnoschiuma neonato",
      typed: "sapone neonato, bagno neonato, bagnoschiuma bambini, detergente neonato, bagnoschiuma bimbo",
    },
  ],
  [
    "Creme mani",
    {
      in: "cura-del-corpo",
      words: "crema mani, hand cream",
      typed: "crema per le mani, creme mani",
      titled: "mani, hand",
    },
  ],
  [
    "Contorno occhi",
    {
      in: "cura-del-viso",
      words: "contorno occhi, eye cream",
      typed: "crema contorno occhi, crema occhi",
      titled: "contorno, occhi",
    },
  ],
  [
    "Cura del viso",
    {
      in: "cura-del-viso",
      words: "face cream, face serum, skin care, skincare, siero, crema viso, cura del viso",
      typed:
        "antirughe, crema antirughe, crema antieta, crema anti eta, siero viso, crema giorno, crema notte, crema idratante viso, struccante, tonico viso, maschera viso, detergente viso, crema per il viso, sieri, antieta",
    },
  ],
  [
    "Cura del corpo",
    {
      in: "cura-del-corpo",
      words: "body lotion, body cream, body wash, bagnoschiuma, crema corpo, cura del corpo",
      typed:
        "doccia schiuma, docciaschiuma, bagno schiuma, crema per il corpo, latte corpo, olio corpo, scrub corpo, deodorante, gel doccia, sapone, crema idratante",
    },
  ],
]);

export const anyBeauty = kindsOf("bellezza", [
  [
    "Bellezza",
    {
      in: "",
      words: "beauty, cosmetic, cosmetics, bellezza",
      typed: "cosmetici, cosmetica, prodotti di bellezza, prodotti bellezza, cura della persona",
    },
  ],
  [
    "Trucco",
    {
      in: "trucco-viso trucco-occhi rossetti+unghie",
      typed: "trucco, trucchi, maquillage, make up, makeup, trousse trucchi, prodotti trucco",
    },
  ],
  ["Creme", { in: "cura-del-viso cura-del-corpo+solari", typed: "crema, creme, cremina" }],
]);
