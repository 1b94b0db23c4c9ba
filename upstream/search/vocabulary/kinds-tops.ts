/** Words for what is worn above the waist. Earlier lines win in a feed. */
import { kindsOf } from "./kind";

export const tops = kindsOf("abbigliamento", [
  [
    "Reggiseni sportivi",
    {
      in: "reggiseni",
      words: "sports bra, sport bra, reggiseno sportivo",
      typed:
        "top sportivo, reggiseno palestra, reggiseno sport, brassiere sportiva, bra sportivo, reggiseno corsa, reggiseno da corsa, top palestra, top fitness, top yoga, top running, reggiseno running, crop top sportivo, reggiseno fitness, top da palestra, brassiere sport, reggiseno yoga",
      titled: "sportivo, sport, sports",
    },
  ],
  [
    "Reggiseni",
    {
      in: "reggiseni",
      words: "bralette, bra, reggiseno",
      typed:
        "reggipetto, brassiere, push up, pushup, reggiseno balconcino, reggiseni, wonderbra, bralette, fascia seno, balconcino, ferretto, bralettes, minimizer, reggisenini, regiseno, coppa c, coppa d, coppa differenziata, reggiseno invisibile, brassière, reggipetti, bra",
    },
  ],
  [
    "Corredini",
    {
      in: "tutine body+completi",
      typed:
        "corredino, corredini, corredino nascita, corredo nascita, corredino neonato, set nascita, completino nascita, coprifasce, completino ospedale, completino clinico, camicina della fortuna, camicino della fortuna, set neonato, set ospedale neonato, corredo neonato, corredo bebè, vestitini nascita",
    },
  ],
  [
    "Body",
    {
      in: "body",
      words: "bodysuit, body",
      typed: "bodi, body neonato, body neonata, bodino, bodini, lupetto body",
    },
  ],
  [
    "Tutine",
    {
      in: "tutine",
      words: "onesie, romper, sleepsuit, tutina, pagliaccetto",
      typed:
        "ghettine, tutine neonato, pagliaccetti, pigiamino intero, ghettina, ghette, sacchi nanna, sacconanna, sacchetto nanna, babygrow, pigiama intero neonato, tutone neonato, tuta neonato, tuta da neve neonato, tutone imbottito, tutone da neve neonato, tuta imbottita neonato, sacco imbottito neonato, sacco a pelo neonato, pagliacetto, pagliaccietto, tutone imbottito neonato, barboteuse",
    },
  ],
  [
    "Magliette sportive",
    {
      in: "t-shirt",
      words: "maglia tecnica, maglia running",
      typed:
        "maglietta sportiva, maglietta running, maglietta palestra, maglietta tecnica, maglia da running, maglia da allenamento, maglietta da corsa, t-shirt sportiva, t-shirt running, maglia sportiva, maglia palestra, maglietta fitness, maglia fitness, maglietta traspirante, t-shirt tecnica, t-shirt palestra, maglietta padel, maglia ciclismo, maglietta ciclismo, maglia bici, maglia corsa",
      rather: "tecnica, allenamento, running, performance, sportiva",
    },
  ],
  [
    "Maglie da calcio",
    {
      in: "t-shirt",
      words: "football shirt, maglia da calcio",
      typed:
        "maglietta da calcio, maglia calcio, maglietta calcio, maglia squadra, maglia juve, maglia juventus, maglia inter, maglia milan, maglia napoli, maglia roma, maglia italia, maglia nazionale, divisa calcio, kit calcio, casacca calcio, maglia portiere, maglia della juventus, maglia della juve, maglia del milan, maglia dell'inter, maglia del napoli, completino calcio, completo da calcio, completo calcio",
      rather: "calcio, football",
    },
  ],
  [
    "T-shirt",
    {
      in: "t-shirt",
      words: "t-shirt, tshirt, tee, maglietta",
      typed:
        "t shirt, ti shirt, tishirt, tisciert, maglietta a maniche corte, maglia a maniche corte, maglia maniche corte, maglia manica corta, maglia cotone, maglia di cotone, magliettina, maglietta intima, tshirts, tees, tshert, t-short, maglia mezza manica, maglia mezze maniche, maglia estiva, maglie estive, maglia stampata, maglia manica lunga cotone, magliettine, girocollo cotone, maglieta, magliettone, maglione corto",
    },
  ],
  [
    "Canotte",
    {
      in: "canotte",
      words: "tank top, tank, camisole, canotta",
      typed:
        "canottiera, canotte, maglietta senza maniche, maglia senza maniche, canottina, top canotta, spalline sottili, maglietta smanicata, maglia smanicata, top spalline, top a spalline, top senza maniche, tanktop, giromanica",
      feed: "canottiera",
    },
  ],
  [
    "Polo",
    {
      in: "polo",
      words: "polo, polo shirt",
      typed:
        "maglia polo, maglietta polo, maglietta con colletto, la polo, piquet, maglietta piquet, poloshirt, maglia con colletto, maglia col colletto, poloz",
    },
  ],
  [
    "Bluse",
    {
      in: "bluse camicie",
      words: "blouse, blusa",
      typed:
        "camicetta, casacca, camicette, camicia elegante donna, blusetta, blusina, casacche, camicia di seta donna, camicia larga donna, camicia morbida donna, blusone, camicia fiocco",
    },
  ],
  [
    "Felpe di pile",
    {
      in: "felpe giacche",
      typed:
        "pile, pail, micropile, maglia in pile, maglia di pile, maglia pile, giacca in pile, giacca di pile, giacca pile, maglione in pile, maglione pile, giubbino pile",
      rather: "pile, fleece",
    },
  ],
  [
    "Felpe con cappuccio",
    {
      in: "felpe",
      words: "hoodie, hoody",
      typed:
        "felpa con cappuccio, felpa col cappuccio, felpa cappuccio, hoodies, odi, felpa incappucciata, felpa hoodie, felpone con cappuccio, felpa con capuccio, felpa capuccio, hodie, hoodi, hoddie",
      rather: "cappuccio, hoodie, hoody, hooded",
    },
  ],
  [
    "Felpe con zip",
    {
      in: "felpe",
      typed:
        "felpa con zip, felpa zip, felpa con la zip, felpa aperta, felpa con cerniera, felpa full zip, full zip, felpa zippata, felpa mezza zip, felpa half zip, half zip, felpa con lampo, track jacket, giacca della tuta, giacca tuta, felpa della tuta, felpa con chiusura, felpa con bottoni",
      rather: "zip, full-zip",
    },
  ],
  [
    "Felpe",
    {
      in: "felpe",
      words: "sweatshirt, sweat shirt, felpa",
      typed:
        "felpetta, felpina, felpe, tuta sopra, crewneck, felpone, felpa college, sweat, sweatshirts, felppa, maglia felpata",
    },
  ],
  [
    "Cardigan",
    {
      in: "cardigan",
      words: "cardigan",
      typed:
        "golf aperto, golfino aperto, maglione aperto, maglia aperta, giacca di lana, giacca lana, giacchina di lana, maglioncino aperto, coprispalle, golfino con bottoni, kardigan, cardigam, coprispalla, bolero, bolerino, scaldacuore, twin set, twinset maglia, maglia con bottoni, maglione con bottoni, maglione con la zip, maglione con zip, maglione zip, giacca in maglia, giacca maglia, giacca di maglia, copricuore, giacchetta di lana, giacchetta lana, golf con bottoni, golf bottoni, golfini neonato, kimono, cardigans, cardigano, maglioncino con bottoni",
    },
  ],
  [
    "Dolcevita",
    {
      in: "maglie",
      words: "turtleneck, dolcevita",
      typed:
        "dolce vita, lupetto, maglia collo alto, maglione collo alto, maglione a collo alto, maglia a collo alto, collo alto, ciclista maglia, lupetti, mezzo collo, collo a lupetto, collo a ciambella, maglione collo a ciambella, mock neck, dolcevite, maglia alta, girocollo alto",
      rather: "collo alto, dolcevita, turtleneck, lupetto, mezzo collo",
    },
  ],
  [
    "Maglie e maglioni",
    {
      in: "maglie+cardigan",
      words: "sweater, jumper, pullover, knitwear, maglione, maglia, maglieria",
      typed:
        "pull, golf, golfino, golfini, maglioncino, maglina, pulover, pullower, swetter, sueter, maglia pesante, maglioncini, maglioni, gilet in maglia, maja, maia, majon, maglion, maglie calde, maglietta di lana, magliettina di lana, golfone, golfetto, golfetti, jumpers, jersey lana, girocollo lana, christmas jumper, ugly sweater, trecce, maglione norvegese, maglione irlandese, filo, sottogiacca, knit, knitted, sweaters, pulloverino",
    },
  ],
  [
    "Camicie da notte",
    {
      in: "pigiami",
      words: "nightgown, camicia da notte",
      typed:
        "camicie da notte, vestaglia, camicia notte, sottoveste notte, baby doll, babydoll, vestaglie, vestaglietta, negligé da notte, camicia da camera, camicione da notte, liseuse, accappatoio, accappatoi, vestaglia da camera, giacca da camera, camicina da notte, camicione notte, camicetta da notte, nightdress",
      titled: "notte, vestaglia, night",
    },
  ],
  [
    "Camicie di jeans",
    {
      in: "camicie",
      typed:
        "camicia di jeans, camicia jeans, camicia in jeans, camicia denim, camicetta jeans, camicetta di jeans",
      rather: "denim, jeans",
    },
  ],
  [
    "Camicie",
    {
      in: "camicie+bluse",
      words: "=shirts, camicia",
      typed:
        "shirt, camicina, camice, camicie, camicetta uomo, camiciola, camicione, camicioni, camiciotto, camicia boscaiolo, camicia taglialegna, camicia smoking, button down, camicie no stiro, camicia bowling, grembiule, grembiulino, overshirt, sovracamicia, canadese, chemise, camisa",
    },
  ],
]);
