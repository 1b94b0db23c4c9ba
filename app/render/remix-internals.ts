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

/** Where `app/browser/early.ts` is; the build writes its address here (scripts/build-early.mjs). */
const earlyScript = "/build/early.js";
/** Where React and Remix are; the same (scripts/join-browser.mjs). */
const framework = "/build/framework.js";

/** The script that gives Remix's entry its state and a stream for the data, and fetches what wakes the page (`browser/wake`). */
export function startScript(remix: RemixState, routeIds: string[]): string {
  const { manifest } = remix;
  const routes = Object.fromEntries(routeIds.map((id) => [id, manifest.routes[id]?.module]));
  const wake = JSON.stringify({ framework, manifest: manifest.url, routes, entry: manifest.entry.module });
  // Its flags are settled in the browser's build (scripts/browser-framework.cjs).
  return `window.__remixContext={};__remixContext.stream=new ReadableStream({start(c){__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream());__remixContext.wake=${wake};(${begin})("${earlyScript}")`;
}

/** Written out, because it runs as an inline script before any module is there. */
const begin = `function(u){var n=navigator.connection||{},done;function go(t){if(t.type!="load")__remixContext.wake.touched=1;done=done||import(u).catch(console.error)}
["pointerdown","keydown","focusin"].forEach(function(e){addEventListener(e,go,{capture:true,passive:true,once:true})});n.saveData||/2g|3g/.test(n.effectiveType||"")||addEventListener("load",go)}`;

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
