/** Words for dresses and for what is worn below the waist. Earlier lines win in a feed. */
import { kindsOf } from "./kind";

export const bottoms = kindsOf("abbigliamento", [
  [
    "Gonne di jeans",
    {
      in: "gonne",
      typed:
        "gonna di jeans, gonna jeans, gonna in jeans, gonna denim, gonne di jeans, minigonna jeans, minigonna di jeans, gonna lunga jeans, gonna lunga di jeans, minigonna denim, gonnellina jeans",
      rather: "denim, jeans",
    },
  ],
  [
    "Jeans",
    {
      in: "jeans+pantaloni",
      words: "jeans",
      typed:
        "jens, gins, jins, geans, jean, pantaloni di jeans, pantalone jeans, pantaloni jeans, pantaloni in jeans, denim, mom fit, boyfriend, cinque tasche, 501, 511, 505, mom jeans, jeans a palazzo, jeans palazzo, 5 tasche, carrot fit, straight leg, jogger jeans, geens, jeanz, jeans cargo, jeansi, yeans, pantaloni 5 tasche",
    },
  ],
  [
    "Leggings",
    {
      in: "leggings",
      words: "legging, =tights, jegging",
      feed: "=tight",
      typed:
        "leggins, legins, leghins, leghings, leggings, fuseaux, fuseau, fuso, pantacollant, pantaloni aderenti, pantaloni yoga, calzamaglia sportiva, pantaloni elasticizzati, fuson, tights, pantaleggings, pantacalze, treggings, jeggings, pantaloni corsa aderenti, legghins, fusò, legings, leghin, calzamaglia running",
    },
  ],
  [
    "Shorts e bermuda",
    {
      in: "shorts",
      words: "short, shorts, bermuda, pantaloncino",
      typed:
        "pantaloncini, pantaloni corti, pantalone corto, calzoncini, pinocchietto, pinocchietti, sciorts, short, hot pants, bermude, braghette, braghe corte, jeans corti, jeans corto, ciclisti, biker shorts, cycling, bermudas, bermudoni, hotpants, jorts, calzoncino, pantaloni al ginocchio, shortini, shortino, pantalone al ginocchio, pantaloni estivi corti, calzoni corti",
    },
  ],
  [
    "Minigonne",
    {
      in: "gonne",
      words: "miniskirt, minigonna",
      typed:
        "mini gonna, gonna corta, gonne corte, gonna mini, gonnellina corta, minigonne, gonna cortissima, gonna a vita alta corta, micro gonna",
      rather: "corta, mini, minigonna, svasata",
    },
  ],
  [
    "Gonne lunghe",
    {
      in: "gonne",
      typed: "gonna lunga, gonne lunghe, gonnellone, gonna maxi, gonnelloni, gonna fino ai piedi, maxigonna",
      rather: "lunga, maxi",
    },
  ],
  [
    "Gonne",
    {
      in: "gonne",
      words: "skirt, gonna",
      typed:
        "gonnella, gonnellina, longuette, sottana, kilt, tutù, gonna plissè, tutu, sarong, gonna a matita, pencil skirt, skirts, skort, gonnelline, gona, gonna godet",
    },
  ],
  [
    "Tubini",
    {
      in: "vestiti",
      typed:
        "tubino, tubino nero, vestito tubino, vestito a tubino, abito tubino, tubini, vestito aderente, bodycon, abito aderente, little black dress, vestito fasciante, abito fasciante",
      titled: "tubino",
    },
  ],
  [
    "Vestiti lunghi",
    {
      in: "vestiti",
      words: "maxi dress",
      typed:
        "vestito lungo, abito lungo, vestiti lunghi, abiti lunghi, vestitone, vestito maxi, maxi vestito, maxiabito, maxidress, long dress, abito da gala, vestito da gala",
      rather: "lungo, maxi, monospalla",
    },
  ],
  [
    "Vestiti corti",
    {
      in: "vestiti",
      words: "mini dress",
      typed:
        "vestito corto, abito corto, vestiti corti, mini abito, miniabito, minidress, vestitini corti, vestitino corto, abitino corto, vestito mini, minivestito, vestito sopra il ginocchio, abiti mini",
      rather: "corto, mini",
    },
  ],
  [
    "Tailleur",
    {
      in: "completi blazer",
      words: "pant suit",
      typed:
        "tailleur, tailler, tailer, teier, taier, completo donna elegante, completo giacca e pantalone, completo giacca pantalone, completo pantalone, tailleur pantalone, tailleurs, tallieur, tallier, taglier, completo donna, completo donna cerimonia, completo blazer, completo blazer e pantaloni, completo giacca e gonna, vestito giacca e pantalone, completo donna giacca e pantalone, completo donna ufficio, power suit",
      rather: "completo, due, blazer, tailleur",
    },
  ],
  [
    "Completi",
    {
      in: "completi+blazer",
      words: "=suit, =suits, tuxedo, completo",
      typed:
        "smoking, abito uomo, vestito uomo, vestito da uomo, abito da uomo, abiti uomo, vestiti da cerimonia uomo, abito elegante uomo, completo uomo, completo elegante, completo da cerimonia, giacca e pantaloni, completino, coordinato, completi, tre pezzi, due pezzi elegante, frac, abito completo, abito maschile, abito spezzato, coord, co ord, coordinati, set due pezzi, set coordinato, abito intero, tait, suits, vestito elegante uomo, vestiti eleganti uomo, abito cerimonia uomo, vestito matrimonio uomo, abito matrimonio uomo, completini, completo giacca e pantalone uomo, set maglia e pantaloni, vestito maschile, abito laurea uomo, =abito sposo, =vestito sposo, =vestito cerimonia bambino, =abito cerimonia bambino, =vestito comunione bambino, =abito comunione bambino, =vestito comunione maschio",
    },
  ],
  [
    "Vestiti",
    {
      in: "vestiti+completi",
      words: "dress, gown, vestito, abito lungo, abito corto, abito da",
      typed:
        "abito, abitino, vestitino, abiti, vestiti, vestitini, prendisole, copricostume, pareo, chemisier, dresses, vesti, vestina, caftano, abito da sposa, abito sposa, vestito da sposa, kaftano, kaftani, kaftan, copricostumi, parei, scamiciato, scamiciata, abito scivolato, slip dress, wrap dress, sundress, vestitucci, vestaglietta estiva",
    },
  ],
  [
    "Pantaloni della tuta",
    {
      in: "pantaloni",
      words: "joggers, jogger, track pants, sweat pants, sweatpants",
      typed:
        "pantaloni della tuta, pantaloni tuta, pantalone tuta, pantalone della tuta, pantaloni da tuta, pantaloni felpati, pantaloni sportivi, pantaloni palestra, pantaloni ginnastica, sotto tuta, pantatuta, pantaloni felpa, pantaloni ginnici, pantaloni triacetato, pantaloni comodi con elastico, pantaloni con elastico, pantaloni elastico in vita, pantaloni con coulisse, pantaloni running, pantaloni calcio, pantaloni da calcio, pantatute, giogger, pantaloni allenamento, pantaloni da corsa, tuta sotto",
      rather:
        "tuta, jogger, joggers, jogging, warm up, warmup, allenamento, coulisse, felpati, track, polsini",
    },
  ],
  [
    "Pantaloni da sci",
    {
      in: "pantaloni tute",
      typed:
        "pantaloni neve, pantaloni da neve, pantaloni snowboard, salopette sci, salopette da sci, salopette neve, tuta da sci, tuta sci, tuta neve, tuta da neve, completo sci, completo da sci, tutone da sci",
      rather: "sci, neve, ski, snow",
    },
  ],
  [
    "Salopette",
    {
      in: "tute+jeans pantaloni",
      words: "dungarees, salopette",
      typed:
        "salopet, overall, salopettes, saloppette, saloppet, saloppe, salopè, pettorina, pantaloni con pettorina, dungaree, pantaloni con bretelle, salopettina",
      titled: "salopette, overalls, overall, dungarees",
    },
  ],
  [
    "Tute eleganti",
    {
      in: "tute",
      words: "jumpsuit",
      typed:
        "tuta elegante, tuta intera, tuta lunga elegante, tutona elegante, tuta donna elegante, tuta pantalone elegante, tuta da cerimonia, tuta cerimonia, jumpsuits, tuta pantalone, tuta donna sera, playsuit, tuta corta, tutina donna, tuta da sera, tuta sera, tuta aderente, catsuit, tuta lunga, tuta matrimonio, tuta palazzo",
      rather: "intera, jumpsuit, monospalla",
    },
  ],
  [
    "Tute sportive",
    {
      in: "tute",
      words: "tracksuit, track suit, tuta sportiva",
      typed:
        "tuta da ginnastica, tuta ginnastica, tuta sport, tuta palestra, tuta felpata, tuta da casa, tuta acetata, tuta completa, tuta running, tuta ginnica, completo sportivo, completo tuta, completo felpa, completo felpa e pantaloni, completo felpato, completo ginnastica, set sportivo, set palestra, tuta da jogging, tuta jogging, tuta calcio, tuta da calcio, tuta triacetato, tuta ciniglia, tuta di ciniglia, tuta cotone, tuta invernale, completo palestra, completo da palestra, completo yoga, completo running, completo fitness, tuta due pezzi, tuta comoda, tracksuits, tuta pile, tuta in pile, tuta uomo completa, tuta da allenamento, tuta allenamento",
      rather: "sportiva, ginnastica, due, felpa, felpata, tracksuit",
    },
  ],
  [
    "Tute",
    {
      in: "tute",
      words: "overalls, tuta",
      typed: "tute, jump suit, tutone",
    },
  ],
  [
    "Pantaloni cargo",
    {
      in: "pantaloni",
      words: "cargo pants, pantaloni cargo",
      typed:
        "cargo, pantaloni con le tasche, pantaloni tasconi, pantaloni con tasche, pantaloni militari, tasconati, pantaloni tattici, combat pants, multitasche, tasche laterali, tasconi, pantaloni tascati, parachute, pantaloni da lavoro, pantaloni lavoro",
      rather: "cargo, tasconi",
    },
  ],
  [
    "Pantaloni palazzo",
    {
      in: "pantaloni",
      typed:
        "palazzo, pantaloni a palazzo, pantaloni palazzo, pantapalazzo, pantaloni larghi, pantaloni ampi, pantaloni gamba larga, pantaloni a gamba larga, pantaloni wide leg, pantalone ampio, pantaloni fluidi, pantaloni culotte, harem, sarouel, pantaloni alla turca, pantaloni aladino, pantaloni morbidi, pantaloni leggeri larghi",
      rather: "palazzo, ampio, ampia",
    },
  ],
  [
    "Pantaloni chino",
    {
      in: "pantaloni",
      words: "chino, chinos",
      typed:
        "pantaloni chino, pantaloni chinos, cinos, pantaloni cotone, pantaloni di cotone, tasca america, pantaloni tasca america",
      rather: "chino, chinos",
    },
  ],
  [
    "Pantaloni",
    {
      in: "pantaloni+jeans leggings",
      words: "=pants, trousers, capri, pantalone",
      typed:
        "calzoni, pantaloni, braghe, pantapalazzo, pant, pantaloni a sigaretta, culotte pantaloni, pantalon, pantaloi, pantalini, trouser, pants, sigaretta, cavallo basso, pantaloni aderenti eleganti, calzone, pantalaccio",
    },
  ],
]);
