/** Similar goods beside a product: which cost less in all, and which are the same but for the brand. */
import type { ProductCard } from "contract";
import type { Exits } from "server/exits/links";
import { type CardView, cardViews } from "./card-view";
import { formatPrice } from "./money";
import { totalCents } from "./product/offers";

export interface AlikeGoods {
  /** The nearest first. */
  cards: CardView[];
  /** Parts that promise something, each with the number of its cards. */
  ways: { id: string; heading: string; count: number }[];
}

/** Parts of the page of similar goods; each is a place on it. */
const alikeParts = [
  { id: "marca", heading: "Lo stesso di un’altra marca" },
  { id: "meno", heading: "Simili a meno" },
  { id: "altri", heading: "Altri prodotti simili" },
] as const;

/** @param path of the product, `/{slug}` */
export function alikePath(path: string): string {
  return `/simili${path}`;
}

type Sum = Pick<ProductCard, "price" | "shippingCents">;

/** Cents by which it costs less in all; 0 where it does not. */
function savingOf(product: Sum, other: Sum): number {
  const [own, theirs] = [totalCents(product), totalCents(other)];
  const isSameCurrency = product.price.currency === other.price.currency;
  return own === null || theirs === null || !isSameCurrency ? 0 : Math.max(own - theirs, 0);
}

/** Less is not worth a word. */
const leastSaving = 100;

function factOf(product: Sum, other: ProductCard): Partial<Pick<CardView, "fact">> {
  const saving = savingOf(product, other);
  const less = formatPrice(saving, other.price.currency);
  if (saving >= leastSaving) return { fact: { full: `${less} in meno`, short: `-${less}` } };
  return other.twin ? { fact: { full: "Di un’altra marca", short: "altra marca" } } : {};
}

const partOf = (product: Sum, other: ProductCard): (typeof alikeParts)[number]["id"] =>
  other.twin ? "marca" : savingOf(product, other) >= leastSaving ? "meno" : "altri";

/** Null where nothing is alike. */
export function alikeOf(product: Sum, found: readonly ProductCard[], exits: Exits): AlikeGoods | null {
  if (found.length === 0) return null;
  const parts = found.map((other) => partOf(product, other));
  const ways = alikeParts
    .filter(({ id }) => id !== "altri" && parts.includes(id))
    .map((part) => ({ ...part, count: parts.filter((id) => id === part.id).length }));
  return { cards: noted(product, found, exits), ways };
}

/** The cards in parts, each once: what differs by its brand alone, then the cheaper ones. */
export function inParts(product: Sum, found: readonly ProductCard[], exits: Exits) {
  const cards = noted(product, found, exits);
  return alikeParts
    .map((part) => ({
      ...part,
      cards: cards.filter((_, index) => partOf(product, found[index] as ProductCard) === part.id),
    }))
    .filter((part) => part.cards.length > 0);
}

function noted(product: Sum, found: readonly ProductCard[], exits: Exits): CardView[] {
  const views = cardViews(found, exits, { place: "product", spot: "related" });
  return views.map((card, index) => ({ ...card, ...factOf(product, found[index] as ProductCard) }));
}
