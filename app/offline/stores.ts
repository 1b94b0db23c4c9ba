/** Where the service worker keeps things, by build and by person; what is another build's, another person's or of yesterday is erased. */
import type { Scope } from "./scope";

declare const self: Scope;
/** Of the build. */
declare const VERSION: string;

const nobody = "nessuno";
/** A copy is shown, and an act waits, for so many milliseconds. */
export const day = 86_400_000;

/** A copy is of its address, whatever was asked with. */
export const anyVary = { ignoreVary: true };

interface Stores {
  mark: string;
  shell: Cache;
  pages: Cache;
  held: Cache;
}

/** Of whoever is here now, by a cookie that only tells sessions apart; browsers that hide it from workers keep what is nobody's. */
export async function mine(): Promise<Stores> {
  const mark = (await self.cookieStore?.get("copie"))?.value || nobody;
  const [shell, pages, held] = [`guscio-${VERSION}`, `pagine-${VERSION}-${mark}`, `attese-${mark}`];
  for (const name of await caches.keys()) if (![shell, pages, held].includes(name)) await caches.delete(name);
  const opened = await caches.open(pages);
  // The oldest come first.
  for (const { url } of await opened.keys()) {
    const copy = await opened.match(url, anyVary);
    if (copy && Date.now() - timeOf(copy) < day) break;
    await opened.delete(url, anyVary);
  }
  return { mark, shell: await caches.open(shell), pages: opened, held: await caches.open(held) };
}

/** When the site sent it, in milliseconds since 1970. */
function timeOf({ headers }: Response): number {
  return Number(headers.get("X-Copy")?.split(" ")[1]);
}

/** '23 novembre alle 10:42'. */
export function seenAt(copy: Response): string {
  const at = new Date(timeOf(copy));
  const date = at.toLocaleDateString("it-IT", { day: "numeric", month: "long" });
  return `${date} alle ${at.toLocaleTimeString("it-IT", { hour: "2-digit", minute: "2-digit" })}`;
}
