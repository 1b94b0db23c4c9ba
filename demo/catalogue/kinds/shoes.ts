/** Kinds of shoes. */
import { kind } from "../kinds";

const rounded = "toeShape: Tonda; heelType: Piatto; soleWidth: Regolare, Larga";

export const shoes = [
  kind({
    leaf: "sneakers",
    roots: "dufm",
    group: "scarpe-sport",
    noun: "sneakers fp",
    shape: "trainers",
    euro: [45, 139],
    run: "scarpe",
    materials: "pelle camoscio tela rete ecopelle",
    cuts: `
      basse | style=Casual
      alte | style=Urban, shape=high-trainers
      slip-on | closure=Senza lacci, shape=slip-ons
      platform | heelType=Platform, style=Urban, roots=d, shape=chunky-trainers
      retrò | style=Vintage
      chunky | heelType=Platform, style=Urban, shape=chunky-trainers`,
    details: "con suola ultraleggera",
    attributes: `closure: Lacci; ${rounded}; style: Casual, Sportivo; occasion: Tutti i giorni, Tempo libero`,
    share: 2,
  }),
  kind({
    leaf: "scarpe-sportive",
    roots: "dufm",
    group: "scarpe-sport",
    noun: "scarpe fp",
    type: "Scarpe sportive",
    shape: "trainers",
    drawing: "running-shoes",
    euro: [49, 159],
    run: "scarpe",
    materials: "rete tecnico ecopelle",
    cuts: `
      da running | occasion=Corsa
      da palestra | occasion=Palestra, shape=court-shoes
      da trekking | occasion=Trekking, feature=Impermeabile, shape=trekking-shoes
      da trail running | occasion=Corsa, feature=Suola antiscivolo, shape=trail-shoes
      da padel | occasion=Padel, shape=court-shoes
      da calcetto | occasion=Calcio, shape=football-shoes`,
    details:
      "con suola ammortizzata; con intersuola reattiva; con dettagli riflettenti; con suola antiscivolo; con plantare estraibile; con tallone rinforzato",
    attributes: `closure: Lacci; ${rounded}; style: Sportivo`,
    share: 1.3,
  }),
  kind({
    leaf: "stivali",
    roots: "dufm",
    group: "scarpe",
    noun: "stivali mp",
    shape: "boots",
    euro: [79, 219],
    run: "scarpe",
    palette: "cuoio",
    materials: "pelle camoscio ecopelle",
    cuts: `
      texani | style=Western, toeShape=A punta, heelType=Cubano, shape=western-boots
      cuissard | dimension=Altezza gambale 52 cm, heelType=Largo, roots=d, shape=thigh-boots
      da cavallerizza | heelType=Basso, style=Classico, shape=riding-boots
      da pioggia | feature=Impermeabile, heelType=Basso, shape=rain-boots`,
    details: "con tacco largo; con fibbia alla caviglia; con impunture a vista",
    attributes:
      "closure: Zip; toeShape: Tonda, A punta; soleWidth: Regolare; season: Autunno/Inverno; style: Classico, Elegante",
    share: 0.9,
  }),
  kind({
    leaf: "stivaletti",
    roots: "dufm",
    group: "scarpe",
    noun: "stivaletti mp",
    shape: "ankle-boots",
    euro: [55, 169],
    run: "scarpe",
    palette: "cuoio",
    materials: "pelle camoscio ecopelle",
    cuts: `
      chelsea | closure=Elastico, toeShape=Tonda, shape=chelsea-boots
      con lacci | closure=Lacci, shape=lace-up-boots
      anfibi | closure=Lacci, style=Rock, shape=combat-boots
      scamosciati | closure=Zip
      con suola carrarmato | heelType=Basso, style=Urban, shape=combat-boots
      biker | closure=Fibbia, style=Rock, shape=biker-boots`,
    details:
      "con elastici laterali; con fodera calda; con cuciture a contrasto; con suola in gomma; con linguetta posteriore",
    attributes:
      "heelType: Basso, Largo; toeShape: Tonda; soleWidth: Regolare, Larga; season: Autunno/Inverno; style: Casual, Urban",
    share: 1.1,
  }),
  kind({
    leaf: "decollete",
    roots: "d",
    group: "scarpe",
    noun: "décolleté fp",
    shape: "heels",
    euro: [49, 169],
    run: "scarpe",
    materials: "pelle camoscio ecopelle raso",
    cuts: `
      con tacco largo | heelType=Largo, toeShape=Tonda, shape=block-heels
      slingback | heelType=Kitten, toeShape=A punta, shape=slingbacks
      con cinturino | closure=Fibbia, heelType=Largo, toeShape=Tonda, shape=strap-heels
      Mary Jane | closure=Fibbia, heelType=Medio, toeShape=Tonda, shape=strap-heels`,
    details: "con tacco rivestito",
    attributes:
      "closure: Senza chiusura; soleWidth: Regolare, Stretta; occasion: Cerimonia, Ufficio, Sera; style: Elegante, Glamour",
    share: 1,
  }),
  kind({
    leaf: "sandali",
    roots: "dufm",
    group: "scarpe",
    noun: "sandali mp",
    shape: "sandals",
    euro: [29, 119],
    run: "scarpe",
    materials: "pelle camoscio ecopelle gomma",
    cuts: `
      bassi | heelType=Piatto, roots=d
      bassi | heelType=Piatto, roots=ufm
      con fasce incrociate | heelType=Piatto, roots=d, shape=crossed-sandals
      da passeggio | heelType=Basso, roots=d
      da passeggio | heelType=Basso, roots=ufm
      con doppia fibbia | closure=Fibbia, heelType=Piatto, roots=d
      con doppia fibbia | closure=Fibbia, heelType=Piatto, roots=ufm`,
    details:
      "con cinturino alla caviglia; con plantare in sughero; con chiusura a strappo; con fibbia regolabile; con suola leggera",
    attributes:
      "closure: Fibbia, Strappo; toeShape: Aperta; soleWidth: Regolare, Larga; season: Primavera/Estate; style: Casual, Boho",
    share: 1.1,
  }),
  kind({
    leaf: "sandali",
    roots: "d",
    group: "scarpe",
    noun: "sandali mp",
    type: "Sandali con tacco",
    shape: "heels",
    drawing: "heeled-sandals",
    euro: [45, 139],
    run: "scarpe",
    materials: "pelle raso camoscio ecopelle",
    cuts: `
      con tacco alto | heelType=A spillo
      con tacco a blocco | heelType=Largo, shape=block-sandals`,
    details: "con cinturino alla caviglia; con fasce sottili",
    attributes:
      "closure: Fibbia; toeShape: Aperta; soleWidth: Regolare; season: Primavera/Estate; occasion: Cerimonia, Sera; style: Elegante, Glamour",
    share: 0.7,
  }),
  kind({
    leaf: "ballerine",
    roots: "df",
    group: "scarpe",
    noun: "ballerine fp",
    shape: "loafers",
    drawing: "ballet-flats",
    euro: [29, 109],
    run: "scarpe",
    materials: "pelle camoscio ecopelle raso",
    cuts: `
      a punta tonda | toeShape=Tonda
      con cinturino | closure=Fibbia, toeShape=Tonda, shape=strap-flats`,
    details: "con fiocchetto; con suola flessibile",
    attributes:
      "closure: Senza chiusura; heelType: Piatto; soleWidth: Regolare, Stretta; style: Romantico, Classico; occasion: Tutti i giorni, Ufficio",
    share: 0.8,
  }),
  kind({
    leaf: "mocassini",
    roots: "dufm",
    group: "scarpe",
    noun: "mocassini mp",
    shape: "loafers",
    euro: [49, 159],
    run: "scarpe",
    palette: "cuoio",
    materials: "pelle camoscio",
    cuts: `
      classici | style=Classico
      con nappine | detail=Nappine, shape=tassel-loafers
      con morsetto | detail=Morsetto, shape=bit-loafers
      car shoe | style=Casual`,
    details:
      "con cuciture a mano; con fascetta; con suola in cuoio; con suola in gomma; con impunture a contrasto",
    attributes:
      "closure: Senza lacci; heelType: Basso, Piatto; toeShape: Tonda; soleWidth: Regolare, Larga; occasion: Ufficio, Tempo libero; style: Classico, Elegante",
    share: 0.8,
  }),
  kind({
    leaf: "scarpe-stringate",
    roots: "dufm",
    group: "scarpe",
    noun: "stringate fp",
    shape: "loafers",
    drawing: "oxfords",
    euro: [69, 199],
    run: "scarpe",
    palette: "cuoio",
    materials: "pelle camoscio",
    cuts: `
      derby | style=Classico, shape=derbies
      oxford | style=Elegante
      brogue | detail=Lavorazione brogue, shape=brogues
      francesine | style=Elegante`,
    details:
      "con suola in cuoio; con suola in gomma; con puntale; con lavorazione a mano; con fodera in pelle",
    attributes:
      "closure: Lacci; heelType: Basso; toeShape: Tonda, A punta; soleWidth: Regolare, Larga; occasion: Ufficio, Cerimonia; style: Classico",
    share: 0.8,
  }),
];
