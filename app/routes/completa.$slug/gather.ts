/** Asks for what could complete a product, puts the look together, and looks each piece up as it is really sold. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import { emptyListing, type ProductCard, type ProductDetail } from "contract";
import type { LookChoice } from "~/lib/look/address";
import {
  type Candidate,
  cheapestLook,
  composed,
  mostCandidates,
  othersFor,
  type Picks,
  totalOf,
} from "~/lib/look/compose";
import { colourMeant, coloursWith, harmonyOf, harmonySaid, isNeutral, worthOf } from "~/lib/look/harmony";
import { type Beginning, leastPieces, type Role, type Wanted, wantedFor } from "~/lib/look/rules";
import { type Unfit, unfitFor } from "~/lib/look/unfit";
import { type Sold, type StoreOf, soldIn, storesBy, wordOf } from "./sold";

/** A piece that could complete the look; product and `sold` are there once it was looked up. */
export interface Piece extends Candidate {
  wanted: Wanted;
  card: ProductCard;
  /** Why it goes with the rest. */
  said: string | null;
  product: ProductDetail | null;
  sold: Sold | null;
}

export interface Look {
  /** The product itself; null where nobody sells it. */
  start: Sold | null;
  /** Null where the budget, or the catalogue, does not bear a look. */
  picks: Piece[] | null;
  /** By id of a pick what else could stand in its place. */
  next: ReadonlyMap<number, number>;
  /** Cents of the cheapest look that was found, where there are no picks; null where there is none. */
  cheapest: number | null;
}

interface Asked {
  product: ProductDetail;
  choice: LookChoice;
  beginning: Beginning;
}

/** What pieces are measured by. */
interface Around {
  context: AppLoadContext;
  storeOf: StoreOf;
  /** Slug of the colour that the look begins with; null where it is not known. */
  colour: string | null;
  /** What the occasion and the season leave out. */
  unfit: Unfit;
  /** Cents that a piece should cost. */
  target(role: Role): number;
}

/** How dear a piece usually is beside the others. */
const shares: Record<Role, number> = {
  sopra: 0.8,
  sotto: 1,
  scarpe: 1.2,
  capospalla: 1.6,
  borsa: 1,
  gioiello: 0.5,
  orologio: 1.2,
  accessorio: 0.5,
};
/** Rarely is a piece less, in cents: beside a T-shirt of 8 euros too. */
const leastTarget = 1_500;
/** So often pieces are looked up and the look is put together anew. */
const mostRounds = 4;

export async function lookFor(asked: Asked, context: AppLoadContext): Promise<Look> {
  const { product, choice, beginning } = asked;
  const [categories, stores] = await Promise.all([
    context.critical(context.api.categories.list({})),
    context.optional(context.api.stores.list({}), []),
  ]);
  const storeOf = storesBy(new Map(stores.map(({ slug, ...rule }) => [slug, rule])));
  const word = wordOf(product);
  const start = soldIn(product, word, storeOf);
  const line = start?.line ?? null;
  const known = new Set(categories.map(({ slug }) => slug));
  const wanted = wantedFor(beginning, choice.occasion, choice.season)
    .map((one) => ({ ...one, categories: one.categories.filter((category) => known.has(category)) }))
    .filter(({ categories }) => categories.length > 0);
  const budget = choice.budget === null ? null : choice.budget * 100;
  const room = budget === null ? null : budget - totalOf(line, []);
  const all = wanted.reduce((sum, { role }) => sum + shares[role], 0);
  const usual = line?.cents ?? product.price.current ?? 5_000;
  const around: Around = {
    context,
    storeOf,
    colour: word && colourMeant(word),
    unfit: unfitFor(choice.occasion, choice.season),
    target: (role) =>
      Math.max(leastTarget, room === null ? usual * shares[role] : (room * shares[role]) / all),
  };
  const question = { start: line, budget, least: leastPieces - 1 };
  const found = await candidates(wanted, product.id, around, room);
  const isBorne = room === null || composed({ ...question, kinds: found }) !== null;
  const kinds = isBorne
    ? found
    : withCheapest(found, await candidates(wanted, product.id, around, null, "totale_asc"));
  const settled = await settle(kinds, around, (all) => {
    const chosen = all.map((pieces) => narrowed(pieces, choice.pieces));
    return composed({ ...question, kinds: chosen }) ?? composed({ ...question, kinds: all });
  });
  if (settled.picks) return { start, ...pickedOf(settled.kinds, settled.picks, question), cheapest: null };
  const cheapest = await settle(
    settled.kinds,
    around,
    (all) => cheapestLook({ ...question, kinds: all })?.picks ?? null,
  );
  return { start, picks: null, next: new Map(), cheapest: cheapest.picks && totalOf(line, cheapest.picks) };
}

/** What was chosen by hand stands alone in its kind. */
function narrowed(pieces: Piece[], chosen: readonly number[]): Piece[] {
  const own = pieces.filter(({ id }) => chosen.includes(id));
  return own.length > 0 ? own : pieces;
}

