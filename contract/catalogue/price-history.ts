/** How the price of a product moved, as the wire says it (beyond the specification; docs/decisions/0025). */
import * as z from "zod";
import { codec, type DomainOf, renamed } from "../row";
import { cents, count, lenientArray, requiredText, text } from "../wire";
import { KindIndex } from "./price-index";

const Step = renamed(z.object({ data: requiredText, prezzo: cents, negozio: text }), {
  data: "at",
  prezzo: "cents",
  negozio: "store",
});

/** From `at` (ISO) on the lowest price was `cents`, asked by `store`; null while nobody could deliver. */
export type PriceStep = DomainOf<typeof Step>;

/** A price is well below another from this part of it on. */
export const wellBelow = 0.95;

/** Of a year: days on which it could be bought, how often it fell well below today's price, and the lowest. */
const Year = renamed(z.object({ giorni: count, volte: count, minimo: cents }), {
  giorni: "days",
  volte: "falls",
  minimo: "lowest",
});
export type PriceYear = DomainOf<typeof Year>;

/** The lowest price of all stores as steps, oldest first, from the window's beginning on; `year` is null while nobody can deliver. */
export const PriceHistory = codec(
  z.object({
    giorni: count,
    osservato_dal: text,
    punti: lenientArray(Step),
    minimo_30_giorni: Step.nullish().catch(null),
    anno: Year.nullish().catch(null),
    genere: KindIndex.nullish().catch(null),
  }),
  (wire) => ({
    days: wire.giorni,
    observedSince: wire.osservato_dal,
    steps: wire.punti,
    lowest30:
      wire.minimo_30_giorni && wire.minimo_30_giorni.cents !== null
        ? { ...wire.minimo_30_giorni, cents: wire.minimo_30_giorni.cents }
        : null,
    year: wire.anno ?? null,
    kind: wire.genere ?? null,
  }),
  ({ days, observedSince, steps, lowest30, year, kind }) => ({
    giorni: days,
    osservato_dal: observedSince,
    punti: steps,
    minimo_30_giorni: lowest30,
    anno: year,
    genere: kind,
  }),
);
export type PriceHistory = DomainOf<typeof PriceHistory>;
