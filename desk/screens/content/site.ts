/** Contents that shape the site: menu, banners, categories, brands, suggestions, searches. */
import { bannerPlaces, placeNumbers } from "contract/content/banner-places";
import { area, choice, day, fixed, html, line, maybe, number, picture, tick } from "../../ui/fields";
import words from "../../words.json";
import { type ContentKind, contentKind, firstGoods, idMade, seo } from "./kinds";

const href = maybe("Indirizzo", { hint: "Inizia con / o con https://" });

const menu = contentKind({
  kind: "menu",
  nav: "Menu",
  creates: "Nuova voce",
  fields: {
    name: line("Nome"),
    href,
    parentId: number("Voce superiore", { hint: "Il numero di una voce principale; vuoto: è principale." }),
    group: maybe("Colonna del pannello"),
    picture: picture("Immagine", "category"),
    position: number("Posizione", { hint: "La più bassa viene prima." }),
  },
  save(api, id, written) {
    const entry = { ...written, position: written.position ?? 0 };
    return id === null ? api.menu.create(entry) : api.menu.update({ id: Number(id), ...entry });
  },
  remove: (api, id) => api.menu.remove({ id: Number(id) }),
});

/** The page on which a place is. */
function pageOfPlace(place: number): string {
  return place === 11 ? "/scarpe-donna" : "/";
}

const banner = contentKind({
  kind: "banner",
  nav: "Banner",
  creates: "Nuovo banner",
  note: `Ogni posto mostra un banner: tra quelli attivi nei loro giorni, il più nuovo. Una pagina di categoria che ha un’immagine propria
    mostra quella. Sul sito una modifica si vede entro un minuto.`,
  shown: ({ state, place }) => (String(state).startsWith("in vista") ? pageOfPlace(Number(place)) : null),
  says: ({ state, place }) =>
    `Adesso: ${state}${bannerPlaces[Number(place)] ? ` (${bannerPlaces[Number(place)]})` : ""}.`,
  made: idMade,
  fields: {
    title: maybe("Titolo"),
    description: area("Descrizione"),
    href,
    picture: picture("Immagine", "banner"),
    place: choice("Posto", [
      ["", "Nessuno: non si vede"],
      ...placeNumbers.map((at) => [`${at}`, bannerPlaces[at] ?? ""] as const),
    ]),
    startsAt: day("Dal", { hint: "Vuoto: da subito." }),
    endsAt: day("Al", { hint: "Compreso; vuoto: senza fine." }),
    paidBy: maybe("Chi lo paga", { max: 120, hint: words.hints.contentSite }),
    active: tick("Attivo", true),
  },
  save(api, id, written) {
    const fields = { ...written, place: written.place === null ? null : Number(written.place) };
    return id === null ? api.banners.create(fields) : api.banners.update({ id: Number(id), ...fields });
  },
  remove: (api, id) => api.banners.remove({ id: Number(id) }),
});

const categories = contentKind({
  kind: "categorie",
  nav: "Categorie",
  creates: null,
  shown: ({ slug }) => `/prodotti?categoria=${slug}`,
  note: "Nome e ordine valgono ovunque il sito la nomini: menu (se non ne hai scritto uno), elenchi, filtri, percorsi. L’indirizzo resta.",
  fields: {
    name: line("Nome", { max: 60 }),
    position: number("Posizione", { hint: "Tra le sue pari; la più bassa viene prima." }),
    picture: picture("Immagine", "category"),
    description: html("Descrizione", { required: false }),
    ...seo,
  },
  save: (api, id, { position, ...written }) =>
    api.categories.update({ id: Number(id), position: position ?? 0, ...written }),
});

const brands = contentKind({
  kind: "marchi",
  nav: "Marchi",
  creates: null,
  shown: ({ slug }) => `/brand/${slug}`,
  fields: {
    name: fixed("Nome"),
    picture: picture("Immagine", "logos"),
    description: html("Storia e descrizione", { required: false, hint: words.hints.contentSite2 }),
    ...seo,
  },
  save: (api, id, written) => api.brands.update({ slug: id ?? "", ...written }),
});

const suggestions = contentKind({
  kind: "suggerimenti",
  nav: "Suggerimenti",
  creates: "Nuovo suggerimento",
  shown: ({ term }) => `/prodotti?cerca=${encodeURIComponent(String(term))}`,
  fields: {
    term: line("Termine"),
    uses: number("Usi", { hint: "Più usi, più in alto; sotto zero non si mostra." }),
    ...seo,
  },
  save(api, id, written) {
    const fields = { ...written, uses: written.uses ?? 0 };
    return id === null ? api.suggestions.create(fields) : api.suggestions.update({ id, ...fields });
  },
  remove: (api, id) => api.suggestions.remove({ id }),
});

const searches = contentKind({
  kind: "ricerche",
  nav: "Ricerche dei visitatori",
  creates: null,
  fields: { term: line("Termine") },
  save: (api, id, { term }) => api.searchTerms.update({ id: Number(id), term }),
  remove: (api, id) => api.searchTerms.remove({ id: Number(id) }),
});

const searchWords = contentKind({
  kind: "parole",
  nav: "Parole della ricerca",
  creates: "Nuova parola",
  shown: ({ phrase }) => `/prodotti?cerca=${encodeURIComponent(String(phrase))}`,
  fields: {
    phrase: line("Parola", { hint: "Come la scrive chi cerca: «polacchetto»." }),
    means: line("Significa", { hint: words.hints.contentSite3 }),
  },
  async trial(api, { phrase, means }) {
    // A word means to a search what the text in its place would find.
    const [before, after] = await Promise.all([firstGoods(api, phrase), firstGoods(api, means)]);
    return [
      { heading: `Oggi «${phrase}» trova`, ...before },
      { heading: "Dopo troverebbe", ...after },
    ];
  },
  save: (api, id, word) =>
    id === null ? api.vocabulary.create(word) : api.vocabulary.update({ id: Number(id), ...word }),
  remove: (api, id) => api.vocabulary.remove({ id: Number(id) }),
});

export const siteKinds: readonly ContentKind[] = [
  menu,
  banner,
  categories,
  brands,
  suggestions,
  searches,
  searchWords,
];
