/** The sizes that somebody chose last, as the site remembers them for this browser alone (server/DESIGN.md). */

export const sizeSlug = /^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/;

/** Shoes, clothes and trousers have sizes of their own, and some shop for others too. */
const most = 6;

/** The sizes to remember after a choice, the latest first. */
export function withChosen(chosen: readonly string[], before: readonly string[]): string[] {
  const latest = chosen.filter((size) => sizeSlug.test(size));
  return [...new Set([...latest, ...before])].slice(0, most);
}
