/** The last step of every answer: headers that each one carries, and the one log line of the request. */

import { agreedHosts } from "./consent/providers";
import type { Env } from "./env";
import { humanKeyOf } from "./forms/human";
import { health } from "./health/record";
import { lookForClock } from "./health/watch";
import { inWords } from "./pages/refusals";
import { hidden } from "./preview";
import { addSecurityHeaders } from "./request-rules";
import { idHeader } from "./second";
import { type EdgeContext, originOf, type Visit } from "./visit";

/** Completes an answer with security headers, request id, `Server-Timing` and a cautious cache rule, and logs it. */
export function completeAnswer(edge: EdgeContext, visit: Visit, given: Response, began: number): Response {
  const { request } = edge;
  const isMute = given.status >= 400 && given.body === null && request.method !== "HEAD";
  const answer = isMute ? inWords(given) : given;
  const { url } = visit;
  const { headers, status } = answer;
  const agreed = agreedHosts(visit.env, visit.decision);
  addSecurityHeaders(headers, url, visit.nonce, {
    media: visit.env.MEDIA_BASE_URL,
    agreed,
    frames: humanKeyOf(visit.env) === null ? [] : ["https://challenges.cloudflare.com"],
  });
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  const setsCookie = headers.has("Set-Cookie");
  if (setsCookie && !visit.personal && isPage && status < 400)
    headers.set("Cache-Control", "private, no-cache");
  else if (setsCookie) headers.set("Cache-Control", "private, no-store");
  else if (isPage && status >= 400 && !headers.get("Cache-Control")?.includes("no-store"))
    headers.set("Cache-Control", "no-store");
  else if (!headers.has("Cache-Control"))
    headers.set("Cache-Control", isPage ? "private, no-cache" : "no-store");
  if (visit.env.STAGE === "preview") hidden(answer);
  headers.set(idHeader, visit.requestId);
  const milliseconds = Date.now() - began;
  headers.set("Server-Timing", serverTiming(visit, milliseconds));
  health.duration("answer", milliseconds, isPage ? url.pathname.slice(0, 120) : "");
  if (status >= 500) health.duration("error", milliseconds);
  if (health.isDue()) edge.waitUntil(noteHealth(visit.env, originOf(visit)));
  // Eight pictures a page would be nine tenths of what is kept and paid for.
  if (status >= 500 || !url.pathname.startsWith("/media/"))
    visit.log.request({
      method: request.method,
      path: url.pathname.slice(0, 120),
      status,
      ms: milliseconds,
      calls: visit.timings.length,
      country: request.headers.get("CF-IPCountry"),
    });
  return answer;
}

/** Once a minute: what this isolate has seen, and whether scheduled runs still come. Only requests can tell that they do not. */
async function noteHealth(env: Env, origin: string): Promise<void> {
  if (await health.write(env.DB)) await lookForClock(env, origin, new Date());
}

function serverTiming({ timings, source }: Visit, total: number): string {
  const slowest = timings.reduce((most, { milliseconds }) => Math.max(most, milliseconds), 0);
  const cached = timings.filter(({ source }) => source !== "upstream").length;
  const page = source === null ? "" : `, page;desc="${source}"`;
  return `edge;dur=${total}, upstream;dur=${slowest};desc="${timings.length} calls, ${cached} cached"${page}`;
}
