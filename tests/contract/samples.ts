/** One good input for every row of the contract; a row without a sample does not compile. */
import { type CallInput, type Contract, emptyListing, type ListedFacetKey, listedFacetKeys } from "contract";
import { goodPassword } from "../../harness/member";
import { sharedToken } from "../../harness/wishlists";
import { confirmToken, leaveToken } from "../fixtures/catalogue";

type Samples = {
  [Domain in keyof Contract]: { [Name in keyof Contract[Domain]]: CallInput<Contract[Domain][Name]> };
};

const run = "contract-test-1";

const article = {
  titolo: "Come si lava il lino",
  contenuto: "<p>A mano, in acqua fresca.</p>",
  immagine_blog: "lino_1600x900.svg",
  autore_nome: "Anna Prova",
  autore_immagine: null,
  autore_bio: "<p>Scrive di tessuti.</p>",
  titolo_seo: null,
  descrizione_seo: "Il lino si lava senza fatica.",
  meta_keywords: null,
  categoria: "Cura dei tessuti",
  tags: ["lino"],
  prodotti: ["vestito-midi-in-lino"],
};

/** The five rows of a kind of legal text differ in their fields only. */
function legal<Fields extends object>(fields: Fields) {
  return { list: {}, byId: { id: 1 }, create: fields, update: { id: 1, ...fields }, remove: { id: 99 } };
}

