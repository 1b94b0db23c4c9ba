/** Words for the shoes that are neither for sport nor boots. Earlier lines win in a feed. */
import { kindsOf } from "./kind";

export const lightShoes = kindsOf("scarpe", [
  [
    "Espadrillas",
    {
      in: "espadrillas",
      words: "espadrille, espadrillas, espadrillos",
      typed:
        "espadriglie, scarpe di corda, scarpe corda, espadrillas, espadrilles, espadrille, espadrillo, spadrillas, scarpe suola corda, alpargatas",
    },
  ],
  [
    "Zeppe",
    {
      in: "zeppe+sandali espadrillas",
      words: "=wedge, =wedges, zeppa, zeppe",
      typed: "scarpe con zeppa, sandali con la zeppa, sandali zeppa, scarpe zeppa, wedge, zeppe sandali",
    },
  ],
  [
    "Pantofole",
    {
      in: "pantofole",
      words: "=slippers, pantofola",
      typed:
        "ciabatte da casa, ciabatte casa, ciabatte invernali, babbucce, pantofoline, scarpe da casa, pattine, pantofola, ciabatte pelose, ciabatte peluche, ciabatte da camera, ciabatte camera, ciabatte calde, ciabattine da casa, babbuccia, slippers, charentaise, ciabatte di lana, ciabatte lana, ciabatte pelo, ciabatte di pelo, ciabatte con pelo, ciabatte imbottite, ciabatte inverno, ciabatte chiuse, ciabatte in feltro, ciabatte feltro, scarpette da casa, stivaletti da casa, ciabatte donna inverno, friulane, furlane, friulana, ciabatte ospedale",
    },
  ],
  [
    "Infradito",
    {
      in: "ciabatte",
      words: "flip flop, flip-flops, infradito",
      typed:
        "ciabatte infradito, infradito mare, flipflop, ciabatte brasiliane, sandali infradito, infraditi, tong, giapponesine",
      titled: "infradito, flip",
    },
  ],
  [
    "Ciabatte",
    {
      in: "ciabatte+pantofole",
      words: "ciabatta, zoccolo, =slides",
      typed:
        "ciabattine, savatte, ciabatte mare, ciabatte piscina, ciabatte da piscina, ciabatte doccia, zoccoli, sabot, slippers mare, ciavatte, zoccoletti, scarpe infermiera, slides, slide, sliders, clogs, clog, mules, mule, ciabatte ortopediche, ciabattone, sandalo ciabatta, sandali ciabatta, pianelle, pianella, tappine, zoccoli ospedale, zoccolette, ciabatte anatomiche, ciabatta, scalzette, sandali sabot, sabò, ciabattina",
    },
  ],
  [
    "Sandali con tacco",
    {
      in: "sandali+decollete",
      typed:
        "sandali con tacco, sandali col tacco, sandali tacco, sandali eleganti, sandali alti, sandali gioiello, sandali da sera, sandali cerimonia, sandali da cerimonia, sandali sposa, sandali da sposa, sandali plateau, sandali a spillo, sandali strass, sandali con plateau, sandali dorati tacco",
      rather: "tacco, gioiello, plateau, doppia",
    },
  ],
  [
    "Sandali",
    {
      in: "sandali",
      words: "sandal, sandalo, sandaletto",
      typed:
        "sandaletti, scarpe aperte, scarpe estive, gladiatore, gladiatori, sandali alla schiava, sandali schiava, capresi, ragnetti, ragnetto, sandalini, scarpe estate",
    },
  ],
  [
    "Ballerine",
    {
      in: "ballerine",
      words: "ballet flat, ballerina, ballerine",
      typed:
        "scarpe rasoterra, scarpe basse donna, scarpe basse eleganti, mary jane basse, scarpe da ballo, scarpette da ballo, scarpette danza, scarpe danza, mezze punte, flats, mary jane, mary janes, scarpe mary jane, paperine, scarpe piatte, scarpe basse, mezzepunte, bambolina, scarpe con cinturino, scarpe raso terra, ballerinas, balerine, scarpe basse comode donna",
    },
  ],
  [
    "Scarpe col tacco",
    {
      in: "decollete+sandali zeppe",
      typed:
        "scarpe col tacco, scarpe con il tacco, scarpe con tacco, scarpe tacco, scarpe coi tacchi, scarpe con i tacchi, scarpe tacchi, tacchi, tacchi alti, tacco alto, tacco 12, tacchi a spillo, tacco a spillo, scarpe alte, scarpe da sposa, scarpe sposa, scarpe eleganti donna, scarpe da cerimonia donna, scarpe donna eleganti, tacco basso, tacco grosso, rocchetto, scarpe plateau, scarpe col plateau, scarpe con plateau, heels, heel, high heel, scarpe da ballo latino, scarpe da sera, scarpe sera, scarpe invitata, scarpe damigella, tacchi bassi, scarpe tango",
    },
  ],
  [
    "Décolleté",
    {
      in: "decollete",
      words: "=pumps, high heels, stiletto, decollete",
      typed:
        "decolte, decolté, decollette, decolletè, decoltè, décolletées, slingback, chanel scarpe, scarpe a punta, pumps, pump, court shoes, scarpe chanel, chanel tacco, decolleté chanel, chanel basse, decollte, decolletes, decolettè, scollate, peep toe, spuntate, open toe, scarpe a spillo, stilettos, scarpe aperte dietro, dorsay, decoltet",
    },
  ],
  [
    "Mocassini",
    {
      in: "mocassini",
      words: "loafer, moccasin, mocassino",
      typed:
        "college, car shoe, scarpe da barca, mocassini, loafers, penny loafer, penny loafers, mocasini, moccasini, drivers, boat shoes, gommini, gommino, slipper eleganti, horsebit, scarpe da vela",
    },
  ],
  [
    "Scarpe eleganti",
    {
      in: "scarpe-stringate mocassini decollete ballerine",
      typed:
        "scarpe eleganti, scarpe classiche, scarpe da cerimonia, scarpe cerimonia, scarpe da ufficio, scarpe da matrimonio, scarpe formali, scarpe battesimo, scarpe comunione, scarpe cresima, scarpe laurea, scarpe business, scarpe da lavoro eleganti, scarpe da comunione, scarpe prima comunione, scarpe colloquio, =scarpe invitato",
    },
  ],
  [
    "Scarpe stringate",
    {
      in: "scarpe-stringate",
      words: "oxford, derby, brogue, =lace-ups, lace-up, stringata, stringate",
      typed:
        "francesine, francesina, inglesine, scarpe inglesi, scarpe con i lacci, scarpe con lacci, scarpe allacciate, scarpe stringate, scarpe in pelle uomo, duilio, oxford, derby, brogue, brogues, oxfords, monk strap, monk, doppia fibbia, scarpe con fibbia, budapester, scarpe eleganti uomo, scarpe uomo eleganti, scarpe classiche uomo, inglesina, scarpe in cuoio, scarpe di cuoio, scarpe maschili donna, scarpe con stringhe, =scarpe sposo",
    },
  ],
  [
    "Scarpine",
    {
      in: "scarpine",
      words: "scarpina, crib shoes",
      typed:
        "scarpe neonato, scarpe primi passi, scarpine neonato, scarpette neonato, scarpe culla, babbucce neonato, primi passi, scarpette primi passi, scarpette battesimo, scarpette culla, scarpette lana neonato, scarpe bebè, scarpe baby, scarpe gattonamento, calzine scarpina, scarpe prima infanzia",
    },
  ],
]);
