/** Wakes React: at the first touch, key or focus, else when the page has nothing better to do. */

import { renewUntouched } from "./missing-scripts";

/** What the document says (`render/remix-internals`): addresses of modules, and what Remix's entry expects in the window. */
interface Start {
  /** React and Remix. */
  framework: string;
  manifest: string;
  /** Modules of the page's routes, by their ids. */
  routes: Record<string, string>;
  entry: string;
  /** The visitor was quicker than this file. */
  touched?: boolean;
}

declare global {
  interface Window {
    __remixContext: { wake: Start };
  }
}

const signs = ["pointerdown", "keydown", "focusin"] as const;
/** Milliseconds after which a page that is never idle wakes all the same. */
const patience = 4_000;

export function wakeInTime(): void {
  const start = window.__remixContext.wake;
  spareLinksWithin();
  let begun = false;
  function wake() {
    if (begun) return;
    begun = true;
    for (const sign of signs) removeEventListener(sign, wake, true);
    load(start).catch((error) => {
      console.error(error);
      renewUntouched();
    });
  }
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  if (start.touched) wake();
  else if ("requestIdleCallback" in window) requestIdleCallback(wake, { timeout: patience });
  else setTimeout(wake, 300);
}

/** Presses for which React, as long as it wakes, puts everything aside to wake at once. */
const presses = [
  "pointerdown",
  "pointerup",
  "mousedown",
  "mouseup",
  "touchstart",
  "touchend",
  "click",
] as const;

/** A link within the page, such as the menu's, needs no React: its press does not reach it before the page is awake. */
function spareLinksWithin(): void {
  const { dataset } = document.documentElement;
  const spare = (event: Event) => {
    if (dataset.awake !== undefined) for (const press of presses) removeEventListener(press, spare, true);
    else if (event.target instanceof Element && event.target.closest('a[href^="#"]')) event.stopPropagation();
  };
  for (const press of presses) addEventListener(press, spare, { capture: true, passive: true });
}

/** Fetches everything at once, and runs it piece by piece: a tap that comes in between is answered first. */
async function load({ framework, manifest, routes, entry }: Start): Promise<void> {
  for (const address of [manifest, ...Object.values(routes), entry]) preload(address);
  await run(framework);
  await run(manifest);
  const modules: Record<string, unknown> = {};
  for (const [id, address] of Object.entries(routes)) modules[id] = await run(address);
  Object.assign(window, { __remixRouteModules: modules });
  await import(entry);
}

function preload(address: string) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = address;
  document.body.appendChild(link);
}

async function run(address: string): Promise<unknown> {
  const module = await import(address);
  await new Promise((rested) => setTimeout(rested));
  return module;
}
