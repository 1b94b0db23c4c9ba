/** What a store's form at the desk asks for, and what was written in it. */
import { type NetworkName, networks } from "contract/networks";
import { termLimits } from "contract/store-terms";
import type { WrittenStore } from "upstream/desk";
import { area, choice, euros, line, list, maybe, number, picture, writtenIn, yesOrNo } from "../ui/fields";
import words from "../words.json";

const card = {
  name: line("Nome", { max: 80 }),
  host: maybe("Sito del negozio", { hint: "Come www.negozio.it: i visitatori possono esservi portati." }),
  logo: picture("Logo", "logos"),
  description: area("Descrizione", { rows: 3 }),
  shipping: euros("Spedizione in euro", { hint: "Come 5,90. Vuoto: non si sa." }),
  freeFrom: euros("Spedizione gratis da, in euro", { hint: "Vuoto: mai gratis." }),
  delivery: maybe("Tempi di consegna", { hint: words.hints.storeFields, max: 60 }),
};

/** What it promises beside prices: shown with its offers, and said as unknown where a field stays empty. */
const terms = {
  returnDays: number("Giorni per il reso", { hint: "Come 30. Vuoto: non si sa." }),
  freeReturns: yesOrNo("Reso gratuito"),
  payments: list("Pagamenti", { hint: "Separati da virgole, come PayPal, Visa, Contrassegno." }),
  country: maybe("Paese da cui spedisce", { hint: "Due lettere, come IT." }),
  rating: number("Valutazione, da 1 a 5", { hint: "Come 4,6: si mostra con numero e fonte." }),
  judgements: number("Numero di giudizi"),
  ratingSource: maybe("Fonte della valutazione", { hint: "Come Trustpilot." }),
  outlet: yesOrNo("Outlet"),
};

/** Of which programme its links are. */
const programme = {
  programme: choice("Programma di affiliazione", [
    ["", "Nessuno"],
    ...Object.entries(networks).map(([network, { name }]) => [network as NetworkName, name] as const),
    ["diretto", "Accordo diretto"],
  ]),
  programmeId: maybe("Numero nel programma", { max: 40 }),
  deepLink: maybe("Modello dei link (deep link)", {
    hint: "Per i feed che danno solo l’indirizzo del negozio, come https://www.awin1.com/cread.php?awinmid=1234&awinaffid=5678&ued={url_encoded}. {id} sta per il codice dell’articolo. Vuoto: si usa l’indirizzo del feed.",
    max: 500,
  }),
};

/** Asked once: it stands in all addresses of the store. */
export const slug = { slug: line("Indirizzo nel sito", { hint: words.hints.storeFields2, max: 120 }) };

export const storeFields = { ...card, ...terms, ...programme };

export function storeIn(form: FormData): WrittenStore {
  const said = writtenIn(terms, form);
  const payments = [...new Set(said.payments)].slice(0, termLimits.payments);
  return {
    ...writtenIn(card, form),
    ...writtenIn(programme, form),
    terms: { ...said, payments, country: said.country?.toUpperCase() },
  };
}
