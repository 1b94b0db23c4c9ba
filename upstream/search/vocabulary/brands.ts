/** How shoppers write brands. A brand that the catalogue does not hold is still known as one, and never taken for a typo. */
import { phrases } from "./kind";

/** By the name as the brand writes it. */
const spellings: Readonly<Record<string, string>> = {
  "Levi's": "levis, levi s, levi, livais, levi strauss, lewis jeans",
  adidas: "adiddas, addidas, adidass, adidas originals, addias",
  "Calvin Klein": "ck, calvin clein, kalvin klein, calvin, calvinklein, calvin klain, klein",
  Nike: "naik, naike, nicke, nikes",
  Puma: "pumas",
  Havaianas: "havaianas, havaiana, avaianas, hawaianas, hawaians, havianas, avaiane, havaiane",
  "Nero Giardini": "nerogiardini, nero giardino, ng scarpe, giardini",
  "Fiorella Rubino": "fiorella rubini, fiorellarubino, rubino",
  Diadora: "diadore, diadorra, djadora",
  Chicco: "chico, cicco",
};

/** Known in Italy; whoever types one means it. */
const wellKnown = `
  zara, gucci, prada, guess, armani, emporio armani, giorgio armani, versace, dolce gabbana, fendi, valentino, moschino, max mara, liu jo,
  pinko, twinset, benetton, sisley, stefanel, geox, lacoste, tommy hilfiger, tommy, hilfiger, ralph lauren, michael kors, kors, coach, furla,
  coccinelle, borbonese, longchamp, louis vuitton, chanel, dior, hermes, balenciaga, burberry, moncler, colmar, napapijri, north face, the north face,
  timberland, vans, converse, all star, new balance, asics, fila, reebok, under armour, kappa, lotto, joma, mizuno, saucony, skechers, crocs,
  birkenstock, clarks, dr martens, ugg, superga, hogan, tods, golden goose, steve madden, bata, camper, ecco, jordan, kipling, eastpak, invicta, seven,
  samsonite, roncato, carpisa, the bridge, piquadro, mandarina duck, rayban, oakley, persol, polaroid, carrera, swarovski, pandora, morellato, brosway,
  casio, swatch, fossil, rolex, omega, tissot, citizen, seiko, garmin, apple, samsung, huawei, intimissimi, tezenis, calzedonia, yamamay, lovable, triumph,
  oysho, goldenpoint, hm, mango, bershka, stradivarius, pull and bear, ovs, terranova, primark, shein, asos, desigual, gas, diesel, replay, wrangler, lee,
  pepe jeans, carhartt, dickies, stone island, cp company, peuterey, herno, blauer, refrigiwear, canada goose, patagonia, columbia, salomon, salewa,
  lancome, ysl, clinique, nivea, collistar, kiko, sephora, bottega verde, rituals, bulgari, bvlgari, cartier, tiffany
`;

export interface BrandWords {
  name: string;
  spellings: readonly string[];
}

export const brandWords: readonly BrandWords[] = Object.entries(spellings).map(([name, list]) => ({
  name,
  spellings: phrases(list),
}));

export const knownBrands: readonly string[] = phrases(wellKnown);
