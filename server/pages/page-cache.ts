/** Whole pages, kept in the isolate as everybody gets them; what is one person's own is filled in on the way out. */
import type { Traces } from "../visit";
import type { Template } from "./template";

/** About 10 MB of pages at most. */
const pageLimit = 100;

export interface KeptPage {
  template: Template;
  headers: [string, string][];
  traces: Traces;
}

/** Opens a cache; `now` is the clock in milliseconds. One per isolate. */
export function createPageCache(now: () => number = Date.now) {
  const pages = new Map<string, KeptPage & { until: number }>();

  function find(key: string): KeptPage | null {
    const page = pages.get(key);
    return page && page.until > now() ? page : null;
  }

  function keep(key: string, page: KeptPage, seconds: number): void {
    if (seconds <= 0) return;
    pages.delete(key);
    pages.set(key, { ...page, until: now() + seconds * 1000 });
    for (const oldest of pages.keys()) {
      if (pages.size <= pageLimit) break;
      pages.delete(oldest);
    }
  }

  return { find, keep };
}
