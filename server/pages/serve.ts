/** Serves pages: kept ones, or rendered ones that are kept on the way; filled for the person who asked. */

import { exitsOf } from "../exits/links";
import { flashOf } from "../forms/flash";
import { formTokenOf } from "../forms/form-token";
import { type EdgeContext, plainApiOf, type Traces, type Visit } from "../visit";
import { bodyOf, type Filler, type Filling, fill } from "./fill";
import { createPageCache, type KeptPage } from "./page-cache";
import { type Person, personOf } from "./person";
import { recentIds } from "./recent";
import { fillPassing, letCome, templatesIn } from "./stream";
import { templateOf } from "./template";
import { followTraces } from "./traces";

/** What renders pages: Remix, and the components of holes. */
export interface Renderer {
  filler: Filler;
  render(request: Request): Promise<Response>;
}

const pages = createPageCache();

export async function servePage(edge: EdgeContext, visit: Visit, renderer: Renderer): Promise<Response> {
  const person = personOf(edge, visit);
  const key = edge.request.method === "GET" ? edge.request.url : null;
  const kept = key === null ? null : pages.find(key);
  if (kept) return sendKept(kept, edge, visit, fillingFor(await person, edge, visit, renderer));
  const rendered = await renderer.render(withoutCookies(edge.request));
  return send(rendered, key, edge, visit, await person, renderer);
}

/** Loaders get no cookies, so that no shared page can depend on them. */
function withoutCookies(request: Request): Request {
  const shared = new Request(request);
  shared.headers.delete("Cookie");
  return shared;
}

function fillingFor(person: Person | null, edge: EdgeContext, visit: Visit, renderer: Renderer): Filling {
  const recent = recentIds(edge.request);
  return {
    filler: renderer.filler,
    person,
    edge: recent.length > 0 ? { api: plainApiOf(edge, visit), exits: exitsOf(visit.env), recent } : null,
    nonce: visit.nonce,
    token: () => formTokenOf(visit),
  };
}

function sendKept(page: KeptPage, edge: EdgeContext, visit: Visit, filling: Filling): Response {
  const filled = fill(page.template, filling);
  const answer = new Response(bodyOf(filled), { headers: page.headers });
  answer.headers.delete("Content-Length");
  return finished(answer, filled.own, page.traces, edge, visit);
}

/** Cuts, keeps and fills what was rendered; what is neither a page nor its data goes out as it is. */
async function send(
  answer: Response,
  key: string | null,
  edge: EdgeContext,
  visit: Visit,
  person: Person | null,
  renderer: Renderer,
): Promise<Response> {
  const type = answer.headers.get("Content-Type") ?? "";
  if (!answer.body || !/^text\/(html|x-script)/.test(type))
    return finished(answer, new Set(), visit.traces, edge, visit);
  const filling = fillingFor(person, edge, visit, renderer);
  const marks = { nonce: visit.nonce, token: visit.formToken };
  const nobody = (name: string, of: unknown) => renderer.filler.render(name, of, null);
  const mayKeep = key !== null && isShared(answer, visit);
  const headers = new Headers(answer.headers);
  const keep = (template: KeptPage["template"]) => {
    if (mayKeep && !visit.troubled)
      pages.keep(
        key,
        { template, headers: [...answer.headers], traces: visit.traces },
        visit.env.CACHE_SHORT_SECONDS,
      );
  };
  headers.delete("Content-Length");
  if (answer.headers.has("Content-Length")) {
    const template = templateOf(await answer.text(), marks, nobody);
    keep(template);
    const filled = fill(template, filling);
    return finished(
      new Response(bodyOf(filled), { status: answer.status, headers }),
      filled.own,
      visit.traces,
      edge,
      visit,
    );
  }
  const { passing, news, done } = letCome(templatesIn(answer.body, marks, nobody));
  edge.waitUntil(done.then((template) => template && keep(template)));
  while (passing.parts.length === 0 && passing.state === "coming") await news();
  const own = new Set(passing.parts[0] && person ? fill(passing.parts[0], filling).own : []);
  const body = fillPassing(passing, news, (part) => fill(part, filling));
  return finished(new Response(body, { status: answer.status, headers }), own, visit.traces, edge, visit);
}

function isShared({ status, headers }: Response, { personal }: Visit): boolean {
  const stored = headers.get("Cache-Control") ?? "";
  return status === 200 && !personal && !headers.has("Set-Cookie") && !/no-store|private/.test(stored);
}

/** Cookies and cache rule of an answer; `own` are the kinds of holes that say something of this person. */
function finished(
  answer: Response,
  own: ReadonlySet<string>,
  traces: Traces,
  edge: EdgeContext,
  visit: Visit,
): Response {
  const { headers } = answer;
  followTraces(traces, edge, visit);
  if (own.has("message")) headers.append("Set-Cookie", flashOf(edge.request).clear());
  for (const line of visit.cookies) headers.append("Set-Cookie", line);
  if (own.size > 0 || visit.personal) headers.set("Cache-Control", "private, no-store");
  return answer;
}
