/** Wakes React: at the first touch, key or focus, else when the page has nothing better to do. */

import { renewUntouched } from "./missing-scripts";

/** What the document says (`render/remix-internals`): addresses of modules, and what Remix's entry expects in the window. */
interface Start {
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
    __remixRouteModules: Record<string, unknown>;
  }
}

const signs = ["pointerdown", "keydown", "focusin"] as const;
/** Milliseconds after which a page that is never idle wakes all the same. */
const patience = 4_000;

export function wakeInTime(): void {
  const start = window.__remixContext.wake;
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

async function load({ manifest, routes, entry }: Start): Promise<void> {
  const preload = document.createElement("link");
  preload.rel = "modulepreload";
  preload.href = entry;
  document.body.appendChild(preload);
  const ids = Object.keys(routes);
  const [, ...modules] = await Promise.all(
    [manifest, ...Object.values(routes)].map((address) => import(address)),
  );
  window.__remixRouteModules = Object.fromEntries(ids.map((id, index) => [id, modules[index]]));
  await import(entry);
}