function pickedOf(
  kinds: Piece[][],
  picks: Picks<Piece>,
  question: { start: Sold["line"] | null; budget: number | null },
): Pick<Look, "picks" | "next"> {
  const next = new Map<number, number>();
  picks.forEach((pick, at) => {
    const others = pick ? othersFor({ ...question, kinds }, picks, at) : [];
    const place = others.findIndex(({ id }) => id === pick?.id);
    const after = others[(place + 1) % others.length];
    if (pick && after && after.id !== pick.id) next.set(pick.id, after.id);
  });
  return { picks: picks.filter((pick) => pick !== null), next };
}

/** The worthiest of each kind that are no dearer than the room lets them be, or the cheapest of each. */
function candidates(
  wanted: readonly Wanted[],
  without: number,
  around: Around,
  room: number | null,
  sort: "consigliati" | "totale_asc" = "consigliati",
): Promise<Piece[][]> {
  const { context, colour, target, unfit } = around;
  const fitting = { facets: { colour: coloursWith(colour) }, excluded: unfit.excluded };
  const cardsOf = async (category: string, most: number | undefined) => {
    const query = { ...emptyListing, ...fitting, category, priceMax: most, sort };
    const list = context.api.products.list({ ...query, availability: "disponibili" });
    const cards = (await context.optional(list, null))?.products ?? [];
    return cards.filter(({ name }) => !unfit.isUnfit(name));
  };
  return Promise.all(
    wanted.map(async (one) => {
      const most = room === null ? undefined : Math.ceil(Math.min(room, target(one.role) * 1.7) / 1_000) * 10;
      const lists = await Promise.all(
        one.categories.map((category) => cardsOf(category, most && most > 0 ? most : undefined)),
      );
      const pieces = lists.flatMap((cards, leaf) =>
        cards.flatMap((card, place) =>
          card.id === without ? [] : (pieceOf(card, one, { leaf, place }, around) ?? []),
        ),
      );
      const order =
        sort === "totale_asc" ? (piece: Piece) => totalOf(null, [piece]) : ({ worth }: Piece) => -worth;
      return pieces.toSorted((a, b) => order(a) - order(b) || a.id - b.id).slice(0, mostCandidates);
    }),
  );
}

/** What a category is worth by its place in its rule. */
const leafWorth = [2, 1, 0.5];

/** Null for what cannot be bought, or does not go with the look. */
function pieceOf(
  card: ProductCard,
  wanted: Wanted,
  { leaf, place }: { leaf: number; place: number },
  { colour, storeOf, target }: Around,
): Piece | null {
  const cents = card.price.current;
  if (!card.available || cents === null || card.slug === null || card.price.currency !== "EUR") return null;
  const own = card.colour === null ? null : colourMeant(card.colour);
  const harmony = own && harmonyOf(colour, own);
  if (own && !harmony) return null;
  const near = Math.min(cents / target(wanted.role), target(wanted.role) / cents);
  return {
    id: card.id,
    wanted,
    card,
    cents,
    quantity: 1,
    buyable: true,
    ownShipping: card.shippingCents,
    store: storeOf(card.store?.slug ?? null, null),
    worth: (harmony ? worthOf(harmony) : 1) + (leafWorth[leaf] ?? 0) + near * 3 + (24 - place) / 24,
    // A colour that nobody can name stands alone.
    accent: own ? (isNeutral(own) || own === colour ? null : own) : `${card.id}`,
    said: own && harmony && harmonySaid(own, harmony),
    product: null,
    sold: null,
  };
}

/** Half of each. */
function withCheapest(kinds: readonly Piece[][], cheap: readonly Piece[][]): Piece[][] {
  return kinds.map((pieces, at) => {
    const least = (cheap[at] ?? []).slice(0, mostCandidates / 2);
    const ids = new Set(least.map(({ id }) => id));
    return [...least, ...pieces.filter(({ id }) => !ids.has(id))].slice(0, mostCandidates);
  });
}

type Solve = (kinds: Piece[][]) => Picks<Piece> | null;

/** Cards say what a product costs in any colour: picks are looked up, and picked anew by what they really cost. */
async function settle(found: Piece[][], around: Around, solve: Solve) {
  let kinds = found;
  for (let round = 0; ; round++) {
    if (round === mostRounds) kinds = kinds.map((pieces) => pieces.filter(({ sold }) => sold));
    const picks = solve(kinds);
    const open = (picks ?? []).flatMap((pick) => (pick && !pick.sold ? pick : []));
    if (open.length === 0) return { kinds, picks };
    const looked = await Promise.all(
      open.map(async (piece) => [piece.id, await lookedUp(piece, around)] as const),
    );
    const byId = new Map(looked);
    kinds = kinds.map((pieces) =>
      pieces.flatMap((piece) => (byId.has(piece.id) ? (byId.get(piece.id) ?? []) : piece)),
    );
  }
}

/** As it is sold in its colour; null where it is not. */
async function lookedUp(piece: Piece, { context, storeOf }: Around): Promise<Piece | null> {
  const slug = piece.card.slug ?? "";
  const product = await context.optional(context.api.products.bySlug({ slug }), null);
  const sold = product && soldIn(product, piece.card.colour, storeOf);
  return sold && { ...piece, ...sold.line, product, sold };
}
