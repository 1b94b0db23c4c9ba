/** Words for jackets and coats. Earlier lines win in a feed, so particular things stand before general ones. */
import { kindsOf } from "./kind";

export const jackets = kindsOf("abbigliamento", [
  [
    "Giacche eleganti",
    {
      in: "blazer+completi",
      words: "blazer",
      typed:
        "giacca elegante, giacca da uomo elegante, giacca da cerimonia, giacca cerimonia, giacca da ufficio, giacca formale, blezer, bleizer, blaser, giacca tailleur, giacca classica, giacca monopetto, giacca doppiopetto, giacca sartoriale, giacca abito, giacca completo, blazers, giacca destrutturata, spezzato, giacchetta elegante, giacca sposo, giacca smoking, giacca da sera, giacca sera, giacca colloquio, bleiser, bleser, giacca donna elegante, giacca lino uomo, giacca di lino, giacca lino, giacca matrimonio, giacca da matrimonio, giacchina elegante, giacca uomo classica, giacca un bottone, giacca tweed, giacca velluto, giacca di velluto",
    },
  ],
  [
    "Giacche da sci",
    {
      in: "giacche piumini",
      typed:
        "giubbotto da sci, giubbotto sci, giacca da neve, giacca neve, giubbotto da neve, giubbotto neve, giacca snowboard, giacca da snowboard, giaccone da sci, giacca a vento da sci, giacca a vento sci",
      rather: "sci, ski, neve, snow, imbottita",
    },
  ],
  [
    "Piumini smanicati",
    {
      in: "piumini gilet+giacche",
      typed:
        "piumino smanicato, gilet imbottito, smanicato imbottito, smanicato, gilet piumino, piumino senza maniche, smanicato piumino, smanicato 100 grammi, piumino gilet, gilet di piuma, gilet piuma, gilet trapuntato, smanicato trapuntato, gilet invernale, bodywarmer, gilet piumato, puffer vest, gilet 100 grammi, gilet impermeabile",
      rather: "smanicato, gilet, imbottito",
    },
  ],
  [
    "Piumini",
    {
      in: "piumini+giacche cappotti",
      words: "down jacket, puffer, piumino, piumone, puffer jacket",
      typed:
        "100 grammi, cento grammi, giacca imbottita, giacca piuma, giubbotto imbottito, giubbino imbottito, giaccone imbottito, giubbotto piuma, giubbotto di piume, bomber imbottito, piumini, piumino leggero, giacca trapuntata, giacca invernale, giubbotto invernale, giubbino invernale, giaccone invernale, 100gr, centogrammi, 100grammi, puffa, puffer coat, giubbotto pesante, giaccone pesante, piumini d'oca, piumino d'oca, piuma d'oca, giubbotto piuma d'oca, trapuntato, trapuntino, giubbone, giacca calda, giubbotto caldo, duvet, cappotto imbottito, piumetto, giacca pesante, giacca inverno, giubbotto inverno, pumino, piumotto",
    },
  ],
  [
    "Gilet",
    {
      in: "gilet+piumini giacche",
      words: "=vest, =vests, waistcoat, gilet, smanicato",
      typed:
        "gile, gilè, panciotto, gillet, corpetto, smanicato pelo, smanicato jeans, giletto, smanicati, smanicato lana, smanicato pile, gilettino, gilet tattico, vest",
    },
  ],
  [
    "Trench",
    {
      in: "cappotti+giacche piumini",
      words: "trench, trench coat",
      typed:
        "trenc, spolverino, soprabito, impermeabile beige, trench coat, trech, spolverini, soprabiti, spolvero, duster, impermeabile lungo, tranch, trence",
      titled: "trench, spolverino, soprabito",
    },
  ],
  [
    "Impermeabili",
    {
      in: "giacche cappotti+piumini",
      words: "raincoat, impermeabile",
      typed:
        "giacca impermeabile, giacca antipioggia, mantella, giacca da pioggia, giubbotto impermeabile, cerata, poncho pioggia, antipioggia, giacca pioggia, mantellina, cerate, rain jacket, giubbotto pioggia, giubbotto da pioggia, giacca acqua, poncho impermeabile, anti pioggia, impermiabile, inpermeabile, giacca anti pioggia",
      rather: "impermeabile, pioggia, antivento, rain, waterproof, trench",
    },
  ],
  [
    "Montoni e pellicce",
    {
      in: "cappotti giacche+piumini",
      typed:
        "montone, montoni, shearling, pelliccia, pellicce, ecopelliccia, ecopellicce, pelliccia finta, finta pelliccia, pellicciotto, pellicciotti, pelliccetta, giacca di pelo, giacca pelo, giacca pelosa, cappotto pelo, cappotto peloso, giubbotto pelo, teddy, cappotto orsetto, giacca orsetto, faux fur",
      rather: "montone, shearling, pelliccia, ecopelliccia, teddy, pelo, orsetto",
    },
  ],
  [
    "Parka",
    {
      in: "cappotti+giacche piumini",
      typed: "parka, eskimo, eschimo, eskimò, parca",
      rather: "parka, eskimo",
    },
  ],
  [
    "Mantelle e poncho",
    {
      in: "cappotti giacche+cardigan maglie sciarpe",
      typed: "poncho, ponci, pancho, mantella di lana, mantella lana, cappa, cappe, mantella donna",
      rather: "poncho, mantella, cappa, mantello",
    },
  ],
  [
    "Cappotti",
    {
      in: "cappotti+giacche piumini",
      words: "=coat, =coats, parka, cappotto",
      typed:
        "paltò, palto, giaccone, giacconi, capotto, cappottino, montgomery, eskimo, mantello, cappa, pelliccia, ecopelliccia, loden, parka, cappotti, cappottone, capotti, duffle coat, caban, peacoat, ulster, chesterfield, robe manteau, pastrano, tabarro, redingote, overcoat, mantelli, giacca lunga, coat, coats, cappottini, paletot, alamari",
    },
  ],
  [
    "Giacche a vento",
    {
      in: "giacche piumini",
      words: "windbreaker, giacca a vento",
      typed:
        "k-way, kway, k way, giacca vento, giacca antivento, antivento, guscio, giubbino antivento, giubbotto antivento, giacche a vento, softshell, windstopper, giacca tecnica, giacca trekking, giacca da trekking, giacca montagna, giacca da montagna, giubbino tecnico, giubbotto tecnico, hardshell, gusci, keyway, kei way, chiuei, anorak, giacca vela, giubbino a vento, giubbotto a vento, giacca outdoor, giacca hiking, giacca nautica, kappaway",
      rather: "antivento, vento, cappuccio, windbreaker, impermeabile",
    },
  ],
  [
    "Giacche sportive",
    {
      in: "giacche",
      words: "track jacket, running jacket",
      typed:
        "giacca running, giacca da running, giacca da corsa, giacca corsa, giacca sportiva, giacca sport, giacca palestra, giacca da palestra, giacca fitness, giacca yoga, giacca allenamento, giacca ciclismo, giacca bici, giacca da bici, giacchina sportiva, giacca della tuta, giacca tuta, giubbino running, giubbino sportivo",
      rather: "running, corsa, sportiva, sport, tecnica, tecnico, antivento, allenamento, yoga, fitness, gym",
    },
  ],
  [
    "Bomber",
    {
      in: "giacche",
      words: "bomber, bomber jacket",
      typed:
        "bomberino, giubbotto bomber, college jacket, varsity, varsity jacket, giacca college, giubbotto college, giacca baseball, bombers, giacca aviatore, giubbotto aviatore, bomber college, bomberini, giubbotto da aviatore",
      rather: "bomber",
    },
  ],
  [
    "Giubbotti di pelle",
    {
      in: "giacche",
      words: "leather jacket, biker jacket",
      typed:
        "chiodo, giacca di pelle, giacca in pelle, giacca pelle, giubbotto di pelle, giubbotto pelle, giubbino di pelle, giubbino pelle, giubbotto in pelle, giacca ecopelle, chiodo pelle, giubbotto motociclista, chiodi, biker, perfecto, giacca moto, giacca da moto, giubbotto moto, giubbotto da moto, giacca renna, giacca di renna, giacca scamosciata, giacca camoscio, giacca di camoscio, giubbotto renna, giubbotto scamosciato, giacca finta pelle, giacca in finta pelle, giubbotto finta pelle, giubbino ecopelle, giubbotto ecopelle, giubbotto in ecopelle, giubbotto similpelle, giacchino pelle, giacchino di pelle, giacchino ecopelle, giubbetto pelle, giubbetto di pelle, giacchetto di pelle, giacchetto pelle, giacca cuoio, giubbotto nappa",
      rather: "pelle, ecopelle, biker, chiodo, leather",
    },
  ],
  [
    "Giacche di jeans",
    {
      in: "giacche",
      words: "denim jacket, giacca di jeans",
      typed:
        "giacca jeans, giubbotto di jeans, giubbotto jeans, giubbino di jeans, giubbino jeans, giacca in jeans, giubbotto in jeans, giubbino denim, giacca denim, giacchetto di jeans, giacchetto jeans, giubbetto di jeans, giubbetto jeans, giacchino jeans, giacchino di jeans, jeans giacca, giubbotto denim",
      rather: "denim, jeans",
    },
  ],
  [
    "Giacche",
    {
      in: "giacche+blazer piumini cappotti",
      words: "jacket, outerwear, giacca, giubbotto, giubbino",
      typed:
        "giacchetto, giacchetta, giacchino, giubbetto, giubotto, giubboto, giubino, capospalla, giubba, giacchettina, coat jacket, giacche, giubbottino, giubbini, giubbottini, giacchini, giacchette, jakcet, giaccha, giaca, capispalla, shacket, camicia giacca, sahariana, safari, field jacket, giubbetti, giubbettino, jackets, giubotti, giubbotino, giacca da caccia, barbour, giacca cerata",
    },
  ],
]);
