/** What was posted, kept aside: a page that could not even be shown gives it back. */

/** In bytes; a form that a person filled is far below. */
const limit = 16 * 1_024;

/** Fields in order; null for what is no form. To be called before somebody reads the request's body. */
export function keptAside(request: Request): () => Promise<[name: string, value: string][] | null> {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers.get("Content-Type") ?? "");
  if (request.method !== "POST" || !isForm) return async () => null;
  // Read beside the other reader: what nobody reads yet would pile up.
  const text = shortText(request.clone() as Request).catch(() => null);
  return async () => {
    const body = await text;
    return body === null ? null : [...new URLSearchParams(body)];
  };
}

/** The body, or null as soon as it is too long; the rest of it is not asked for. */
async function shortText({ body }: Request): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
