/** Renders pages as for nobody, and answers with them: filled for the person who asked, with the cookies and cache rule that follow. */
import { isAhead } from "../exits/clicks";
import { exitsOf } from "../exits/links";
import { flashOf } from "../forms/flash";
import { formTokenOf } from "../forms/form-token";
import { ownApiOf } from "../session/known-visitor";
import { type EdgeContext, plainApiOf, type SideEffects, type Visit } from "../visit";
import { marksOf, withMarkedWays, withMarks } from "./campaign-ways";
import { bodyOf, type Filling, fill, type SlotEdge, type SlotRenderer } from "./fill";
import { pageToResume, remembering } from "./own-traces";
import type { KeptPage, PageFlight } from "./page-cache";
import { changedLine, personOf } from "./person";
import { recentIds } from "./recent";
import { carryOut, searchBefore } from "./side-effects";
import { bufferStream, fillStream, type StreamBuffer, templatesIn } from "./stream";
import { type Template, templateOf } from "./template";
import { withTimes } from "./times";

/** What renders pages: Remix, and the components of slots. */
export interface Renderer {
  slotRenderer: SlotRenderer;
  /** Within the visit of `edge`; rejects only for defects. */
  render(edge: EdgeContext, request: Request): Promise<Response>;
  /** Whether the upstream has what every site has: only then a page that it no longer finds is gone. */
  isWell(edge: EdgeContext): Promise<boolean>;
  /** Pages of another build are no longer found. */
  build: string;
  /** The listing's version as this isolate knows it. */
  catalogue(): number | null;
  /** The version of the product whose page this path is, '' where it is none; null where nobody knows. Never rejects. */
  version(path: string): Promise<string | null>;
}

export interface Rendered {
  status: number;
  headers: Headers;
  content: { whole: Template } | StreamedPage | null;
  raw: Response;
  /** Everybody may have it. */
  shared: boolean;
}

/** A page that is still on its way. */
interface StreamedPage {
  buffer: StreamBuffer;
  /** The whole of it; null when it broke off. */
  done: Promise<Template | null>;
}

/** `path` is the address that decides the page. Loaders get neither cookies nor the marks of campaigns. */
export async function renderPage(
  edge: EdgeContext,
  visit: Visit,
  renderer: Renderer,
  path: string,
): Promise<Rendered> {
  const request = new Request(visit.url.origin + path, edge.request);
  request.headers.delete("Cookie");
  agree(request);
  const raw = await renderer.render(edge, request);
  const { status } = raw;
  const shared = status === 200 && isShared(raw, visit);
  const type = raw.headers.get("Content-Type") ?? "";
  if (!raw.body || !type.startsWith("text/html"))
    return { status, headers: raw.headers, content: null, raw, shared: false };
  const marks = { nonce: visit.nonce, token: visit.formToken };
  const nobody = (name: string, of: unknown) => renderer.slotRenderer.render(name, of, null);
  const headers = new Headers(raw.headers);
  headers.delete("Content-Length");
  const content = raw.headers.has("Content-Length")
    ? { whole: templateOf(await raw.text(), marks, nobody) }
    : bufferStream(templatesIn(raw.body, marks, nobody));
  return { status, headers, content, raw, shared };
}

/** The entry has judged where the request comes from; Remix would judge again by headers that prove nothing, and answer an empty 500. */
function agree({ headers, url }: Request): void {
  headers.delete("X-Forwarded-Host");
  if (headers.has("Origin")) headers.set("Origin", new URL(url).origin);
  headers.set("Host", new URL(url).host);
}

function isShared({ headers }: Response, { personal }: Visit): boolean {
  const rule = headers.get("Cache-Control") ?? "";
  return !personal && !headers.has("Set-Cookie") && !/no-store|private/.test(rule);
}

/** What is kept of a rendered page besides its template. */
export function aboutPage(
  { headers, content }: Rendered,
  visit: Visit,
  renderer: Renderer,
  storedAt: number,
): Omit<KeptPage, "template"> {
  const { sideEffects, troubled } = visit;
  const streamed = content !== null && !("whole" in content);
  const catalogue = renderer.catalogue();
  const about = { headers: [...headers], sideEffects, storedAt, catalogue, streamed, flawed: troubled };
  return { ...about, checkedAt: storedAt, version: null };
}

export interface Sender {
  kept(page: KeptPage): Promise<Response>;
  rendered(page: Rendered): Promise<Response>;
  /** A page that another request is rendering. */
  coming(flight: NonNullable<PageFlight["coming"]>): Promise<Response>;
}

