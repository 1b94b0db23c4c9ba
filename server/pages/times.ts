/** 'Verificato 2 ore fa' on a page that was kept for long: said anew, as of the moment it is sent. */
import { hoursAgo } from "domain/freshness";
import { rewritten } from "./rewritten";

/** Milliseconds that a page may be old without its whole hours being said anew. */
const rightFor = 300_000;

/** A page as it was rendered at `storedAt`, with times as of `now`; both in milliseconds since 1970. */
export function withTimes(answer: Response, storedAt: number, now: number): Response {
  if (now - storedAt < rightFor) return answer;
  return rewritten(answer, (html) =>
    html.replace(
      /(<time class="ago" datetime="([^"]+)">)[^<]*/gi,
      (_, tag: string, at: string) => `${tag}${hoursAgo(at, now)}`,
    ),
  );
}
