/** What was posted, from a clone of the body: a page that could not even be shown gives it back. */
import { textWithin } from "upstream/limited-body";

/** In bytes; a form that a person filled is far below. */
const limit = 16 * 1_024;

/** Fields in order; null for what is no form. To be called before somebody reads the request's body. */
export function clonedBody(request: Request): () => Promise<[name: string, value: string][] | null> {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers.get("Content-Type") ?? "");
  if (request.method !== "POST" || !isForm) return async () => null;
  // Read beside the other reader: what nobody reads yet would pile up.
  const text = textWithin(request.clone().body, limit, "left").catch(() => null);
  return async () => {
    const body = await text;
    return body === null ? null : [...new URLSearchParams(body)];
  };
}
