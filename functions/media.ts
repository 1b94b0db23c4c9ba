/** `/media/{folder}/{name}`: pictures from R2. Names carry a hash of the content, so they never change. */
import { edgeStore } from "server/cache";
import { errorFields } from "server/log";
import { askSecond } from "server/second";
import { type EdgeContext, originOf, visitOf } from "server/visit";
import { inTime } from "upstream/time-limit";

const types: ReadonlyMap<string, string> = new Map(
  Object.entries({
    avif: "image/avif",
    gif: "image/gif",
    ico: "image/x-icon",
    jpeg: "image/jpeg",
    jpg: "image/jpeg",
    png: "image/png",
    svg: "image/svg+xml",
    webp: "image/webp",
  }),
);

/** Nothing inside a picture may run or load anything, not even when it is opened by itself. */
const picturePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** The bucket is asked when the location does not answer within so many milliseconds. */
const softTimeout = 100;

/** Milliseconds that the bucket has. */
const bucketLimit = 5_000;

/** From the location where it lies already, else from the bucket; what the bucket gave is put there. */
export async function onRequest(edge: EdgeContext): Promise<Response> {
  const { request } = edge;
  const { pathname } = visitOf(edge).url;
  const store = edgeStore();
  const address = `${originOf(visitOf(edge))}${pathname}`;
  const isRead = request.method === "GET" || request.method === "HEAD";
  const kept =
    isRead && store
      ? await inTime(
          store.match(address).catch(() => undefined),
          softTimeout,
        )
      : null;
  if (kept) return again(kept, request);
  const answer = await fromBucket(edge).catch((error: unknown) => away(edge, error));
  if (store && answer.status === 200 && request.method === "GET")
    edge.waitUntil(store.put(address, answer.clone()).catch(() => undefined));
  return answer;
}

/** Whoever asks for a picture reads no page: a word, and when to ask again. */
function away(edge: EdgeContext, error: unknown): Response {
  visitOf(edge).log.failure("bucket", errorFields(error));
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "Retry-After": "30",
  };
  return new Response("Immagine non disponibile.", { status: 503, headers });
}

function again(kept: Response, { method, headers: asked }: Request): Response {
  const headers = new Headers(kept.headers);
  const etag = headers.get("ETag");
  const known = asked.get("If-None-Match")?.split(/\s*,\s*/) ?? [];
  if (etag && method === "GET" && known.some((tag) => tag === "*" || tag.replace(/^W\//, "") === etag))
    return new Response(null, { status: 304, headers });
  return new Response(method === "HEAD" ? null : kept.body, { headers });
}

async function fromBucket(edge: EdgeContext): Promise<Response> {
  const { request, url } = edge;
  if (request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
  const key = keyOf(url.pathname.slice("/media/".length));
  const type = types.get(key?.slice(key.lastIndexOf(".") + 1).toLowerCase() ?? "");
  if (key === null || type === undefined) return missing();
  const { MEDIA } = visitOf(edge).env;
  const stored = async (named: string) => {
    const asked =
      request.method === "HEAD" ? MEDIA.head(named) : MEDIA.get(named, { onlyIf: request.headers });
    const found = await inTime(
      asked.then((object) => ({ object })),
      bucketLimit,
    );
    if (!found) throw new Error("R2 has not answered");
    return found.object;
  };
  const asked = await stored(key);
  // A size that nobody has stored: the picture itself, until somebody does.
  const whole = asked === null ? wholeOf(key) : null;
  const object = whole === null ? asked : await stored(whole);
  if (object === null) return key.startsWith("scheda/") ? drawn(edge) : missing();
  const headers = new Headers({
    "Content-Type": whole === null ? type : "image/webp",
    "Cache-Control": whole === null ? "public, max-age=31536000, immutable" : "public, max-age=86400",
    "Content-Security-Policy": picturePolicy,
    "Cross-Origin-Resource-Policy": "cross-origin",
    ETag: object.httpEtag,
  });
  // R2 leaves the body out when `If-None-Match` names what it has.
  if (request.method === "GET" && !("body" in object)) return new Response(null, { status: 304, headers });
  headers.set("Content-Length", String(object.size));
  return new Response("body" in object ? (object as R2ObjectBody).body : null, { headers });
}

/** A card that nobody has asked for yet is the second Worker's: what draws it is heavy. */
async function drawn(edge: EdgeContext): Promise<Response> {
  const answer = await askSecond(edge)?.catch(() => null);
  if (answer && answer.status < 500) return new Response(answer.body, answer);
  return new Response(null, {
    status: 302,
    headers: { Location: "/anteprima.png", "Cache-Control": "public, max-age=60" },
  });
}

function wholeOf(key: string): string | null {
  const stem = /^(.+_\d+x\d+(?:-[0-9a-f]{6})?)\/\d+\.(?:avif|webp)$/.exec(key)?.[1];
  return stem === undefined ? null : `${stem}.webp`;
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
