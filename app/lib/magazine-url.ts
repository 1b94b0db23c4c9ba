/** Addresses of the magazine's list: what is chosen stands in the address, in one canonical form (product.md 'Magazine'). */
import { folded, hasWords } from "domain/folded";
import { otherAddress } from "./one-address";

export const magazineSorts = {
  recenti: "Più recenti",
  vecchi: "Meno recenti",
  titolo_az: "Titolo A-Z",
  titolo_za: "Titolo Z-A",
} as const;
export type MagazineSort = keyof typeof magazineSorts;

export const perPageChoices = [12, 24, 36] as const;
export const searchPauseMs = 350;
export const longestSearch = 60;

export interface MagazineQuery {
  page: number;
  perPage: number;
  sort: MagazineSort;
  search: string;
  /** Slug of the category; it is part of the path. */
  category: string | null;
  tag: string | null;
}

export function magazineQuery(params: URLSearchParams, category: string | null): MagazineQuery {
  const page = Number(params.get("pagina"));
  const perPage = Number(params.get("per_pagina"));
  const sort = params.get("sort") ?? "";
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    perPage: perPageChoices.find((choice) => choice === perPage) ?? perPageChoices[0],
    sort: Object.hasOwn(magazineSorts, sort) ? (sort as MagazineSort) : "recenti",
    search: words(params.get("cerca"), longestSearch) ?? "",
    category: category ?? slugIn(params.get("categoria")),
    tag: words(params.get("tag"), 40),
  };
}

export function magazineHref(query: MagazineQuery): string {
  const params = new URLSearchParams();
  if (query.search) params.set("cerca", query.search);
  if (query.tag) params.set("tag", query.tag);
  if (query.sort !== "recenti") params.set("sort", query.sort);
  if (query.perPage !== perPageChoices[0]) params.set("per_pagina", String(query.perPage));
  if (query.page > 1) params.set("pagina", String(query.page));
  const path = query.category ? `/magazine/categoria/${query.category}` : "/magazine";
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}

/** Where this address should have been asked at, or null when it is canonical already. */
export function canonicalMagazineHref(url: URL, category: string | null): string | null {
  const href = magazineHref(magazineQuery(url.searchParams, category));
  const stays = category !== null || /^\/magazine(\?|$)/.test(href);
  return stays ? otherAddress(url, href) : href;
}

/** The same list with something else chosen, again from its first page. */
export function withChoice(query: MagazineQuery, choice: Partial<MagazineQuery>): MagazineQuery {
  return { ...query, page: 1, ...choice };
}

/** What is chosen besides category and page; such lists stay out of the index. */
export function isNarrowed({ search, tag, sort, perPage }: MagazineQuery): boolean {
  return search !== "" || tag !== null || sort !== "recenti" || perPage !== perPageChoices[0];
}

export function slugIn(value: string | null | undefined): string | null {
  return value && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length <= 100 ? value : null;
}

function words(value: string | null, longest: number): string | null {
  const clean = (value ?? "").replace(/\s+/g, " ").trim().slice(0, longest).trim().toWellFormed();
  return clean || null;
}

interface Listed {
  title: string;
  description: string | null;
  author: string | null;
  publishedAt: string | null;
  category: { name: string } | null;
  tags: readonly string[];
  /** The upstream found every searched word in the whole article; null where it did not look. */
  matches: boolean | null;
}

/** The articles that are asked for, in order; every searched word must occur whole, whatever its case and accents. */
export function chosenArticles<Article extends Listed>(
  all: readonly Article[],
  { search, tag, sort }: MagazineQuery,
): Article[] {
  const wantedTag = tag === null ? null : folded(tag);
  const found = all.filter((article) => {
    if (wantedTag !== null && !article.tags.some((own) => folded(own) === wantedTag)) return false;
    const { title, description, author, category, tags } = article;
    return (
      article.matches || hasWords([title, description, author, category?.name, ...tags].join(" "), search)
    );
  });
  return found.sort(orders[sort]);
}

const byTitle = (a: Listed, b: Listed) => a.title.localeCompare(b.title, "it", { sensitivity: "base" });
const byDate = (a: Listed, b: Listed) => (a.publishedAt ?? "").localeCompare(b.publishedAt ?? "");

const orders: Record<MagazineSort, (a: Listed, b: Listed) => number> = {
  recenti: (a, b) => byDate(b, a),
  vecchi: byDate,
  titolo_az: byTitle,
  titolo_za: (a, b) => byTitle(b, a),
};
