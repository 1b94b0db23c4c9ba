/** Where to go on to after signing in: pages of the desk, whatever was asked for. */

const home = "/gestione";

/** The path as a browser would resolve it, so that no dots lead out; the first page for anything that is none of the desk's. */
export function ownPath(asked: string): string {
  if (!/^\/gestione(?:[/?][\w/.?=&%+-]*)?$/.test(asked)) return home;
  const { pathname, search } = new URL(`https://banco.invalid${asked}`);
  const isDesk = pathname === home || pathname.startsWith(`${home}/`);
  return isDesk && !pathname.startsWith(`${home}/accesso`) ? pathname + search : home;
}
