/** Which stores sell an article, since when, in which sizes, and what can still be bought. */
import { type Chance, chanceOf } from "../random";
import type { Article } from "./articles";
import { priceAt, type StorePrice } from "./pricing";
import { type DemoStore, demoStores } from "./stores";

type Availability = "in_stock" | "out_of_stock" | "preorder";

export interface StoreOffer {
  store: DemoStore;
  /** Milliseconds since 1970. */
  listedAt: number;
  price: StorePrice;
  /** `available(colour index, size index)`; null when the store does not carry it. */
  availability: (Availability | null)[][];
}

export interface OfferedArticle extends Article {
  /** Its price was raised before it was cut: see pricing.ts. */
  planted: boolean;
  offers: StoreOffer[];
}

const day = 86_400_000;
const storeCounts = [44, 28, 16, 8, 4];

function sells(store: DemoStore, { kind, root }: Article): boolean {
  if (root === "n") return store.groups.includes("neonato") || store.groups.includes("bimbi");
  if (root === "f" || root === "m") {
    const sporty = /^(sport|scarpe-sport|mare|ciabatte|gioielli|orologi|bellezza|occhiali|borse)$/.test(
      kind.group,
    );
    return store.groups.includes("bimbi") || (sporty && store.groups.includes(kind.group));
  }
  return store.groups.includes(kind.group) && !store.groups.includes("neonato");
}

/** Days since an article first appeared: 0 for every fiftieth, else spread over 400 days. */
function ageOf(article: Article, chance: Chance): number {
  if (article.number % 50 === 17) return 0;
  return 1 + Math.floor(chance.next() ** 1.2 * 399);
}

/** The article with its offers, as of `now` (milliseconds since 1970). */
export function offered(article: Article, now: number): OfferedArticle {
  const chance = chanceOf(`${article.key}/offers`);
  const able = demoStores.filter((store) => sells(store, article));
  const wanted = article.hasGtin ? 1 + chance.weighted(storeCounts) : 1;
  const age = ageOf(article, chance);
  const planted = age > 60 && article.number % 97 === 5;
  const soldOut = age > 0 && chance.happens(0.012);
  const preorder = !soldOut && chance.happens(0.006);
  const listedFirst = age === 0 ? now : now - age * day - chance.between(0, 600) * 60_000;
  const stores = chance.some(able, planted ? 1 : wanted);
  const first = chance.between(0, stores.length - 1);
  const offers = stores.map((store, index): StoreOffer => {
    const delay = index === first || age === 0 ? 0 : chance.between(0, Math.min(60, age - 1)) * day;
    const listedAt = listedFirst + delay;
    const price = priceAt(store, article.baseCents, [listedAt, now], planted, chance);
    const gaps = index === first ? 0 : 0.15;
    const state = preorder ? "preorder" : soldOut ? "out_of_stock" : null;
    return { store, listedAt, price, availability: stock(article, gaps, state, chance) };
  });
  return {
    ...article,
    planted,
    offers: offers.filter(({ availability }) => availability.flat().some(Boolean)),
  };
}

function stock(
  { colours, sizes }: Article,
  gaps: number,
  state: Availability | null,
  chance: Chance,
): (Availability | null)[][] {
  return colours.map((_, colour) => {
    if (colour > 0 && chance.happens(gaps)) return sizes.map(() => null);
    return sizes.map(() => {
      if (sizes.length > 1 && chance.happens(gaps)) return null;
      return state ?? (sizes.length > 1 && chance.happens(0.13) ? "out_of_stock" : "in_stock");
    });
  });
}