/** One answer on its way to a person. */
interface Sending {
  edge: EdgeContext;
  visit: Visit;
  slotRenderer: SlotRenderer;
  /** The campaign's, for redirects. */
  marks: string;
  /** Asked for at once, beside whatever comes. */
  asked: ReturnType<typeof personOf>;
}

export function createSender(
  edge: EdgeContext,
  visit: Visit,
  slotRenderer: SlotRenderer,
  marks: string,
): Sender {
  const sending: Sending = { edge, visit, slotRenderer, marks, asked: personOf(edge, visit) };
  return {
    kept: (page) => keptPage(page, sending),
    rendered: (page) => renderedPage(page, sending),
    coming: ({ buffer, page }) =>
      streamedPage(buffer, () => newsOf(buffer), { headers: page.headers }, page.sideEffects, sending),
  };
}

async function keptPage(page: KeptPage, sending: Sending): Promise<Response> {
  const filled = fill(page.template, await fillingOf(sending));
  const body = sending.edge.request.method === "HEAD" ? null : bodyOf(filled);
  const answer = withTimes(new Response(body, { headers: page.headers }), page.storedAt, Date.now());
  return finished(answer, filled.own, page.sideEffects, sending);
}

async function renderedPage({ status, headers, content, raw }: Rendered, sending: Sending) {
  const { sideEffects } = sending.visit;
  if (!content) return finished(new Response(raw.body, raw), new Set(), sideEffects, sending);
  if (!("whole" in content)) {
    const { buffer } = content;
    return streamedPage(buffer, () => buffer.news.next(), { status, headers }, sideEffects, sending);
  }
  const filled = fill(content.whole, await fillingOf(sending));
  return finished(new Response(bodyOf(filled), { status, headers }), filled.own, sideEffects, sending);
}

async function streamedPage(
  buffer: StreamBuffer,
  wait: () => Promise<void>,
  init: ResponseInit,
  sideEffects: SideEffects,
  sending: Sending,
): Promise<Response> {
  const whose = await fillingOf(sending);
  while (buffer.parts.length === 0 && buffer.state === "coming") await wait();
  const [start] = buffer.parts;
  // The shell is filled before the headers go: they say whether it is somebody's own.
  const shell = start ? fill(start, whose) : { pieces: [], own: new Set<string>() };
  const body = fillStream(buffer, wait, (part) => (part === start ? shell : fill(part, whose)));
  return finished(new Response(body, init), shell.own, sideEffects, sending);
}

async function fillingOf({ edge, visit, slotRenderer, asked }: Sending): Promise<Filling> {
  const recent = recentIds(edge.request);
  // A page that is a person's own has looked the session up anyway: it waits once more before it greets nobody.
  const person = (await asked) ?? (visit.personal ? await personOf(edge, visit) : null);
  const resume = pageToResume(edge.request);
  const hasSaved = (person?.saved.length ?? 0) > 0;
  return {
    slotRenderer,
    person,
    edge:
      recent.length > 0 || resume || hasSaved ? askingFor({ recent, resume, hasSaved }, edge, visit) : null,
    nonce: visit.nonce,
    token: () => formTokenOf(visit),
  };
}

function askingFor(known: Pick<SlotEdge, "recent" | "resume" | "hasSaved">, edge: EdgeContext, visit: Visit) {
  return {
    api: plainApiOf(edge, visit),
    ownApi: ownApiOf(edge, visit),
    exits: exitsOf(visit.env, visit.url),
    path: visit.url.pathname,
    remembers: remembering(edge.request),
    ...known,
  };
}

/** Cookies and cache rule; `own` are the kinds of slots that say something of this person. */
function finished(
  answer: Response,
  own: ReadonlySet<string>,
  sideEffects: SideEffects,
  { edge, visit, marks }: Sending,
): Response {
  const { request } = edge;
  const { headers } = answer;
  carryOut(sideEffects, edge, visit);
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
  const search =
    sideEffects.opened === null
      ? null
      : (searchBefore(request, visit) ?? visit.url.searchParams.get("cerca"));
  const led = search ? `cerca=${encodeURIComponent(search)}` : "";
  return withMarkedWays(answer, marksOf(visit.url, request.headers.get("Referer")), led, visit.url.pathname);
}

/** A page of which nothing came for so long will not come: its calls have all ended, so its request has, in milliseconds. */
const silence = 17_000;

/** Waits for another request's page; rejects when that request is gone. */
async function newsOf({ newsAt, news }: StreamBuffer): Promise<void> {
  const left = silence - (Date.now() - newsAt);
  if (left < 0) throw new Error("The request that rendered the page is gone.");
  await news.wait(left);
}
