/** How the price of a product moved, as the wire says it (beyond the specification; docs/decisions/0025). */
import * as z from "zod";
import { codec, type DomainOf, renamed } from "../row";
import { cents, count, lenientArray, requiredText, text } from "../wire";

const Step = renamed(z.object({ data: requiredText, prezzo: cents, negozio: text }), {
  data: "at",
  prezzo: "cents",
  negozio: "store",
});

/** From `at` (ISO) on the lowest price was `cents`, asked by `store`; null while nobody could deliver. */
export type PriceStep = DomainOf<typeof Step>;

/** The lowest price of all stores as steps, oldest first, from the window's beginning on; `lowest30` with the moment from which it held. */
export const PriceHistory = codec(
  z.object({
    giorni: count,
    osservato_dal: text,
    punti: lenientArray(Step),
    minimo_30_giorni: Step.nullish().catch(null),
  }),
  (wire) => ({
    days: wire.giorni,
    observedSince: wire.osservato_dal,
    steps: wire.punti,
    lowest30:
      wire.minimo_30_giorni && wire.minimo_30_giorni.cents !== null
        ? { ...wire.minimo_30_giorni, cents: wire.minimo_30_giorni.cents }
        : null,
  }),
  ({ days, observedSince, steps, lowest30 }) => ({
    giorni: days,
    osservato_dal: observedSince,
    punti: steps,
    minimo_30_giorni: lowest30,
  }),
);
export type PriceHistory = DomainOf<typeof PriceHistory>;
