/** What the first Worker hands over to the second, and what it says when that does not answer. */
import { messagePage } from "server/pages/plain-page";

const heavy = /^\/(gestione|api)(\/|$)/;

export function isOfSecond(path: string): boolean {
  return heavy.test(path);
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
