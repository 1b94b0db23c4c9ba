/** Contents that shape the site: menu, banners, categories, brands, suggestions, searches. */
import { emptyListing } from "contract";
import { bannerPlaces, placeNumbers } from "contract/content/banner-places";
import type { EveryApi } from "server/api";
import { type ContentKind, idMade, pictureField, seoFields, type Typed } from "./kinds";

const seoOf = (typed: Typed) => ({
  seoTitle: typed.maybe("seoTitle"),
  seoDescription: typed.maybe("seoDescription"),
});

const menu: ContentKind = {
  kind: "menu",
  nav: "Menu",
  creates: "Nuova voce",
  fields: [
    { name: "name", label: "Nome", required: true },
    { name: "href", label: "Indirizzo", hint: "Inizia con / o con https://" },
    {
      name: "parentId",
      label: "Voce superiore",
      as: "number",
      hint: "Il numero di una voce principale; vuoto: è principale.",
    },
    { name: "group", label: "Colonna del pannello" },
    pictureField,
    { name: "position", label: "Posizione", as: "number", hint: "La più bassa viene prima." },
  ],
  save(api, id, typed) {
    const entry = {
      name: typed.text("name"),
      href: typed.maybe("href"),
      parentId: typed.number("parentId"),
      group: typed.maybe("group"),
      picture: typed.maybe("picture"),
      position: typed.number("position") ?? 0,
    };
    return id === null ? api.menu.create(entry) : api.menu.update({ id: Number(id), ...entry });
  },
  remove: (api, id) => api.menu.remove({ id: Number(id) }),
};

/** The page on which a place is. */
function pageOfPlace(place: number): string {
  return place === 11 ? "/scarpe-donna" : "/";
}

const banner: ContentKind = {
  kind: "banner",
  nav: "Banner",
  creates: "Nuovo banner",
  note: `Ogni posto mostra un banner: tra quelli attivi nei loro giorni, il più nuovo. Una pagina di categoria che ha un’immagine propria
    mostra quella. Sul sito una modifica si vede entro cinque minuti.`,
  shown: ({ state, place }) => (String(state).startsWith("in vista") ? pageOfPlace(Number(place)) : null),
  says: ({ state, place }) =>
    `Adesso: ${state}${bannerPlaces[Number(place)] ? ` (${bannerPlaces[Number(place)]})` : ""}.`,
  made: idMade,
  fields: [
    { name: "title", label: "Titolo" },
    { name: "description", label: "Descrizione", as: "text" },
    { name: "href", label: "Indirizzo", hint: "Inizia con / o con https://" },
    pictureField,
    {
      name: "place",
      label: "Posto",
      options: [
        ["", "Nessuno: non si vede"],
        ...placeNumbers.map((at) => [String(at), bannerPlaces[at] ?? ""] as const),
      ],
    },
    { name: "startsAt", label: "Dal", as: "day", hint: "Vuoto: da subito." },
    { name: "endsAt", label: "Al", as: "day", hint: "Compreso; vuoto: senza fine." },
    { name: "active", label: "Attivo", as: "tick", fresh: true },
  ],
  save(api, id, typed) {
    const fields = {
      title: typed.maybe("title"),
      description: typed.maybe("description"),
      href: typed.maybe("href"),
      picture: typed.maybe("picture"),
      active: typed.on("active"),
      place: typed.number("place"),
      startsAt: typed.day("startsAt"),
      endsAt: typed.day("endsAt"),
    };
    return id === null ? api.banners.create(fields) : api.banners.update({ id: Number(id), ...fields });
  },
  remove: (api, id) => api.banners.remove({ id: Number(id) }),
};

const categories: ContentKind = {
  kind: "categorie",
  nav: "Categorie",
  creates: null,
  shown: ({ slug }) => `/prodotti?categoria=${slug}`,
  fields: [
    { name: "name", label: "Nome", as: "fixed" },
    pictureField,
    { name: "description", label: "Descrizione", as: "html" },
    ...seoFields,
  ],
  save: (api, id, typed) =>
    api.categories.update({
      id: Number(id),
      picture: typed.maybe("picture"),
      description: typed.maybe("description"),
      ...seoOf(typed),
    }),
};

