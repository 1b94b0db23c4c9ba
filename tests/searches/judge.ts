/** Whether the first cards of a search are what a shopper expects. */
import { emptyListing, listingLimits } from "contract";
import { areaOf } from "upstream/catalogue/taxonomy";
import { isForAnybody } from "upstream/listing/demands";
import { pageOf } from "upstream/listing/order";
import { parsedSearch } from "upstream/listing/parsed-search";
import { shopOf } from "upstream/listing/product-matcher";
import { questionOf } from "upstream/listing/question";
import type { Generated } from "./generated";
import type { Held, HeldProduct } from "./held";
import { type Expected, nothing } from "./table";
import { metTogether, type Wish, wishesOf } from "./wishes";

const cardsAtOnce = 6;

export type Kept = "right" | "wrong" | "lost" | "untold";

/** Wished for where neither label nor search says for whom. */
const grownUps = wishesOf("person:donna|uomo");

/** Whether the first cards keep what goods of the kind can keep; 'lost': size or audience are gone where goods have both. */
export async function judgeKept(expected: Expected, held: Held, now: Date) {
  const { products, asked } = await firstCards(expected.query, held, now);
  const is = (kept: Kept) => ({ query: expected.query, kept, first: products });
  const isWished = expected.wishes.some(({ about }) => about === "person" || about === "size");
  const named = isWished || /bimb|bamb|neonat|asilo|primi passi|fasciatoi/.test(expected.query);
  const isAnybody = !named && isForAnybody(asked.understanding.parts);
  const wished = isAnybody ? [...grownUps, ...expected.wishes] : expected.wishes;
  if (expected.leaves[0] === nothing) return is(asked.understanding.corrected ? "wrong" : "right");
  // Where no thing is named the wishes are the thing: of a brand that nobody sells nothing can be told.
  const { leaves, wishes } = expected;
  const isMeant = (product: HeldProduct) =>
    leaves.length > 0 || wishes.length === 0 || wishes.some(({ meets }) => meets(product));
  const ofKind = held.products.filter((product) => isNamed(product, expected) && isMeant(product));
  if (ofKind.length === 0) return is("untold");
  const kept = metTogether(wished, ofKind);
  const suitable = ofKind.filter((product) => kept.every(({ meets }) => meets(product)));
  const cards = products.slice(0, Math.min(suitable.length, cardsAtOnce));
  const meetsAll = (product: HeldProduct, wishes: readonly Wish[]) =>
    isKind(product, expected) && wishes.every(({ meets }) => meets(product));
  if (cards.length > 0 && cards.every((product) => meetsAll(product, kept))) return is("right");
  const dearest = kept.filter(({ about }) => about === "person" || about === "size");
  return is(cards.every((product) => meetsAll(product, dearest)) ? "wrong" : "lost");
}

export async function firstCards(search: string, held: Held, now: Date, looked = cardsAtOnce) {
  const { catalogue, byId } = held;
  const asked = await parsedSearch(search, shopOf(catalogue), now);
  const question = questionOf({ ...emptyListing, search, sort: "rilevanza" }, catalogue, now, asked);
  const page = pageOf(catalogue, question, "rilevanza", 1, looked);
  const products = page.picks.flatMap(({ product }) => byId.get(product) ?? []);
  return { products, total: page.total, asked };
}

/** Of what satisfies a question as many cards stand first as there are, and nothing else before them. */
export async function isAnswered({ query, meets, allows = meets }: Generated, held: Held, now: Date) {
  const suitable = held.products.filter(meets).length;
  const { products } = await firstCards(query, held, now);
  const wanted = products.slice(0, suitable);
  return { right: wanted.length === Math.min(suitable, cardsAtOnce) && wanted.every(allows), products };
}

/** What the first wrong card lacks of what was asked; 'few' where cards that exist are not shown. */
export function reasonOf({ asks = [], meets, allows = meets }: Generated, products: readonly HeldProduct[]) {
  const wrong = products.find((product) => !allows(product));
  return wrong ? asks.flatMap((each) => (each.allows(wrong) ? [] : each.about)).join(" ") : "few";
}

/** Nothing on the first page may have what is left out; where goods satisfy the whole, nothing else stands there. */
export async function isObeyed({ query, meets, allows = meets, breaks }: Generated, held: Held, now: Date) {
  const { products } = await firstCards(query, held, now, listingLimits.pageSize);
  const broken = products.filter((product) => breaks?.(product));
  const isMet = held.products.some(meets) ? products.length > 0 && products.every(allows) : true;
  return { right: broken.length === 0 && isMet, broken: broken.length > 0, products };
}

function isNamed({ leaves }: HeldProduct, expected: Expected): boolean {
  return expected.leaves.length === 0 || leaves.some((leaf) => expected.leaves.includes(leaf));
}

/** Goods of which a feed says no more than the area may be anything in it. */
function isKind(product: HeldProduct, expected: Expected): boolean {
  const mayBe = product.areas.some((area) => expected.leaves.some((leaf) => areaOf(leaf) === area));
  return mayBe || isNamed(product, expected);
}
