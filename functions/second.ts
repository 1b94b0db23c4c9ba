/**
 * The second Worker: the same code, published beside the first and bound to it as `DESK`. Desk and calls of programs are answered there,
 * so that a feed that is tried or a picture that is sent never ends the isolates of visitors (docs/decisions/0392). Where nothing is
 * bound, on this machine and in a preview, the first answers them itself.
 */
import { messagePage } from "server/pages/plain-page";

interface Second {
  fetch(request: Request): Promise<Response>;
}

/** First words of the paths that are the second Worker's. */
const heavy = /^\/(gestione|api)(\/|$)/;

/** Who answers instead of this Worker; null: nobody. */
export function secondFor(path: string, env: Record<string, unknown>): Second | null {
  const bound = env.DESK as Second | undefined;
  return bound && heavy.test(path) ? bound : null;
}

/** What is said in its place when it does not answer. Visitors' pages know nothing of it. */
export function secondIsSilent(path: string, nonce: string): Response {
  const sentence =
    "Questa parte del sito in questo momento non risponde. Il resto funziona: riprova tra un minuto.";
  const headers = { "Cache-Control": "no-store", "Retry-After": "60" };
  if (path.startsWith("/api"))
    return Response.json({ error: sentence, field: null }, { status: 503, headers });
  const answer = messagePage(nonce, 503, "Il banco non risponde", sentence);
  answer.headers.set("Retry-After", "60");
  return answer;
}
