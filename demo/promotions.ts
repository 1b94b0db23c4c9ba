/** The demo's discount codes and offers: all kinds, of every store; some begin, end or have ended. Made up, like the stores. */
import { shifted } from "domain/moments";
import { slugify } from "feeds/normalise/text";
import { type DemoStore, demoStores } from "./catalogue/stores";
import type { Group } from "./catalogue/who";
import { featuredBrands } from "./catalogue/words/brands";
import { type Chance, chanceOf } from "./random";

/** One promotion as the desk takes it, the day it was written, and what visitors said of it, oldest first. */
export interface DemoPromotion {
  written: Record<string, unknown> & { titolo: string; merchant_slug: string; codice?: string };
  at: Date;
  votes: boolean[];
}

/** What a store that sells these goods reduces: words and categories. */
const goods: Partial<Record<Group, [words: string, categories: string[]]>> = {
  capi: ["sull'abbigliamento donna", ["abbigliamento-donna"]],
  scarpe: ["sulle scarpe", ["scarpe-donna", "scarpe-uomo"]],
  borse: ["sulle borse", ["borse-donna", "borse-uomo"]],
  gioielli: ["sui gioielli", ["gioielli-donna", "gioielli-uomo"]],
  bellezza: ["su profumi e trucco", ["bellezza-donna", "bellezza-uomo"]],
  mare: ["su costumi e accessori", ["abbigliamento-donna", "accessori-donna"]],
  sport: ["sull'abbigliamento sportivo uomo", ["abbigliamento-uomo"]],
  accessori: ["sugli accessori", ["accessori-donna", "accessori-uomo"]],
  eleganti: ["sui capi eleganti da donna", ["abbigliamento-donna"]],
  neonato: ["sulla prima infanzia", ["prima-infanzia"]],
  bimbi: ["su bambine e bambini", ["bambine-e-ragazze", "bambini-e-ragazzi"]],
};

const day = 86_400_000;

export function demoPromotions(now: Date): DemoPromotion[] {
  return demoStores.flatMap((store) => promotionsOf(store, now));
}

type Terms = Record<string, unknown>;

function promotionsOf(store: DemoStore, now: Date): DemoPromotion[] {
  const chance = chanceOf(`promotions ${store.slug}`);
  const made: DemoPromotion[] = [];
  const word = store.name
    .toUpperCase()
    .replace(/[^A-Z]/g, "")
    .slice(0, 7);
  const add = (
    titolo: string,
    descrizione: string,
    more: Terms = {},
    [from, to]: [number, number | null] = span(chance),
  ) => made.push(entry(store, { titolo, descrizione, ...more }, [from, to], chance, now));
  const percent = (value: number) => ({ tipo_sconto: "percent", valore_sconto: value });

  const off = chance.pick([10, 12, 15]);
  const minimum = chance.pick([39, 49, 60, 80]);
  add(`${off}% su tutto da ${minimum} €`, "Su tutto il catalogo, saldi compresi.", {
    ...percent(off),
    codice: `${word}${off}`,
    condizioni: { spesa_minima: minimum },
    termini: "<p>Un solo codice per ordine.</p>",
  });
  const less = chance.pick([10, 15, 20]);
  add(`${less} € di sconto da ${less * 8} €`, "Sull'ordine intero.", {
    ...{ tipo_sconto: "amount", valore_sconto: less, codice: `MENO${less}${store.prefix}` },
    condizioni: { spesa_minima: less * 8 },
    termini: "<p>Valido una sola volta per cliente.</p>",
  });
  const [words, categories] = store.groups.flatMap((group) => (goods[group] ? [goods[group]] : []))[0] ?? [
    "",
    [],
  ];
  add(`20% ${words}`, "Su una parte del catalogo.", {
    ...percent(20),
    codice: `${store.prefix}EXTRA20`,
    condizioni: { categorie: categories, solo_prezzo_pieno: true },
  });
  const left = chance.pick(featuredBrands).name;
  add(
    "Un extra per il fine settimana",
    "Su quasi tutto il catalogo.",
    {
      ...{ ...percent(8), codice: `WEEKEND8${store.prefix}` },
      condizioni: { spesa_minima: 30, sconto_massimo: 25, marchi_esclusi: [slugify(left)] },
    },
    [-2, chance.between(0, 3)],
  );
  if (store.shippingCents > 0)
    add("Spedizione gratis con il codice", "La consegna non costa niente, senza spesa minima.", {
      ...{ tipo_sconto: "shipping", codice: `GRATIS${store.prefix}`, condizioni: {} },
    });
  else
    add("Spedizione sempre gratuita", "Nessuna spesa minima, in tutta Italia.", { tipo_sconto: "shipping" }, [
      -200,
      null,
    ]);
  add(
    "Benvenuto da noi",
    "Sul primo ordine.",
    {
      ...{ ...percent(10), codice: `CIAO${store.prefix}10` },
      termini: "<p>Riservato a chi non ha mai comprato da noi.</p>",
    },
    [-150, null],
  );
  add("Un omaggio in ogni pacco", "Un piccolo regalo con gli ordini sopra i 50 €.", { tipo_sconto: "gift" });
  add("Due al prezzo di uno", "Sulla selezione del mese, il meno caro è in omaggio.", {
    tipo_sconto: "bogo",
  });
  const most = chance.pick([30, 40, 50]);
  add(`Fino al ${most}% sulla stagione`, "Taglie e colori fino a esaurimento delle scorte.", {}, [
    -chance.between(1, 20),
    chance.between(2, 30),
  ]);
  add(
    "Codice d'autunno",
    "Fino a poco fa, su tutto il catalogo.",
    { ...percent(15), codice: `AUTUNNO${store.prefix}` },
    [-60, -chance.between(1, 25)],
  );
  add(
    "Il codice di dicembre",
    "Da usare per i regali.",
    { ...percent(18), codice: `REGALI18${store.prefix}` },
    [chance.between(1, 9), 40],
  );
  return made;
}

/** Days from now: began some weeks ago, ends within two months. */
function span(chance: Chance): [number, number | null] {
  return [-chance.between(3, 60), chance.happens(0.1) ? null : chance.between(4, 55)];
}

function entry(
  { slug, host }: DemoStore,
  said: Terms & { titolo: string; codice?: string },
  [from, to]: [number, number | null],
  chance: Chance,
  now: Date,
): DemoPromotion {
  const dayAt = (days: number) => shifted(now, days * day).slice(0, 10);
  const page = `https://${host}/promozioni`;
  const isOpen = from <= 0 && (to === null || to >= 0);
  const failing = chance.happens(0.06);
  const votes =
    said.codice && isOpen ? Array.from({ length: chance.between(0, 28) }, () => chance.happens(0.88)) : [];
  return {
    written: {
      ...{ merchant_slug: slug, paesi: ["IT"], url_destinazione: page, data_inizio: dayAt(from) },
      ...(to === null ? {} : { data_fine: dayAt(to) }),
      ...said,
    },
    at: new Date(now.getTime() + Math.min(from, -0.1) * day),
    votes: failing && votes.length > 3 ? [...votes, false, false, false] : votes,
  };
}
