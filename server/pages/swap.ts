/** Requests whose answer a script puts in place (app/browser/swap.ts): whole documents; a redirected post is told the place instead. */

const mark = "X-Swap";
/** Where the page goes on after a post. */
const place = "X-Location";

export function isSwap({ headers }: Request): boolean {
  return headers.has(mark);
}

/** The scripts that the next page comes with: a tab from before a deployment loads that page anew, with its message. */
const scripts = "X-Entry";

/** The answer as a script needs it: a redirect after a marked post becomes 204 and the address. */
export function answerToSwap(request: Request, answer: Response, entry: string): Response {
  const location = answer.headers.get("Location");
  if (!location || request.method !== "POST" || !isSwap(request)) return answer;
  const headers = new Headers(answer.headers);
  headers.delete("Location");
  headers.delete("Content-Type");
  headers.set(place, location);
  headers.set(scripts, entry);
  return new Response(null, { status: 204, headers });
}
