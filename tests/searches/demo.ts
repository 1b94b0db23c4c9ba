/** The demo's goods in memory. */
import { demoSeed, generate } from "../../demo/catalogue/generate";
import { holdMade } from "./made";

export const now = new Date("2026-11-21T12:00:00Z");
export const { feeds } = generate(demoSeed, now);
export const demo = await holdMade(feeds, now);
