/** What a store's form at the desk asks for, and what was written in it. */

import { termLimits } from "contract/store-terms";
import { own } from "domain/own";
import { type KeptStore, programmes, type WrittenStore as Written } from "upstream/desk";
import { fieldOf, type ScreenContext } from "../screen";
import { Choice, type Option, TextArea, TextField } from "../ui/form";

const programmeNames: Record<(typeof programmes)[number], string> = {
  awin: "Awin",
  tradedoubler: "Tradedoubler",
  tradetracker: "TradeTracker",
  webgains: "Webgains",
  rakuten: "Rakuten Advertising",
  diretto: "Accordo diretto",
};
const programmeOptions: Option[] = [
  ["", "Nessuno"],
  ...programmes.map((name): Option => [name, programmeNames[name]]),
];

export const storeLabels = {
  slug: "Indirizzo nel sito",
  name: "Nome",
  host: "Sito del negozio",
  logo: "Logo",
  description: "Descrizione",
  shipping: "Spedizione in euro",
  freeFrom: "Spedizione gratis da, in euro",
  delivery: "Tempi di consegna",
  returnDays: "Giorni per il reso",
  freeReturns: "Reso gratuito",
  payments: "Pagamenti",
  country: "Paese da cui spedisce",
  rating: "Valutazione, da 1 a 5",
  judgements: "Numero di giudizi",
  ratingSource: "Fonte della valutazione",
  outlet: "Outlet",
  programme: "Programma di affiliazione",
  programmeId: "Numero nel programma",
};

interface FieldsProps {
  store: Partial<KeptStore> | null;
  context: ScreenContext;
}

export function StoreFields({ store, context }: FieldsProps) {
  return (
    <>
      <TextField
        name="name"
        label={storeLabels.name}
        value={store?.name}
        max={80}
        context={context}
        required
      />
      <TextField
        name="host"
        label={storeLabels.host}
        value={store?.host}
        hint="Come www.negozio.it: i visitatori possono esservi portati."
        context={context}
      />
      <TextField
        name="logo"
        label={storeLabels.logo}
        value={store?.logo}
        hint={
          <>
            Nome del file nell’archivio: si carica in <a href="/gestione/immagini">Immagini</a>.
          </>
        }
        context={context}
      />
      <TextArea
        name="description"
        label={storeLabels.description}
        value={store?.description}
        rows={3}
        context={context}
      />
      <DeliveryFields store={store} context={context} />
      <TermsFields store={store} context={context} />
      <ProgrammeFields store={store} context={context} />
    </>
  );
}

function DeliveryFields({ store, context }: FieldsProps) {
  return (
    <>
      <TextField
        name="shipping"
        label={storeLabels.shipping}
        value={amountOf(store?.shipping)}
        hint="Come 5,90. Vuoto: non si sa."
        context={context}
      />
      <TextField
        name="freeFrom"
        label={storeLabels.freeFrom}
        value={amountOf(store?.freeFrom)}
        hint="Vuoto: mai gratis."
        context={context}
      />
      <TextField
        name="delivery"
        label={storeLabels.delivery}
        value={store?.delivery}
        hint="Come 2-3 giorni o 24/48 ore: da qui si filtra per «entro 3 giorni»."
        max={60}
        context={context}
      />
    </>
  );
}

const yesOrNo: Option[] = [
  ["", "Non si sa"],
  ["si", "Sì"],
  ["no", "No"],
];

/** What it promises beside prices: shown with its offers, and said as unknown where a field stays empty. */
function TermsFields({ store, context }: FieldsProps) {
  const { returnDays, freeReturns, payments, country, rating, judgements, ratingSource, outlet } =
    store?.terms ?? {};
  const text = (name: keyof typeof storeLabels, value: string | number | null | undefined, hint?: string) => (
    <TextField name={name} label={storeLabels[name]} value={value} hint={hint} context={context} />
  );
  const choice = (name: "freeReturns" | "outlet", value: boolean | null | undefined) => (
    <Choice
      name={name}
      label={storeLabels[name]}
      value={value == null ? "" : value ? "si" : "no"}
      options={yesOrNo}
      context={context}
    />
  );
  return (
    <>
      {text("returnDays", returnDays, "Come 30. Vuoto: non si sa.")}
      {choice("freeReturns", freeReturns)}
      {text("payments", payments?.join(", "), "Separati da virgole, come PayPal, Visa, Contrassegno.")}
      {text("country", country, "Due lettere, come IT.")}
      {text("rating", rating?.toString().replace(".", ","), "Come 4,6: si mostra con numero e fonte.")}
      {text("judgements", judgements)}
      {text("ratingSource", ratingSource, "Come Trustpilot.")}
      {choice("outlet", outlet)}
    </>
  );
}

/** Of which programme its links are. */
function ProgrammeFields({ store, context }: FieldsProps) {
  return (
    <>
      <Choice
        name="programme"
        label={storeLabels.programme}
        value={store?.programme}
        options={programmeOptions}
        context={context}
      />
      <TextField
        name="programmeId"
        label={storeLabels.programmeId}
        value={store?.programmeId}
        max={40}
        context={context}
      />
    </>
  );
}

function amountOf(euros: number | null | undefined): string {
  return euros == null ? "" : euros.toFixed(2).replace(".", ",");
}

export function writtenIn(form: FormData): Written {
  const maybe = (name: string) => fieldOf(form, name) || null;
  const amount = (name: string) => numberIn(form, name);
  return {
    name: fieldOf(form, "name"),
    host: maybe("host"),
    logo: maybe("logo"),
    description: maybe("description"),
    shipping: amount("shipping"),
    freeFrom: amount("freeFrom"),
    delivery: maybe("delivery"),
    terms: termsIn(form),
    programme: maybe("programme") as Written["programme"],
    programmeId: maybe("programmeId"),
  };
}

function termsIn(form: FormData): Written["terms"] {
  const yes = (name: string) => own({ si: true, no: false }, fieldOf(form, name)) ?? null;
  const payments = fieldOf(form, "payments")
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
  return {
    returnDays: numberIn(form, "returnDays"),
    freeReturns: yes("freeReturns"),
    payments: [...new Set(payments)].slice(0, termLimits.payments),
    country: fieldOf(form, "country").toUpperCase() || null,
    rating: numberIn(form, "rating"),
    judgements: numberIn(form, "judgements"),
    ratingSource: fieldOf(form, "ratingSource") || null,
    outlet: yes("outlet"),
  };
}

function numberIn(form: FormData, name: string): number | null {
  const typed = fieldOf(form, name).replace(/\s|€/g, "").replace(",", ".");
  return typed === "" ? null : Number(typed);
}
