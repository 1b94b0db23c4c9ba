/** One good input for every row of the contract; a row without a sample does not compile. */
import { type CallInput, type Contract, emptyListing, type ListedFacetKey, listedFacetKeys } from "contract";

type Samples = {
  [Domain in keyof Contract]: { [Name in keyof Contract[Domain]]: CallInput<Contract[Domain][Name]> };
};

const run = "contract-test-1";

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
  pages: { bySlug: { slug: "chi-siamo" } },
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
    category: { slug: "scarpe-donna" },
    attributeValue: { slug: "aurora" },
    suggestion: { slug: "sneakers" },
    contentPage: { slug: "chi-siamo" },
    sitemap: { page: 1 },
  },
  breadcrumbs: {
    category: { slug: "vestiti-donna" },
    page: { slug: "chi-siamo" },
    collection: { slug: "aurora" },
    product: { slug: "sneakers-volo-bianco-38" },
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
};
