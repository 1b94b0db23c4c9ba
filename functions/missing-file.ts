/** `/build/*`: a script or style of an earlier deployment; those of this one are answered before the worker is asked. */

/** 404 without a page: nobody reads it, and it must not cost a rendering. */
export function onRequest(): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  return new Response("File non trovato.", { status: 404, headers });
}
