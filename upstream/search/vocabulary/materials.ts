/** Words for what things are made of. */
import { attributesOf } from "./attribute";

export const materials = attributesOf(
  "material",
  `
  Cotone: cotton | puro cotone
  Cotone biologico: organic cotton | cotone bio, bio
  Lana: wool | pura lana, laniero, di lana
  Lana merino: merino wool, merino
  Cashmere: cashmere | cachemire, casmir, cashmire, kashmir, cachemir, misto cashmere
  Seta: silk | pura seta
  Lino: linen | puro lino
  Canapa: hemp
  Pelle: leather | cuoio, vera pelle, pelle vera
  Ecopelle: faux leather, synthetic leather | finta pelle, similpelle, eco pelle, pelle vegana, pelle finta
  Camoscio: suede | scamosciato, scamosciata, scamosciate, scamosciati, pelle scamosciata, nabuk, nubuck
  Poliestere: polyester
  Nylon: nylon | nailon
  Poliammide: polyamide
  Acrilico: acrylic
  Viscosa: viscose
  Rayon: rayon
  Elastan: spandex, elastane | elasticizzato, stretch
  Lycra: lycra | licra
  Pile: fleece | pail
  Rete: mesh
  Jersey: jersey
  Denim: denim | jeans
  Tela: canvas
  Velluto: velvet | vellutato
  Velluto a coste: corduroy
  Pizzo: lace | merletto, macramè
  Raso: satin | satinato, di raso
  Chiffon: chiffon
  Tulle: tulle
  Felpato: | felpata, felpati, cotone felpato
  Microfibra: microfiber
  Piuma: down | piuma d'oca, piume
  Gomma: rubber | caucciù
  Silicone: silicone
  Schiuma: foam
  Plastica: plastic
  Metallo: metal
  Acciaio inossidabile: stainless steel | acciaio inox
  Acciaio: steel
  Argento: silver | argento 925, argento vero
  Oro: gold | oro giallo 18kt, oro 18 kt, oro 18kt
  Ottone: brass
  Legno: wood
  Paglia: straw | rafia, vimini
  Perle: pearl | perla, perline
  Tencel: tencel
  Modal: modal
  Iuta: burlap | juta
  Tessuto tecnico: performance fabric | tecnico
  Tessuto tecnico Cocona: cocona performance fabric
  Coolmax: coolmax
  Gore-Tex: gore-tex, goretex
`,
);
