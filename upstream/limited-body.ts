/** The one reader of bodies from outside, each within a limit of bytes. */

/** Whoever sends more is cut off. */
const drainLimit = 32_000_000;

/** What becomes of a body that is too long: read on but not kept, since a browser that may not finish sending shows a broken connection in place of our answer; or left. */
type Longer = "drained" | "left";

type Body = ReadableStream<Uint8Array> | null;

/** A body as text if it has at most `limit` bytes, else null. */
export async function textWithin(body: Body, limit: number, longer: Longer): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = "";
  const isWhole = await readWithin(body, limit, longer, (chunk) => {
    text += decoder.decode(chunk, { stream: true });
  });
  return isWhole ? text + decoder.decode() : null;
}

export async function readWithin(
  body: Body,
  limit: number,
  longer: Longer,
  take: (chunk: Uint8Array) => void,
): Promise<boolean> {
  if (!body) return true;
  const most = longer === "drained" ? Math.max(limit, drainLimit) : limit;
  const reader = body.getReader();
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength;
    if (size <= limit) take(read.value);
    if (size <= most) continue;
    await reader.cancel();
    break;
  }
  return size <= limit;
}
