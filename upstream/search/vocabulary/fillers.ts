/** Words that say nothing about the thing that is looked for. They are how a text is read, and so come with the code: what words mean are tables. */
import said from "./fillers.json";

/** Of lines of words; '@' stands for o, a, i, e. */
export const words = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap((line) =>
      line.split(" ").flatMap((word) => [..."oaie"].map((end) => word.replace("@", end))),
    ),
  );
/** Words of speech: adding one of them changes nothing. */
const small = words(said.small);
/** They say something of goods that no filter expresses: whoever says it first stands first, and the page says that nothing was narrowed. */
export const claims = words(said.claims);
/** Things that are hers where nobody else is named. */
export const hers = words(said.hers);
/** Colours as only shoes have them of which nothing but the house is said: 'nike bianche'. */
export const ofShoes = words(said.shoes);
/** Words of lives that only grown-ups lead, and of whoever asks what to put on. */
export const grownUps = RegExp(`\\b(${said.grownUps.join(" ").replaceAll(" ", "|")})\\b`, "i");
/** What every dress or watch has: without a word of how it is ('lenti blu') it says nothing. */
export const bareParts = words(said.parts);
/** Words of a kind's phrase that goods must tell themselves: 'shampoo capelli ricci'. */
export const wishes = words(said.wishes);
/** What stands between the words of a phrase without breaking it. */
export const fillers: ReadonlySet<string> = new Set([...small, ...claims]);
/** Whether a word may go without a word about it. */
export const isSmall = (word: string) => small.has(word);
/** By themselves they leave out what follows them. */
export const negations = words(said.negations);
/** With a second word. */
export const negatingPairs: ReadonlyMap<string, string> = new Map(Object.entries(said.pairs));
/** They change nothing of what a negation means: 'senza il cappuccio', 'non di colore nero'. */
export const negatedJoints = words(said.negated);
