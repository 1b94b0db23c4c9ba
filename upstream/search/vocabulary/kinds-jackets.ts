/** Words for jackets and coats. Earlier lines win in a feed, so particular things stand before general ones. */
import { kindsOf } from "./kind";

export const jackets = kindsOf("abbigliamento", [
  [
    "Giacche eleganti",
    {
      in: "blazer+completi",
      words: "blazer",
      typed:
        "giacca elegante, giacca da uomo elegante, giacca da cerimonia, giacca cerimonia, giacca da ufficio, giacca formale, blezer, bleizer, blaser, giacca tailleur, giacca classica, giacca monopetto, giacca doppiopetto, giacca sartoriale, giacca abito, giacca completo",
    },
  ],
  [
    "Piumini smanicati",
    {
      in: "piumini gilet+giacche",
      typed:
        "piumino smanicato, gilet imbottito, smanicato imbottito, smanicato, gilet piumino, piumino senza maniche",
      rather: "smanicato, gilet, imbottito",
    },
  ],
  [
    "Piumini",
    {
      in: "piumini+giacche cappotti",
      words: "down jacket, puffer, piumino, piumone, puffer jacket",
      typed:
        "100 grammi, cento grammi, giacca imbottita, giacca piuma, giubbotto imbottito, giubbino imbottito, giaccone imbottito, giubbotto piuma, giubbotto di piume, bomber imbottito, piumini, piumino leggero, giacca trapuntata, giacca invernale, giubbotto invernale, giubbino invernale, giaccone invernale",
    },
  ],
  [
    "Gilet",
    {
      in: "gilet+piumini giacche",
      words: "=vest, =vests, waistcoat, gilet, smanicato",
      typed: "gile, gilè, panciotto, gillet, corpetto",
    },
  ],
  [
    "Trench",
    {
      in: "cappotti+giacche piumini",
      words: "trench, trench coat",
      typed: "trenc, spolverino, soprabito, impermeabile beige, trench coat, trech",
      titled: "trench, spolverino, soprabito",
    },
  ],
  [
    "Impermeabili",
    {
      in: "giacche cappotti+piumini",
      words: "raincoat, impermeabile",
      typed:
        "giacca impermeabile, giacca antipioggia, mantella, giacca da pioggia, giubbotto impermeabile, cerata, poncho pioggia, antipioggia, giacca pioggia",
      rather: "impermeabile, pioggia, antivento, rain, waterproof, trench",
    },
  ],
  [
    "Cappotti",
    {
      in: "cappotti+giacche piumini",
      words: "=coat, =coats, parka, cappotto",
      typed:
        "paltò, palto, giaccone, giacconi, capotto, cappottino, montgomery, eskimo, mantello, cappa, pelliccia, ecopelliccia, loden, parka, cappotti",
    },
  ],
  [
    "Giacche a vento",
    {
      in: "giacche piumini",
      words: "windbreaker, giacca a vento",
      typed:
        "k-way, kway, k way, giacca vento, giacca antivento, antivento, guscio, giubbino antivento, giubbotto antivento, giacche a vento, softshell",
      rather: "antivento, vento, cappuccio, windbreaker, impermeabile",
    },
  ],
  [
    "Bomber",
    {
      in: "giacche",
      words: "bomber, bomber jacket",
      typed: "bomberino, giubbotto bomber, college jacket",
      rather: "bomber",
    },
  ],
  [
    "Giubbotti di pelle",
    {
      in: "giacche",
      words: "leather jacket, biker jacket",
      typed:
        "chiodo, giacca di pelle, giacca in pelle, giacca pelle, giubbotto di pelle, giubbotto pelle, giubbino di pelle, giubbino pelle, giubbotto in pelle, giacca ecopelle, chiodo pelle, giubbotto motociclista",
      rather: "pelle, ecopelle, biker, chiodo, leather",
    },
  ],
  [
    "Giacche di jeans",
    {
      in: "giacche",
      words: "denim jacket, giacca di jeans",
      typed:
        "giacca jeans, giubbotto di jeans, giubbotto jeans, giubbino di jeans, giubbino jeans, giacca in jeans, giubbotto in jeans, giubbino denim, giacca denim, giacchetto di jeans, giacchetto jeans",
      rather: "denim, jeans",
    },
  ],
  [
    "Giacche",
    {
      in: "giacche+blazer piumini cappotti",
      words: "jacket, outerwear, giacca, giubbotto, giubbino",
      typed:
        "giacchetto, giacchetta, giacchino, giubbetto, giubotto, giubboto, giubino, capospalla, giubba, giacchettina, coat jacket, giacche",
    },
  ],
]);
