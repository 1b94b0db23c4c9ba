/** Renders a page as for nobody: what comes of it, whole or still on its way, and whether it may be kept. */
import type { EdgeContext, Visit } from "../visit";
import type { SlotRenderer } from "./fill";
import type { KeptPage } from "./page-cache";
import { bufferStream, type StreamBuffer, templatesIn } from "./stream";
import { type Template, templateOf } from "./template";

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
  const request = new Request(new URL(path, visit.url), edge.request);
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
