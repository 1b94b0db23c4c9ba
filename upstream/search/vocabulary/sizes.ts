/** Words for sizes: letters, and names of letters. */
import said from "./sizes.json";

export const sizeLetters: readonly string[] = said.letters;
/** Names and other spellings of letters, folded. */
export const sizeNames: ReadonlyMap<string, string> = new Map(Object.entries(said.names));
/** Letters that stand alone: more often a size than anything else. */
export const bareLetters: ReadonlySet<string> = new Set([
  ...sizeLetters.map((letter) => letter.toLowerCase()),
  ...[...sizeNames.keys()].filter((name) => /^(x|\d|extra|small|medium|large)/.test(name)),
]);
/** Words that announce a size: 'taglia m', 'numero 38'. */
export const sizeAnnouncers: ReadonlySet<string> = new Set(said.announcers);
/** What is meant by who asks for large sizes. */
export const largeSizes = said.large;
/** What of trousers is told in inches: waist and leg. */
export const inchWords: ReadonlyMap<string, string> = new Map(Object.entries(said.inches));
/** Italian names of bra sizes: how the letters of feeds begin. */
export const braSizes: ReadonlyMap<string, string> = new Map(Object.entries(said.bra));
/** Of ages, as feeds write them. */
export const ageUnits: ReadonlyMap<string, string> = new Map(Object.entries(said.ages));
