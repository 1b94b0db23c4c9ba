/** Composes the home of what the shop has, where nobody made banners and pictures for it (product.md 'Home'). */
import type { Category } from "contract";
import type { Composed } from "contract/content/home";
import { emptyListing } from "contract/listing/query";
import { picturesFrom } from "domain/picture";
import { bestOf } from "../catalogue/best-goods";
import type { CardRow } from "../catalogue/card-row";
import { cardOf, names } from "../catalogue/cards";
import type { HandlerContext, HandlersOf } from "../handler";
import { remembering } from "../remembering";
import { banners, categories } from "./content";
import { shownBlocks } from "./home-layout";

/** Ids of the main categories, in the documented order. */
const mainIds = [1, 2, 3, 4];
/** As many as fill the frame of the opening. */
const openingGoods = 2;
/** An area with less is no place to go. */
const fewestGoods = 4;

export const home: HandlersOf<"home"> = {
  blocks: (_, context) => shownBlocks(context),
  async composed(_, context) {
    const [shown, all] = await Promise.all([banners.list({}, context), categories.list({}, context)]);
    const stocked = all.filter(({ productCount }) => productCount > 0);
    const cardsIn = cardsByCategory(context);
    const opened = shown.some(({ place, picture }) => place === 1 && picture);
    const goods = opened ? [] : await opening(stocked, cardsIn, context.now);
    return { goods: goods.map(cardOf), tiles: await tilesOf(mainOf(stocked), cardsIn, goods, context.now) };
  },
};

type CardsIn = (slug: string) => Promise<readonly CardRow[]>;

/** The recommended ones of a category, asked for once. */
function cardsByCategory(context: HandlerContext): CardsIn {
  return remembering(async (category) => {
    const { cards } = await context.listing.cards({ ...emptyListing, category }, context);
    return cards;
  });
}

async function opening(stocked: readonly Category[], cardsIn: CardsIn, now: Date): Promise<CardRow[]> {
  const roots = stocked.filter(({ parentId }) => parentId === null);
  const lists = await Promise.all(roots.map(({ slug }) => cardsIn(slug)));
  return bestOf(once(lists.flat()), openingGoods, now);
}

/** The four main ones; where some have nothing, the largest areas of the others stand in for them, each kind of area once. */
function mainOf(stocked: readonly Category[]): Category[] {
  const main = mainIds.flatMap((id) => stocked.find((category) => category.id === id) ?? []);
  const areas = main.flatMap((root) =>
    stocked
      .filter(({ parentId, productCount }) => parentId === root.id && productCount >= fewestGoods)
      .map((area) => ({ ...area, kind: area.name, name: `${area.name} ${root.name.toLowerCase()}` })),
  );
  const largest = new Map<string, Category>();
  for (const area of areas.sort((a, b) => b.productCount - a.productCount))
    if (!largest.has(area.kind)) largest.set(area.kind, area);
  return [...main, ...largest.values()].slice(0, mainIds.length);
}

/** No good stands in two of them, nor in the opening too. */
async function tilesOf(shown: readonly Category[], cardsIn: CardsIn, opening: readonly CardRow[], now: Date) {
  const taken = [...opening];
  const tiles: Composed["tiles"][number][] = [];
  for (const { name, slug, picture } of shown) {
    const [best] = picture ? [] : bestOf(await cardsIn(slug), 1, now, taken);
    if (best) taken.push(best);
    const own = picturesFrom(names(best?.images ?? null), "uploads")[0] ?? null;
    tiles.push({ name, slug, picture: picture ?? own, product: best?.product_id ?? null });
  }
  return tiles;
}

function once(cards: readonly CardRow[]): CardRow[] {
  return [...new Map(cards.map((card) => [card.product_id, card])).values()];
}
