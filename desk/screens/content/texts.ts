/** Contents that are read: pages, guides, articles, legal texts. */
import type { EveryApi } from "server/api";
import { pageAddress } from "~/lib/page-address";
import { momentOf } from "../../format";
import { type ContentKind, type Fields, idMade, pictureField, seoFields, slugMade } from "./kinds";

const titleField = { name: "title", label: "Titolo", required: true } as const;
const bodyField = { name: "body", label: "Testo (HTML)", as: "html", required: true } as const;
const keywords = { name: "keywords", label: "Parole chiave" } as const;
const slugField = {
  name: "slug",
  label: "Indirizzo",
  hint: "Lettere minuscole, cifre e trattini.",
  required: true,
} as const;

const pages: ContentKind = {
  kind: "pagine",
  nav: "Pagine",
  creates: "Nuova pagina",
  shown: ({ slug }) => pageAddress(String(slug)),
  made: slugMade,
  fields: [
    slugField,
    titleField,
    { ...bodyField, required: undefined },
    ...seoFields,
    keywords,
    pictureField,
    { name: "banner", label: "Immagine del banner" },
  ],
  save: (api, id, typed) =>
    api.pages.save({
      slug: id ?? typed.text("slug"),
      title: typed.text("title"),
      body: typed.text("body"),
      seoTitle: typed.maybe("seoTitle"),
      seoDescription: typed.maybe("seoDescription"),
      keywords: typed.maybe("keywords"),
      picture: typed.maybe("picture"),
      banner: typed.maybe("banner"),
    }),
  remove: (api, slug) => api.pages.remove({ slug }),
};

const guides: ContentKind = {
  kind: "guide",
  nav: "Guide",
  creates: "Nuova guida",
  shown: () => "/come-funziona",
  made: slugMade,
  fields: [slugField, titleField, bodyField, { name: "position", label: "Posizione", as: "number" }],
  save: (api, id, typed) =>
    api.guides.save({
      slug: id ?? typed.text("slug"),
      title: typed.text("title"),
      body: typed.text("body"),
      position: typed.number("position") ?? 0,
    }),
  remove: (api, slug) => api.guides.remove({ slug }),
};

const articles: ContentKind = {
  kind: "articoli",
  nav: "Articoli del magazine",
  creates: "Nuovo articolo",
  shown: (fields, now) => (isWaiting(fields, now) ? null : `/magazine/${fields.slug}`),
  says: (fields, now) =>
    isWaiting(fields, now)
      ? `In attesa: dal ${momentOf(String(fields.publishedAt))} si legge a /magazine/${fields.slug}`
      : null,
  made: idMade,
  fields: [
    titleField,
    bodyField,
    pictureField,
    { name: "category", label: "Categoria", hint: "Un nome nuovo apre una categoria." },
    { name: "tags", label: "Tag", hint: "Separati da virgole." },
    { name: "products", label: "Prodotti menzionati", hint: "Indirizzi dei prodotti, separati da virgole." },
    {
      name: "publishedAt",
      label: "Pubblicazione",
      as: "moment",
      hint: "Vuoto: subito. Nel futuro: resta in attesa fino ad allora.",
    },
    { name: "author", label: "Autore" },
    { name: "authorPicture", label: "Immagine dell’autore" },
    { name: "authorBio", label: "Chi è l’autore (HTML)", as: "text" },
    ...seoFields,
    keywords,
    { name: "renewsSlug", label: "Rinnova l’indirizzo dal titolo (il vecchio porta al nuovo)", as: "tick" },
  ],
  save(api, id, typed) {
    const written = {
      title: typed.text("title"),
      body: typed.text("body"),
      picture: typed.maybe("picture"),
      category: typed.maybe("category"),
      tags: typed.list("tags"),
      products: typed.list("products").map(slugIn),
      publishedAt: typed.moment("publishedAt") ?? undefined,
      author: typed.maybe("author"),
      authorPicture: typed.maybe("authorPicture"),
      authorBio: typed.maybe("authorBio"),
      seoTitle: typed.maybe("seoTitle"),
      seoDescription: typed.maybe("seoDescription"),
      keywords: typed.maybe("keywords"),
    };
    return id === null
      ? api.blogs.create(written)
      : api.blogs.update({ id: Number(id), ...written, renewsSlug: typed.on("renewsSlug") });
  },
  remove: (api, id) => api.blogs.remove({ id: Number(id) }),
};

function isWaiting({ publishedAt }: Fields, now: Date): boolean {
  return publishedAt !== null && publishedAt !== undefined && Date.parse(String(publishedAt)) > now.getTime();
}

/** The slug of a product, also where its whole address was pasted. */
function slugIn(address: string): string {
  return address.replace(/[?#].*$/, "").replace(/^.*\//, "");
}

function legal(
  kind: "termini" | "cookie",
  nav: string,
  shown: string,
  rows: (api: EveryApi) => EveryApi["terms"] | EveryApi["cookiePolicy"],
): ContentKind {
  return {
    kind,
    nav,
    creates: "Nuova sezione",
    shown: () => shown,
    fields: [titleField, bodyField],
    save(api, id, typed) {
      const written = { title: typed.text("title"), body: typed.text("body") };
      return id === null ? rows(api).create(written) : rows(api).update({ id: Number(id), ...written });
    },
    remove: (api, id) => rows(api).remove({ id: Number(id) }),
  };
}

/** The policy that `/privacy` shows (product.md 'Content pages'). */
const inForce = 1;

const privacy: ContentKind = {
  kind: "privacy",
  nav: "Privacy",
  creates: "Nuova versione",
  note: "Sul sito sta il testo con riferimento 1: per cambiarlo modifica quello. Gli altri restano qui, in archivio.",
  shown: ({ id }) => (id === inForce ? "/privacy" : null),
  fields: [{ name: "version", label: "Versione", required: true }, bodyField],
  save(api, id, typed) {
    const written = { version: typed.text("version"), body: typed.text("body") };
    return id === null ? api.privacy.create(written) : api.privacy.update({ id: Number(id), ...written });
  },
  remove: (api, id) => api.privacy.remove({ id: Number(id) }),
};

export const textKinds: readonly ContentKind[] = [
  pages,
  guides,
  articles,
  legal("termini", "Termini e condizioni", "/termini-e-condizioni", (api) => api.terms),
  privacy,
  legal("cookie", "Cookie policy", "/cookie-policy", (api) => api.cookiePolicy),
];
