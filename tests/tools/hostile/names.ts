/** Words that every object has a member of, and for each a word of the same shape that nothing is called. */

export const objectNames = Object.getOwnPropertyNames(Object.prototype);

/** The first letter is another: as like to what there is as the name itself, for whoever corrects spelling. */
export function inventedFor(name: string): string {
  return name.replace(/[a-z]/i, (letter) => (letter === "q" ? "w" : "q"));
}
