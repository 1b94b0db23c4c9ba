/** One good input for every row of the contract; a row without a sample does not compile. */
import {
  type CallInput,
  type Contract,
  contract,
  emptyListing,
  type ListedFacetKey,
  listedFacetKeys,
} from "contract";
import { confirmToken, leaveToken } from "../fixtures/catalogue";
import { alertToken, pushDevice } from "../tools/alerts";
import { anonymousId } from "../tools/cart";
import { reminderToken } from "../tools/family";
import { goodPassword } from "../tools/member";
import { sharedToken } from "../tools/wishlists";

type Samples = {
  [Domain in keyof Contract]: { [Name in keyof Contract[Domain]]: CallInput<Contract[Domain][Name]> };
};

const run = "contract-test-1";

const article = {
  title: "Come si lava il lino",
  body: "<p>A mano, in acqua fresca.</p>",
  picture: "lino_1600x900.svg",
  author: "Anna Prova",
  authorPicture: null,
  authorBio: "<p>Scrive di tessuti.</p>",
  seoTitle: null,
  seoDescription: "Il lino si lava senza fatica.",
  keywords: null,
  category: "Cura dei tessuti",
  tags: ["lino"],
  products: ["vestito-midi-in-lino"],
};

const everyPromotion = { page: 1, sort: "relevance" as const };

const promotion = {
  title: "20% sui vestiti",
  description: "Su tutti i vestiti.",
  terms: "<p>Non cumulabile.</p>",
  code: "VESTITI20",
  kind: "percent" as const,
  value: 20,
  startsAt: "2026-03-01",
  endsAt: "2026-03-31",
  status: "active" as const,
  storeSlug: "moda-milano",
  countries: ["IT"],
  url: "https://www.moda-milano.example/vestiti",
  picture: null,
  seoTitle: null,
  seoDescription: null,
  conditions: {
    minimum: 50,
    categories: ["vestiti-donna"],
    brands: [],
    excludedCategories: [],
    excludedBrands: [],
    fullPriceOnly: false,
  },
};

/** The five rows of a kind of legal text differ in their fields only. */
function legal<Fields extends object>(fields: Fields) {
  return { list: {}, byId: { id: 1 }, create: fields, update: { id: 1, ...fields }, remove: { id: 99 } };
}

const banner = {
  picture: null,
  title: "Saldi",
  description: null,
  href: "/offerte",
  active: true,
  place: 1,
  startsAt: "2026-03-01",
  endsAt: null,
};
const menuEntry = {
  name: "Nuovi arrivi",
  href: "/prodotti?nuoviArrivi=true",
  group: null,
  picture: null,
  position: 9,
};

const noAssertion = {
  id: "AA",
  response: { clientDataJSON: "AA", authenticatorData: "AA", signature: "AA" },
};
const noCredential = {
  id: "AA",
  response: {
    clientDataJSON: "AA",
    authenticatorData: "AA",
    publicKey: "AA",
    publicKeyAlgorithm: -7 as const,
    transports: [],
  },
};

const _feedRules = {
  network: "awin" as const,
  hours: [6, 18],
  pictures: true,
  mostGone: 30,
  mostMoved: 40,
  active: true,
};

const networkSale = {
  id: "TD-1",
  reference: null,
  state: "pending" as const,
  orderedAt: "2026-03-10T10:00:00.000Z",
  modifiedAt: null,
  currency: "EUR",
  sale: 10_000,
  commission: 800,
  merchant: "Moda Milano",
};
const networkTells = {
  network: "partnerize" as const,
  secret: "segreto-di-prova",
  id: "P-1",
  state: "approved",
  sale: "100.00",
  commission: "8.00",
  currency: "EUR",
  orderedAt: "2026-03-10T10:00:00Z",
  modifiedAt: "",
};

