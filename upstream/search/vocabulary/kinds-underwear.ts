/** Words for nightwear, swimwear, stockings and underwear. Earlier lines win in a feed. */
import { kindsOf } from "./kind";

export const underwear = kindsOf("abbigliamento", [
  [
    "Pigiami",
    {
      in: "pigiami",
      words: "pyjama, pajama, sleepwear, pigiama",
      typed: "pigiamino, pigiamone, pigiami, pigiama, homewear, abbigliamento notte, intimo notte",
    },
  ],
  [
    "Bikini",
    {
      in: "costumi",
      words: "bikini",
      typed:
        "bichini, costume due pezzi, costume a due pezzi, due pezzi, costume donna due pezzi, costume a triangolo, costume triangolo, costume fascia",
      titled: "bikini, due pezzi",
    },
  ],
  [
    "Costumi interi",
    {
      in: "costumi",
      words: "one piece swimsuit, costume intero",
      typed:
        "costume da bagno intero, costumi interi, costume olimpionico, costume da piscina, costume piscina donna, trikini",
      titled: "intero, olimpionico, one piece",
    },
  ],
  [
    "Boxer da mare",
    {
      in: "costumi",
      words: "swim shorts, board shorts, boxer mare",
      typed:
        "costume boxer, costume a boxer, boxer da mare, boxer da bagno, costume pantaloncino, costume a pantaloncino, pantaloncini da mare, bermuda da mare, pantaloncini mare, costume uomo boxer, boxer costume",
      titled: "boxer, pantaloncino, shorts",
    },
  ],
  [
    "Costumi da bagno",
    {
      in: "costumi",
      words: "swimsuit, swimwear, swim suit, costume",
      typed:
        "costume da bagno, costume mare, costume bagno, costumi, costumino, beachwear, costume piscina, slip mare, costume da mare, moda mare",
    },
  ],
  [
    "Collant",
    {
      in: "calze",
      words: "stocking, stockings, hosiery, collant",
      typed: "calze velate, calze di nylon, autoreggenti, parigine, calzamaglia, calze collant, calze a rete",
      titled: "collant, lunghe, velate",
    },
  ],
  [
    "Calze",
    {
      in: "calze",
      words: "socks, sock, calza, calzino",
      typed:
        "calzini, calzettoni, calzetti, calzettone, fantasmini, fantasmino, gambaletti, calzerotti, calzine, pedalini, calzette",
    },
  ],
  [
    "Boxer",
    {
      in: "intimo",
      words: "=boxers, boxer",
      typed: "boxer uomo, boxer aderenti, boxerini, parigamba, boxer intimo, trunk",
      titled: "boxer, trunk",
    },
  ],
  [
    "Canottiere",
    {
      in: "intimo",
      words: "undershirt, canottiera",
      typed: "canottiera intima, maglia intima, maglia della salute",
      titled: "canottiera, undershirt",
    },
  ],
  [
    "Slip",
    {
      in: "intimo+costumi",
      words: "=briefs, panties, mutanda, mutande, slip",
      typed:
        "mutandine, mutandina, slip donna, slip uomo, perizoma, tanga, brasiliana, brasiliane, culotte, coulotte, slippini, mutandoni, mutandone",
      titled: "slip, brasiliani, perizoma, briefs, tanga, boxer, culotte",
    },
  ],
  [
    "Intimo",
    {
      in: "intimo reggiseni body",
      words: "underwear, lingerie, intimo",
      typed:
        "biancheria intima, biancheria, completo intimo, completi intimi, completino intimo, lingerie, sottoveste, guepiere, abbigliamento intimo, coordinato intimo, corsetto, guaina, intimo modellante",
    },
  ],
]);
