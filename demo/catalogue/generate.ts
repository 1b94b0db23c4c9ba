/** The demo catalogue: one feed a store, in the importer's own JSONL shape, all of it fixed by a seed and a moment. */
import { colourNamed } from "domain/colours";
import { isValidGtin } from "domain/gtin";
import type { FeedRow, HistoryPoint } from "feeds/feed-row";
import type { Audience } from "../../upstream/catalogue/taxonomy";
import { articlesOf } from "./assortment";
import { type OfferedArticle, offered, type StoreOffer } from "./offering";
import { addressOf, picturesOf } from "./pictures";
import { sizeFactor } from "./sizes";
import { type DemoStore, demoStores } from "./stores";
import type { Root } from "./who";

export interface DemoCatalogue {
  articles: OfferedArticle[];
  feeds: { store: DemoStore; rows: FeedRow[] }[];
  /** '<store slug>:<item group>' of the articles whose price was raised before it was cut. */
  planted: string[];
}

export const demoSeed = 20_260;

export const audiences: Record<Root, Audience> = {
  d: "donna",
  u: "uomo",
  f: "bambina",
  m: "bambino",
  n: "neonato",
};

/** The catalogue as of `now`: arrivals, sales and histories are dated from it, everything else follows from the seed. */
export function generate(seed: number, now: Date): DemoCatalogue {
  const articles = articlesOf(seed).map((article) => offered(article, now.getTime()));
  const feeds = demoStores.map((store) => ({
    store,
    rows: articles.flatMap((article) => {
      const offer = article.offers.find((one) => one.store === store);
      return offer ? rowsOf(article, offer) : [];
    }),
  }));
  const planted = articles.flatMap((article) =>
    article.planted ? article.offers.map(({ store }) => `${store.slug}:${groupOf(article, store)}`) : [],
  );
  return { articles, feeds, planted };
}

function groupOf(article: OfferedArticle, store: DemoStore): string {
  return `${store.prefix}${String(article.number).padStart(5, "0")}`;
}

function money(cents: number): string {
  return `${(cents / 100).toFixed(2)} EUR`;
}

const genders: Record<Root, [gender: string, age: string]> = {
  d: ["female", "adult"],
  u: ["male", "adult"],
  f: ["female", "kids"],
  m: ["male", "kids"],
  n: ["unisex", "infant"],
};

/** One row a colour and size that the store carries; the first one also tells the story of the article. */
function rowsOf(article: OfferedArticle, { store, listedAt, price, availability }: StoreOffer): FeedRow[] {
  const rows: FeedRow[] = [];
  const group = groupOf(article, store);
  const [gender, age] = genders[article.root];
  const firstSeen = new Date(listedAt).toISOString();
  article.colours.forEach((colour, c) => {
    const shots = showsPictures(article, store, c) ? picturesOf(article, colour.slug) : [];
    const [front, second] = shots.map(addressOf);
    article.sizes.forEach((size, s) => {
      const state = availability[c]?.[s];
      if (!state) return;
      const id = `${group}-${c + 1}${String(s + 1).padStart(2, "0")}`;
      const factor = sizeFactor(size, article.sizes);
      const scaled = (cents: number) =>
        factor === 1 ? cents : Math.round((cents * factor) / 100) * 100 - 10;
      const list = price.listCents;
      rows.push({
        id,
        title: article.name,
        ...(rows.length === 0
          ? { description: article.description, attributes: article.attributes, tags: article.tags }
          : {}),
        link: `https://${store.host}/articolo/${id.toLowerCase()}`,
        ...(front ? { image_link: front } : {}),
        ...(second ? { additional_image_link: [second] } : {}),
        availability: state,
        price: money(scaled(list ?? price.cents)),
        ...(list === null ? {} : { sale_price: money(scaled(price.cents)) }),
        brand: article.brand.name,
        ...(article.hasGtin ? { gtin: gtinOf(article.number * 1000 + c * 100 + s) } : {}),
        mpn: group,
        item_group_id: group,
        product_type: `${article.kind.leaf}-${audiences[article.root]}`,
        color: colour.label || colourNamed(colour.slug)?.name,
        size,
        gender,
        age_group: age,
        first_seen: firstSeen,
        price_history: factor === 1 ? price.history : price.history.map(rescaled(scaled)),
        popularity: Math.min(1000, Math.round(article.brand.weight * 60 + ((article.number * 7919) % 400))),
      });
    });
  });
  return rows;
}

/** A point of history for a size that costs more or less than the first one. */
function rescaled(scaled: (cents: number) => number) {
  return ([at, cents, was, available]: HistoryPoint): HistoryPoint => [
    at,
    scaled(cents),
    was === null ? null : scaled(was),
    available,
  ];
}

/** The first store that carries a colour delivers its pictures; the others rely on the joined article, as small shops do. */
function showsPictures(article: OfferedArticle, store: DemoStore, colour: number): boolean {
  return article.offers.find(({ availability }) => availability[colour]?.some(Boolean))?.store === store;
}

/** The n-th number under the Italian prefix 809, for n below 10^9: no two variants share one. */
function gtinOf(n: number): string | undefined {
  const twelve = `809${String(n).padStart(9, "0")}`;
  return [..."0123456789"].map((digit) => twelve + digit).find(isValidGtin);
}
