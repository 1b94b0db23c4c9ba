/** Link converters of affiliate networks: how they are loaded, and scanning the page anew. */
import type { ConverterName, Providers } from "server/consent/providers";
import { loadScript } from "./analytics";
import { kinds } from "./converter-kinds";

/** A new scan waits this long after the last, in milliseconds (product.md 'Diagnostics'). */
const pause = 300;

export type Loading = "waiting" | "loaded" | "failed";

/** How each script ended, for the diagnostic page. */
export const states = new Map<ConverterName, Loading>();

/** Loads them once, and has them look again whenever content changes. */
export function loadConverters(converters: Providers["converters"]): void {
  for (const { name, id } of converters) {
    if (states.has(name)) continue;
    states.set(name, "waiting");
    kinds[name].before?.(id);
    loadScript(kinds[name].script(id), (loaded) => {
      states.set(name, loaded ? "loaded" : "failed");
      rescan();
    });
  }
  const observer = new MutationObserver(rescan);
  observer.observe(document.body, { childList: true, subtree: true });
}

let timer: ReturnType<typeof setTimeout> | undefined;

export function rescan(): void {
  if (timer) return;
  timer = setTimeout(() => {
    timer = undefined;
    // Class names by which the networks leave a link alone.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/vai/"]:not(.noskim)'))
      link.classList.add("noskim", "norewrite");
    document.dispatchEvent(new CustomEvent("converters-rescan"));
  }, pause);
}
