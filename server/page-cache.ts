/**
 * Whole pages of visitors without cookies, kept in the isolate for as long as a `short` answer is fresh. What has no cookie
 * to read is the same for everybody, except the nonce: its places are remembered and written anew on the way out.
 */

/** About 10 MB of pages at most. */
const pageLimit = 100;

interface Kept {
  until: number;
  body: Uint8Array<ArrayBuffer>;
  /** Byte offsets of the nonce in `body`. */
  noncePlaces: number[];
  headers: [string, string][];
}

/** Opens a cache; `now` is the clock in milliseconds. One per isolate. */
export function createPageCache(now: () => number = Date.now) {
  const pages = new Map<string, Kept>();
  const encoder = new TextEncoder();

  /** The kept page of this request with `nonce` in its places, or null. */
  function find(request: Request, nonce: string): Response | null {
    const page = mayShare(request) ? pages.get(request.url) : undefined;
    if (!page || page.until <= now()) return null;
    const body = page.body.slice();
    const token = encoder.encode(nonce);
    for (const place of page.noncePlaces) body.set(token, place);
    return new Response(body, { headers: page.headers });
  }

  /** Keeps the answer for `seconds` if it may be shared, and hands it on. Only complete pages say their length. */
  async function keep(request: Request, nonce: string, answer: Response, seconds: number): Promise<Response> {
    if (seconds <= 0 || !mayShare(request) || !isWholePage(answer)) return answer;
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
    });
    for (const oldest of pages.keys()) {
      if (pages.size <= pageLimit) break;
      pages.delete(oldest);
    }
    return new Response(body.slice(), answer);
  }

  return { find, keep };
}

/** A cookie may change a page, and a search is counted each time that it is made. */
function mayShare(request: Request): boolean {
  return request.method === "GET" && !request.headers.has("Cookie") && !/[?&]cerca=/.test(request.url);
}

function isWholePage({ status, headers }: Response): boolean {
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  return status === 200 && isPage && headers.has("Content-Length") && !headers.has("Set-Cookie");
}
