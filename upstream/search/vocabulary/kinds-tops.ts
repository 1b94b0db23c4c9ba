/** Words for what is worn above the waist. Earlier lines win in a feed. */
import { kindsOf } from "./kind";

export const tops = kindsOf("abbigliamento", [
  [
    "Reggiseni sportivi",
    {
      in: "reggiseni",
      words: "sports bra, sport bra, reggiseno sportivo",
      typed: "top sportivo, reggiseno palestra, reggiseno sport, brassiere sportiva",
      titled: "sportivo, sport, sports",
    },
  ],
  [
    "Reggiseni",
    {
      in: "reggiseni",
      words: "bralette, bra, reggiseno",
      typed: "reggipetto, brassiere, push up, pushup, reggiseno balconcino, reggiseni, wonderbra, bralette",
    },
  ],
  [
    "Corredini",
    {
      in: "tutine body+completi",
      typed:
        "corredino, corredini, corredino nascita, corredo nascita, corredino neonato, set nascita, completino nascita",
    },
  ],
  ["Body", { in: "body", words: "bodysuit, body", typed: "bodi, body neonato, body neonata" }],
  [
    "Tutine",
    {
      in: "tutine",
      words: "onesie, romper, sleepsuit, tutina, pagliaccetto",
      typed: "ghettine, tutine neonato, pagliaccetti, pigiamino intero",
    },
  ],
  [
    "Magliette sportive",
    {
      in: "t-shirt",
      words: "maglia tecnica, maglia running",
      typed:
        "maglietta sportiva, maglietta running, maglietta palestra, maglietta tecnica, maglia da running, maglia da allenamento, maglietta da corsa, t-shirt sportiva, t-shirt running",
      rather: "tecnica, allenamento, running, performance, sportiva",
    },
  ],
  [
    "Maglie da calcio",
    {
      in: "t-shirt",
      words: "football shirt, maglia da calcio",
      typed: "maglietta da calcio, maglia calcio, maglietta calcio, maglia squadra",
      rather: "calcio, football",
    },
  ],
  [
    "T-shirt",
    {
      in: "t-shirt",
      words: "t-shirt, tshirt, tee, maglietta",
      typed:
        "t shirt, ti shirt, tishirt, tisciert, maglietta a maniche corte, maglia a maniche corte, maglia maniche corte, maglia manica corta, maglia cotone, maglia di cotone, magliettina, maglietta intima",
    },
  ],
  [
    "Canotte",
    {
      in: "canotte",
      words: "tank top, tank, camisole, canotta",
      typed: "canottiera, canotte, maglietta senza maniche, maglia senza maniche, canottina, top canotta",
      feed: "canottiera",
    },
  ],
  [
    "Polo",
    {
      in: "polo",
      words: "polo, polo shirt",
      typed: "maglia polo, maglietta polo, maglietta con colletto, la polo",
    },
  ],
  [
    "Bluse",
    {
      in: "bluse camicie",
      words: "blouse, blusa",
      typed: "camicetta, casacca, camicette, camicia elegante donna",
    },
  ],
  [
    "Felpe con cappuccio",
    {
      in: "felpe",
      words: "hoodie, hoody",
      typed:
        "felpa con cappuccio, felpa col cappuccio, felpa cappuccio, hoodies, odi, felpa incappucciata, felpa hoodie",
      rather: "cappuccio, hoodie, hoody, hooded",
    },
  ],
  [
    "Felpe con zip",
    {
      in: "felpe",
      typed: "felpa con zip, felpa zip, felpa con la zip, felpa aperta, felpa con cerniera",
      rather: "zip, full-zip",
    },
  ],
  [
    "Felpe",
    {
      in: "felpe",
      words: "sweatshirt, sweat shirt, felpa",
      typed: "felpetta, felpina, felpe, tuta sopra, crewneck",
    },
  ],
  [
    "Cardigan",
    {
      in: "cardigan",
      words: "cardigan",
      typed:
        "golf aperto, golfino aperto, maglione aperto, maglia aperta, giacca di lana, giacca lana, giacchina di lana, maglioncino aperto, coprispalle, golfino con bottoni, kardigan, cardigam",
    },
  ],
  [
    "Dolcevita",
    {
      in: "maglie",
      words: "turtleneck, dolcevita",
      typed:
        "dolce vita, lupetto, maglia collo alto, maglione collo alto, maglione a collo alto, maglia a collo alto, collo alto, ciclista maglia, lupetti",
      rather: "collo alto, dolcevita, turtleneck, lupetto, mezzo collo",
    },
  ],
  [
    "Maglie e maglioni",
    {
      in: "maglie+cardigan",
      words: "sweater, jumper, pullover, knitwear, maglione, maglia, maglieria",
      typed:
        "pull, golf, golfino, golfini, maglioncino, maglina, pulover, pullower, swetter, sueter, maglia pesante, maglioncini, maglioni, gilet in maglia, maja, maia, majon, maglion, maglie calde",
    },
  ],
  [
    "Camicie da notte",
    {
      in: "pigiami",
      words: "nightgown, camicia da notte",
      typed: "camicie da notte, vestaglia, camicia notte, sottoveste notte, baby doll, babydoll",
      titled: "notte, vestaglia, night",
    },
  ],
  [
    "Camicie di jeans",
    {
      in: "camicie",
      typed: "camicia di jeans, camicia jeans, camicia in jeans, camicia denim",
      rather: "denim, jeans",
    },
  ],
  [
    "Camicie",
    {
      in: "camicie+bluse",
      words: "=shirts, camicia",
      typed: "shirt, camicina, camice, camicie, camicetta uomo, camiciola",
    },
  ],
]);
