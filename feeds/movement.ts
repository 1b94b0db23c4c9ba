/** How prices move between the catalogue and a feed, and whether so many move so oddly that a person should look (docs/decisions/0410). */
import type { CatalogueRow } from "contract/import";
import { isExplained, isFarFrom } from "contract/price-moves";
import { apart } from "./read/blanks";

/** The store's id, the name, cents before and now. */
export type Moved = [id: string, name: string, before: number, now: number];

export interface Movement {
  compared: number;
  up: number;
  down: number;
  /** Median change of those that changed, in per cent. */
  median: number;
  largest: Moved[];
  /** What nobody would do by himself: so many prices, by this factor in the middle. */
  odd: Oddity | null;
}

export interface Oddity {
  factor: number;
  count: number;
}

interface Change {
  id: string;
  before: number;
  now: number;
  /** The store's own list price explains it. */
  isExplained: boolean;
}

/** Fewer, in all or of the prices that are compared, say nothing of a feed: single prices have guards of their own. */
const fewest = 10;
const fewestShare = 0.01;
/** Sizes of a product move together: so many different prices have to. */
const fewestPrices = 5;
/** Rates of currencies that shops convert by move less from day to day. */
const leastFactor = 0.03;
/** This part of what moves, moving alike, is no chance: what a store asks goes on moving while its feed is wrong. */
const leastSame = 0.25;
/** So many of what moves oddly may be asked about. */
const mostAsked = 500;
/** Where this share asks what it did before, prices go back to what they were. */
const mostlyBack = 0.5;

/** Whether a person has let in as much as that, or all but its tenth. */
export function isLetIn({ factor, count }: Oddity, allowed: Oddity | null | undefined): boolean {
  if (!allowed || factor > 1 !== allowed.factor > 1 || count > allowed.count * 1.1) return false;
  return Math.abs(Math.log(factor)) <= Math.abs(Math.log(allowed.factor)) * 1.1;
}

/** How many of some goods asked these prices before. */
type WereAsked = (prices: [id: string, cents: number][]) => Promise<number>;

/** How many of these go back to a price of their own, as far as a part of them tells. */
async function backAmong(changes: readonly Change[], wereAsked: WereAsked): Promise<number> {
  const step = Math.max(1, Math.ceil(changes.length / mostAsked));
  const some = changes.filter((_, at) => at % step === 0);
  return some.length && (await wereAsked(some.map(({ id, now }) => [id, now]))) * step;
}

export class Movements {
  private compared = 0;
  private readonly changes: Change[] = [];
  private largest: Moved[] = [];

  constructor(private readonly most: number) {}

  take(
    id: string,
    name: string,
    before: number,
    row: Pick<CatalogueRow, "price" | "list" | "recommended">,
  ): void {
    this.compared++;
    const now = row.price;
    if (before === now || before <= 0) return;
    this.changes.push({ id: apart(id), before, now, isExplained: isExplained(before, row) });
    this.largest.push([apart(id), apart(name), before, now]);
    // Sorted now and then, so that no more than some hundreds are held.
    if (this.largest.length >= 20 * this.most) this.cut();
  }

  whole(): Movement {
    this.cut();
    const { compared, changes, largest } = this;
    const up = changes.filter(({ before, now }) => now > before).length;
    const median = percentOf(medianOf(changes));
    return { compared, up, down: changes.length - up, median, largest, odd: null };
  }

  /** What moves oddly: by one factor that is no discount, as no single price may, or in the middle by over `most` per cent; but not back. */
  async oddity(most: number, wereAsked: WereAsked): Promise<Oddity | null> {
    const { changes } = this;
    const unexplained = changes.filter((change) => !change.isExplained);
    const far = unexplained.filter(({ before, now }) => isFarFrom(before, now));
    const found = [
      this.areMany(sameFactor(changes), fewestPrices),
      this.areMany(sameSum(changes, this.compared), fewestPrices),
      this.areMany(far, fewest),
      Math.abs(percentOf(medianOf(unexplained))) > most ? this.areMany(unexplained, fewest) : null,
    ].find((many) => many !== null);
    if (!found || (await backAmong(found, wereAsked)) >= found.length * mostlyBack) return null;
    return { factor: Number(sumsOf(found).toPrecision(4)), count: found.length };
  }

  /** Whether most of all goods ask what they are believed to, or prices of their own. @param all how many the feed holds */
  async areKnown(all: number, wereAsked: WereAsked): Promise<boolean> {
    return (
      this.compared - this.changes.length + (await backAmong(this.changes, wereAsked)) >= all * mostlyBack
    );
  }

  private areMany(changes: Change[], atLeast: number): Change[] | null {
    const different = new Set(changes.map(({ before, now }) => `${before} ${now}`));
    const isEnough = changes.length >= Math.max(atLeast, this.compared * fewestShare);
    return isEnough && different.size >= fewestPrices ? changes : null;
  }

  private cut(): void {
    this.largest = this.largest.sort((a, b) => farness(b) - farness(a)).slice(0, this.most);
  }
}

/** Halved and doubled are equally far. */
function farness([, , before, now]: Moved): number {
  return Math.abs(Math.log(Math.max(1, now) / before));
}

function percentOf(share: number): number {
  return Math.round(share * 1_000) / 10;
}

/** Median change, as a share of what it was. */
function medianOf(changes: readonly Change[]): number {
  const sorted = Float64Array.from(changes, ({ before, now }) => now / before - 1).sort();
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}

/** What moves by one factor to the cent, if that is a good part of all that moves and the factor is no discount. */
function sameFactor(changes: readonly Change[]): Change[] {
  const moved = changes.filter(({ before, now }) => Math.abs(now / before - 1) >= leastFactor);
  const fullest = fullestBy(moved, ({ before, now }) => Math.round(100 * Math.log(now / before)));
  // Cents that were rounded blur the middle of small prices, what moved besides the sums.
  const same = mostBy(moved, [100, 1 / 100, 1 + medianOf(fullest), sumsOf(fullest)]);
  const whole = mostBy(moved, [sumsOf(same)]);
  const isEnough = whole.length >= changes.length * leastSame;
  return isEnough && !isDiscount(sumsOf(whole), whole) ? whole : [];
}

/** Half of all goods, dearer by one sum whatever they cost: shipping that came into the price. */
function sameSum(changes: readonly Change[], all: number): Change[] {
  const same = fullestBy(changes, ({ before, now }) => now - before);
  return same.length >= all / 2 && sumsOf(same) > 1 ? same : [];
}

function fullestBy(changes: readonly Change[], key: (change: Change) => number): Change[] {
  return [...Map.groupBy(changes, key).values()].sort((a, b) => b.length - a.length)[0] ?? [];
}

function mostBy(changes: readonly Change[], factors: readonly number[]): Change[] {
  const found = factors.map((factor) => changes.filter(isBy(factor)));
  return found.sort((a, b) => b.length - a.length)[0] ?? [];
}

function sumsOf(changes: readonly Change[]): number {
  const sum = (of: "before" | "now") => changes.reduce((total, change) => total + change[of], 0);
  return sum("now") / sum("before");
}

function isBy(factor: number): (change: Change) => boolean {
  return ({ before, now }) => Math.abs(now - before * factor) < Math.max(1, factor);
}

/** Half per cents and thirds off: what shops take off. VAT and exchange rates are none of them. */
function isDiscount(factor: number, same: readonly Change[]): boolean {
  const rounds = [Math.round(factor * 200) / 200, 1 / 3, 2 / 3];
  return factor < 1 && rounds.some((round) => same.filter(isBy(round)).length >= same.length * 0.9);
}