const brands: ContentKind = {
  kind: "marchi",
  nav: "Marchi",
  creates: null,
  shown: ({ slug }) => `/brand/${slug}`,
  fields: [
    { name: "name", label: "Nome", as: "fixed" },
    pictureField,
    {
      name: "description",
      label: "Storia e descrizione",
      as: "html",
      hint: "Poche righe, da una fonte sicura: si leggono nella pagina della marca. Vuoto: la pagina non ne parla.",
    },
    ...seoFields,
  ],
  save: (api, id, typed) =>
    api.brands.update({
      slug: id ?? "",
      picture: typed.maybe("picture"),
      description: typed.maybe("description"),
      ...seoOf(typed),
    }),
};

const suggestions: ContentKind = {
  kind: "suggerimenti",
  nav: "Suggerimenti",
  creates: "Nuovo suggerimento",
  shown: ({ term }) => `/prodotti?cerca=${encodeURIComponent(String(term))}`,
  fields: [
    { name: "term", label: "Termine", required: true },
    { name: "uses", label: "Usi", as: "number", hint: "Più usi, più in alto; sotto zero non si mostra." },
    ...seoFields,
  ],
  save(api, id, typed) {
    const fields = { term: typed.text("term"), uses: typed.number("uses") ?? 0, ...seoOf(typed) };
    return id === null ? api.suggestions.create(fields) : api.suggestions.update({ id, ...fields });
  },
  remove: (api, id) => api.suggestions.remove({ id }),
};

const searches: ContentKind = {
  kind: "ricerche",
  nav: "Ricerche dei visitatori",
  creates: null,
  fields: [{ name: "term", label: "Termine", required: true }],
  save: (api, id, typed) => api.searchTerms.update({ id: Number(id), term: typed.text("term") }),
  remove: (api, id) => api.searchTerms.remove({ id: Number(id) }),
};

const shownFirst = 5;

async function firstGoods(api: EveryApi, search: string) {
  if (search === "") return { found: "niente", names: [] };
  const page = await api.products.list({ ...emptyListing, search, sort: "rilevanza" });
  const missing = page.understood?.leftOut.map((word) => `“${word}”`) ?? [];
  const goods = page.totalResults === 1 ? "1 prodotto" : `${page.totalResults} prodotti`;
  const found = `${goods}${missing.length > 0 ? `, niente per ${missing.join(", ")}` : ""}`;
  return { found, names: page.products.slice(0, shownFirst).map(({ name }) => name) };
}

const words: ContentKind = {
  kind: "parole",
  nav: "Parole della ricerca",
  creates: "Nuova parola",
  shown: ({ phrase }) => `/prodotti?cerca=${encodeURIComponent(String(phrase))}`,
  fields: [
    { name: "phrase", label: "Parola", required: true, hint: "Come la scrive chi cerca: «polacchetto»." },
    {
      name: "means",
      label: "Significa",
      required: true,
      hint: "Quello che si cercherebbe al suo posto, anche più parole e filtri: «canotte uomo cotone». Vale subito e più delle parole del progetto; una parola sola vale anche per i feed, dal prossimo import.",
    },
  ],
  async trial(api, typed) {
    const [before, after] = await Promise.all([
      firstGoods(api, typed.text("phrase")),
      // A word means to a search what the text in its place would find.
      firstGoods(api, typed.text("means")),
    ]);
    return [
      { heading: `Oggi «${typed.text("phrase")}» trova`, ...before },
      { heading: "Dopo troverebbe", ...after },
    ];
  },
  save(api, id, typed) {
    const word = { phrase: typed.text("phrase"), means: typed.text("means") };
    return id === null ? api.vocabulary.create(word) : api.vocabulary.update({ id: Number(id), ...word });
  },
  remove: (api, id) => api.vocabulary.remove({ id: Number(id) }),
};

export const siteKinds: readonly ContentKind[] = [
  menu,
  banner,
  categories,
  brands,
  suggestions,
  searches,
  words,
];
