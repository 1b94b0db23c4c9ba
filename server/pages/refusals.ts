/** Refusals that carry no words of ours (empty answers, and Remix's own English ones) are said in Italian, in one line of text. */

const sentences: Record<number, string> = {
  403: "Questa richiesta non è permessa.",
  404: "Non c'è niente a questo indirizzo.",
  405: "Questa richiesta non è permessa.",
  413: "La richiesta è troppo grande.",
  429: "Troppe richieste in poco tempo: riprova tra un minuto.",
};

/** What to say of a status from 400 on when nothing more is known. */
function sentenceFor(status: number): string {
  const usual =
    status >= 500
      ? "Qualcosa non ha funzionato: riprova tra qualche minuto."
      : "Questa richiesta non è valida.";
  return sentences[status] ?? usual;
}

/** Remix speaks for itself when a route has no action, no loader, or failed without a page to say so. */
export function inItalian(answer: Response): Response {
  const { status, headers } = answer;
  if (status < 400) return answer;
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  const isItsOwn = headers.has("X-Remix-Error") || (status >= 500 && !isPage);
  return isItsOwn ? inWords(answer) : answer;
}

/** The same answer with one Italian sentence as its body. */
export function inWords({ status, headers: given }: Response): Response {
  const headers = new Headers(given);
  for (const name of ["Content-Length", "X-Remix-Error", "X-Remix-Response"]) headers.delete(name);
  headers.set("Content-Type", "text/plain; charset=utf-8");
  return new Response(sentenceFor(status), { status, headers });
}
