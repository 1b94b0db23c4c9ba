/** Words for what things are made of. */
import { attributesOf } from "./attribute";

export const materials = attributesOf(
  "material",
  `
  Cotone: cotton | puro cotone, in cotone, 100 cotone, cotone 100, cotone egiziano, cottone, popeline, popelin, piquè
  Cotone biologico: organic cotton | cotone bio, bio, cotone organico, organico
  Lana: wool | pura lana, laniero, di lana, in lana, lana vergine, lana cotta, lana vera, fresco di lana, shetland, lane, misto lana, lana e cashmere
  Lana merino: merino wool, merino | merinos, lana merinos
  Cashmere: cashmere | cachemire, casmir, cashmire, kashmir, cachemir, misto cashmere, cashemire, cashmir, caschmere, cachmere, kashmire, in cashmere, cachemere, puro cashmere, casmere
  Seta: silk | pura seta, in seta, seta pura, shantung, setosa
  Lino: linen | puro lino, in lino, lino puro, misto lino
  Canapa: hemp
  Pelle: leather | cuoio, vera pelle, pelle vera, in pelle, vero cuoio, nappa, pellame, in cuoio, pelle di vitello, vitello, pelle liscia, pelle martellata, saffiano
  Ecopelle: faux leather, synthetic leather | finta pelle, similpelle, eco pelle, pelle vegana, pelle finta, simil pelle, eco-pelle, simil-pelle, sintetico, vegan leather, in ecopelle
  Camoscio: suede | scamosciato, scamosciata, scamosciate, scamosciati, pelle scamosciata, nabuk, nubuck, renna, crosta, alcantara, camosciato, suède, pelle di camoscio, nabuck, nubuk, velour pelle
  Poliestere: polyester
  Nylon: nylon | nailon
  Poliammide: polyamide
  Acrilico: acrylic
  Viscosa: viscose
  Rayon: rayon
  Elastan: spandex, elastane | elasticizzato, stretch, elasticizzate
  Lycra: lycra | licra
  Pile: fleece | pail, micropile, sherpa, in pile, peil
  Rete: mesh | reticolato, traforato, traforata, a rete
  Jersey: jersey
  Denim: denim | jeans, in denim, tessuto jeans
  Tela: canvas | in tela, di tela, telato
  Velluto: velvet | vellutato, in velluto, velluto liscio, velour, velours, vellutata, ciniglia, chenille
  Velluto a coste: corduroy | velluto coste, velluto millerighe, costine velluto
  Pizzo: lace | merletto, macramè, in pizzo, di pizzo, pizzi, sangallo, san gallo, macrame
  Raso: satin | satinato, di raso, in raso, satinata, satinati, rasato, lucido satin
  Chiffon: chiffon | chiffon seta, velato, velata
  Tulle: tulle | in tulle, tulle ricamato, tul
  Felpato: | felpata, felpati, cotone felpato, felpate, felpa interna, garzato
  Microfibra: microfiber
  Piuma: down | piuma d'oca, piume, piume d'oca, vera piuma, piumette
  Gomma: rubber | caucciù, in gomma, para
  Silicone: silicone
  Schiuma: foam
  Plastica: plastic | pvc, plexiglass, plastificato
  Metallo: metal | metallico, metallica
  Acciaio inossidabile: stainless steel | acciaio inox, acciaio inossidabile, in acciaio
  Acciaio: steel
  Argento: silver | argento 925, argento vero, sterling, in argento, argento sterling, argento rodiato
  Oro: gold | oro giallo 18kt, oro 18 kt, oro 18kt, in oro, oro 18 carati, oro 750, oro vero, oro rosa 18kt
  Ottone: brass
  Legno: wood | bambù, bambu, in legno, sughero
  Paglia: straw | rafia, vimini, raffia, in paglia, di paglia, midollino, intrecciata, intrecciato
  Perle: pearl | perla, perline, perle vere, perle coltivate, perla nera, perle di fiume, perla coltivata
  Tencel: tencel
  Modal: modal
  Iuta: burlap | juta
  Tessuto tecnico: performance fabric | tecnico, tecnica, tecnici, tecniche, dry fit
  Tessuto tecnico Cocona: cocona performance fabric
  Coolmax: coolmax
  Gore-Tex: gore-tex, goretex | gore tex, goretx
  Vernice: | in vernice, verniciato, verniciata, lucide, laccata, patent
  Pelo: | peloso, pelosa, pelosi, pelose, peluche, teddy, pelliccia, ecopelliccia
  Flanella: | flanellato
  Tweed: | twed
  Bouclé: | boucle, bouclè
  Mohair: | moher, mohai
  Alpaca: | baby alpaca
  Angora: | angorà
  Organza: | organza seta
  Crêpe: | crepe, crep, crespo
  Lurex: | lamè, lamé, lurex oro
  Paillettes: | paillette, pailettes, paillet, lustrini, glitter, brillantini, sequins, luccicante, luccicanti, brilloso
  Strass: | cristalli, cristallo, zirconi, zircone, pietre, brillanti, gioiello, pietrine
  Spugna: | spugnoso
  Neoprene: | scuba
  Uncinetto: | crochet, all'uncinetto
  Diamanti: | diamante, brillante
  Titanio: | in titanio
  Ceramica: | in ceramica
  Feltro: | in feltro
`,
);
