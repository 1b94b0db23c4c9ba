/** Words for shoes. Earlier lines win in a feed, so particular things stand before general ones. */
import { kindsOf } from "./kind";

export const shoes = kindsOf("scarpe", [
  [
    "Scarpe da running",
    {
      in: "scarpe-sportive",
      words: "running shoes, scarpe da corsa, scarpe da running",
      typed: "scarpe per correre, scarpe jogging, scarpe maratona, scarpe atletica",
      titled: "running, corsa, run",
    },
  ],
  [
    "Scarpe da trekking",
    {
      in: "scarpe-sportive",
      words: "hiking shoes, hiking boots, scarpe da trekking, scarpe da montagna",
      typed:
        "scarponi, scarponcini da montagna, scarponi da montagna, pedule, scarpe trekking, scarpe escursionismo, scarpe trail",
      rather: "trekking, trail, hiking, montagna, escursionismo",
    },
  ],
  [
    "Scarpe da calcio",
    {
      in: "scarpe-sportive",
      words: "football boots, scarpe da calcio, scarpe da calcetto",
      typed: "scarpini da calcio, scarpe calcio, scarpe calcetto, scarpini calcio, tacchetti",
      titled: "calcetto, calcio, football",
    },
  ],
  [
    "Scarpe da padel e tennis",
    {
      in: "scarpe-sportive",
      words: "scarpe da tennis, scarpe da padel, tennis shoes",
      typed: "scarpe padel, scarpe tennis",
      titled: "padel, tennis",
    },
  ],
  [
    "Scarpe da ginnastica",
    {
      in: "sneakers scarpe-sportive",
      words: "",
      typed:
        "scarpe da ginnastica, scarpe da tennis comode, scarpe ginnastica, scarpette da ginnastica, ginniche, training shoes",
    },
  ],
  [
    "Scarpe sportive",
    {
      in: "scarpe-sportive+sneakers",
      words: "scarpe sportive, scarpe da palestra",
      typed: "scarpe sport, scarpe palestra, scarpe fitness, scarpe da allenamento, sport shoes",
      feed: "scarpe da ginnastica",
    },
  ],
  [
    "Sneakers alte",
    {
      in: "sneakers",
      typed: "sneakers alte, scarpe da basket, scarpe basket, high top",
      rather: "alte, alta, high, mid",
    },
  ],
  [
    "Sneakers",
    {
      in: "sneakers",
      words: "sneakers, trainers",
      typed:
        "snickers, sniker, snikers, snekers, scarpe casual, scarpe da skate, slip-on, scarpe senza lacci, scarpe di tela",
    },
  ],
  [
    "Anfibi",
    {
      in: "stivaletti",
      words: "combat boots, anfibi",
      typed: "anfibio, dr martens, scarpe militari",
      titled: "anfibi, anfibio, combat",
    },
  ],
  [
    "Chelsea",
    {
      in: "stivaletti",
      words: "chelsea, chelsea boots, beatles",
      typed: "beatle, stivaletti beatles",
      titled: "chelsea, beatles",
    },
  ],
  [
    "Texani",
    {
      in: "stivali",
      words: "texani, cowboy boots, camperos",
      typed: "stivali texani, stivali cowboy, stivali western, camperos, stivali camperos",
      titled: "texani, western, cowboy, camperos",
    },
  ],
  [
    "Stivali da pioggia",
    {
      in: "stivali",
      words: "rain boots, wellington, stivali da pioggia",
      typed: "stivali di gomma, stivali gomma, stivali pioggia, galosce, stivaletti pioggia",
      rather: "pioggia, gomma, rain",
    },
  ],
  [
    "Doposci",
    {
      in: "stivali stivaletti",
      words: "snow boots, doposci",
      typed:
        "dopo sci, moon boot, moon boots, stivali da neve, stivali neve, scarponcini da neve, doposci neve, scarponi da neve, scarpe da neve, scarponi neve",
      rather: "neve, doposci, snow, imbottiti, imbottitura",
    },
  ],
  [
    "Stivali alti",
    {
      in: "stivali",
      typed:
        "cuissardes, cuissard, stivali sopra il ginocchio, stivali al ginocchio, stivali alti, stivali lunghi",
      rather: "cuissard, cuissardes, alti, ginocchio",
    },
  ],
  [
    "Stivaletti",
    {
      in: "stivaletti",
      words: "ankle boots, bootie, booties, stivaletto, tronchetto, polacchino",
      typed:
        "tronchetti, polacchine, polacco, scarponcino, desert boot, stivali corti, stivali alla caviglia",
    },
  ],
  ["Stivali", { in: "stivali+stivaletti", words: "=boots, stivale" }],
]);

/** Named as a whole: behind everything that says more. */
export const anyShoe = kindsOf("scarpe", [
  [
    "Scarpe",
    {
      in: "sneakers scarpe-sportive stivali stivaletti sandali ballerine decollete mocassini scarpe-stringate espadrillas zeppe scarpine+ciabatte pantofole",
      words: "shoes, footwear, scarpa, calzatura",
      typed: "scarpette, scarpetta, scarpe comode, calzature",
    },
  ],
]);
