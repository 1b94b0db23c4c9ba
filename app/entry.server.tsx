/** Renders documents: at once when all data is there, else as a stream; completely for crawlers and swaps. */
import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { own } from "domain/own";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { inBiggerChunks } from "./render/bigger-chunks";
import { givenBack } from "./render/given-back";
import { Shell } from "./shell";
import { styles } from "./styles.generated";

export { slotRenderer } from "./render/slot-renderer";
export { scripts } from "./scripts.generated";

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
  const shell = {
    nonce: context.nonce,
    styles: stylesOf(remix),
    mark: context.nonce,
    person: null,
    savesData: context.savesData,
    givenBack: status >= 400 && status !== 405 ? await postedTo(request, context) : "",
  };
  // What Remix would hand to itself in the browser, nobody reads there.
  const unheard = { ...remix, serverHandoffStream: undefined };
  const document = (
    <Shell.Provider value={shell}>
      <RemixServer context={unheard} url={request.url} nonce={context.nonce} />
    </Shell.Provider>
  );
  if (isLate(remix.staticHandlerContext.loaderData))
    return new Response(await streamed(document, context), { status, headers });
  // Bytes, because they leave the worker faster than the same string.
  const body = new TextEncoder().encode(`<!DOCTYPE html>${renderToString(document)}`);
  // The length also tells `server/pages/serve.ts` that this page is complete.
  headers.set("Content-Length", String(body.length));
  return new Response(body, { status, headers });
}

/** Loaders have handed on a promise: as a field, or within one. */
function isLate(data: unknown, depth = 3): boolean {
  if (data instanceof Promise) return true;
  if (depth === 0 || typeof data !== "object" || data === null) return false;
  return Object.values(data).some((part) => isLate(part, depth - 1));
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
interface Handle {
  styles?: SheetName[] | ((data: unknown) => SheetName[]);
}

/** The sheets that every page has, and those that the matched routes name in `handle.styles`. */
function stylesOf({
  routeModules,
  staticHandlerContext: { matches, errors, loaderData },
}: EntryContext): string {
  const names = new Set<SheetName>(["base"]);
  if (matches.at(-1)?.pathname !== "/") names.add("inner");
  if (errors) names.add("failure");
  for (const { route } of matches) {
    const { styles: named = [] } = (own(routeModules, route.id)?.handle ?? {}) as Handle;
    for (const name of typeof named === "function" ? named(own(loaderData, route.id)) : named)
      names.add(name);
  }
  return [...names].map((name) => styles[name]).join("");
}

function logDefect(event: string, error: unknown) {
  const stack = error instanceof Error ? error.stack?.slice(0, 1_000) : String(error);
  console.error(JSON.stringify({ level: "error", event, error: stack }));
}
