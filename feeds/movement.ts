/** How prices move between the catalogue and a feed: how many, how far in the middle, and which the furthest. */

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
}

/** Fewer say nothing of a feed: single prices have guards of their own. */
const fewest = 10;
const fewestShare = 0.01;

export class Movements {
  private compared = 0;
  private up = 0;
  private readonly changes: number[] = [];
  private largest: Moved[] = [];

  constructor(private readonly most: number) {}

  take(id: string, name: string, before: number, now: number): void {
    this.compared++;
    if (before === now || before <= 0) return;
    if (now > before) this.up++;
    this.changes.push(now / before - 1);
    this.largest.push([apart(id), apart(name), before, now]);
    // Sorted now and then, so that no more than some hundreds are held.
    if (this.largest.length >= 20 * this.most) this.cut();
  }

  whole(): Movement {
    this.cut();
    const sorted = Float64Array.from(this.changes).sort();
    const middle = sorted.length >> 1;
    const median =
      sorted.length === 0
        ? 0
        : sorted.length % 2 === 1
          ? (sorted[middle] as number)
          : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
    return {
      compared: this.compared,
      up: this.up,
      down: this.changes.length - this.up,
      median: Math.round(median * 1_000) / 10,
      largest: this.largest,
    };
  }

  private cut(): void {
    this.largest.sort((a, b) => farness(b) - farness(a));
    this.largest.length = Math.min(this.largest.length, this.most);
  }
}

/** Halved and doubled are equally far. */
function farness([, , before, now]: Moved): number {
  return Math.abs(Math.log(Math.max(1, now) / before));
}

/** Whether so many prices change so far that a person should look. @param most per cent */
export function isFar({ compared, up, down, median }: Movement, most: number): boolean {
  return up + down >= Math.max(fewest, compared * fewestShare) && Math.abs(median) > most;
}
