/** Renders documents: at once when all data is there, else as a stream; completely for crawlers and swaps. */
import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { inBiggerChunks } from "./render/bigger-chunks";
import { givenBack } from "./render/given-back";
import { Shell } from "./shell";
import { styles } from "./styles.generated";

export { filler } from "./render/filler";

/** Sections whose data is later than this show their error element. */
export const streamTimeout = 15_000;

/** Loaders' defects go to the log; expected Responses and visitors who left do not. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  logDefect("loader", error);
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { module, imports } = remix.manifest.entry;
  const shell = {
    nonce: context.nonce,
    styles: stylesOf(remix, "styles", remix.staticHandlerContext.errors ? ["base", "failure"] : ["base"]),
    lateStyles: stylesOf(remix, "lateStyles", ["late"]),
    mark: context.nonce,
    entry: [module, ...imports],
    person: null,
    givenBack: status >= 400 && status !== 405 ? await postedTo(request, context) : "",
  };
  headers.set("X-Style-Hash", await hashOf(shell.lateStyles));
  // What Remix would hand to itself in the browser; it could be read only once, and a page that streams is rendered twice.
  const unheard = { ...remix, serverHandoffStream: undefined };
  const document = (
    <Shell.Provider value={shell}>
      <RemixServer context={unheard} url={request.url} nonce={context.nonce} />
    </Shell.Provider>
  );
  const html = renderToString(document);
  // This mark means that a boundary shows its fallback: only streaming can complete it.
  if (html.includes("<!--$!-->")) return new Response(await streamed(document, context), { status, headers });
  // Bytes, because they leave the worker faster than the same string.
  const body = new TextEncoder().encode(`<!DOCTYPE html>${html}`);
  // The length also tells `server/pages/serve.ts` that this page is complete.
  headers.set("Content-Length", String(body.length));
  return new Response(body, { status, headers });
}

/** What was posted, as the page of its failure gives it back. */
async function postedTo({ url }: Request, { posted }: AppLoadContext): Promise<string> {
  const fields = await posted();
  const { pathname, search } = new URL(url);
  return fields ? givenBack(fields, pathname + search) : "";
}

async function streamed(document: React.ReactElement, { nonce, isBot }: AppLoadContext) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), streamTimeout + 1_000);
  const stream = await renderToReadableStream(document, {
    nonce,
    signal: controller.signal,
    onError(error) {
      if (!controller.signal.aborted) logDefect("render", error);
    },
  });
  const complete = stream.allReady.catch(() => undefined).finally(() => clearTimeout(timer));
  if (isBot) await complete;
  return inBiggerChunks(stream);
}

type SheetName = keyof typeof styles;

/** Sheets of this page, and those that the matched routes name in `handle[place]`: before or after the content. */
function stylesOf(
  { routeModules, staticHandlerContext }: EntryContext,
  place: "styles" | "lateStyles",
  always: SheetName[],
): string {
  const names = new Set<SheetName>(always);
  for (const { route } of staticHandlerContext.matches) {
    const handle = routeModules[route.id]?.handle as { [P in typeof place]?: SheetName[] } | undefined;
    for (const name of handle?.[place] ?? []) names.add(name);
  }
  return [...names].map((name) => styles[name]).join("");
}

/** Of the few different sheets that pages have. */
const hashes = new Map<string, string>();

/** What a content policy names an inline sheet by, without its quotes. */
async function hashOf(sheet: string): Promise<string> {
  const before = hashes.get(sheet);
  if (before) return before;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(sheet));
  const hash = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
  hashes.set(sheet, hash);
  return hash;
}

function logDefect(event: string, error: unknown) {
  const stack = error instanceof Error ? error.stack?.slice(0, 1_000) : String(error);
  console.error(JSON.stringify({ level: "error", event, error: stack }));
}
