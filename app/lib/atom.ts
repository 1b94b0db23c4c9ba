/** The magazine as an Atom feed (RFC 4287). */
import type { Blog } from "contract";
import { escapedXml } from "./xml";

/** A feed tells what is new, not everything that there is. */
const mostEntries = 30;

/** `articles` latest first; those without a readable date cannot be entries and are left out. */
export function atomFeed(site: { name: string; origin: string }, articles: readonly Blog[]): string {
  const dated = articles.flatMap((article) => {
    const published = instant(article.publishedAt);
    return published ? [{ article, published, updated: instant(article.updatedAt) ?? published }] : [];
  });
  const shown = dated.slice(0, mostEntries);
  const latest = shown.map(({ updated }) => updated).sort();
  const self = `${site.origin}/magazine/feed.xml`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="it">',
    element("id", self),
    element("title", `Magazine ${site.name}`),
    element("subtitle", "Moda, taglie, tessuti e occasioni: consigli utili per scegliere bene."),
    element("updated", latest.at(-1) ?? "1970-01-01T00:00:00.000Z"),
    `<author>${element("name", site.name)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapedXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapedXml(`${site.origin}/magazine`)}"/>`,
    ...shown.map((one) => entry(site.origin, one)),
    "</feed>",
    "",
  ].join("\n");
}

function entry(origin: string, one: { article: Blog; published: string; updated: string }): string {
  const { article, published, updated } = one;
  const address = `${origin}/magazine/${encodeURIComponent(article.url)}`;
  return [
    "<entry>",
    element("id", address),
    element("title", article.title),
    `<link rel="alternate" type="text/html" href="${escapedXml(address)}"/>`,
    element("published", published),
    element("updated", updated),
    ...(article.author ? [`<author>${element("name", article.author)}</author>`] : []),
    ...(article.category ? [`<category term="${escapedXml(article.category.name)}"/>`] : []),
    ...(article.description ? [element("summary", article.description)] : []),
    "</entry>",
  ].join("\n");
}

function element(name: string, text: string): string {
  return `<${name}>${escapedXml(text)}</${name}>`;
}

function instant(date: string | null): string | null {
  const parsed = new Date(date ?? "");
  return Number.isNaN(parsed.getTime()) ? null : parsed.toISOString();
}

/** A small feed of anything; entries latest first, those without a readable date are left out. */
export function atomDocument(
  feed: { id: string; title: string; author: string; page: string },
  entries: readonly { id: string; title: string; page: string; at: string | null; summary: string }[],
): string {
  const dated = entries.flatMap((one) => {
    const updated = instant(one.at);
    return updated ? [{ ...one, updated }] : [];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="it">',
    element("id", feed.id),
    element("title", feed.title),
    element("updated", dated[0]?.updated ?? "1970-01-01T00:00:00.000Z"),
    `<author>${element("name", feed.author)}</author>`,
    `<link rel="alternate" type="text/html" href="${escapedXml(feed.page)}"/>`,
    ...dated.map(({ id, title, page, updated, summary }) =>
      [
        "<entry>",
        element("id", id),
        element("title", title),
        `<link rel="alternate" type="text/html" href="${escapedXml(page)}"/>`,
        element("updated", updated),
        element("summary", summary),
        "</entry>",
      ].join("\n"),
    ),
    "</feed>",
    "",
  ].join("\n");
}
