/** Words for dresses and for what is worn below the waist. Earlier lines win in a feed. */
import { kindsOf } from "./kind";

export const bottoms = kindsOf("abbigliamento", [
  [
    "Gonne di jeans",
    {
      in: "gonne",
      typed: "gonna di jeans, gonna jeans, gonna in jeans, gonna denim, gonne di jeans",
      rather: "denim, jeans",
    },
  ],
  [
    "Jeans",
    {
      in: "jeans+pantaloni",
      words: "jeans",
      typed:
        "jens, gins, jins, geans, jean, pantaloni di jeans, pantalone jeans, pantaloni jeans, pantaloni in jeans, denim, mom fit, boyfriend, cinque tasche, 501, 511, 505",
    },
  ],
  [
    "Leggings",
    {
      in: "leggings",
      words: "legging, =tights, jegging",
      typed:
        "leggins, legins, leghins, leghings, leggings, fuseaux, fuseau, fuso, pantacollant, pantaloni aderenti, pantaloni yoga, calzamaglia sportiva, pantaloni elasticizzati, fuson",
    },
  ],
  [
    "Shorts e bermuda",
    {
      in: "shorts",
      words: "short, shorts, bermuda, pantaloncino",
      typed:
        "pantaloncini, pantaloni corti, pantalone corto, calzoncini, pinocchietto, pinocchietti, sciorts, short, hot pants, bermude, braghette, braghe corte, jeans corti, jeans corto",
    },
  ],
  [
    "Minigonne",
    {
      in: "gonne",
      words: "miniskirt, minigonna",
      typed: "mini gonna, gonna corta, gonne corte, gonna mini, gonnellina corta",
      rather: "corta, mini, minigonna, svasata",
    },
  ],
  [
    "Gonne lunghe",
    { in: "gonne", typed: "gonna lunga, gonne lunghe, gonnellone, gonna maxi", rather: "lunga, maxi" },
  ],
  [
    "Gonne",
    {
      in: "gonne",
      words: "skirt, gonna",
      typed: "gonnella, gonnellina, longuette, sottana, kilt, tutù",
    },
  ],
  [
    "Tubini",
    {
      in: "vestiti",
      typed: "tubino, tubino nero, vestito tubino, vestito a tubino, abito tubino",
      titled: "tubino",
    },
  ],
  [
    "Vestiti lunghi",
    {
      in: "vestiti",
      words: "maxi dress",
      typed: "vestito lungo, abito lungo, vestiti lunghi, abiti lunghi, vestitone, vestito maxi",
      rather: "lungo, maxi, monospalla",
    },
  ],
  [
    "Vestiti corti",
    {
      in: "vestiti",
      words: "mini dress",
      typed: "vestito corto, abito corto, vestiti corti, mini abito, miniabito, minidress",
      rather: "corto, mini",
    },
  ],
  [
    "Tailleur",
    {
      in: "completi blazer",
      words: "pant suit",
      typed:
        "tailleur, tailler, tailer, teier, taier, completo donna elegante, completo giacca e pantalone, completo giacca pantalone, completo pantalone, tailleur pantalone",
      rather: "completo, due, blazer, tailleur",
    },
  ],
  [
    "Completi",
    {
      in: "completi+blazer",
      words: "=suit, =suits, tuxedo, completo",
      typed:
        "smoking, abito uomo, vestito uomo, vestito da uomo, abito da uomo, abiti uomo, vestiti da cerimonia uomo, abito elegante uomo, completo uomo, completo elegante, completo da cerimonia, giacca e pantaloni, completino, coordinato, completi, tre pezzi, due pezzi elegante, frac, abito completo, abito maschile",
    },
  ],
  [
    "Vestiti",
    {
      in: "vestiti+completi",
      words: "dress, gown, vestito, abito lungo, abito corto, abito da",
      typed:
        "abito, abitino, vestitino, abiti, vestiti, vestitini, prendisole, copricostume, pareo, chemisier, dresses, vesti, vestina, caftano, abito da sposa, abito sposa, vestito da sposa",
    },
  ],
  [
    "Pantaloni della tuta",
    {
      in: "pantaloni",
      words: "joggers, jogger, track pants, sweat pants, sweatpants",
      typed:
        "pantaloni della tuta, pantaloni tuta, pantalone tuta, pantalone della tuta, pantaloni da tuta, pantaloni felpati, pantaloni sportivi, pantaloni palestra, pantaloni ginnastica, sotto tuta, pantatuta, pantaloni felpa",
      rather: "tuta, jogger, joggers, allenamento, coulisse, felpati, track, polsini",
    },
  ],
  [
    "Salopette",
    {
      in: "tute+jeans pantaloni",
      words: "dungarees, salopette",
      typed: "salopet, overall",
      titled: "salopette, overalls, overall, dungarees",
    },
  ],
  [
    "Tute eleganti",
    {
      in: "tute",
      words: "jumpsuit",
      typed:
        "tuta elegante, tuta intera, tuta lunga elegante, tutona elegante, tuta donna elegante, tuta pantalone elegante, tuta da cerimonia, tuta cerimonia",
      rather: "intera, jumpsuit, monospalla",
    },
  ],
  [
    "Tute sportive",
    {
      in: "tute",
      words: "tracksuit, track suit, tuta sportiva",
      typed:
        "tuta da ginnastica, tuta ginnastica, tuta sport, tuta palestra, tuta felpata, tuta da casa, tuta acetata, tuta completa, tuta running",
      rather: "sportiva, ginnastica, due, felpa, felpata, tracksuit",
    },
  ],
  ["Tute", { in: "tute", words: "overalls, tuta", typed: "tute, jump suit, tutone" }],
  [
    "Pantaloni cargo",
    {
      in: "pantaloni",
      words: "cargo pants, pantaloni cargo",
      typed:
        "cargo, pantaloni con le tasche, pantaloni tasconi, pantaloni con tasche, pantaloni militari, tasconati",
      rather: "cargo, tasconi",
    },
  ],
  [
    "Pantaloni palazzo",
    {
      in: "pantaloni",
      typed: "palazzo, pantaloni a palazzo, pantaloni palazzo, pantapalazzo, pantaloni larghi",
      rather: "palazzo, ampio, ampia",
    },
  ],
  [
    "Pantaloni chino",
    {
      in: "pantaloni",
      words: "chino, chinos",
      typed: "pantaloni chino, pantaloni chinos",
      rather: "chino, chinos",
    },
  ],
  [
    "Pantaloni",
    {
      in: "pantaloni+jeans leggings",
      words: "=pants, trousers, capri, pantalone",
      typed: "calzoni, pantaloni, braghe, pantapalazzo, pant, pantaloni a sigaretta, culotte pantaloni",
    },
  ],
]);
