/** The pages of `/vai` and `/redirect` (product.md 'Exits'): texts and timings are the specification's. */
import { escapeHtml, type PlainPage, plainPage, plainPolicy } from "../pages/plain-page";

/** Where a page of an accepted way out leads. */
export interface Exit {
  url: string;
  host: string;
  store: string | null;
  /** Host name in Unicode when it differs from `host`. */
  readable: string | null;
  nonce: string;
  site: string;
  /** A signed copy of a click whose row is not certain yet; the page posts it once. */
  copy: string | null;
}

const disclosure =
  "<small>Link affiliato: se acquisti potremmo ricevere una commissione, senza costi in più per te.</small>";

const spinner =
  ".s{width:2.5rem;height:2.5rem;margin:1.25rem auto;border:2px solid var(--line);border-top-color:var(--accent);border-radius:50%;animation:r 1s linear infinite}@keyframes r{to{transform:rotate(1turn)}}@media(prefers-reduced-motion:reduce){.s{animation:none}}";

/** Appears after five seconds by CSS alone. */
const late = ".m{visibility:hidden;animation:m 0s 5s forwards}@keyframes m{to{visibility:visible}}";

const wheel = '<div class="s" role="status" aria-label="Caricamento"></div>';
const rel = 'rel="nofollow sponsored noopener noreferrer"';

/** Opens the shop in a new tab and closes itself, or leads there in this one. */
const goScript =
  '(function(){var u=document.getElementById("u").href,t,c;function go(){location.replace(u)}function shut(){clearTimeout(t);c=c||setTimeout(function(){stop();window.close()},300)}function away(){if(document.visibilityState=="hidden")shut()}try{var w=window.open("","_blank");if(!w)throw 0;w.opener=null;w.location.replace(u);addEventListener("blur",shut);document.addEventListener("visibilitychange",away);if(document.hasFocus&&!document.hasFocus())shut();else t=setTimeout(go,2500)}catch(e){go()}})()';

const connectScript = 'setTimeout(function(){location.replace(document.getElementById("u").href)},1000)';

/** 'Attendi…': a new tab at once, this one after 2.5 s; without JavaScript a refresh leads there after a second. */
export function goPage(exit: Exit): Response {
  const href = escapeHtml(exit.url);
  return leavingPage(
    exit,
    "Attendi…",
    4,
    spinner,
    `${wheel}<p>Il negozio ${named(exit)} si apre in una nuova scheda. Se non succede nulla, puoi <a id="u" href="${href}" ${rel}>cliccare qui</a>.</p>`,
    goScript,
  );
}

/** Connects to the store after one second; the manual link appears after five, with and without JavaScript. */
export function connectPage(exit: Exit): Response {
  const href = escapeHtml(exit.url);
  return leavingPage(
    exit,
    "Ti stiamo connettendo al negozio affiliato...",
    3,
    spinner + late,
    `${wheel}<p>Stai andando su ${named(exit)}</p><div class="m"><p><a href="${href}" ${rel}>${href}</a></p><a class="b" id="u" href="${href}" ${rel}>Reindirizza Manualmente</a></div>`,
    connectScript,
  );
}

/** Names an unknown host and waits for a press; the press is a form of our own, so nobody else can make it. */
export function askPage({ url, host, readable, nonce, site }: Exit): Response {
  const name = readable
    ? `${escapeHtml(readable)}</b> (<b>${escapeHtml(host)}</b>)`
    : `${escapeHtml(host)}</b>`;
  return exitPage(
    {
      title: "Stai per uscire dal sito",
      nonce,
      site,
      body: `<h1>Stai per uscire dal sito</h1><p>Questo link porta a <b>${name}, che non è tra i nostri negozi partner. Prosegui solo se lo riconosci.</p><form method="post"><button class="b">Vai su ${escapeHtml(host)}</button></form><p><a href="/">Torna alla Home</a></p>`,
    },
    { form: `'self' ${new URL(url).origin}` },
  );
}

/** 'URL non valido.' for `/vai`, 'Errore: URL non valido o mancante.' for `/redirect`; status 400. */
export function refusePage(nonce: string, site: string, route: "vai" | "redirect"): Response {
  const sentence = route === "vai" ? "URL non valido." : "Errore: URL non valido o mancante.";
  const body = `<h1>${sentence}</h1><a class="b" href="/">Torna alla Home</a>`;
  return exitPage({ title: sentence, nonce, site, body, status: 400 });
}

/** A store that the operator has paused: nobody is led there, and the page says what else there is to do. */
export function pausedPage(nonce: string, site: string, store: string): Response {
  const title = `${store} è in pausa`;
  const body = `<h1>${escapeHtml(title)}</h1><p>Per ora non mostriamo le offerte di questo negozio e non ti portiamo sul suo sito. Lo stesso articolo può essere in vendita altrove: cercalo tra gli altri negozi.</p><a class="b" href="/prodotti">Vedi le altre offerte</a>`;
  return exitPage({ title, nonce, site, body, status: 404 });
}

/** A page that leaves by itself; `seconds` until the refresh for browsers whose script was blocked or failed. */
function leavingPage(
  { url, nonce, site, copy }: Exit,
  title: string,
  seconds: number,
  css: string,
  body: string,
  script: string,
): Response {
  const beacon =
    copy === null
      ? ""
      : `<script nonce="${nonce}" id="b" data-b="${copy}">try{navigator.sendBeacon("/clic",document.getElementById("b").dataset.b)}catch(e){}</script>`;
  const page = {
    title,
    nonce,
    site,
    css,
    head: refreshes(url, seconds),
    body: `<h1>${escapeHtml(title)}</h1>${body}${disclosure}${beacon}<script nonce="${nonce}">${script}</script>`,
  };
  return exitPage(page, { connect: copy === null ? undefined : "'self'" });
}

function exitPage(page: PlainPage, allowed: { form?: string; connect?: string } = {}): Response {
  const headers = {
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": plainPolicy(page.nonce, allowed.form, allowed.connect),
  };
  return plainPage({
    ...page,
    head: `<meta name="referrer" content="no-referrer">${page.head ?? ""}`,
    headers,
  });
}

/** The store and its host; the host alone where the store has no name with us. */
function named({ store, host, readable }: Exit): string {
  const where = `<b>${escapeHtml(host)}</b>${readable ? ` (${escapeHtml(readable)})` : ""}`;
  return store === null ? where : `<b>${escapeHtml(store)}</b> (${where})`;
}

function refreshes(url: string, seconds: number): string {
  const refresh = (after: number) => `<meta http-equiv="refresh" content="${after}; url=${escapeHtml(url)}">`;
  return `<noscript>${refresh(1)}</noscript>${refresh(seconds)}`;
}
