/** Whether commissions count in the order of results: never, unless an operator says so, and then visitors are told (ours). */
import * as z from "zod";
import { get } from "./row";

/** The most points of 'consigliati' that a commission brings: as many as a second picture. */
export const mostCommissionPoints = 20;

export const ordering = {
  rules: get("/api/ordinamento", "Whether commissions count in the order of results", {
    output: z.object({ byCommission: z.boolean() }),
    cache: "short",
  }),
};
