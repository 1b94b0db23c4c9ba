/** The pages of `/vai` and `/redirect` (spec 000 §2, §4; spec 001 §2, §4): texts and timings are the specification's. */
import { escapeHtml, type PlainPage, plainPage, plainPolicy } from "./plain-page";

/** Where a page of an accepted way out leads. */
export interface Exit {
  url: string;
  host: string;
  /** Host name in Unicode when it differs from `host`. */
  readable: string | null;
  nonce: string;
}

const disclosure =
  "<small>Link affiliato: se acquisti potremmo ricevere una commissione, senza costi in più per te.</small>";

const spinner =
  ".s{width:2.5rem;height:2.5rem;margin:1.25rem auto;border:4px solid #e6dfd6;border-top-color:#7a1f3d;border-radius:50%;animation:r 1s linear infinite}@keyframes r{to{transform:rotate(1turn)}}@media(prefers-reduced-motion:reduce){.s{animation:none}}";

/** Opens the shop in a new tab and closes itself, or leads there in this one; without JavaScript a refresh does. */
export function goPage({ url, host, nonce }: Exit): Response {
  const href = escapeHtml(url);
  const script = `(function(){var u=document.getElementById("u").href,t,c;function go(){location.replace(u)}function shut(){clearTimeout(t);c=c||setTimeout(function(){stop();window.close()},300)}function away(){if(document.visibilityState=="hidden")shut()}try{var w=window.open("","_blank");if(!w)throw 0;w.opener=null;w.location.replace(u);addEventListener("blur",shut);document.addEventListener("visibilitychange",away);if(document.hasFocus&&!document.hasFocus())shut();else t=setTimeout(go,2500)}catch(e){go()}})()`;
  return exitPage({
    title: "Attendi…",
    nonce,
    head: refreshes(url, 4),
    css: spinner,
    body: `<h1>Attendi…</h1><div class="s" role="status" aria-label="Caricamento"></div><p>Il negozio <b>${escapeHtml(host)}</b> si apre in una nuova scheda. Se non succede nulla, puoi <a id="u" href="${href}" rel="nofollow sponsored noopener noreferrer">cliccare qui</a>.</p>${disclosure}<script nonce="${nonce}">${script}</script>`,
  });
}

/** Connects to the store after one second; the manual link appears after five, with and without JavaScript. */
export function connectPage({ url, host, nonce }: Exit): Response {
  const href = escapeHtml(url);
  return exitPage({
    title: "Ti stiamo connettendo al negozio affiliato...",
    nonce,
    head: refreshes(url, 3),
    css: `${spinner}.m{visibility:hidden;animation:m 0s 5s forwards}@keyframes m{to{visibility:visible}}`,
    body: `<h1>Ti stiamo connettendo al negozio affiliato...</h1><div class="s" role="status" aria-label="Caricamento"></div><p>Stai andando su <b>${escapeHtml(host)}</b></p><div class="m"><p><a href="${href}" rel="nofollow sponsored noopener noreferrer">${href}</a></p><a class="b" id="u" href="${href}" rel="nofollow sponsored noopener noreferrer">Reindirizza Manualmente</a></div>${disclosure}<script nonce="${nonce}">setTimeout(function(){location.replace(document.getElementById("u").href)},1000)</script>`,
  });
}

/** Names an unknown host and waits for a press; the press is a form of our own, so nobody else can make it. */
export function askPage({ url, host, readable, nonce }: Exit): Response {
  const name = readable
    ? `${escapeHtml(readable)}</b> (<b>${escapeHtml(host)}</b>)`
    : `${escapeHtml(host)}</b>`;
  return exitPage(
    {
      title: "Stai per uscire dal sito",
      nonce,
      body: `<h1>Stai per uscire dal sito</h1><p>Questo link porta a <b>${name}, che non è tra i nostri negozi partner. Prosegui solo se lo riconosci.</p><form method="post"><button class="b">Vai su ${escapeHtml(host)}</button></form><p><a href="/">Torna alla Home</a></p>`,
    },
    `'self' ${new URL(url).origin}`,
  );
}

/** 'URL non valido.' for `/vai`, 'Errore: URL non valido o mancante.' for `/redirect`; status 400. */
export function refusePage(nonce: string, route: "vai" | "redirect"): Response {
  const sentence = route === "vai" ? "URL non valido." : "Errore: URL non valido o mancante.";
  const body = `<h1>${sentence}</h1><a class="b" href="/">Torna alla Home</a>`;
  return exitPage({ title: sentence, nonce, body, status: 400 });
}

function exitPage(page: PlainPage, formTargets?: string): Response {
  const headers = {
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": plainPolicy(page.nonce, formTargets),
  };
  return plainPage({
    ...page,
    head: `<meta name="referrer" content="no-referrer">${page.head ?? ""}`,
    headers,
  });
}

/** After a second without scripts; after `seconds` for everybody, in case a script was blocked or failed. */
function refreshes(url: string, seconds: number): string {
  const refresh = (after: number) => `<meta http-equiv="refresh" content="${after};url=${escapeHtml(url)}">`;
  return `<noscript>${refresh(1)}</noscript>${refresh(seconds)}`;
}
