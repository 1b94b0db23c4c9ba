/** Words that leave out what follows them. */
import { words } from "./fillers";
import said from "./fillers.json";

/** By themselves. */
export const negations = words(said.negations);

/** With a second word. */
export const negatingPairs: ReadonlyMap<string, string> = new Map(Object.entries(said.pairs));

/** They change nothing of what a negation means: 'senza il cappuccio', 'non di colore nero'. */
export const negatedJoints = words(said.negated);

/** What follows them is left out as well: 'senza zip e cappuccio', 'non nero né blu'. */
export const negationGoesOn = words(["e ed o oppure ne nemmeno neanche"]);
