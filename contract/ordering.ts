/** Whether commissions count in the order of results: never, unless an operator says so, and then visitors are told (ours). */
import * as z from "zod";
import { Done, operator, renamed, row } from "./row";
import { inside } from "./wire";

/** The most points of 'consigliati' that a commission brings: as many as a second picture. */
export const mostCommissionPoints = 20;

const StorePoints = renamed(
  z.object({
    negozio: z.string(),
    ordini: z.number(),
    /** Commission in per cent of sales. */
    tasso: z.number(),
    /** What it brings where commissions count. */
    punti: z.number(),
  }),
  { negozio: "store", ordini: "orders", tasso: "rate", punti: "points" },
);
export type StorePoints = z.output<typeof StorePoints>;

export const ordering = {
  rules: row({
    method: "GET",
    path: "/api/ordinamento",
    summary: "Whether commissions count in the order of results",
    input: z.object({}),
    output: renamed(z.object({ commissioni: z.boolean() }), { commissioni: "byCommission" }),
    cache: "short",
    auth: "public",
  }),
  setRules: row({
    ...operator,
    method: "PUT",
    path: "/api/ordinamento",
    summary:
      "Lets commissions count in the order 'consigliati', or no longer; the listing and /come-ordiniamo say so",
    input: renamed(z.object({ commissioni: z.boolean() }), { commissioni: "byCommission" }),
    output: Done,
  }),
  points: row({
    ...operator,
    method: "GET",
    path: "/api/ordinamento/punti",
    summary: "What each store's commissions of the last half year would bring in the order",
    input: z.object({}),
    output: inside("negozi", z.array(StorePoints)),
  }),
};
