/** Bodies that visitors post, each within a limit of bytes. */
import { readWithin, textWithin } from "upstream/limited-body";

/** What was posted as text if it has at most `limit` bytes, else null. */
export function readBody({ body }: Request, limit: number): Promise<string | null> {
  return textWithin(body, limit, "drained");
}

/** A posted form, files included, if its body has at most `limit` bytes; null for a longer one, and for what is no form. */
export async function formWithin({ body, headers }: Request, limit: number): Promise<FormData | null> {
  const parts: Uint8Array[] = [];
  const isWhole = await readWithin(body, limit, "drained", (chunk) => parts.push(chunk));
  if (!isWhole) return null;
  const type = { "Content-Type": headers.get("Content-Type") ?? "" };
  try {
    return await new Response(new Blob(parts as BlobPart[]), { headers: type }).formData();
  } catch {
    return null;
  }
}