export const samples: Samples = {
  products: {
    list: { ...emptyListing, category: "donna", facets: { brand: ["aurora"], store: ["moda-milano"] } },
    byId: { id: 1 },
    bySlug: { slug: "vestito-midi-in-lino" },
    recommended: { id: 1 },
    related: { id: 1 },
    recentlyViewed: { ids: "3,1,99999" },
    recentlyViewedBeside: { id: 1, ids: "3,1" },
    variants: { id: 1, taglia: "m", colore: null, genere: "donna" },
    priceHistory: { id: 1, days: 90 },
    reviews: { id: 1, n: 1 },
  },
  facets: { counts: { listing: emptyListing, sort: "alpha", order: "ASC", only: ["brand", "categoria"] } },
  options: Object.fromEntries(listedFacetKeys.map((key) => [key, emptyListing])) as Record<
    ListedFacetKey,
    typeof emptyListing
  >,
  categories: {
    list: { withProducts: "true" },
    byId: { id: 1 },
    bySlug: { slug: "scarpe-donna" },
  },
  brands: { list: { limit: 2000 } },
  banners: { list: {}, byId: { id: 1 } },
  menu: { list: {}, byId: { id: 2 } },
  pages: {
    bySlug: { slug: "chi-siamo" },
    save: {
      slug: "prova",
      titolo: "Prova",
      descrizione: "<p>Prova</p>",
      titolo_seo: null,
      meta_description: null,
      meta_keywords: null,
      immagine_principale: null,
    },
  },
  guides: {
    list: {},
    bySlug: { slug: "cerca" },
    bySlugs: { slugs: ["confronta", "cerca"] },
    save: { slug: "prova", titolo: "Prova", contenuto: "<p>Prova</p>", posizione: 9 },
    remove: { slug: "nessuna" },
  },
  terms: legal({ titolo: "Prova", contenuto: "<p>Prova</p>" }),
  privacy: legal({ versione: "2.0", contenuto: "<p>Prova</p>" }),
  cookiePolicy: legal({ titolo: "Prova", contenuto: "<p>Prova</p>" }),
  blogs: {
    list: { limit: 5 },
    byUrl: { url: "taglie-senza-errori" },
    products: { url: "taglie-senza-errori" },
    tags: { url: "taglie-senza-errori" },
    categories: {},
    category: { slug: "guide-alle-taglie" },
    ofCategory: { slug: "guide-alle-taglie" },
    create: article,
    update: { id: 2, ...article, rigenera_slug: false },
    remove: { id: 99 },
  },
  stores: { list: {} },
  suggestions: { list: { q: "sn" }, increment: { slug: "sneakers" } },
  searchTerms: { add: { termine: "vestiti estivi" } },
  tracking: {
    outbound: { url: "https://www.moda-milano.example/p/100" },
    click: { prodottoId: 1, urlProdotto: "https://www.moda-milano.example/p/100" },
    addEvent: { tipo_evento: "page_view", sessione_id: "session_1", url_pagina: "/brand", valore: 3 },
    events: { limit: 10 },
  },
  exits: { hosts: {} },
  seo: {
    home: {},
    list: { ...emptyListing, category: "scarpe-donna" },
    product: { slug: "sneakers-volo" },
    page: { slug: "chi-siamo" },
    blogs: { pagina: 2, sort: "vecchi" },
    blog: { slug: "taglie-senza-errori" },
    category: { slug: "scarpe-donna" },
    attributeValue: { slug: "aurora" },
    suggestion: { slug: "sneakers" },
    contentPage: { slug: "chi-siamo" },
    article: { slug: "taglie-senza-errori" },
    sitemap: { page: 1 },
  },
  breadcrumbs: {
    category: { slug: "vestiti-donna" },
    page: { slug: "chi-siamo" },
    collection: { slug: "aurora" },
    product: { slug: "sneakers-volo-bianco-38" },
    blog: { slug: "taglie-senza-errori" },
  },
  catalogue: {
    store: { slug: "moda-milano" },
    known: { slug: "moda-milano", after: "" },
    stage: { run, rows: [], gone: [] },
    apply: {
      run,
      store: {
        slug: "moda-milano",
        name: "Moda Milano",
        host: "www.moda-milano.example",
        logo: null,
        description: null,
        shipping: 490,
        freeShippingFrom: 5000,
        delivery: "2-3 giorni",
        coupons: 2,
        deals: 0,
      },
      at: "2026-03-10T12:00:00.000Z",
    },
    discard: { run },
    pictures: { addresses: [], names: ["a_8x8.svg"] },
    rememberPictures: { names: ["a_8x8.svg"], addresses: {} },
    storeFiles: { files: [{ key: "uploads/a_8x8.svg", type: "image/svg+xml", base64: "PHN2Zy8+" }] },
  },
  newsletter: {
    subscribe: {
      email: "giulia@posta.example",
      gender: "female",
      accept_terms: true,
      terms_version: "2026-03-01",
    },
    confirm: { token: confirmToken },
    unsubscribe: { token: leaveToken },
  },
  contact: {
    send: { nome: "Giulia", cognome: "Bianchi", email: "giulia@posta.example", messaggio: "Buongiorno!" },
  },
  partners: {
    apply: {
      nome_cognome: "Marco Neri",
      azienda: "Neri S.r.l.",
      nome_negozio: "Neri Moda",
      url_sito_internet: "https://www.neri-moda.example",
      email: "marco@neri-moda.example",
      numero_telefono: "+39 02 1234567",
      numero_prodotti: 1200,
      url_feed_prodotti: "https://www.neri-moda.example/feed.xml",
      descrizione: "Abbigliamento italiano.",
      accetta_termini: true,
      accetta_privacy: true,
    },
  },
  user: {
    login: { email: "eva@posta.example", password: goodPassword },
    refresh: { refreshToken: "di-prova" },
    logout: {},
    info: {},
    ping: {},
    register: {
      nome: "Eva",
      cognome: "Prova",
      email: "eva@posta.example",
      password: goodPassword,
      genere: "Donna",
    },
    update: { nome: "Eva", cognome: "Nuova", genere: "Altro" },
    forgotPassword: { email: "eva@posta.example" },
    resetPassword: { token: "0".repeat(64), password: goodPassword },
    changePassword: { password_attuale: goodPassword, password_nuova: `${goodPassword} 2` },
    changeEmail: { email: "nuova@posta.example", password: goodPassword },
    confirmEmail: { token: "0".repeat(64) },
    resendConfirmation: {},
    export: {},
    delete: { password: goodPassword },
  },
  person: { summary: {} },
  wishlists: {
    lists: {},
    create: { nome_lista: "Inverno" },
    rename: { listId: 1, nome_lista: "Autunno" },
    remember: { listId: 2 },
    remove: { listId: 1, force: true },
    products: { listId: 1 },
    add: {
      prodotto_id: 2,
      lista_id: 1,
      variante_id: null,
      quantita_desiderata: 1,
      note_personalizzate: "",
    },
    take: { id_elemento: 1 },
    putBack: { id_elemento: 1 },
    check: { productId: 1 },
    share: { listId: 2, nome_pubblico: "Per tutti" },
    unshare: { listId: 1 },
    shared: { token: sharedToken },
    copy: { token: sharedToken },
  },
};
