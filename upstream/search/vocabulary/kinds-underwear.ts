/** Words for nightwear, swimwear, stockings and underwear. Earlier lines win in a feed. */
import { kindsOf } from "./kind";

export const underwear = kindsOf("abbigliamento", [
  [
    "Pigiami",
    {
      in: "pigiami",
      words: "pyjama, pajama, sleepwear, pigiama",
      typed:
        "pigiamino, pigiamone, pigiami, pigiama, homewear, abbigliamento notte, intimo notte, pijama, pijiama, pigiamini, pigiamoni, loungewear, abbigliamento da casa, abbigliamento casa, completo casa, completo da casa, tuta pigiama, kigurumi, pajamas, pyjamas, tutone pigiama, pigima, pijami, completo notte, vestiti da casa, tuta notte",
    },
  ],
  [
    "Bikini",
    {
      in: "costumi",
      words: "bikini",
      typed:
        "bichini, costume due pezzi, costume a due pezzi, due pezzi, costume donna due pezzi, costume a triangolo, costume triangolo, costume fascia, costume brasiliana, costume a brasiliana, slip bikini, slip costume, top bikini, reggiseno costume, bandeau, tankini, bikinì, beachini",
      titled: "bikini, due pezzi",
    },
  ],
  [
    "Costumi interi",
    {
      in: "costumi",
      words: "one piece swimsuit, costume intero",
      typed:
        "costume da bagno intero, costumi interi, costume olimpionico, costume da piscina, costume piscina donna, trikini, intero mare, monokini, costume da nuoto, costume nuoto, costume agonistico, costume gara, costume da gara, costume donna intero, costume nuoto donna",
      titled: "intero, olimpionico, one piece",
    },
  ],
  [
    "Boxer da mare",
    {
      in: "costumi",
      words: "swim shorts, board shorts, boxer mare",
      typed:
        "costume boxer, costume a boxer, boxer da mare, boxer da bagno, costume pantaloncino, costume a pantaloncino, pantaloncini da mare, bermuda da mare, pantaloncini mare, costume uomo boxer, boxer costume, boxer da spiaggia, boxer spiaggia, boardshort, boardshorts, pantaloncini costume, pantaloncino costume, short mare, shorts mare, shorts da mare, costume da surf, pantaloncini da bagno, costume bermuda, costume mare boxer, calzoncini da bagno, calzoncini mare, costume short",
      titled: "boxer, pantaloncino, shorts",
    },
  ],
  [
    "Costumi da bagno",
    {
      in: "costumi",
      words: "swimsuit, swimwear, swim suit, costume",
      typed:
        "costume da bagno, costume mare, costume bagno, costumi, costumino, beachwear, costume piscina, slip mare, costume da mare, moda mare, slip da bagno, costumini, abbigliamento mare, abbigliamento da mare, abbigliamento spiaggia, mutandine mare, rashguard, maglietta uv, maglietta anti uv, lycra mare, costume anti uv, slip piscina, costume piscina bambino, costumi piscina, custume",
    },
  ],
  [
    "Collant",
    {
      in: "calze",
      words: "stocking, stockings, hosiery, collant",
      typed:
        "calze velate, calze di nylon, autoreggenti, parigine, calzamaglia, calze collant, calze a rete, collants, colant, collan, autoreggente, calze coprenti, collant coprenti, calze contenitive, calze riposanti, calze compressione, calze a compressione, denari, calze di nailon, calze seta, calzamaglie, calze lunghe, calze lunghe donna, calze sopra il ginocchio, calze da donna velate, calze con riga dietro, calze coprenti nere",
      titled: "collant, lunghe, velate",
    },
  ],
  [
    "Calze",
    {
      in: "calze",
      words: "socks, sock, calza, calzino",
      typed:
        "calzini, calzettoni, calzetti, calzettone, fantasmini, fantasmino, gambaletti, calzerotti, calzine, pedalini, calzette, calzini invisibili, salvapiede, salvapiedi, gambaletto, filo di scozia, scaldamuscoli, pedulini, calzetta, calzettina, calzettine, soks, =peduli",
    },
  ],
  [
    "Boxer",
    {
      in: "intimo",
      words: "=boxers, boxer",
      typed:
        "boxer uomo, boxer aderenti, boxerini, parigamba, boxer intimo, trunk, trunks, boxerino, mutande boxer, calzoncini intimi, mutande a pantaloncino, pantaloncino intimo, culotte uomo, mutande a boxer",
      titled: "boxer, trunk",
    },
  ],
  [
    "Maglie termiche",
    {
      in: "intimo maglie t-shirt",
      typed:
        "maglia termica, maglietta termica, maglie termiche, maglia intima termica, maglia sotto sci, canottiera termica, termica",
      rather: "termica, termico, termiche, lana",
    },
  ],
  [
    "Pantaloni termici",
    {
      in: "intimo leggings pantaloni",
      typed: "calzamaglia termica, pantaloni termici, pantalone termico",
      rather: "termica, termico, termici, lana",
    },
  ],
  [
    "Intimo termico",
    {
      in: "intimo t-shirt leggings maglie",
      typed: "intimo da sci, intimo sci, primo strato, base layer, completo termico",
      rather: "termica, termico, termiche, lana",
    },
  ],
  [
    "Canottiere",
    {
      in: "intimo",
      words: "undershirt, canottiera",
      typed:
        "canottiera intima, maglia intima, maglia della salute, canottiera lana, canottiera cotone, canottiera uomo, canottiera di lana, canottiere intime, canotta intima, magliette intime, maglietta della salute, maglia lana cotone, intimo lana, vogatore, maglietta intimo, canottiera bimbo, canottiera della salute, canottiera spalla larga",
      titled: "canottiera, undershirt",
    },
  ],
  [
    "Slip",
    {
      in: "intimo+costumi",
      words: "=briefs, panties, mutanda, mutande, slip",
      typed:
        "mutandine, mutandina, slip donna, slip uomo, perizoma, tanga, brasiliana, brasiliane, culotte, coulotte, slippini, mutandoni, mutandone, mutanda, mutante, slips, string, perizomi, brasiliano, brasiliani, g-string, thong, panty, pantie, slip mestruali, slip mestruale, mutandine mestruali, mutande mestruali, mutande assorbenti, slippino, culottes, cullotte, culot, perizzoma",
      titled: "slip, brasiliani, perizoma, briefs, tanga, boxer, culotte",
    },
  ],
  [
    "Sottovesti",
    {
      in: "intimo pigiami+vestiti",
      typed: "sottoveste, sottovesti, sottoabito, sottana intima",
      rather: "sottoveste, notte",
    },
  ],
  [
    "Intimo",
    {
      in: "intimo reggiseni body",
      words: "underwear, lingerie, intimo",
      typed:
        "biancheria intima, biancheria, completo intimo, completi intimi, completino intimo, lingerie, guepiere, abbigliamento intimo, coordinato intimo, corsetto, guaina, intimo modellante, guaine, panciera, shapewear, corsetti, reggicalze, reggicalza, giarrettiera, giarrettiere, giarettiera, lingerie sexy, completo pizzo, completino pizzo, completino sexy, completo sexy, coordinato pizzo, parure intima, sottogonna, intimo sexy, negligé, modellante, body modellante, body contenitivo donna, set intimo, underware, biancheria sexy, guêpière, guepierre, =bustino, =busto",
    },
  ],
]);
