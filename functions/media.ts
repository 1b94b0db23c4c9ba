/** `/media/{folder}/{name}`: pictures from R2. Names carry a hash of the content, so they never change. */
import type { EdgeContext } from "server/visit";
import { visitOf } from "server/visit";

const types: Record<string, string> = {
  avif: "image/avif",
  gif: "image/gif",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
};

/** Nothing inside a picture may run or load anything, not even when it is opened by itself. */
const picturePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

export async function onRequest(edge: EdgeContext): Promise<Response> {
  const { request } = edge;
  if (request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
  const key = keyOf(new URL(request.url).pathname.slice("/media/".length));
  const type = types[key?.slice(key.lastIndexOf(".") + 1).toLowerCase() ?? ""];
  if (key === null || type === undefined) return missing();
  const { MEDIA } = visitOf(edge).env;
  const object =
    request.method === "HEAD" ? await MEDIA.head(key) : await MEDIA.get(key, { onlyIf: request.headers });
  if (object === null) return missing();
  const headers = new Headers({
    "Content-Type": type,
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Security-Policy": picturePolicy,
    "Cross-Origin-Resource-Policy": "cross-origin",
    ETag: object.httpEtag,
  });
  // R2 leaves the body out when `If-None-Match` names what it has.
  if (request.method === "GET" && !("body" in object)) return new Response(null, { status: 304, headers });
  headers.set("Content-Length", String(object.size));
  return new Response("body" in object ? (object as R2ObjectBody).body : null, { headers });
}

function keyOf(path: string): string | null {
  try {
    const key = decodeURIComponent(path);
    return key.length <= 300 && /^[^/\s][^\s]*$/.test(key) && !key.split("/").includes("..") ? key : null;
  } catch {
    return null;
  }
}

function missing(): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=60" };
  return new Response("Immagine non trovata.", { status: 404, headers });
}
