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
  Levi's > Jeans: levis 501, levi s 501, 501 levis
`;

export const brandedKinds: readonly BrandedKind[] = table
  .split("\n")
  .filter((line) => line.includes(">"))
  .map((line) => {
    const [, brand = "", kind = "", typed] = /^\s*(.+?) > (.+?): (.+)$/.exec(line) ?? [];
    return { brand, kind, typed: phrases(typed) };
  });
