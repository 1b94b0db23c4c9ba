/** Small pages that are not Remix: one document, one inline style, no other request. */
import { plainStyles } from "./styles.generated";

export interface PlainPage {
  title: string;
  /** HTML of the body; everything variable in it went through `escapeHtml`. */
  body: string;
  nonce: string;
  /** Name of the site, for the wordmark; without settings nobody knows it. */
  site?: string;
  status?: number;
  /** More for the head, e.g. a meta refresh. */
  head?: string;
  css?: string;
  headers?: Record<string, string>;
}

/** Text made safe inside HTML and quoted attributes; signs like '…' as references too, since pages of one byte a character are written sooner (P1). */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'\u2010-\u2027]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The page as a Response: never stored, never indexed, its CSP allows only its own inline parts. */
export function plainPage(page: PlainPage): Response {
  const { title, body, nonce, site, status = 200, head = "", css = "", headers = {} } = page;
  const wordmark = site ? `<a class="w" href="/">${escapeHtml(site)}</a>` : "";
  const html = `<!DOCTYPE html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><title>${escapeHtml(title)}</title>${head}<style nonce="${nonce}">${plainStyles}${css}</style></head><body><main>${wordmark}${body}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex, nofollow",
      "Content-Security-Policy": plainPolicy(nonce),
      ...headers,
    },
  });
}

/** The CSP of a plain page; `forms` are origins that a form of the page may end at, `connect` what its script may call. */
export function plainPolicy(nonce: string, forms = "'none'", connect = "'none'"): string {
  return `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src ${connect}; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`;
}

/** A short Italian message with a way home. */
export function messagePage(nonce: string, status: number, title: string, sentence: string): Response {
  const body = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p><a class="b" href="/">Torna alla Home</a>`;
  return plainPage({ title, body, nonce, status });
}

/** The last resort, when nothing else could answer. No detail of the failure. */
export function lastResort(nonce: string): Response {
  return messagePage(
    nonce,
    500,
    "Si è verificato un errore",
    "Non siamo riusciti a mostrare la pagina. Riprova tra qualche istante.",
  );
}

export function tooMany(nonce: string): Response {
  const sentence =
    "Dal tuo indirizzo sono arrivate molte richieste in poco tempo. Aspetta un minuto e riprova.";
  const refusal = messagePage(nonce, 429, "Troppe richieste", sentence);
  refusal.headers.set("Retry-After", "60");
  return refusal;
}
