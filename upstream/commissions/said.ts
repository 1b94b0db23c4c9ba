/** A transaction as networks write it in files and addresses, made into one of ours. Pure. */
import { Sale, type SaleState } from "contract";
import { folded } from "domain/folded";
import { minorUnits } from "domain/minor-units";
import { dayMilliseconds, momentFrom, momentWritten } from "domain/moments";
import stateWords from "./state-words.json";

/** What is told of a transaction, in the network's words; '' is nothing. */
export interface SaidSale {
  id: string;
  reference: string;
  state: string;
  orderedAt: string;
  modifiedAt: string;
  currency: string;
  sale: string;
  commission: string;
  merchant: string;
}

/** Why a line is no transaction, in Italian. */
export class NoSale extends Error {
  constructor(
    readonly field: keyof SaidSale,
    reason: string,
  ) {
    super(reason);
  }
}

/** Awin, Tradedoubler, CJ, Webgains, TradeTracker, Partnerize, Impact, Kwanko, Effiliation and Skimlinks have their own words for four states. */
const stateOf = new Map(
  Object.entries(stateWords).flatMap(([state, list]) =>
    list.split(" ").map((word) => [word, state as SaleState] as const),
  ),
);

/** Throws `NoSale`. @param monthFirst the network writes 11/22/2026 */
export function saleFrom(
  said: SaidSale,
  { now, monthFirst = false }: { now: Date; monthFirst?: boolean },
): Sale {
  const currency = currencyOf(said);
  const commission = amountOf("commission", said, currency);
  const sale = said.sale.trim() === "" ? 0 : amountOf("sale", said, currency);
  const orderedAt = momentOf(said.orderedAt, monthFirst);
  if (orderedAt === null) throw new NoSale("orderedAt", "la data dell’ordine non si legge");
  if (!couldBe(orderedAt, now)) throw new NoSale("orderedAt", "la data dell’ordine non può essere");
  const modifiedAt = momentOf(said.modifiedAt, monthFirst);
  const read = Sale.safeParse({
    id: said.id,
    reference: said.reference.trim() || null,
    state: stateFrom(said.state, commission),
    orderedAt,
    modifiedAt: modifiedAt !== null && couldBe(modifiedAt, now) ? modifiedAt : null,
    currency,
    sale,
    commission,
    merchant: said.merchant.trim().slice(0, 200) || null,
  });
  if (!read.success) throw new NoSale("id", "il numero della transazione manca o è troppo lungo");
  return read.data;
}

const firstNetwork = Date.parse("2000-01-01");

/** Whether a network can tell of that moment: its clock may be ahead of ours by the width of all time zones. */
export function couldBe(moment: string, now: Date): boolean {
  const at = Date.parse(moment);
  return at >= firstNetwork && at <= now.getTime() + dayMilliseconds;
}

/** Words of a network however it writes them: `Click Ref.` is `click_ref`. */
export function wordKey(said: string): string {
  return folded(said)
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");
}

/** Who tells no state tells of what is new; a commission that is taken back says so itself. */
function stateFrom(said: string, commission: number): SaleState {
  const word = wordKey(said);
  if (word === "") return commission < 0 ? "declined" : "pending";
  const state = stateOf.get(word);
  if (!state) throw new NoSale("state", `lo stato «${said.trim().slice(0, 40)}» non è noto`);
  return state;
}

const signs = new Map(Object.entries({ "€": "EUR", "£": "GBP", $: "USD" }));

function currencyOf({ currency, commission, sale }: SaidSale): string {
  const sign = /[€£$]|[A-Z]{3}/.exec(`${commission} ${sale}`)?.[0] ?? "EUR";
  const named = currency.trim().toUpperCase() || (signs.get(sign) ?? sign);
  if (!/^[A-Z]{3}$/.test(named)) throw new NoSale("currency", "la valuta non è una sigla di tre lettere");
  return named;
}

function amountOf(field: "sale" | "commission", said: SaidSale, currency: string): number {
  const units = minorUnits(said[field], currency);
  if (units === null)
    throw new NoSale(
      field,
      `${field === "sale" ? "il valore dell’ordine" : "la commissione"} non è un importo`,
    );
  return units;
}

function momentOf(said: string, monthFirst: boolean): string | null {
  const text = said.trim();
  const american = monthFirst ? /^(\d{1,2})\/(\d{1,2})\/(\d{4})(.*)$/s.exec(text) : null;
  if (american) return momentOf(`${american[2]}/${american[1]}/${american[3]}${american[4]}`, false);
  if (/^\d{10}$/.test(text)) return new Date(Number(text) * 1_000).toISOString();
  return momentFrom(text, "start") ?? momentWritten(text);
}
