/** Which pages a browser may keep for the time without network, whose they are and as of when (app/offline/worker.ts). */
import { isAhead } from "../exits/clicks";
import { flashOf } from "../forms/flash";
import { copyMark, readTokens } from "../session/session-cookie";
import type { EdgeContext, Visit } from "../visit";

const ownPages = /^\/(carrello|wishlist(\/list)?|account\/wishlist)$/;

/** Marks a page on its way out: `<mark of the person> <ms since 1970>`, and `ahead` where nobody has seen it yet. */
export async function markCopy(answer: Response, { request }: EdgeContext, visit: Visit): Promise<void> {
  const { env, personal, url } = visit;
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html") && answer.status === 200;
  if (!isPage || request.method !== "GET" || env.OFFLINE === "off") return;
  // What a form said of itself belongs to this moment; in the cart and the lists it belongs to what they show.
  if (!personal && flashOf(request).read()) return;
  if (personal && !ownPages.test(url.pathname)) return;
  const tokens = await readTokens(request, env);
  const mark = tokens ? copyMark(tokens) : "nessuno";
  answer.headers.set("X-Copy", `${mark} ${Date.now()}${isAhead(request) ? " ahead" : ""}`);
}
