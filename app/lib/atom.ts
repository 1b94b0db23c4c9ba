/** Atom feeds (RFC 4287). */
import type { Blog } from "contract";
import { escapedXml } from "./xml";

/** The magazine's feed tells what is new, not everything that there is. */
const mostArticles = 30;

interface Feed {
  /** An address that stays, which names the feed. */
  id: string;
  title: string;
  subtitle?: string;
  author: string;
  /** Where the feed itself is, if everybody may know. */
  self?: string;
  /** The page that shows the same. */
  page: string;
}

interface Entry {
  id: string;
  title: string;
  page: string;
  /** When it changed last, and when it was new. */
  updated: string | null;
  published?: string | null;
  author?: string | null;
  category?: string | null;
  summary?: string | null;
}

/** The magazine; `articles` latest first. */
export function magazineFeed(site: { name: string; origin: string }, articles: readonly Blog[]): string {
  const self = `${site.origin}/magazine/feed.xml`;
  const entries = articles.map(({ url, title, author, category, description, publishedAt, updatedAt }) => {
    const page = `${site.origin}/magazine/${encodeURIComponent(url)}`;
    const published = instant(publishedAt);
    const updated = published && (instant(updatedAt) ?? published);
    return {
      id: page,
      title,
      page,
      published,
      updated,
      author,
      category: category?.name,
      summary: description,
    };
  });
  const dated = entries.filter(({ updated }) => updated !== null);
  return atomFeed(
    {
      id: self,
      title: `Magazine ${site.name}`,
      subtitle: "Moda, taglie, tessuti e occasioni: consigli utili per scegliere bene.",
      author: site.name,
      self,
      page: `${site.origin}/magazine`,
    },
    dated.slice(0, mostArticles),
  );
}

/** Entries latest first; those without a readable date cannot be entries and are left out. */
export function atomFeed(feed: Feed, entries: readonly Entry[]): string {
  const dated = entries.flatMap((one) => {
    const updated = instant(one.updated);
    return updated ? [{ ...one, updated }] : [];
  });
  const latest = dated.map(({ updated }) => updated).sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="it">',
    element("id", feed.id),
    element("title", feed.title),
    ...perhaps("subtitle", feed.subtitle),
    element("updated", latest.at(-1) ?? "1970-01-01T00:00:00.000Z"),
    `<author>${element("name", feed.author)}</author>`,
    ...(feed.self ? [`<link rel="self" type="application/atom+xml" href="${escapedXml(feed.self)}"/>`] : []),
    alternate(feed.page),
    ...dated.map(entry),
    "</feed>",
    "",
  ].join("\n");
}

function entry({ id, title, page, published, updated, author, category, summary }: Entry): string {
  return [
    "<entry>",
    element("id", id),
    element("title", title),
    alternate(page),
    ...perhaps("published", published),
    ...perhaps("updated", updated),
    ...(author ? [`<author>${element("name", author)}</author>`] : []),
    ...(category ? [`<category term="${escapedXml(category)}"/>`] : []),
    ...perhaps("summary", summary),
    "</entry>",
  ].join("\n");
}

function alternate(page: string): string {
  return `<link rel="alternate" type="text/html" href="${escapedXml(page)}"/>`;
}

function perhaps(name: string, text: string | null | undefined): string[] {
  return text ? [element(name, text)] : [];
}

function element(name: string, text: string): string {
  return `<${name}>${escapedXml(text)}</${name}>`;
}

function instant(date: string | null): string | null {
  const parsed = new Date(date ?? "");
  return Number.isNaN(parsed.getTime()) ? null : parsed.toISOString();
}
