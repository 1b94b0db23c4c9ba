/** Words for shoes. Earlier lines win in a feed, so particular things stand before general ones. */
import { kindsOf } from "./kind";

export const shoes = kindsOf("scarpe", [
  [
    "Scarpe da running",
    {
      in: "scarpe-sportive",
      words: "running shoes, scarpe da corsa, scarpe da running",
      typed:
        "scarpe per correre, scarpe jogging, scarpe maratona, scarpe atletica, scarpe ammortizzate, scarpette da corsa, scarpe runner, scarpe podismo",
      titled: "running, corsa, run",
    },
  ],
  [
    "Scarpe da trekking",
    {
      in: "scarpe-sportive",
      words: "hiking shoes, hiking boots, scarpe da trekking, scarpe da montagna",
      typed:
        "scarponi, scarponcini da montagna, scarponi da montagna, pedule, scarpe trekking, scarpe escursionismo, scarpe trail, scarponcini da trekking, scarponcini trekking, trail running, scarpe alpinismo, scarpe goretex, scarpe outdoor, scarpe da passeggiata in montagna, scarpe hiking, scarpe da bosco, scarpone, scarpe impermeabili",
      rather: "trekking, trail, hiking, montagna, escursionismo",
    },
  ],
  [
    "Scarpe da calcio",
    {
      in: "scarpe-sportive",
      words: "football boots, scarpe da calcio, scarpe da calcetto",
      typed:
        "scarpini da calcio, scarpe calcio, scarpe calcetto, scarpini calcio, tacchetti, futsal, scarpette da calcio, scarpette calcio, scarpe da pallone, scarpe football, =scarpini, =scarpino calcio",
      titled: "calcetto, calcio, football",
    },
  ],
  [
    "Scarpe da padel e tennis",
    {
      in: "scarpe-sportive",
      words: "scarpe da tennis, scarpe da padel, tennis shoes",
      typed: "scarpe padel, scarpe tennis, scarpe da paddle",
      titled: "padel, tennis",
    },
  ],
  [
    "Scarpe da ginnastica",
    {
      in: "sneakers scarpe-sportive",
      words: "",
      typed:
        "scarpe da ginnastica, scarpe da tennis comode, scarpe ginnastica, scarpette da ginnastica, ginniche, training shoes, scarpe da tennis bianche, scarpe tipo tennis, scarpe da passeggio, scarpe passeggio, scarpe da camminata, scarpe camminata, scarpe per camminare, scarpe da walking, scarpe comode per camminare, scarpe tempo libero, gym shoes",
    },
  ],
  [
    "Scarpe sportive",
    {
      in: "scarpe-sportive+sneakers",
      words: "scarpe sportive, scarpe da palestra",
      typed:
        "scarpe sport, scarpe palestra, scarpe fitness, scarpe da allenamento, sport shoes, scarpe pallavolo, scarpe da pallavolo, scarpe volley, scarpe ciclismo, scarpe da bici, scarpe bici, scarpe mtb, scarpe crossfit, scarpe spinning, scarpe zumba, scarpe aerobica, scarpe da golf, scarpe golf, scarpe nordic walking, scarpe da spinning, scarpe danza moderna",
      feed: "scarpe da ginnastica",
    },
  ],
  [
    "Sneakers alte",
    {
      in: "sneakers",
      typed:
        "sneakers alte, scarpe da basket, scarpe basket, high top, sneakers a stivaletto, hi top, scarpe alte sportive, scarpe alte alla caviglia, sneakers caviglia, scarpe da pallacanestro",
      rather: "alte, alta, high, mid",
    },
  ],
  [
    "Sneakers",
    {
      in: "sneakers",
      words: "sneakers, trainers",
      typed:
        "snickers, sniker, snikers, snekers, scarpe casual, scarpe da skate, slip-on, scarpe di tela, sneaker, sneackers, sneeakers, snikkers, snicker, snikker, dad shoes, chunky, slipon, scarpe con luci, scarpe con le luci, scarpe luminose, scarpe led, scarpe con strappo, scarpe con lo strappo, scarpe a strappo, scarpe strappi, scarpe con velcro, scarpe velcro, scarpe con le rotelle, scarpe di tutti i giorni, scarpe da tutti i giorni, scarpe per tutti i giorni, scarpe da scuola, scarpe per scuola, scarpe scuola, skate shoes, kicks, scarpe urban, scarpe streetwear, scarpe sportive eleganti, scarpe stringate sportive, scarpe giovani, scarpe stile tennis",
    },
  ],
  [
    "Anfibi",
    {
      in: "stivaletti",
      words: "combat boots, anfibi",
      typed:
        "anfibio, dr martens, scarpe militari, doc martens, biker boots, boots biker, stivaletti biker, stivali biker, stivaletti militari, stivali militari, stivaletti stringati, stivaletti con lacci, stivali con lacci, stivaletti con i lacci, boots stringati, anfibbi, amfibi, scarponcini militari, stivali da moto, stivali moto",
      titled: "anfibi, anfibio, combat",
    },
  ],
  [
    "Chelsea",
    {
      in: "stivaletti",
      words: "chelsea, chelsea boots, beatles",
      typed:
        "beatle, stivaletti beatles, stivaletti con elastico, stivaletti elastico, stivaletti elasticizzati, stivaletti con gli elastici, chelsy, celsi",
      titled: "chelsea, beatles",
    },
  ],
  [
    "Texani",
    {
      in: "stivali",
      words: "texani, cowboy boots, camperos",
      typed:
        "stivali texani, stivali cowboy, stivali western, camperos, stivali camperos, texano, stivaletti texani, stivaletti camperos, campero, stivaletti western, stivaletti cowboy, boots western, stivali country, cowgirl, cow boy, stivali cow boy, western boots, cowboy",
      titled: "texani, western, cowboy, camperos",
    },
  ],
  [
    "Stivali da pioggia",
    {
      in: "stivali",
      words: "rain boots, wellington, stivali da pioggia",
      typed:
        "stivali di gomma, stivali gomma, stivali pioggia, galosce, stivaletti pioggia, stivali di plastica, stivaletti di gomma, galoche, calosce, stivali impermeabili, scarpe da pioggia, scarpe pioggia, stivali pescatore, stivali giardino, stivali acqua",
      rather: "pioggia, gomma, rain",
    },
  ],
  [
    "Doposci",
    {
      in: "stivali stivaletti",
      words: "snow boots, doposci",
      typed:
        "dopo sci, moon boot, moon boots, stivali da neve, stivali neve, scarponcini da neve, doposci neve, scarponi da neve, scarpe da neve, scarponi neve, stivali imbottiti, stivali pelosi, stivali con pelo, stivaletti con pelo, stivali col pelo, stivali di pelo, stivaletti pelo, après ski, apres ski, moonboot, moonboots, stivali eschimese, stivaletti da neve, stivaletti neve, scarpe con pelo, stivali caldi, stivaletti imbottiti, stivali montone, stivaletti pelosi, stivaletti montone",
      rather: "neve, doposci, snow, imbottiti, imbottitura",
    },
  ],
  [
    "Stivali alti",
    {
      in: "stivali",
      typed:
        "cuissardes, cuissard, stivali sopra il ginocchio, stivali al ginocchio, stivali alti, stivali lunghi, overknee, over the knee, stivali cosciali, stivale alto, cavallerizza, stivali da equitazione, stivali equitazione, stivali gambale, stivali al polpaccio, stivali calza, stivali tubo, stivali sottoginocchio, kuissard, quissardes, stivali coscia",
      rather: "cuissard, cuissardes, alti, ginocchio",
    },
  ],
  [
    "Stivaletti",
    {
      in: "stivaletti",
      words: "ankle boots, bootie, booties, stivaletto, tronchetto, polacchino",
      typed:
        "tronchetti, polacchine, polacco, scarponcino, desert boot, stivali corti, stivali alla caviglia, boots bassi, stivali bassi, polacchini, polacchetto, desert, chukka, chukka boots, scarponcini, mezzi stivali, mezzo stivale, sock boots, ankleboots, clarks, stivalini, stivalino, polacca, scarpe alte invernali, scarpe invernali",
    },
  ],
  [
    "Stivali",
    {
      in: "stivali+stivaletti",
      words: "=boots, stivale",
      typed: "boots, stivaloni, stivalone",
    },
  ],
]);

/** Named as a whole: behind everything that says more. */
export const anyShoe = kindsOf("scarpe", [
  [
    "Scarpe",
    {
      in: "sneakers scarpe-sportive stivali stivaletti sandali ballerine decollete mocassini scarpe-stringate espadrillas zeppe scarpine+ciabatte pantofole",
      words: "shoes, footwear, scarpa, calzatura",
      typed:
        "scarpette, scarpetta, scarpe comode, calzature, scarpe ortopediche, scarpe anatomiche, scarpine comode, shoe, scarp, scarpe antinfortunistiche",
    },
  ],
]);
