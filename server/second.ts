/** The way to the second Worker: the binding `DESK` (docs/decisions/0392). */

interface Second {
  fetch(request: Request): Promise<Response>;
}

/** Where the second judges a store's feed. No visitor's request comes there: the first hands over other paths (functions/dispatch.ts). */
export const judgePath = "/interno/verifica-feed";

/** Null where nothing is bound. */
export function secondOf(env: unknown): Second | null {
  return (env as { DESK?: Second }).DESK ?? null;
}
