/** Words for how things look and are cut: patterns, sleeves, necks, closures, fits, lengths, heels, features, styles. */
import { attributesOf } from "./attribute";

export const looks = [
  ...attributesOf(
    "pattern",
    `
  Tinta unita: solid, solid colour, plain | monocolore
  A righe: striped, stripes | righe, rigato, rigata, a strisce, strisce, gessato, gessata
  A quadri: checked, check | quadri, quadretti, a quadretti, scacchi, vichy
  Scozzese: plaid, tartan | scozzesi
  A fiori: floral | fiori, floreale, floreali, fiorato, fiorata, fiorellini, a fiorellini, fiorati
  A pois: polka dot, dots | pois, puntini, a puntini
  Color block: color-blocked, colour-blocked, color block
  Stampa grafica: graphic print, graphic
  Stampata: printed, print | stampa, stampato, fantasia
  Tinta unita con dettagli: solid-highlight
  Animalier: animal print | maculato, maculata, maculati, zebrato, zebrata, pitonato
  Leopardata: leopard | leopardato, leopardate
  Mimetica: camouflage, camo | mimetico, mimetici, militari
  Geometrica: geometric
  Pied de poule: houndstooth | pied de poul
  Paisley: paisley
  Ricamata: embroidered | ricamo, ricamato, ricami
  Tie-dye: tie dye
  Astratta: abstract
`,
  ),
  ...attributesOf(
    "sleeveType",
    `
  Manica lunga: long sleeve, long sleeves | maniche lunghe, a manica lunga, manica lunga
  Manica corta: short sleeve, short sleeves | maniche corte, a manica corta, mezze maniche, mezza manica
  Senza maniche: sleeveless | senza manica, senza maniche
  Manica a tre quarti: 3/4 sleeve | maniche a tre quarti, tre quarti
  Maniche a sbuffo: puff sleeve | maniche a palloncino, sbuffo
`,
  ),
  ...attributesOf(
    "neckType",
    `
  Girocollo: crew neck, crew | giro collo, a girocollo
  Scollo a V: v-neck, v neck | collo a v, scollo v, scollo a punta
  Collo alto: turtleneck | a collo alto
  Con cappuccio: hooded | cappuccio, col cappuccio
  Collo polo: polo
  Scollo a barca: boat | scollo a barchetta
  Coreana: mandarin collar | collo coreano, coreano, alla coreana
  Monospalla: one shoulder
`,
  ),
  ...attributesOf(
    "closure",
    `
  Zip: zip, zipper, full zip | cerniera, con la zip, lampo
  Bottoni: buttons, button | bottone
  Lacci: laces, lace-up | laccio, stringhe
  Velcro: velcro, hook and loop | strappo, con lo strappo
  Fibbia: buckle
  Magnetica: magnetic
  Bottoni a pressione: snap
  Doppiopetto: double-breasted | doppio petto
  Monopetto: single-breasted | mono petto
`,
  ),
  ...attributesOf(
    "fit",
    `
  Slim: slim, slim fit | aderente, aderenti, attillato, attillata, attillati, stretto, stretti
  Skinny: skinny | skinny fit
  Regolare: regular, regular fit
  Ampia: loose | largo, larga, larghi, larghe, ampio, wide leg, baggy, gamba larga
  Comoda: relaxed
  Oversize: oversized | oversize, over
  Aderente: fitted
  A zampa: flared | zampa, a zampa d'elefante, zampa di elefante, svasati, bootcut
  A vita alta: high waist | vita alta
`,
  ),
  ...attributesOf(
    "length",
    `
  Lungo: long, maxi | lunga, lunghi, lunghe
  Corto: | corta, corti, corte, mini, cropped
  Midi: midi | al polpaccio, longuette
  Al ginocchio: knee length
`,
  ),
  ...attributesOf(
    "heelType",
    `
  A spillo: stiletto heel | tacco a spillo, spillo
  Piatto: flat | rasoterra, senza tacco, tacco basso
  Platform: platform | plateau, suola alta
  Zeppa: wedge heel | con zeppa, con la zeppa
`,
  ),
  ...attributesOf(
    "detail",
    "Strappi: ripped, distressed | strappato, strappata, strappati, strappate, destroyed\n",
  ),
  ...attributesOf("toeShape", "A punta: pointed toe | punta, appuntite\n"),
  ...attributesOf(
    "feature",
    `
  Impermeabile: waterproof | antipioggia, impermeabili
  Antivento: windproof
  Traspirante: breathable | traspiranti
  Elasticizzato: | elasticizzati, elasticizzata
  Sostenibile: sustainable, recycled | ecologico, ecologica, riciclato, eco
  Polarizzati: polarized | polarizzate, polarizzato
  Imbottitura calda: | imbottito, imbottita, imbottiti, imbottite, foderato, foderati
  Modellante: shaping | modellanti, contenitivo, contenitiva, dimagrante, push-up
  Antiscivolo: non-slip | anti scivolo
  Anallergico: hypoallergenic | nichel free, senza nichel, anallergici
  Vegano: vegan | vegani, vegana
`,
  ),
  ...attributesOf(
    "style",
    `
  Elegante: elegant | eleganti, raffinato, chic, classe
  Casual: casual | informale, di tutti i giorni
  Sportivo: sporty | sportiva, sportivi, sportive
  Classico: classic | classica, classici, classiche
  Vintage: vintage | retrò, anni 80, anni 90, retro
  Boho: boho | hippie, etnico, gipsy
  Rock: rock | punk, dark, gotico
  Romantico: romantic | romantica
  Minimal: minimal | minimalista, basic, basico, semplice
  Western: western
`,
  ),
];
