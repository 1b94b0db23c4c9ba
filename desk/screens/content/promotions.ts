/** Promotions: codes and offers of stores, with the terms that say on which prices a code may be put. */
import {
  area,
  choice,
  day,
  euros,
  html,
  line,
  list,
  maybe,
  number,
  optionsOf,
  picture,
  tick,
} from "../../ui/fields";
import words from "../../words.json";
import { contentKind, seo } from "./kinds";

const address = { hint: "Indirizzi, separati da virgole." };
const conditions = {
  minimum: euros("Spesa minima in euro"),
  ceiling: euros("Sconto massimo in euro"),
  categories: list("Solo categorie", address),
  brands: list("Solo marchi"),
  excludedCategories: list("Categorie escluse"),
  excludedBrands: list("Marchi esclusi"),
  fullPriceOnly: tick("Solo sul prezzo pieno"),
};

export const promotions = contentKind({
  kind: "promozioni",
  nav: "Promozioni",
  creates: "Nuova promozione",
  shown: ({ slug }) => `/codici-sconto-coupon/${slug}`,
  fields: {
    title: line("Titolo"),
    storeSlug: line("Negozio", { hint: "Indirizzo del negozio, come moda-milano." }),
    code: maybe("Codice", { hint: "Vuoto: è una promozione senza codice." }),
    kind: choice("Tipo di sconto", optionsOf(words.discounts)),
    value: number("Valore", { hint: "Percento o euro." }),
    startsAt: day("Inizio"),
    endsAt: day("Fine", { hint: "Compreso." }),
    status: choice("Stato", optionsOf(words.promotionStates)),
    trackingUrl: maybe("Indirizzo con affiliazione"),
    url: line("Pagina del negozio"),
    description: area("Descrizione"),
    terms: html("Termini", { required: false }),
    countries: list("Paesi", { hint: "Due lettere, separate da virgole; vuoto: ovunque." }),
    picture: picture("Immagine", "logos"),
    ...seo,
    structured: tick("Il codice può essere messo sui prezzi, alle condizioni qui sotto"),
    ...conditions,
  },
  save(
    api,
    id,
    {
      structured,
      minimum,
      ceiling,
      categories,
      brands,
      excludedCategories,
      excludedBrands,
      fullPriceOnly,
      ...said
    },
  ) {
    const rules = { minimum, ceiling, categories, brands, excludedCategories, excludedBrands, fullPriceOnly };
    const written = { ...said, terms: said.terms || null, conditions: structured ? rules : null };
    return id === null ? api.promotions.create(written) : api.promotions.update({ slug: id, ...written });
  },
  remove: (api, slug) => api.promotions.remove({ slug }),
});
