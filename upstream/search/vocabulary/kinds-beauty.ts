/** Words for perfume, make-up and care. Earlier lines win in a feed, so particular things stand before general ones. */
import { kindsOf } from "./kind";

export const beauty = kindsOf("bellezza", [
  [
    "Profumi",
    {
      in: "profumi",
      words:
        "perfume, cologne, eau de toilette, eau de parfum, profumo, fragrance, fragranza, acqua profumata",
      typed:
        "acqua di colonia, colonia, edp, edt, essenza, parfum, profumi, acqua di profumo, body mist, eau, eau fraiche, profumino, essenze, profumeria, body spray, profumo da borsetta, parfume, parfums, profumo arabo, profumi di nicchia, profumo di nicchia, fragranze, odoglielle, toilette",
    },
  ],
  [
    "Rossetti",
    {
      in: "rossetti",
      words: "lipstick, lip gloss, rossetto, lucidalabbra",
      typed:
        "gloss, lip gloss, tinta labbra, trucco labbra, burrocacao, burro cacao, matita labbra, rosseto, rosetto, lip balm, lip oil, balsamo labbra, labello, plumper, labbra, rossetto mat, rossetto matte, scrub labbra, lipgloss, lip, balsamo per labbra",
    },
  ],
  [
    "Trucco occhi",
    {
      in: "trucco-occhi",
      words: "mascara, eye shadow, eyeshadow, eye liner, eyeliner, ombretto, trucco occhi",
      typed:
        "rimmel, matita occhi, kajal, ciglia finte, palette occhi, ombretti, palette, sopracciglia, matita sopracciglia, matita nera, kohl, khol, ciglia, primer occhi, liner, brow, ombreto, mascarà, maskara, matita trucco",
    },
  ],
  [
    "Unghie",
    {
      in: "unghie",
      words: "nail polish, =nails, smalto, unghie",
      typed:
        "smalti, smalto semipermanente, manicure, smalto gel, unghia, semipermanente, topcoat, lima, limetta, unghie finte, acetone, levasmalto, ricostruzione unghie, nail art, cuticole, pedicure, kit unghie, kit manicure, lampada unghie, gel uv, french, smaltino",
    },
  ],
  [
    "Trucco viso",
    {
      in: "trucco-viso",
      words: "foundation, concealer, blush, fondotinta, cipria in, correttore, trucco viso, make up, makeup",
      typed:
        "fard, terra, illuminante, primer viso, bb cream, fondo tinta, cipria viso, cipria compatta, cipria, contouring, bronzer, highlighter, polvere viso, primer, cc cream, fondotinta coprente, correttori, correttore occhiaie, fissatore trucco, spray fissante, fissante trucco, spugnetta trucco, beauty blender, pennelli make up, pennelli, base trucco, base viso, cushion, terra abbronzante, illuminanti, phard, fondotinte, crema colorata, blush guance, contorni viso",
    },
  ],
  [
    "Solari",
    {
      in: "solari",
      words: "sunscreen, sun screen, after sun, aftersun, solare, doposole, protezione solare",
      typed:
        "crema solare, creme solari, crema da sole, crema abbronzante, abbronzante, spf 50, spf 30, spf, protezione 50, protezione 30, latte solare, olio solare, crema sole, protezione sole, dopo sole, doposole, crema protettiva sole, protezione bimbi, autoabbronzante, acceleratore abbronzatura, intensificatore abbronzatura, spf50, spf30, fattore 50, protezione totale, crema mare, abbronzatura, protezione uv",
    },
  ],
  [
    "Barba e rasatura",
    {
      in: "barba",
      words: "shaving, shave, beard, aftershave, after shave, barba, rasatura, dopobarba",
      typed:
        "olio da barba, olio barba, schiuma da barba, rasoio, dopo barba, balsamo barba, cera baffi, lametta, lamette, rasoi, sapone da barba, sapone barba, crema da barba, crema barba, pennello da barba, pennello barba, regolabarba, tagliabarba, kit barba, set barba, pre barba, lozione dopobarba, balsamo dopobarba, balsamo dopo barba, baffi, shampoo barba, kit rasatura, dopo rasatura, set rasatura, bilama, schiuma",
    },
  ],
  [
    "Cura dei capelli",
    {
      in: "cura-dei-capelli",
      words: "shampoo, conditioner, hair care, balsamo, cura dei capelli, maschera capelli",
      typed:
        "sciampo, shampo, sciampoo, olio capelli, =lacca, gel capelli, prodotti capelli, lozione capelli, crema capelli, maschera per capelli, schampoo, antiforfora, forfora, balsami, impacco capelli, siero capelli, siero per capelli, lacca capelli, schiuma capelli, schiuma per capelli, spuma capelli, cera capelli, cera per capelli, pomata capelli, tinta capelli, tinta per capelli, colorazione capelli, henné, hennè, olio di argan, olio argan, lozione anticaduta, anticaduta, trattamento capelli, cheratina, spray capelli, termoprotettore, spazzola, spazzole, shampoo secco, doppie punte, lisciante, maschera ristrutturante, capelli ricci, capelli secchi, capelli grassi, capelli crespi, piastra capelli, piastra per capelli, piastra, phon, asciugacapelli, arricciacapelli, ferro arricciacapelli",
    },
  ],
  [
    "Bagnetto",
    {
      in: "bagnetto",
      words: "bagnetto, baby bath, bagnoschiuma neonato",
      typed:
        "sapone neonato, bagno neonato, bagnoschiuma bambini, detergente neonato, bagnoschiuma bimbo, sapone bimbi, shampoo neonato, shampoo bimbi, bagnoschiuma baby, olio neonato, olio per neonati, crema neonato, crema neonati, crema cambio, pasta cambio, salviettine, salviette neonato, detergente bimbi, bagno schiuma neonato, prodotti neonato, talco neonato, shampoo delicato bimbi, crema pannolino, pasta lenitiva, crema culetto, set bagnetto",
    },
  ],
  [
    "Creme mani",
    {
      in: "cura-del-corpo",
      words: "crema mani, hand cream",
      typed: "crema per le mani, creme mani, mani secche, crema mani secche, handcream, balsamo mani",
      titled: "mani, hand",
    },
  ],
  [
    "Contorno occhi",
    {
      in: "cura-del-viso",
      words: "contorno occhi, eye cream",
      typed:
        "crema contorno occhi, crema occhi, occhiaie, borse sotto gli occhi, patch occhi, siero occhi, crema per occhiaie, borse e occhiaie, rughe occhi",
      titled: "contorno, occhi",
    },
  ],
  [
    "Cura del viso",
    {
      in: "cura-del-viso",
      words: "face cream, face serum, skin care, skincare, siero, crema viso, cura del viso",
      typed:
        "antirughe, crema antirughe, crema antieta, crema anti eta, siero viso, crema giorno, crema notte, crema idratante viso, struccante, tonico viso, maschera viso, detergente viso, crema per il viso, sieri, antieta, idratante viso, acido ialuronico, vitamina c, retinolo, maschere viso, maschera in tessuto, maschera idratante, peeling, esfoliante viso, scrub viso, gommage, micellare, tonico, mousse detergente, struccanti, olio viso, gel viso, crema pelle secca, crema pelle grassa, crema acne, antiacne, antimacchie, collagene, filler, emulsione viso, skin care, routine viso, bifasico, sapone viso, prodotti viso, antiage, pulizia viso, detergente, trattamento viso, crema lifting, punti neri",
    },
  ],
  [
    "Cura del corpo",
    {
      in: "cura-del-corpo",
      words: "body lotion, body cream, body wash, bagnoschiuma, crema corpo, cura del corpo",
      typed:
        "doccia schiuma, docciaschiuma, bagno schiuma, crema per il corpo, latte corpo, olio corpo, scrub corpo, deodorante, gel doccia, sapone, crema idratante, bagnodoccia, shower gel, saponetta, saponette, sali da bagno, sali bagno, bombe da bagno, burro corpo, burro per il corpo, anticellulite, cellulite, rassodante, deo, deodorante roll on, antitraspirante, scrub, olio massaggi, olio da massaggio, olio di mandorle, lozione corpo, body milk, body butter, crema piedi, talco, borotalco, ceretta, depilatoria, detergente intimo, smagliature, gel aloe, aloe vera, crema gambe, sapone di marsiglia, doccia gel, gel bagno, deodoranti, acqua profumata corpo",
    },
  ],
]);

export const anyBeauty = kindsOf("bellezza", [
  [
    "Bellezza",
    {
      in: "",
      words: "beauty, cosmetic, cosmetics, bellezza",
      typed:
        "cosmetici, cosmetica, prodotti di bellezza, prodotti bellezza, cura della persona, cofanetto, cofanetti, estetica, prodotti beauty, set beauty, kit bellezza, box bellezza, set bellezza, cosmesi",
    },
  ],
  [
    "Trucco",
    {
      in: "trucco-viso trucco-occhi rossetti+unghie",
      typed:
        "trucco, trucchi, maquillage, make up, makeup, trousse trucchi, prodotti trucco, set trucco, set trucchi, kit trucco, palette trucco, valigetta trucchi, mekap, makeup set",
    },
  ],
  [
    "Creme",
    {
      in: "cura-del-viso cura-del-corpo+solari",
      typed: "crema, creme, cremina, crema idratante, pomata, creme idratanti",
    },
  ],
]);
