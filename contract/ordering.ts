/** Whether commissions count in the order of results: never, unless an operator says so, and then visitors are told (ours). */
import * as z from "zod";
import { renamed, row } from "./row";

/** The most points of 'consigliati' that a commission brings: as many as a second picture. */
export const mostCommissionPoints = 20;

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
};
