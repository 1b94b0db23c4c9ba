/**
 * Whole pages of visitors without cookies, kept in the isolate for as long as a `short` answer is fresh. What has no cookie
 * to read is the same for everybody, except the nonce: its places are remembered and written anew on the way out.
 */
import { bringsOnlyRecent, type RecentTrace } from "./recent";

/** About 10 MB of pages at most. */
const pageLimit = 100;

/** An answer, and what it has to do with the products that a visitor opened last. */
export interface Page {
  answer: Response;
  recent: RecentTrace;
}

interface Kept {
  until: number;
  body: Uint8Array<ArrayBuffer>;
  /** Byte offsets of the nonce in `body`. */
  noncePlaces: number[];
  headers: [string, string][];
  recent: RecentTrace;
}

/** Opens a cache; `now` is the clock in milliseconds. One per isolate. */
export function createPageCache(now: () => number = Date.now) {
  const pages = new Map<string, Kept>();
  const encoder = new TextEncoder();

  /** The kept page of this request with `nonce` in its places, or null. */
  function find(request: Request, nonce: string): Page | null {
    const page = pages.get(request.url);
    if (!page || page.until <= now() || !mayShare(request, page.recent)) return null;
    const body = page.body.slice();
    const token = encoder.encode(nonce);
    for (const place of page.noncePlaces) body.set(token, place);
    return { answer: new Response(body, { headers: page.headers }), recent: page.recent };
  }

  /** Keeps the answer for `seconds` if it may be shared, and hands it on. Only complete pages say their length. */
  async function keep(request: Request, nonce: string, page: Page, seconds: number): Promise<Page> {
    const { answer, recent } = page;
    if (seconds <= 0 || !mayShare(request, recent) || !isWholePage(answer)) return page;
    const html = await answer.text();
    const pieces = html.split(nonce);
    const body = encoder.encode(html) as Uint8Array<ArrayBuffer>;
    const noncePlaces: number[] = [];
    let end = 0;
    for (const piece of pieces.slice(0, -1)) {
      const place = end + encoder.encode(piece).length;
      noncePlaces.push(place);
      end = place + nonce.length;
    }
    pages.delete(request.url);
    pages.set(request.url, {
      until: now() + seconds * 1000,
      body,
      noncePlaces,
      headers: [...answer.headers],
      recent,
    });
    for (const oldest of pages.keys()) {
      if (pages.size <= pageLimit) break;
      pages.delete(oldest);
    }
    return { answer: new Response(body.slice(), answer), recent };
  }

  return { find, keep };
}

/**
 * A cookie may change a page; the one of the products opened last changes only pages that read it. A search is counted
 * each time that it is made.
 */
function mayShare(request: Request, { read }: RecentTrace): boolean {
  if (request.method !== "GET" || /[?&]cerca=/.test(request.url)) return false;
  const cookies = request.headers.get("Cookie");
  return cookies === null || (!read && bringsOnlyRecent(cookies));
}

function isWholePage({ status, headers }: Response): boolean {
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  return status === 200 && isPage && headers.has("Content-Length") && !headers.has("Set-Cookie");
}
