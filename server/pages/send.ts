/** Answers with pages: filled for the person who asked, with the cookies and the cache rule that follow from that. */
import { isAhead } from "../exits/clicks";
import { exitsOf } from "../exits/links";
import { flashOf } from "../forms/flash";
import { formTokenOf } from "../forms/form-token";
import { type EdgeContext, plainApiOf, type Traces, type Visit } from "../visit";
import { withMarks } from "./address";
import { marksOf, withMarkedWays } from "./campaign-ways";
import { bodyOf, type Filler, type Filling, fill, type HoleEdge } from "./fill";
import type { KeptPage } from "./kept-page";
import type { PageFlight } from "./page-cache";
import { changedLine, personOf } from "./person";
import { recentIds } from "./recent";
import type { Rendered } from "./rendering";
import { fillPassing, type Passing } from "./stream";
import { withTimes } from "./times";
import { followTraces } from "./traces";

export interface Sender {
  kept(page: KeptPage): Promise<Response>;
  rendered(page: Rendered): Promise<Response>;
  /** A page that another request is rendering. */
  coming(flight: NonNullable<PageFlight["coming"]>): Promise<Response>;
}

/** `marks` are the campaign's, for redirects. The person is asked for at once, beside whatever comes. */
export function createSender(edge: EdgeContext, visit: Visit, filler: Filler, marks: string): Sender {
  const { request } = edge;
  const asked = personOf(edge, visit);

  /** Made when a hole asks: the contract as functions costs more than filling a page does. */
  function askingFor(recent: readonly number[]): HoleEdge {
    return {
      get api() {
        return plainApiOf(edge, visit);
      },
      get exits() {
        return exitsOf(visit.env);
      },
      recent,
    };
  }

  async function filling(): Promise<Filling> {
    const recent = recentIds(request);
    return {
      filler,
      // A page that is a person's own has looked the session up anyway: it waits once more before it greets nobody.
      person: (await asked) ?? (visit.personal ? await personOf(edge, visit) : null),
      edge: recent.length > 0 ? askingFor(recent) : null,
      nonce: visit.nonce,
      token: () => formTokenOf(visit),
    };
  }

  /** Cookies and cache rule; `own` are the kinds of holes that say something of this person. */
  function finished(answer: Response, own: ReadonlySet<string>, traces: Traces): Response {
    const { headers } = answer;
    followTraces(traces, edge, visit);
    if (visit.personal && request.method === "POST") {
      visit.cookies.push(changedLine(request));
      // What browsers have fetched ahead was made for before.
      headers.set("Clear-Site-Data", '"prefetchCache"');
    }
    if (own.has("message")) visit.cookies.push(flashOf(request).clear());
    // Nobody has seen a page that is fetched ahead: it may never be shown.
    if (!isAhead(request)) for (const line of visit.cookies) headers.append("Set-Cookie", line);
    // A page that is filled for somebody may wait in the back/forward cache; one that is somebody's as a whole may not.
    if (visit.personal) headers.set("Cache-Control", "private, no-store");
    else if (own.size > 0) headers.set("Cache-Control", "private, no-cache");
    const location = headers.get("Location");
    if (location) headers.set("Location", withMarks(location, marks));
    return withMarkedWays(answer, marksOf(visit.url, request.headers.get("Referer")));
  }

  async function kept({ template, headers, traces, storedAt }: KeptPage): Promise<Response> {
    const filled = fill(template, await filling());
    const body = request.method === "HEAD" ? null : bodyOf(filled);
    const page = withTimes(new Response(body, { headers }), storedAt, Date.now());
    return finished(page, filled.own, traces);
  }

  async function streamed(
    { passing, wait }: { passing: Passing; wait: () => Promise<void> },
    init: ResponseInit,
    traces: Traces,
  ): Promise<Response> {
    const whose = await filling();
    while (passing.parts.length === 0 && passing.state === "coming") await wait();
    const [start] = passing.parts;
    // The shell is filled before the headers go: they say whether it is somebody's own.
    const shell = start ? fill(start, whose) : { pieces: [], own: new Set<string>() };
    const body = fillPassing(passing, wait, (part) => (part === start ? shell : fill(part, whose)));
    return finished(new Response(body, init), shell.own, traces);
  }

  async function rendered({ status, headers, content, raw }: Rendered): Promise<Response> {
    if (!content) return finished(new Response(raw.body, raw), new Set(), visit.traces);
    if (!("whole" in content))
      return streamed(
        { passing: content.passing, wait: () => content.passing.news.next() },
        { status, headers },
        visit.traces,
      );
    const filled = fill(content.whole, await filling());
    return finished(new Response(bodyOf(filled), { status, headers }), filled.own, visit.traces);
  }

  return {
    kept,
    rendered,
    coming: ({ passing, page }) =>
      streamed({ passing, wait: () => newsOf(passing) }, { headers: page.headers }, page.traces),
  };
}

/** A page of which nothing came for so long will not come: its calls have all ended, so its request has, in milliseconds. */
const silence = 17_000;

/** Waits for another request's page; rejects when that request is gone. */
async function newsOf({ newsAt, news }: Passing): Promise<void> {
  const left = silence - (Date.now() - newsAt);
  if (left < 0) throw new Error("The request that rendered the page is gone.");
  await news.wait(left);
}