export const samples: Samples = {
  products: {
    list: { ...emptyListing, category: "donna", facets: { brand: ["aurora"], store: ["moda-milano"] } },
    byId: { id: 1 },
    bySlug: { slug: "vestito-midi-in-lino" },
    recommended: { id: 1 },
    verifiedDiscounts: { categories: "donna,uomo" },
    related: { id: 1 },
    tinted: { tint: "c02030", category: "donna" },
    tints: { id: 1 },
    recentlyViewed: { ids: "3,1,99999" },
    recentlyViewedBeside: { id: 1, ids: "3,1" },
    variants: { id: 1, size: "m", colour: null, gender: "donna" },
    priceHistory: { id: 1, days: 90 },
    priceIndex: {},
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
  brands: {
    list: { limit: 2000 },
    bySlug: { slug: "aurora" },
  },
  banners: {
    list: {},
    byId: { id: 1 },
    create: banner,
    update: { id: 1, ...banner },
    remove: { id: 99 },
  },
  menu: {
    list: {},
    byId: { id: 2 },
    create: menuEntry,
    update: { id: 1, ...menuEntry },
    remove: { id: 99 },
  },
  pages: {
    list: {},
    bySlug: { slug: "chi-siamo" },
  },
  guides: {
    list: {},
    bySlug: { slug: "cerca" },
    bySlugs: { slugs: ["confronta", "cerca"] },
  },
  terms: { list: {}, byId: { id: 1 } },
  privacy: legal({ version: "2.0", body: "<p>Prova</p>" }),
  cookiePolicy: legal({ title: "Prova", body: "<p>Prova</p>" }),
  blogs: {
    list: { limit: 5 },
    byUrl: { url: "taglie-senza-errori" },
    products: { url: "taglie-senza-errori" },
    tags: { url: "taglie-senza-errori" },
    categories: {},
    category: { slug: "guide-alle-taglie" },
    ofCategory: { slug: "guide-alle-taglie" },
    create: article,
    update: { id: 2, ...article, renewsSlug: false },
    remove: { id: 99 },
  },
  stores: { list: {} },
  suggestions: {
    list: { q: "sn" },
    increment: { slug: "sneakers" },
    // Each of the two ways to call makes one.
    create: { term: "gonne", uses: 3, seoTitle: null, seoDescription: null },
    update: { id: "sneakers", term: "Sneakers", uses: 9, seoTitle: "Sneakers", seoDescription: null },
    remove: { id: "nessuno" },
  },
  searchTerms: {
    add: { term: "vestiti estivi" },
    update: { id: 1, term: "vestiti" },
    remove: { id: 99 },
  },
  searchReport: { choose: { term: "sneakers", product: 1 } },
  vocabulary: {
    tables: {},
  },
  tracking: {
    outbound: { url: "https://www.moda-milano.example/p/100" },
    click: { product: 1, url: "https://www.moda-milano.example/p/100" },
    addEvent: { tipo_evento: "page_view", sessione_id: "session_1", url_pagina: "/brand", valore: 3 },
    events: { limit: 10 },
    event: { id: 1 },
    updateEvent: { id: 1, tipo_evento: "page_view", sessione_id: "session_1" },
    removeEvent: { id: 99 },
  },
  exits: {
    paused: {},
    offer: { offer: 1 },
    hosts: {},
  },
  seo: {
    home: {},
    list: { listing: { ...emptyListing, category: "scarpe-donna" } },
    product: { slug: "sneakers-volo" },
    page: { slug: "chi-siamo" },
    blogs: { page: 2, sort: "vecchi" },
    blog: { slug: "taglie-senza-errori" },
    category: { slug: "scarpe-donna" },
    attributeValue: { slug: "aurora" },
    suggestion: { slug: "sneakers" },
    contentPage: { slug: "chi-siamo" },
    article: { slug: "taglie-senza-errori" },
    promotions: { merchant: "moda-milano" },
    promotion: { slug: "dieci-per-cento-moda-milano" },
    sitemap: { page: 1 },
  },
  breadcrumbs: {
    category: { slug: "vestiti-donna" },
    page: { slug: "chi-siamo" },
    collection: { slug: "aurora" },
    product: { slug: "sneakers-volo-bianco-38" },
    blog: { slug: "taglie-senza-errori" },
    promotions: { merchant: "moda-milano" },
    promotion: { slug: "dieci-per-cento-moda-milano" },
  },
  catalogue: {
    store: { slug: "moda-milano" },
    columns: { slug: "moda-milano", columns: { prezzo: "price" } },
    known: { slug: "moda-milano", after: "" },
    earlier: { slug: "moda-milano", prices: [["M-1", 5_990]] },
    stage: { run, part: 0, rows: [], gone: [] },
    apply: {
      run,
      parts: 1,
      store: {
        slug: "moda-milano",
        name: "Moda Milano",
        host: "www.moda-milano.example",
        logo: "moda-milano.svg",
        description: null,
        shipping: 490,
        freeShippingFrom: 5000,
        delivery: "2-3 giorni",
        coupons: 2,
        deals: 0,
      },
      at: "2026-03-10T12:00:00.000Z",
    },
    step: { run, after: 0 },
    resume: {},
    discard: { run },
    pictures: { addresses: [], names: ["a_8x8.svg"] },
    rememberPictures: { names: ["a_8x8.svg"], addresses: {} },
    unseen: { after: 0 },
    rememberLooks: { looks: {} },
    storeFiles: { files: [{ key: "uploads/a_8x8.svg", type: "image/svg+xml", base64: "PHN2Zy8+" }] },
  },
  newsletter: {
    subscribe: {
      email: "giulia@posta.example",
      gender: "female",
      acceptsTerms: true,
      termsVersion: "2026-03-01",
    },
    confirm: { token: confirmToken },
    unsubscribe: { token: leaveToken },
  },
  contact: {
    send: { firstName: "Giulia", lastName: "Bianchi", email: "giulia@posta.example", message: "Buongiorno!" },
  },
  partners: {
    apply: {
      contactName: "Marco Neri",
      company: "Neri S.r.l.",
      storeName: "Neri Moda",
      site: "https://www.neri-moda.example",
      email: "marco@neri-moda.example",
      phone: "+39 02 1234567",
      productCount: 1200,
      feed: "https://www.neri-moda.example/feed.xml",
      description: "Abbigliamento italiano.",
      acceptsTerms: true,
      acceptsPrivacy: true,
    },
  },
  user: {
    login: { email: "eva@posta.example", password: goodPassword },
    refresh: { refreshToken: "di-prova" },
    logout: {},
    info: {},
    ping: {},
    register: {
      firstName: "Eva",
      lastName: "Prova",
      email: "eva@posta.example",
      password: goodPassword,
      gender: "Donna",
    },
    update: { firstName: "Eva", lastName: "Nuova", gender: "Altro" },
    forgotPassword: { email: "eva@posta.example" },
    resetPassword: { token: "0".repeat(64), password: goodPassword },
    changePassword: { currentPassword: goodPassword, newPassword: `${goodPassword} 2` },
    changeEmail: { email: "nuova@posta.example", password: goodPassword },
    confirmEmail: { token: "0".repeat(64) },
    undoEmail: { token: "0".repeat(64) },
    resendConfirmation: {},
    export: {},
    delete: { password: goodPassword },
  },
  person: { summary: {} },
  passkeys: {
    challenge: {},
    signIn: { credential: noAssertion },
    list: {},
    offer: {},
    add: { credential: noCredential, name: "Telefono", password: goodPassword },
    rename: { id: 1, name: "Portatile" },
    remove: { id: 1 },
  },
  wishlists: {
    lists: {},
    create: { name: "Inverno", personId: null },
    give: { listId: 1, personId: null },
    rename: { listId: 1, name: "Autunno" },
    remember: { listId: 2 },
    remove: { listId: 1, force: true },
    products: { listId: 1 },
    add: {
      productId: 2,
      listId: 1,
      variantId: null,
      quantity: 1,
      note: "",
    },
    change: { itemId: 1, quantity: 2, note: "per Ada" },
    take: { itemId: 1 },
    putBack: { itemId: 1 },
    check: { productId: 1 },
    share: { listId: 2, publicName: "Per tutti" },
    unshare: { listId: 1 },
    shared: { token: sharedToken },
    copy: { token: sharedToken },
  },
  visitorList: {
    products: {},
    add: { productId: 2, variantId: null },
    take: { itemId: 1 },
    putBack: { itemId: 1 },
    empty: {},
    fallen: {},
    merge: { anonymousId },
  },
  cart: {
    lines: { owner: anonymousId },
    add: { owner: anonymousId, productId: 1, variantId: 10, quantity: 2 },
    update: { owner: anonymousId, productId: 1, variantId: 10, lineId: 1, quantity: 3 },
    remove: { owner: anonymousId, productId: 1, lineId: 1 },
    restore: { owner: anonymousId, lineId: 1 },
    advice: { owner: anonymousId },
    choose: { owner: anonymousId, moves: [{ lineId: 1, offerId: 1 }] },
    opened: { owner: anonymousId, storeId: 2 },
    merge: { anonymousId },
  },
  alerts: {
    list: {},
    managed: { token: alertToken },
    create: { product: 1, size: "S", targetCents: 4_000, channel: "email", email: "giulia@posta.example" },
    confirm: { token: confirmToken },
    end: { token: alertToken },
    remove: { id: 1 },
    subscribe: { token: alertToken, device: pushDevice },
    unsubscribe: { token: alertToken, id: 1 },
    quiet: { token: alertToken, from: 21, to: 7 },
    feed: { token: alertToken },
  },
  sizeGuides: {
    list: { brands: "nuvola,corvo", kind: null },
  },
  family: {
    list: {},
    save: { name: "Io", sizes: "donna~lettera.m~numero.42~scarpe.38", birthMonth: null, reminds: false },
    choose: { id: 1 },
    remove: { id: 1 },
    endReminder: { token: reminderToken },
  },
  promotions: {
    list: { ...everyPromotion, merchantSlug: "moda-milano" },
    merchants: everyPromotion,
    facets: everyPromotion,
    bySlug: { slug: "dieci-per-cento-moda-milano" },
    vote: { slug: "dieci-per-cento-moda-milano", outcome: "si", visitor: "0123456789abcdef" },
    create: promotion,
    update: { slug: "dieci-per-cento-moda-milano", ...promotion },
    remove: { slug: "nessuna" },
    importAwin: { offers: [], dryRun: true },
    export: { sort: "relevance" },
  },
  consent: {
    preferences: { userId: 1 },
    save: { userId: 1, necessary: true, analytics: true, marketing: false, version: 1 },
  },
  destinations: {
    take: { lease: "pagine-di-prova-0001" },
    end: { lease: "pagine-di-prova-0001", readings: [], prices: [["M-1", [5_990]]] },
  },
  brokenPictures: {
    take: {},
  },
  feeds: {
    report: {
      store: "moda-milano",
      at: "2026-03-10T12:00:00.000Z",
      read: 3,
      new: 1,
      changed: 0,
      unchanged: 1,
      gone: 0,
      refused: 1,
      refusals: [[4, "x-1", "no price"]],
      unconfirmed: ["x-1"],
      words: [["colore", "petunia", 3, "x-2", "Vestito"]],
      problem: null,
      addresses: { all: 2, tracked: 2, hosts: [["awin1.com", 2]], network: "awin" },
    },
  },
  priceReports: {
    send: { offerId: 1, seenCents: 5_000, note: "", visitor: "visitatore-di-prova" },
  },
  commissions: {
    take: { network: "tradedoubler", sales: [networkSale] },
    postback: networkTells,
    postbackSent: networkTells,
    takeRates: { csv: "Date, USD, JPY, \n10 March 2026, 1.0812, 162.45, \n" },
  },
  ordering: { rules: {} },
  home: { composed: {} },
  feedWork: {
    take: { lease: "contract-test-lease-0001" },
    step: { lease: "contract-test-lease-0001", step: "legge", bytes: 1_000 },
    end: {
      lease: "contract-test-lease-0001",
      outcome: "invariato",
      problem: null,
      report: contract.feedWork.end.input.shape.report.parse({}),
      etag: null,
      modified: null,
      digest: null,
      timed: false,
    },
  },
};
