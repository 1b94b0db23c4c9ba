/** Small pages that are not Remix: one document, one inline style, no other request. */

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

/** The look of the house (app/styles/tokens.css) in a few lines. */
const baseCss =
  'body{font:1.0625rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;margin:0;min-height:100vh;display:grid;place-items:center;background:#fff;color:#171717}' +
  'main{box-sizing:border-box;width:100%;max-width:36rem;padding:2rem 1.25rem;text-align:center}.w,h1{font-family:ui-serif,"Iowan Old Style",Palatino,"Noto Serif",Georgia,serif}' +
  ".w{display:inline-block;margin:0 0 2.5rem;padding:5px 10px 5px 13px;border:1px solid;font-size:1.3125rem;line-height:1.2;letter-spacing:.16em;text-transform:uppercase;color:inherit;text-decoration:none}h1{font-size:1.6875rem;font-weight:400;line-height:1.2;margin:0 0 1rem}p{margin:.5rem 0;overflow-wrap:anywhere}" +
  "a{color:#a8123a}.b{display:inline-block;box-sizing:border-box;max-width:100%;margin:1rem 0 .5rem;padding:.75rem 1.5rem;border:0;border-radius:2px;background:#171717;color:#fff;font:600 .9375rem/1.35 system-ui,sans-serif;overflow-wrap:anywhere;text-decoration:none;cursor:pointer}.b:hover{background:#a8123a}" +
  "a:focus-visible,.b:focus-visible{outline:2px solid #171717;outline-offset:2px}small{display:block;margin-top:2.5rem;padding-top:1rem;border-top:1px solid #e4dfd8;font-size:.8125rem;color:#635e57}";

/** Text made safe inside HTML and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The page as a Response: never stored, never indexed, its CSP allows only its own inline parts. */
export function plainPage(page: PlainPage): Response {
  const { title, body, nonce, site, status = 200, head = "", css = "", headers = {} } = page;
  const wordmark = site ? `<a class="w" href="/">${escapeHtml(site)}</a>` : "";
  const html = `<!DOCTYPE html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><title>${escapeHtml(title)}</title>${head}<style nonce="${nonce}">${baseCss}${css}</style></head><body><main>${wordmark}${body}</main></body></html>`;
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
