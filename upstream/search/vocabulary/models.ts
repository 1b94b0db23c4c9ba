/** Brands that stand for one kind of thing, and models that stand for their brand: 'stan smith' are sneakers of adidas. */
import { phrases } from "./kind";

export interface BrandedKind {
  /** Label of a line of the kinds. */
  kind: string;
  brand: string;
  /** Phrases that people type for it. */
  typed: readonly string[];
}

/** `brand > kind: what people type`; the brand's own name only where it hardly sells anything else. */
const table = `
  adidas > Sneakers: stan smith, gazelle, adidas superstar, samba adidas, adidas samba, adidas spezial, adidas campus, forum low
  Nike > Sneakers: air force, air force 1, air max, nike dunk, dunk low, nike blazer, cortez, air jordan, jordan 1, jordan 4, tn nike
  Nike > Scarpe da running: pegasus nike, nike pegasus, vomero
  Puma > Sneakers: puma suede, puma palermo, speedcat
  Diadora > Sneakers: diadora heritage, n9000
  Converse > Sneakers: converse, all star, allstar, chuck taylor, converse all star, chuck 70
  Vans > Sneakers: vans, old skool, vans old skool, sk8
  New Balance > Sneakers: new balance, newbalance, new balance 574, 530 new balance, new balance 530, new balance 9060, 990
  Superga > Sneakers: superga, superga 2750
  Golden Goose > Sneakers: golden goose, super star golden goose
  Hogan > Sneakers: hogan, hogan interactive
  Asics > Scarpe da running: asics, gel kayano, gel nimbus
  Saucony > Scarpe da running: saucony, saucony jazz
  Salomon > Scarpe da trekking: salomon, speedcross
  Skechers > Scarpe da ginnastica: skechers, sketchers
  Dr. Martens > Anfibi: dr martens, doctor martens, dottor martens, doc martens, martens, 1460
  Timberland > Stivaletti: timberland, timberland gialle
  Clarks > Stivaletti: desert boot, clarks desert
  UGG > Stivaletti: ugg, uggs
  Birkenstock > Ciabatte: birkenstock, birkenstock arizona, birkenstock boston, birkenstok, birken
  Crocs > Ciabatte: crocs, croc
  Eastpak > Zaini: eastpak, eastpack
  Invicta > Zaini: invicta
  Kånken > Zaini: kanken, fjallraven
  Samsonite > Valigie: samsonite
  Roncato > Valigie: roncato
  Ray-Ban > Occhiali da sole: wayfarer, clubmaster, aviator
  Persol > Occhiali da sole: persol
  Oakley > Occhiali da sole: oakley
  Swatch > Orologi: swatch
  Rolex > Orologi: rolex, submariner, daytona rolex
  Omega > Orologi: speedmaster, omega
  Tissot > Orologi: tissot, tissot prx
  Seiko > Orologi: seiko
  Citizen > Orologi: citizen, eco drive
  Casio > Orologi digitali: casio vintage, g shock, gshock, baby g
  Garmin > Smartwatch: garmin, forerunner, fenix garmin
  Pandora > Gioielli: pandora
  Swarovski > Gioielli: swarovski
  Lacoste > Polo: lacoste, la coste, polo lacoste
  Borsalino > Cappelli e berretti: borsalino
  Barbour > Giacche: barbour
  Moncler > Piumini: moncler
  Colmar > Piumini: colmar
  Woolrich > Parka: woolrich
  Burberry > Trench: burberry trench, trench burberry
  Teva > Sandali: teva
  Dr. Scholl > Ciabatte: scholl, dr scholl, dottor scholl
  FitFlop > Infradito: fitflop
  Havaianas > Infradito: havaianas
  Hunter > Stivali da pioggia: hunter, aigle
  Blundstone > Chelsea: blundstone, blunstone
  Hoka > Scarpe da running: hoka, hoka one one
  Brooks > Scarpe da running: brooks
  Mizuno > Scarpe da running: mizuno
  On > Scarpe da running: on cloud, on running
  La Sportiva > Scarpe da trekking: la sportiva, merrell, scarpa trekking
  Veja > Sneakers: veja, autry, premiata, philippe model, onitsuka, onitsuka tiger, munich, gazzelle, yeezy, jordan, air jordan 1, jordans
  Alexander McQueen > Sneakers: mcqueen
  Louboutin > Décolleté: louboutin, manolo blahnik, jimmy choo, louboutins
  Tod's > Mocassini: tods, tod s, sebago, gommini tods
  Church's > Scarpe stringate: church, churchs, doucals
  Furla > Borse: furla, borbonese, o bag, obag, le pandorine, alviero martini, coccinelle borsa, carpisa, michael kors borsa
  Louis Vuitton > Borse: neverfull, speedy
  Hermès > Borse a mano: birkin, kelly hermes
  Longchamp > Shopper: longchamp, le pliage, pliage
  Seven > Zaini: seven, zaino seven, jansport, herschel
  Tumi > Valigie: tumi, american tourister, delsey, rimowa
  Piquadro > Cartelle da lavoro: piquadro
  Calzedonia > Collant: calzedonia, golden lady, omsa, philippe matignon, goldenpoint
  Intimissimi > Intimo: intimissimi, tezenis, yamamay, victoria s secret, victorias secret
  Triumph > Reggiseni: triumph, lovable, playtex, wonderbra
  Sloggi > Slip: sloggi, cotonella
  Arena > Costumi da bagno: arena, speedo
  Sundek > Boxer da mare: sundek
  Brosway > Gioielli: brosway, morellato, tiffany gioielli, stroili, dodo, pomellato, trollbeads
  Nomination > Bracciali: nomination, cruciani
  Apple > Smartwatch: apple watch, galaxy watch, fitbit, amazfit, mi band, xiaomi watch
  Daniel Wellington > Orologi: daniel wellington, festina, sector, lorus, hamilton, longines, tag heuer, breitling, panerai, bulova, timex, lorenz, breil, ice watch, patek philippe, audemars piguet
  Polaroid > Occhiali da sole: polaroid, occhiali carrera
  Hawkers > Occhiali da sole: hawkers
  Chanel > Profumi: chanel n 5, chanel n5, chanel numero 5, coco mademoiselle, dior sauvage, sauvage, miss dior, black opium, light blue dolce gabbana, acqua di gio, la vie est belle, one million, invictus, good girl, baccarat rouge
  Maybelline > Trucco: maybelline, kiko, nyx
  Essie > Unghie: essie
  La Roche-Posay > Cura del viso: la roche posay, avene, cerave, eucerin, rilastil, bionike, clinique, estee lauder
  Kérastase > Cura dei capelli: kerastase, pantene
  Proraso > Barba e rasatura: proraso, gillette
  Fissan > Bagnetto: fissan, mustela
  Levi's > Jeans: levis 501, levi s 501, 501 levis
`;

export const brandedKinds: readonly BrandedKind[] = table
  .split("\n")
  .filter((line) => line.includes(">"))
  .map((line) => {
    const [, brand = "", kind = "", typed] = /^\s*(.+?) > (.+?): (.+)$/.exec(line) ?? [];
    return { brand, kind, typed: phrases(typed) };
  });
