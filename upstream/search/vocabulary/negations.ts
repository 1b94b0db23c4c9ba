/** Words that leave out what follows them. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** By themselves. */
export const negations = words(
  "senza non tranne niente no eccetto escluso esclusa esclusi escluse escludendo salvo fuorche privo priva privi prive without nessun nessuna nessuno nemmeno neanche",
);

/** With a second word. */
export const negatingPairs: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["meno", words("che")],
  ["a", words("parte")],
  ["eccezion", words("fatta")],
]);

/** They change nothing of what a negation means: 'senza il cappuccio', 'non di colore nero'. */
export const negatedJoints = words(
  "a ad il lo la i gli le l un uno una di del della dei delle d in con al alla ai da dal colore color tinta marca materiale che sia siano sono e per troppo tanto alcun alcuna piu",
);

/** What follows them is left out as well: 'senza zip e cappuccio', 'non nero né blu'. */
export const negationGoesOn = words("e ed o oppure ne nemmeno neanche");
