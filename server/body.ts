/** Reading what was posted, within a limit. */

/** Whoever sends more is cut off. */
const drainLimit = 32_000_000;

/**
 * The body as text if it has at most `limit` bytes, else null. What is longer is read on but not kept: a browser that may
 * not finish sending shows a broken connection in place of our answer.
 */
export async function readBody({ body }: Request, limit: number): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size <= limit) text += decoder.decode(chunk, { stream: true });
    else if (size > drainLimit) return null;
  }
  return size > limit ? null : text + decoder.decode();
}
