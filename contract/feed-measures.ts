/** What a feed is like, compared with all readings of the week: prices in the middle, codes, addresses that answer. */
import * as z from "zod";
import type { DomainOf } from "./row";

/** What a reading is like beside how many offers it names; null where too few say it. Shares are of one. */
export const Measures = z.object({
  /** Of a store with several. */
  source: z.number().int().nullable(),
  /** In the middle, before discounts, in cents. */
  price: z.number().nullable(),
  gtins: z.number().nullable(),
  /** Of a few addresses that were asked. */
  answering: z.number().nullable(),
});
export type Measures = z.output<typeof Measures>;
const measured = ["price", "gtins", "answering"] as const;

/** How far one of them is from what it was within the week. */
export const Strayed = z.object({ what: z.enum(measured), before: z.number(), now: z.number() });
export type Strayed = DomainOf<typeof Strayed>;

/** A sample is small: no less than half of what answered has to be missing. */
const leastUnanswered = 0.5;

/** Shares of one by which a feed may differ from its week. */
interface Limits {
  gone: number;
  moved: number;
}

/**
 * What is further from a reading of the week than the limits let it. A step beyond them came in because a person said so: what was
 * before it is no measure any more.
 */
export function strayedFrom(week: readonly Measures[], now: Measures, { gone, moved }: Limits): Strayed[] {
  const most = { price: moved, gtins: gone, answering: Math.max(gone, leastUnanswered) };
  const mine = week.filter(({ source }) => source === now.source);
  return measured.flatMap((what) => {
    const isFar = (before: number, after: number) =>
      (what === "price" ? Math.abs(after - before) : before - after) > most[what] * before;
    const measure = now[what];
    if (measure === null) return [];
    let since: number[] = [];
    for (const { [what]: then } of mine)
      if (then !== null) since = since.some((before) => isFar(before, then)) ? [then] : [...since, then];
    const before = since.find((then) => isFar(then, measure));
    return before === undefined ? [] : [{ what, before, now: measure }];
  });
}

/** Whether a person has let in as much as that, or all but its tenth. */
export function isStrayLetIn({ what, before, now }: Strayed, allowed: readonly Strayed[] = []): boolean {
  return allowed.some(
    (one) => one.what === what && Math.abs(now - one.now) <= Math.max(before, one.before) / 10,
  );
}
