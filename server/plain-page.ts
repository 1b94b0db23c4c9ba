/** Small pages that are not Remix: one document, one inline style, no other request. */

export interface PlainPage {
  title: string;
  /** HTML of the body; everything variable in it went through `escapeHtml`. */
  body: string;
  nonce: string;
  status?: number;
  /** More for the head, e.g. a meta refresh. */
  head?: string;
  css?: string;
  headers?: Record<string, string>;
}

const baseCss =
  "body{font:1rem/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-items:center;background:#faf8f5;color:#1b1b1b}" +
  "main{max-width:34rem;padding:2rem 1.25rem;text-align:center}h1{font-size:1.375rem;margin:0 0 .75rem}p{margin:.5rem 0;overflow-wrap:anywhere}" +
  "a{color:#7a1f3d}.b{display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;border:0;border-radius:.5rem;background:#7a1f3d;color:#fff;font:inherit;text-decoration:none;cursor:pointer}" +
  "a:focus-visible,.b:focus-visible{outline:3px solid #1b1b1b;outline-offset:2px}small{display:block;margin-top:1.5rem;color:#5c5650}";

/** Text made safe inside HTML and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The page as a Response: never stored, never indexed, its CSP allows only its own inline parts. */
export function plainPage(page: PlainPage): Response {
  const { title, body, nonce, status = 200, head = "", css = "", headers = {} } = page;
  const html = `<!DOCTYPE html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><title>${escapeHtml(title)}</title>${head}<style nonce="${nonce}">${baseCss}${css}</style></head><body><main>${body}</main></body></html>`;
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
