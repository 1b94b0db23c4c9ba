/** Promotions: codes and offers of stores, with the terms that say on which prices a code may be put. */
import { type CallInput, type Contract, discountKinds } from "contract";
import type { ContentKind, Typed } from "./kinds";
import { pictureField, seoFields } from "./kinds";

const kinds = ["", ...discountKinds] as const;
const kindNames: Record<string, string> = {
  "": "Altro",
  percent: "Percentuale",
  amount: "Importo in euro",
  shipping: "Spedizione gratis",
  gift: "Omaggio",
  bogo: "2x1",
};

export const promotions: ContentKind = {
  kind: "promozioni",
  nav: "Promozioni",
  creates: "Nuova promozione",
  shown: ({ slug }) => `/codici-sconto-coupon/${slug}`,
  fields: [
    { name: "title", label: "Titolo", required: true },
    { name: "storeSlug", label: "Negozio", hint: "Indirizzo del negozio, come moda-milano.", required: true },
    { name: "code", label: "Codice", hint: "Vuoto: è una promozione senza codice." },
    {
      name: "kind",
      label: "Tipo di sconto",
      options: kinds.map((kind) => [kind, kindNames[kind] ?? kind]),
    },
    { name: "value", label: "Valore", as: "number", hint: "Percento o euro." },
    { name: "startsAt", label: "Inizio", as: "day" },
    { name: "endsAt", label: "Fine", as: "day", hint: "Compreso." },
    {
      name: "status",
      label: "Stato",
      options: [
        ["active", "In corso"],
        ["expired", "Finita prima del tempo"],
      ],
    },
    { name: "trackingUrl", label: "Indirizzo con affiliazione" },
    { name: "url", label: "Pagina del negozio", required: true },
    { name: "description", label: "Descrizione", as: "text" },
    { name: "terms", label: "Termini (HTML)", as: "html" },
    { name: "countries", label: "Paesi", hint: "Due lettere, separate da virgole; vuoto: ovunque." },
    pictureField,
    ...seoFields,
    {
      name: "structured",
      label: "Il codice può essere messo sui prezzi, alle condizioni qui sotto",
      as: "tick",
    },
    { name: "minimum", label: "Spesa minima in euro", as: "number" },
    { name: "ceiling", label: "Sconto massimo in euro", as: "number" },
    { name: "categories", label: "Solo categorie", hint: "Indirizzi, separati da virgole." },
    { name: "brands", label: "Solo marchi" },
    { name: "excludedCategories", label: "Categorie escluse" },
    { name: "excludedBrands", label: "Marchi esclusi" },
    { name: "fullPriceOnly", label: "Solo sul prezzo pieno", as: "tick" },
  ],
  save(api, id, typed) {
    const written = writtenOf(typed);
    return id === null ? api.promotions.create(written) : api.promotions.update({ slug: id, ...written });
  },
  remove: (api, slug) => api.promotions.remove({ slug }),
};

function writtenOf(typed: Typed): CallInput<Contract["promotions"]["create"]> {
  return {
    title: typed.text("title"),
    storeSlug: typed.text("storeSlug"),
    code: typed.maybe("code"),
    kind: typed.maybe("kind") as (typeof discountKinds)[number] | null,
    value: typed.number("value"),
    startsAt: typed.day("startsAt"),
    endsAt: typed.day("endsAt"),
    status: typed.text("status") === "expired" ? ("expired" as const) : ("active" as const),
    trackingUrl: typed.maybe("trackingUrl"),
    url: typed.text("url"),
    description: typed.maybe("description"),
    terms: typed.maybe("terms"),
    countries: typed.list("countries"),
    picture: typed.maybe("picture"),
    seoTitle: typed.maybe("seoTitle"),
    seoDescription: typed.maybe("seoDescription"),
    conditions: typed.on("structured")
      ? {
          minimum: typed.number("minimum"),
          ceiling: typed.number("ceiling"),
          categories: typed.list("categories"),
          brands: typed.list("brands"),
          excludedCategories: typed.list("excludedCategories"),
          excludedBrands: typed.list("excludedBrands"),
          fullPriceOnly: typed.on("fullPriceOnly"),
        }
      : null,
  };
}
