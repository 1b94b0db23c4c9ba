/** How many offers a store has lost within days, a little each time: no reading by itself would be asked about. */
import { type Leaving, toldMovements } from "contract/feed-readings";
import { mostGone } from "contract/feeds";
import type * as z from "zod";
import type { Gone } from "./parts";

/** Of an import that came in: how many offers left with it, and how many were new. */
export type Change = readonly [gone: number, added: number];

/**
 * What is missing now of the most that there were since the first of the changes, oldest first. A fall beyond the limit came in because
 * a person said so: what there was before it is no measure any more. @param limit share of one
 */
function lostLately(changes: readonly Change[], known: number, limit = mostGone): number {
  let there = changes.reduce((sum, [gone, added]) => sum + gone - added, known);
  let most = there;
  for (const [gone, added] of changes) {
    there += added - gone;
    most = there < most * (1 - limit) ? there : Math.max(most, there);
  }
  return Math.max(0, most - known);
}

/** What left of `known` offers, those of one source; `store` is what the whole store had and has. */
export function leavingOf(
  gone: readonly Gone[],
  known: number,
  store: { known: ReadonlyMap<string, unknown>; lately: readonly Change[] },
  limit?: number,
): z.output<typeof Leaving> {
  const examples = gone.slice(0, toldMovements).map(({ id }) => id);
  return { gone: gone.length, known, lately: lostLately(store.lately, store.known.size, limit), examples };
}
