/**
 * Whole pages of visitors without cookies, kept in the isolate for as long as a `short` answer is fresh. What has no cookie
 * to read is the same for everybody, except the nonce and the token of forms: their places are remembered and written anew
 * on the way out.
 */
import { bringsOnlyRecent, type RecentTrace } from "./recent";

/** About 10 MB of pages at most. */
const pageLimit = 100;

/** An answer, and what it has to do with the products that a visitor opened last. */
export interface Page {
  answer: Response;
  recent: RecentTrace;
  /** The token of the forms on it, if there are any; all have one length. */
  formToken?: string | null;
}

interface Kept {
  until: number;
  body: Uint8Array<ArrayBuffer>;
  /** Byte offsets in `body`. */
  noncePlaces: number[];
  tokenPlaces: number[];
  headers: [string, string][];
  recent: RecentTrace;
}

/** Opens a cache; `now` is the clock in milliseconds. One per isolate. */
export function createPageCache(now: () => number = Date.now) {
  const pages = new Map<string, Kept>();
  const encoder = new TextEncoder();

  /** The kept page of this request with `nonce` in its places, or null; a token is minted only for a page with forms. */
  function find(request: Request, nonce: string, mintToken: () => string = () => ""): Page | null {
    const page = pages.get(request.url);
    if (!page || page.until <= now() || !mayShare(request, page.recent)) return null;
    const body = page.body.slice();
    write(body, nonce, page.noncePlaces);
    if (page.tokenPlaces.length > 0) write(body, mintToken(), page.tokenPlaces);
    return { answer: new Response(body, { headers: page.headers }), recent: page.recent };
  }

  /** Keeps the answer for `seconds` if it may be shared, and hands it on. Only complete pages say their length. */
  async function keep(request: Request, nonce: string, page: Page, seconds: number): Promise<Page> {
    const { answer, recent } = page;
    if (seconds <= 0 || !mayShare(request, recent) || !isWholePage(answer)) return page;
    const html = await answer.text();
    const body = encoder.encode(html) as Uint8Array<ArrayBuffer>;
    const noncePlaces = placesOf(html, nonce);
    const tokenPlaces = page.formToken ? placesOf(html, page.formToken) : [];
    pages.delete(request.url);
    pages.set(request.url, {
      until: now() + seconds * 1000,
      body,
      noncePlaces,
      tokenPlaces,
      headers: [...answer.headers],
      recent,
    });
    for (const oldest of pages.keys()) {
      if (pages.size <= pageLimit) break;
      pages.delete(oldest);
    }
    return { answer: new Response(body.slice(), answer), recent };
  }

  function write(body: Uint8Array, text: string, places: number[]) {
    const bytes = encoder.encode(text);
    for (const place of places) body.set(bytes, place);
  }

  /** Byte offsets of an ASCII text in `html`. */
  function placesOf(html: string, text: string): number[] {
    const places: number[] = [];
    let end = 0;
    for (const piece of html.split(text).slice(0, -1)) {
      const place = end + encoder.encode(piece).length;
      places.push(place);
      end = place + text.length;
    }
    return places;
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
