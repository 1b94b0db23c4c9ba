/** Contents that are read: pages, guides, articles, legal texts. */

import { pagePath } from "contract/content/seo-shape";
import { momentOf } from "domain/told";
import type { EveryApi } from "server/api";
import { area, html, line, list, maybe, moment, number, picture, tick } from "../../ui/fields";
import words from "../../words.json";
import { type ContentKind, contentKind, firstGoods, idMade, type Kept, seo, slugMade } from "./kinds";

const title = line("Titolo");
const body = html("Testo");
const keywords = maybe("Parole chiave");
const goods = maybe("Prodotti", { max: 1000, hint: words.hints.contentTexts });
const slug = line("Indirizzo", { hint: "Lettere minuscole, cifre e trattini." });

const pages = contentKind({
  kind: "pagine",
  nav: "Pagine",
  creates: "Nuova pagina",
  shown: ({ slug }) => pagePath(String(slug)),
  made: slugMade,
  fields: {
    ...{ slug, title, body: { ...body, required: false } },
    ...seo,
    ...{ keywords, goods },
    ...{ picture: picture("Immagine", "pages"), banner: picture("Immagine del banner", "pages") },
  },
  trial: async (api, { goods }) => [
    { heading: "I prodotti di questa pagina", ...(await firstGoods(api, goods)) },
  ],
  save: (api, id, page) => api.pages.save({ ...page, slug: id ?? page.slug }),
  remove: (api, slug) => api.pages.remove({ slug }),
});

const guides = contentKind({
  kind: "guide",
  nav: "Guide",
  creates: "Nuova guida",
  shown: () => "/come-funziona",
  made: slugMade,
  fields: { slug, title, body, position: number("Posizione") },
  save: (api, id, guide) =>
    api.guides.save({ ...guide, slug: id ?? guide.slug, position: guide.position ?? 0 }),
  remove: (api, slug) => api.guides.remove({ slug }),
});

const articles = contentKind({
  kind: "articoli",
  nav: "Articoli del magazine",
  creates: "Nuovo articolo",
  shown: (kept, now) => (isWaiting(kept, now) ? null : `/magazine/${kept.slug}`),
  says: (kept, now) =>
    isWaiting(kept, now)
      ? `In attesa: dal ${momentOf(String(kept.publishedAt))} si legge a /magazine/${kept.slug}`
      : null,
  made: idMade,
  fields: {
    ...{ title, body, picture: picture("Immagine", "blog") },
    category: maybe("Categoria", { hint: "Un nome nuovo apre una categoria." }),
    tags: list("Tag", { hint: "Separati da virgole." }),
    products: list("Prodotti menzionati", { hint: "Indirizzi dei prodotti, separati da virgole." }),
    publishedAt: moment("Pubblicazione", { hint: words.hints.contentTexts2 }),
    author: maybe("Autore"),
    authorPicture: picture("Immagine dell’autore", "blog"),
    authorBio: area("Chi è l’autore"),
    ...seo,
    keywords,
    renewsSlug: tick("Rinnova l’indirizzo dal titolo (il vecchio porta al nuovo)"),
  },
  save(api, id, { renewsSlug, ...written }) {
    const article = {
      ...written,
      products: written.products.map(slugIn),
      publishedAt: written.publishedAt ?? undefined,
    };
    return id === null
      ? api.blogs.create(article)
      : api.blogs.update({ id: Number(id), ...article, renewsSlug });
  },
  remove: (api, id) => api.blogs.remove({ id: Number(id) }),
});

function isWaiting({ publishedAt }: Kept, now: Date): boolean {
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
  return contentKind({
    kind,
    nav,
    creates: "Nuova sezione",
    shown: () => shown,
    fields: { title, body },
    save: (api, id, section) =>
      id === null ? rows(api).create(section) : rows(api).update({ id: Number(id), ...section }),
    remove: (api, id) => rows(api).remove({ id: Number(id) }),
  });
}

/** The policy that `/privacy` shows (product.md 'Content pages'). */
const inForce = 1;

const privacy = contentKind({
  kind: "privacy",
  nav: "Privacy",
  creates: "Nuova versione",
  note: "Sul sito sta il testo con riferimento 1: per cambiarlo modifica quello. Gli altri restano qui, in archivio.",
  shown: ({ id }) => (id === inForce ? "/privacy" : null),
  fields: { version: line("Versione"), body },
  save: (api, id, policy) =>
    id === null ? api.privacy.create(policy) : api.privacy.update({ id: Number(id), ...policy }),
  remove: (api, id) => api.privacy.remove({ id: Number(id) }),
});

export const textKinds: readonly ContentKind[] = [
  pages,
  guides,
  articles,
  legal("termini", "Termini e condizioni", "/termini-e-condizioni", (api) => api.terms),
  privacy,
  legal("cookie", "Cookie policy", "/cookie-policy", (api) => api.cookiePolicy),
];
