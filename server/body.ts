/** Reading what was posted, within a limit. */

/** The body as text if it has at most `limit` bytes, else null; whatever is longer is not read on. */
export async function readBody({ body }: Request, limit: number): Promise<string | null> {
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
