/** The invented partner stores of the demo catalogue: what they sell, at which price level, and how they ship. */

import type { StoreTerms } from "contract/store-terms";
import type { Group } from "./kinds";

export interface DemoStore {
  slug: string;
  name: string;
  host: string;
  description: string;
  shippingCents: number;
  freeFromCents: number | null;
  /** Delivery time as shown. */
  delivery: string;
  terms: StoreTerms;
  /** Price level: 1 = the usual price. */
  level: number;
  /** How often an article carries a discount, 0–1. */
  discounts: number;
  /** Groups of articles that it sells. */
  groups: readonly Group[];
  /** Two letters that begin its article numbers. */
  prefix: string;
}

const clothes: Group[] = ["capi", "eleganti", "denim", "maglie", "capispalla"];
const everything: Group[] = [...clothes, "sport", "intimo", "mare", "scarpe", "borse", "accessori"];

/** Judgements are as invented as the stores, and say so. */
function terms(returnDays: number, freeReturns: boolean, rating: number, judgements: number): StoreTerms {
  const payments = ["Visa", "Mastercard", "PayPal", ...(returnDays >= 30 ? ["Klarna", "Contrassegno"] : [])];
  const judged = { rating, judgements, ratingSource: "giudizi dimostrativi" };
  return { returnDays, freeReturns, payments, country: "IT", outlet: false, ...judged };
}

/** What the others say: two of them, as in life, say little or nothing. */
const promised: Partial<Record<string, StoreTerms>> = {
  VL: terms(30, true, 4.6, 12_840),
  PS: terms(100, true, 4.7, 5_210),
  OT: terms(14, false, 4.2, 812),
  MB: terms(30, false, 4.5, 1_930),
  CV: { ...terms(14, true, 4.8, 640), country: "FR" },
  GM: terms(30, true, 4.4, 2_204),
  SA: terms(60, true, 4.3, 7_431),
  LV: terms(14, false, 3.9, 1_127),
  BR: { returnDays: 14, payments: ["Bonifico", "PayPal"], country: "IT" },
  GF: { ...terms(14, false, 3.7, 9_876), outlet: true },
  TG: terms(30, true, 4.5, 3_310),
  BO: { country: "IT" },
  NN: terms(30, false, 4.6, 954),
};

function store(
  prefix: string,
  name: string,
  groups: readonly Group[],
  [shipping, freeFrom, delivery]: [number, number | null, string],
  [level, discounts]: [number, number],
  description: string,
): DemoStore {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return {
    slug,
    name,
    host: `www.${slug}.example`,
    description,
    shippingCents: Math.round(shipping * 100),
    freeFromCents: freeFrom === null ? null : freeFrom * 100,
    delivery,
    terms: promised[prefix] ?? {},
    level,
    discounts,
    groups,
    prefix,
  };
}

export const demoStores: readonly DemoStore[] = [
  store(
    "VL",
    "Vialarga",
    [...everything, "scarpe-sport", "bimbi", "ciabatte"],
    [4.9, 59, "2-3 giorni"],
    [1, 0.35],
    "Il grande magazzino online con abbigliamento, scarpe e accessori per tutta la famiglia. Reso gratuito entro 30 giorni.",
  ),
  store(
    "PS",
    "Passosvelto",
    ["scarpe", "scarpe-sport", "ciabatte"],
    [0, 0, "1-2 giorni"],
    [1.02, 0.3],
    "Specialista di calzature dal 35 al 50: sneakers, stivali, sandali e scarpe da cerimonia, sempre con spedizione gratuita.",
  ),
  store(
    "OT",
    "Orditrama",
    [...clothes, "accessori"],
    [5.9, 89, "2-4 giorni"],
    [1.03, 0.4],
    "Tessuti scelti con cura e tagli che durano: Orditrama propone maglieria, camiceria e abiti di piccoli produttori italiani.",
  ),
  store(
    "MB",
    "Mirtillo Bimbi",
    ["bimbi", "neonato"],
    [4.5, 49, "2-3 giorni"],
    [0.98, 0.35],
    "Abbigliamento e scarpine da 0 a 14 anni, con una selezione di capi in cotone biologico per i primi mesi.",
  ),
  store(
    "CV",
    "Corte San Vito",
    ["eleganti", "capispalla", "scarpe", "borse", "accessori", "maglie"],
    [9.9, 150, "1-2 giorni"],
    [1.1, 0.2],
    "Boutique multimarca: abiti, capispalla, pelletteria e scarpe per chi cerca un guardaroba essenziale e curato.",
  ),
  store(
    "GM",
    "Gemmario",
    ["gioielli", "orologi"],
    [6.9, 79, "1-2 giorni"],
    [1, 0.3],
    "Gioielli in argento, acciaio e oro, orologi da polso con garanzia di due anni. Confezione regalo compresa nel prezzo.",
  ),
  store(
    "RA",
    "Rosadacqua",
    ["bellezza"],
    [3.9, 39, "2-3 giorni"],
    [0.97, 0.45],
    "Profumi, trucco e cura della pelle: marchi italiani e consigli di bellezza, con campioncini omaggio in ogni ordine.",
  ),
  store(
    "SA",
    "Scatto Alto Sport",
    ["sport", "scarpe-sport", "mare", "accessori", "ciabatte"],
    [4.9, 69, "2-3 giorni"],
    [0.97, 0.4],
    "Corsa, palestra, trekking e tempo libero: scarpe tecniche e abbigliamento sportivo per adulti e ragazzi.",
  ),
  store(
    "LV",
    "Lungomare Ventidue",
    ["mare", "intimo", "ciabatte", "accessori", "occhiali"],
    [4.9, 49, "3-5 giorni"],
    [0.95, 0.45],
    "Costumi, infradito, occhiali da sole e tutto quello che serve in spiaggia. In inverno intimo e calze.",
  ),
  store(
    "BR",
    "Pelletteria Brentana",
    ["borse", "accessori", "occhiali"],
    [7.5, 99, "2-3 giorni"],
    [1.04, 0.25],
    "Borse, zaini, valigie e piccola pelletteria. Ogni articolo viene controllato a mano prima della spedizione.",
  ),
  store(
    "GF",
    "Guardaroba Furbo",
    [...everything, "scarpe-sport", "orologi", "gioielli", "bimbi"],
    [6.9, null, "3-5 giorni"],
    [0.86, 0.7],
    "Outlet online: fine serie e collezioni passate a prezzi ribassati, con quantità limitate per ogni taglia.",
  ),
  store(
    "TG",
    "Tagliagiusta",
    ["capi", "denim", "maglie", "intimo", "capispalla", "eleganti"],
    [5.5, 79, "2-4 giorni"],
    [1.01, 0.35],
    "Moda comoda dalla XS alla 3XL, con tabelle taglie dettagliate e assistenza nella scelta della vestibilità.",
  ),
  store(
    "BO",
    "Botteghino Sette",
    ["accessori", "occhiali", "gioielli", "orologi", "bellezza", "borse"],
    [3.5, 35, "2-3 giorni"],
    [0.99, 0.3],
    "Idee regalo e accessori: sciarpe, cinture, cappelli, bigiotteria e piccole cose belle sotto i cinquanta euro.",
  ),
  store(
    "NN",
    "Nido Nove",
    ["neonato", "bimbi", "bellezza"],
    [5.9, 59, "1-3 giorni"],
    [1.03, 0.25],
    "Tutto per la nascita: corredino, tutine, scarpine e prodotti delicati per il bagnetto, scelti con un'ostetrica.",
  ),
];
