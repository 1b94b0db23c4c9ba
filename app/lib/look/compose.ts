/** Puts a look together within a budget, exactly: one piece of each kind at most, what they cost with every store's shipping. */
import { cartSums, type Summable } from "domain/cart-sums";

/** Pieces of a kind that are looked through at most. */
export const mostCandidates = 12;

/** What can be put into a look. */
export interface Candidate extends Summable {
  /** Of the product. */
  id: number;
  /** How well it fits, 0 to 10. */
  worth: number;
  /** Its colour where that is no neutral and not the look's own; a look bears one. */
  accent: string | null;
}

export interface Question<Piece extends Candidate> {
  /** What the look begins with; null where that cannot be bought, and so is not paid. */
  start: Summable | null;
  /** A list a kind, the most important kind first. */
  kinds: readonly (readonly Piece[])[];
  /** Cents with all shipping; null without a limit. */
  budget: number | null;
  /** So many kinds are needed. */
  least: number;
}

/** A piece or nothing of each kind, in the order of kinds. */
export type Picks<Piece> = readonly (Piece | null)[];

/** Cents of goods and shipping, as the cart adds them up. */
export function totalOf(start: Summable | null, picks: Picks<Candidate>): number {
  return cartSums([...(start ? [start] : []), ...picks.filter((pick) => pick !== null)]).total;
}

/** More than all pieces of a look can be worth together: a piece more is better than any better piece. */
const ofPiece = 100;

/** Ten euros of shipping weigh as much as one point of worth: what comes in one parcel is preferred. */
const centsOfPoint = 1_000;

/** What a look is worth: its pieces, less what all parcels cost to send. @internal */
export function lookValue(start: Summable | null, picks: Picks<Candidate>): number {
  const chosen = picks.filter((pick) => pick !== null);
  const worth = chosen.reduce((sum, piece) => sum + ofPiece + piece.worth, 0);
  const goods = chosen.reduce((sum, piece) => sum + centsOf(piece), centsOf(start));
  return worth - (totalOf(start, picks) - goods) / centsOfPoint;
}

/** The most pieces that the budget bears, among those the most valuable; null where it does not bear `least`. */
export function composed<Piece extends Candidate>(question: Question<Piece>): Picks<Piece> | null {
  const { start, budget, least } = question;
  const kinds = question.kinds.map((kind) => kind.toSorted((a, b) => b.worth - a.worth));
  const bestOf = kinds.map(([first]) => (first ? ofPiece + first.worth : 0));
  const stillBest = bestOf.map((_, at) => bestOf.slice(at).reduce((sum, one) => sum + one, 0));
  const most = budget ?? Number.POSITIVE_INFINITY;
  let best: { picks: Picks<Piece>; value: number } | null = null;
  const go = (picks: Picks<Piece>, worth: number, goods: number) => {
    // Shipping is never less than nothing.
    if (goods > most || worth + (stillBest[picks.length] ?? 0) <= (best?.value ?? Number.NEGATIVE_INFINITY))
      return;
    if (picks.length < kinds.length) return each(kinds[picks.length] ?? [], picks, worth, goods);
    if (countOf(picks) < least) return;
    const total = totalOf(start, picks);
    const value = worth - (total - goods) / centsOfPoint;
    if (total <= most && value > (best?.value ?? Number.NEGATIVE_INFINITY)) best = { picks, value };
  };
  const each = (kind: readonly Piece[], picks: Picks<Piece>, worth: number, goods: number) => {
    for (const piece of kind)
      if (goesWith(piece, picks))
        go([...picks, piece], worth + ofPiece + piece.worth, goods + centsOf(piece));
    go([...picks, null], worth, goods);
  };
  go([], 0, centsOf(start));
  return (best as { picks: Picks<Piece> } | null)?.picks ?? null;
}

/** The cheapest look of at least so many pieces; null where there is none. */
export function cheapestLook<Piece extends Candidate>({
  start,
  least,
  ...question
}: Omit<Question<Piece>, "budget">): { picks: Picks<Piece>; total: number } | null {
  const kinds = question.kinds.map((kind) => kind.toSorted((a, b) => centsOf(a) - centsOf(b)));
  let best: { picks: Picks<Piece>; total: number } | null = null;
  const go = (picks: Picks<Piece>, goods: number) => {
    if (goods >= (best?.total ?? Number.POSITIVE_INFINITY)) return;
    if (countOf(picks) + kinds.length - picks.length < least) return;
    if (picks.length < kinds.length) {
      for (const piece of kinds[picks.length] ?? [])
        if (goesWith(piece, picks)) go([...picks, piece], goods + centsOf(piece));
      return go([...picks, null], goods);
    }
    const total = totalOf(start, picks);
    if (total < (best?.total ?? Number.POSITIVE_INFINITY)) best = { picks, total };
  };
  go([], centsOf(start));
  return best;
}

/** What else could stand in one place of a look, the others staying: the worthiest first, in a fixed order. */
export function othersFor<Piece extends Candidate>(
  { start, kinds, budget }: Pick<Question<Piece>, "start" | "kinds" | "budget">,
  picks: Picks<Piece>,
  at: number,
): Piece[] {
  const rest = picks.with(at, null);
  return (kinds[at] ?? [])
    .filter((piece) => goesWith(piece, rest))
    .filter((piece) => budget === null || totalOf(start, rest.with(at, piece)) <= budget)
    .toSorted((a, b) => b.worth - a.worth || a.id - b.id);
}

/** One accent a look, and no piece twice. */
function goesWith(piece: Candidate, picks: Picks<Candidate>): boolean {
  return picks.every(
    (other) =>
      other === null ||
      (other.id !== piece.id &&
        (piece.accent === null || other.accent === null || piece.accent === other.accent)),
  );
}

function countOf(picks: Picks<Candidate>): number {
  return picks.filter((pick) => pick !== null).length;
}

function centsOf(one: Summable | null): number {
  return one?.buyable ? (one.cents ?? 0) : 0;
}
