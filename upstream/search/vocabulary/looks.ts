/** Words for how things look and are cut: patterns, sleeves, necks, closures, fits, lengths, heels, features, styles. */
import { attributesOf } from "./attribute";

export const looks = [
  ...attributesOf(
    "pattern",
    `
  Tinta unita: solid, solid colour, plain | monocolore, unito, unita, tinta unica, monocromatico
  A righe: striped, stripes | righe, rigato, rigata, a strisce, strisce, gessato, gessata, righina, righine, rigatino, marinière, mariniere, millerighe, a righine, bastoncino, rigate, rigati, gessati, gessate, righette
  A quadri: checked, check | quadri, quadretti, a quadretti, scacchi, vichy, principe di galles, galles, madras, quadrettato, quadrettata, quadrettati, quadrettini, scacchiera, a scacchi, vichi, quadrettoni, quadroni
  Scozzese: plaid, tartan | scozzesi, scozia, kilt fantasia
  A fiori: floral | fiori, floreale, floreali, fiorato, fiorata, fiorellini, a fiorellini, fiorati, fiorito, fioriti, fiorita, fiorite, liberty, margherite, tropicale, hawaiano, hawaiana, botanico, foglie, fiorellino, fiorate, girasoli, fiore
  A pois: polka dot, dots | pois, puntini, a puntini, puntinato, pallini, a pallini, bolli, puà, pua, pallino
  Color block: color-blocked, colour-blocked, color block
  Stampa grafica: graphic print, graphic | scritta, scritte, con scritta, logo, con logo, disegni, personaggi, cartoni, supereroi, dinosauri, unicorno, unicorni
  Stampata: printed, print | stampa, stampato, fantasia, stampe, stampati, stampate, fantasie, fantasiosa
  Tinta unita con dettagli: solid-highlight
  Animalier: animal print | maculato, maculata, maculati, zebrato, zebrata, pitonato, leopardo, zebra, tigrato, tigrata, serpente, pitone, coccodrillo, stampa cocco, muccato, mucca, zebrati, maculate, animale, animalie
  Leopardata: leopard | leopardato, leopardate, leopardati, leo
  Mimetica: camouflage, camo | mimetico, mimetici, militari, mimetiche, camuflage, militare fantasia
  Geometrica: geometric
  Pied de poule: houndstooth | pied de poul, pied-de-poule, pie de poule, piedipull, pie de pull
  Paisley: paisley | stampa cachemire
  Ricamata: embroidered | ricamo, ricamato, ricami, ricamati, ricamate, ricamo fiori
  Tie-dye: tie dye | tie-dye, sfumato, sfumata, batik
  Astratta: abstract
  Spigata: | spigato, spigata, spina di pesce, a spina di pesce, spinato
`,
  ),
  ...attributesOf(
    "sleeveType",
    `
  Manica lunga: long sleeve, long sleeves | maniche lunghe, a manica lunga, manica lunga
  Manica corta: short sleeve, short sleeves | maniche corte, a manica corta, mezze maniche, mezza manica
  Senza maniche: sleeveless | senza manica, senza maniche, smanicato, smanicata, smanicati, smanicate, sbracciato, sbracciata
  Manica a tre quarti: 3/4 sleeve | maniche a tre quarti, tre quarti, manica tre quarti, 3/4
  Maniche a sbuffo: puff sleeve | maniche a palloncino, sbuffo, palloncino, maniche larghe, maniche a pipistrello, manica a pipistrello, maniche a campana, manica a campana
`,
  ),
  ...attributesOf(
    "neckType",
    `
  Girocollo: crew neck, crew | giro collo, a girocollo
  Scollo a V: v-neck, v neck | collo a v, scollo v, scollo a punta, scollato, scollata, collo v
  Collo alto: turtleneck | a collo alto
  Con cappuccio: hooded | cappuccio, col cappuccio, incappucciato, capuccio, con capuccio
  Collo polo: polo
  Scollo a barca: boat | scollo a barchetta
  Coreana: mandarin collar | collo coreano, coreano, alla coreana, collo alla coreana, collo mandarino
  Monospalla: one shoulder | mono spalla, una spalla
  Scollo quadrato: | collo quadrato, quadrato
  Serafino: | serafino, henley, scollo serafino
  Spalle scoperte: | spalle nude, off shoulder, scollo bardot, bardot
  All'americana: | all'americana, collo americana, scollo americana
`,
  ),
  ...attributesOf(
    "closure",
    `
  Zip: zip, zipper, full zip | cerniera, con la zip, lampo, zippato, zippata, cerniere, con cerniera, chiusura lampo, con zip
  Bottoni: buttons, button | bottone, bottoncini, con bottoni, abbottonato, abbottonata
  Lacci: laces, lace-up | laccio, stringhe, con lacci, con i lacci, allacciato, allacciati, stringato
  Velcro: velcro, hook and loop | strappo, con lo strappo, strappi scarpe, a strappo
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
  Slim: slim, slim fit | aderente, aderenti, attillato, attillata, attillati, stretto, stretti, slimfit, aderentissimo, fasciante, fascianti, attillate, sfiancata, sfiancato, strette, stretta
  Skinny: skinny | skinny fit
  Regolare: regular, regular fit
  Ampia: loose | largo, larga, larghi, larghe, ampio, wide leg, baggy, gamba larga, ampi, ampie, morbido, morbida, morbidi, loose fit, gambe larghe, comfort fit
  Comoda: relaxed
  Oversize: oversized | oversize, over, oversized fit, over size, extra large fit, abbondante, maxi taglia
  Aderente: fitted
  A zampa: flared | zampa, a zampa d'elefante, zampa di elefante, svasati, bootcut, svasata, svasato, svasate, scampanato, scampanati, zampa elefante, flare
  A vita alta: high waist | vita alta, vita altissima, alta vita, high waisted
`,
  ),
  ...attributesOf(
    "length",
    `
  Lungo: long, maxi | lunga, lunghi, lunghe, lunghissimo, lunghissima, alla caviglia, ai piedi
  Corto: | corta, corti, corte, mini, cropped, cortissimo, cortissima, sopra il ginocchio, crop, accorciato
  Midi: midi | al polpaccio, longuette, media lunghezza, mezza gamba
  Al ginocchio: knee length | sotto il ginocchio
`,
  ),
  ...attributesOf(
    "heelType",
    `
  A spillo: stiletto heel | tacco a spillo, spillo, tacchi a spillo, sottile
  Piatto: flat | rasoterra, senza tacco, tacco basso, raso terra, piatti, piatte, piatta, bassi, senza tacchi
  Platform: platform | plateau, suola alta, con plateau, suola spessa, suola grossa, para alta, carrarmato, chunky, suola carrarmato
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
  Impermeabile: waterproof | antipioggia, impermeabili, idrorepellente, idrorepellenti, resistente all'acqua, water resistant, anti pioggia, antiacqua
  Antivento: windproof
  Traspirante: breathable | traspiranti, traspirante, aerato
  Elasticizzato: | elasticizzati, elasticizzata, elasticizzate, elastico in vita
  Sostenibile: sustainable, recycled | ecologico, ecologica, riciclato, eco, sostenibili, riciclata, green, etico
  Polarizzati: polarized | polarizzate, polarizzato, lenti polarizzate, polarizzante
  Imbottitura calda: | imbottito, imbottita, imbottiti, imbottite, foderato, foderati, imbottita dentro, foderata, foderate, col pelo, pelo interno, con pelo, con pelliccia, felpato dentro, pelo dentro
  Modellante: shaping | modellanti, contenitivo, contenitiva, dimagrante, push-up, contenitivi, contenitive, push up, snellente, pancia piatta, snellenti
  Antiscivolo: non-slip | anti scivolo, antiscivolo suola
  Anallergico: hypoallergenic | nichel free, senza nichel, anallergici, senza nickel, nichel tested, nickel free
  Vegano: vegan | vegani, vegana
  Premaman: maternity | premaman, pre maman, prèmaman, gravidanza, incinta, gestante, allattamento, maternità
`,
  ),
  ...attributesOf(
    "style",
    `
  Elegante: elegant | eleganti, raffinato, chic, classe, raffinata, signorile, sofisticato, sofisticata, formale, classy, elegantissimo, elegantissima
  Casual: casual | informale, di tutti i giorni, tutti i giorni, sportivo elegante, quotidiana, giornaliero, da giorno, easy
  Sportivo: sporty | sportiva, sportivi, sportive
  Classico: classic | classica, classici, classiche
  Vintage: vintage | retrò, anni 80, anni 90, retro, anni 70, anni 60, anni 50, anni 20, y2k
  Boho: boho | hippie, etnico, gipsy, bohemian, boho chic, hippy, gitano, etnica, etnici
  Rock: rock | punk, dark, gotico, punk rock, goth, metallaro, dark academia, grunge, emo
  Romantico: romantic | romantica, romantici, shabby, coquette
  Minimal: minimal | minimalista, basic, basico, semplice, essenziale, pulito, lineare
  Western: western | country, texana, cow-boy
`,
  ),
];
