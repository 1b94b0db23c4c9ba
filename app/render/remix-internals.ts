/**
 * All that the site knows of Remix 2.17.5 without Remix having promised it: how loaders' data travels behind the document,
 * what its entry expects to find in the window, and how deferred data is marked. `tests/app/remix-internals.test.ts` fails
 * when one of these changes.
 */
import type { EntryContext } from "@remix-run/cloudflare";
import type { UNSAFE_RemixContext } from "@remix-run/react";
import type { Context } from "react";
import { withoutShown } from "~/lib/packed";

/** What components find in Remix's context, on the server. */
export type RemixState = typeof UNSAFE_RemixContext extends Context<infer State> ? NonNullable<State> : never;

/** The loaders' data as single fetch writes it, in its order; null when there is none. */
export function dataStream(remix: EntryContext): ReadableStream<Uint8Array> | null {
  return remix.serverHandoffStream ?? null;
}

/** From here on Remix writes this behind the document by itself; null: nothing, because `handoffScript` does. */
export function replaceDataStream(remix: EntryContext, stream: ReadableStream<Uint8Array> | null): void {
  remix.serverHandoffStream = stream ?? undefined;
}

/** Tells Remix that the page has scripts, so that it streams the loaders' data behind the document. */
export function announceScripts(remix: RemixState): void {
  if (remix.renderMeta) remix.renderMeta.didRenderScripts = true;
}

/** The script that gives Remix's entry its state and a stream for the data, then wakes the page late (`ui/deferred-scripts`). */
export function startScript(remix: RemixState, routeIds: string[]): string {
  const { manifest, serverHandoffString } = remix;
  const modules = [manifest.url, ...routeIds.map((id) => manifest.routes[id]?.module)];
  return `window.__remixContext=${serverHandoffString};__remixContext.stream=new ReadableStream({start(c){__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream());(${wake})(${JSON.stringify(modules)},${JSON.stringify(routeIds)},${JSON.stringify(manifest.entry.module)})`;
}

/** Written out, because it runs as an inline script before any module is there. */
const wake = `function(m,ids,entry){var on=["pointerdown","keydown","focusin"],done,n=navigator.connection||{};
function wake(){if(done)return;done=1;on.forEach(function(e){removeEventListener(e,wake,true)});var l=document.createElement("link");l.rel="modulepreload";l.href=entry;document.body.append(l);
Promise.all(m.map(function(u){return import(u)})).then(function(a){var r=window.__remixRouteModules={};ids.forEach(function(id,i){r[id]=a[i+1]});return import(entry)}).catch(function(e){console.error(e)})}
function idle(){window.requestIdleCallback?requestIdleCallback(wake,{timeout:4000}):setTimeout(wake,300)}
on.forEach(function(e){addEventListener(e,wake,{capture:true,passive:true})});
if(!n.saveData&&!/2g|3g/.test(n.effectiveType||""))document.readyState=="complete"?idle():addEventListener("load",idle)}`;

/** The inline script that hands settled data over in one piece, without what the document shows anyway. */
export function handoffScript(text: string, nonce: string): string {
  const literal = JSON.stringify(withoutShown(text)).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `<script nonce="${nonce}">__remixContext.streamController.enqueue(${literal});__remixContext.streamController.close()</script>`;
}

/** Marks the promises in a loader's data (at its top, or one object deeper) and never lets one reject unheard. */
export function trackPromises(data: unknown, depth = 2): void {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return;
  for (const value of Object.values(data)) {
    if (value instanceof Promise) track(value);
    else if (depth > 1) trackPromises(value, depth - 1);
  }
}

function track(promise: Promise<unknown>): void {
  if ("_tracked" in promise) return;
  Object.defineProperty(promise, "_tracked", { get: () => true });
  const mark = (name: string, value: unknown) => {
    Object.defineProperty(promise, name, { get: () => value });
  };
  promise.then(
    (data) => mark("_data", data),
    (error) => mark("_error", error),
  );
}
