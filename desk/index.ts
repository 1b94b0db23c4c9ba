/**
 * The operator's desk, everything under `/gestione`: rendered here and nowhere else, without a script. Nothing of it is kept,
 * indexed or sent to the browsers of visitors (docs/decisions/0125).
 */

import { mayOpen } from "contract";
import { own } from "domain/own";
import { createApiOf } from "server/api";
import { formWithin, typedBytes } from "server/body";
import { deskLine, deskToken } from "server/desk/session-cookie";
import { failedCall, sentenceFor, UpstreamError } from "server/errors";
import { fileProblem } from "server/feeds/reasons";
import { errorFields } from "server/log";
import { callsOf, type EdgeContext, type Visit, visitOf } from "server/visit";
import { everyRow } from "upstream/index";
import { blamedBy, sentenceWith } from "./labels";
import { documentOf, problemPage } from "./layout";
import { type Screen, type ScreenContext, screenAt, type Whole, wholeOf } from "./screen";
import { groups, screens } from "./screens";

const signInPath = "/gestione/accesso";
/** What the desk asks has no address (docs/decisions/0125). */
const notOurs =
  "Il banco lavora sull’archivio di questo sito, che qui è quello di un’altra API (API_BASE_URL): i suoi contenuti si curano dov’è quell’API.";

/** Answers a page of the desk. */
export async function answerDesk(edge: EdgeContext): Promise<Response> {
  const visit = visitOf(edge);
  const answer = await answered(edge, visit);
  const { headers } = answer;
  headers.set("Cache-Control", "private, no-store");
  headers.set("X-Robots-Tag", "noindex, nofollow");
  headers.set("Referrer-Policy", "no-referrer");
  return answer;
}

async function answered(edge: EdgeContext, visit: Visit): Promise<Response> {
  const { method } = edge.request;
  const found = screenAt(screens, visit.url.pathname);
  const patience = method === "POST" ? found?.screen.patience : found?.screen.reading;
  if (patience) visit.until = Date.now() + patience;
  const context: ScreenContext = { ...strangers(edge, visit), params: found?.params ?? {} };
  if (method !== "GET" && method !== "HEAD" && method !== "POST")
    return notAllowed(context, "GET, HEAD, POST");
  if (visit.env.API_BASE_URL) return page(context, problemPage(501, notOurs));
  try {
    if (found?.screen.open) return await answerOf(context, found.screen);
    const entered = await enter(context);
    if (entered instanceof Response) return entered;
    if (!found) return page(entered, problemPage(404, "Questa pagina del banco non esiste."));
    if (!isAllowed(entered)) return page(entered, problemPage(403, "Il tuo ruolo al banco non lo permette."));
    return await answerOf(entered, found.screen);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.status === 401) return toSignIn(context, "scaduta");
    const { status, sentence } = failedCall(error);
    return page(context, problemPage(status, sentence ?? sentenceFor(status)));
  }
}

/** Whether the operator's role opens the screen, and changes things there. */
function isAllowed({ operator, url, edge }: ScreenContext): boolean {
  const doing = edge.request.method === "POST" ? "change" : "read";
  return operator !== null && mayOpen(operator.role, url.pathname, doing);
}

/** The question as somebody asks it who has not shown a session. */
function strangers(edge: EdgeContext, visit: Visit): Omit<ScreenContext, "params"> {
  const { url } = visit;
  const api = createApiOf(everyRow, callsOf(edge, visit));
  return { edge, visit, url, api, operator: null, now: new Date(), typed: null, problem: null };
}

/** The same question of an operator whose session lives; everybody else is sent to the way in. */
async function enter(context: ScreenContext): Promise<ScreenContext | Response> {
  const { edge, visit } = context;
  const token = deskToken(edge.request);
  if (token === null) return toSignIn(context, null);
  const session = { token: async () => token, renew: async () => null };
  const api = createApiOf(everyRow, callsOf(edge, visit, { session, newest: true }));
  try {
    const operator = await api.operators.session({});
    return operator ? { ...context, api, operator } : toSignIn(context, null);
  } catch (error) {
    if (error instanceof UpstreamError && (error.status === 401 || error.status === 403))
      return toSignIn(context, "scaduta");
    throw error;
  }
}

async function answerOf(context: ScreenContext, screen: Screen): Promise<Response> {
  if (context.edge.request.method !== "POST")
    return rendered(context, wholeOf(screen, await screen.show(context)));
  if (!screen.act) return notAllowed(context, "GET, HEAD");
  const form = await formWithin(context.edge.request, screen.limit ?? typedBytes);
  if (form === null) {
    const problem = "Il modulo non si legge, o è più grande di quanto questa pagina accetta.";
    return again(context, screen, 413, { problem, typed: null });
  }
  try {
    const answer = await screen.act(context, form);
    if (!("refused" in answer)) return rendered(context, wholeOf(screen, answer));
    const { refused: problem, blamed } = answer;
    return again(context, screen, 422, { problem, typed: form, blamed });
  } catch (error) {
    const unread = fileProblem(error);
    if (unread !== null) return again(context, screen, 422, { problem: unread, typed: form });
    if (!(error instanceof UpstreamError) || (error.status === 401 && !screen.open)) throw error;
    const { status, sentence } = failedCall(error);
    if (status >= 500) context.visit.log.failure("desk", errorFields(error));
    const labels = screen.labels?.(context) ?? {};
    const blamed = blamedBy(error, labels);
    const said = sentence ?? sentenceFor(status);
    const problem = blamed === null ? said : sentenceWith(said, error.field, own(labels, blamed) ?? "");
    return again(context, screen, status, { problem, typed: form, blamed });
  }
}

/** The screen once more, with why it was refused and what was typed. */
async function again(
  context: ScreenContext,
  screen: Screen,
  status: number,
  refused: Pick<ScreenContext, "problem" | "typed" | "blamed">,
): Promise<Response> {
  const now = { ...context, ...refused };
  const shown = wholeOf(screen, await screen.show(now));
  return rendered(now, shown instanceof Response ? shown : { ...shown, status });
}

function rendered(context: ScreenContext, shown: Whole | Response): Response {
  return shown instanceof Response ? shown : page(context, shown);
}

function page(context: ScreenContext, shown: Whole): Response {
  const html = context.edge.request.method === "HEAD" ? null : documentOf(context, shown, groups);
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policy(context.visit.nonce, shown.scripted),
  };
  return new Response(html, { status: shown.status ?? 200, headers });
}

/** No script but the passkey's, where it is needed; pictures and styles are ours. */
function policy(nonce: string, scripted = false): string {
  const scripts = scripted ? `script-src 'nonce-${nonce}'; ` : "";
  return `default-src 'none'; ${scripts}style-src 'nonce-${nonce}'; img-src 'self' data: https:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
}

/** To the way in; where the session has ended the cookie goes too. A page that was asked for is remembered. */
function toSignIn({ edge, url }: ScreenContext, why: "scaduta" | null): Response {
  const next = edge.request.method === "POST" ? "" : url.pathname + url.search;
  const query = new URLSearchParams({ ...(why && { esito: why }), ...(next && { vai: next }) });
  const headers = new Headers({ Location: `${signInPath}${query.size > 0 ? `?${query}` : ""}` });
  if (why) headers.append("Set-Cookie", deskLine(edge.request, null));
  return new Response(null, { status: 303, headers });
}

function notAllowed(context: ScreenContext, methods: string): Response {
  const answer = page(context, problemPage(405, "Questa pagina si può solo leggere."));
  answer.headers.set("Allow", methods);
  return answer;
}
