/** Bodies that visitors post, each within a limit of bytes. */
import { readWithin, textWithin } from "upstream/limited-body";

/** What was posted as text if it has at most `limit` bytes, else null. */
export function readBody({ body }: Request, limit: number): Promise<string | null> {
  return textWithin(body, limit, "drained");
}

/** Bytes of a form that only people have filled in. Short fields without a file take seventy times their bytes once they are read. */
export const typedBytes = 300_000;

/** A posted form, files included, if its body has at most `limit` bytes; null for a longer one, and for what is no form. */
export async function formWithin(request: Request, limit: number): Promise<FormData | null> {
  const type = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  const hasFiles = type["Content-Type"].startsWith("multipart/form-data");
  const whole = await blobWithin(request, hasFiles ? limit : Math.min(limit, typedBytes));
  if (!whole) return null;
  try {
    return await new Response(whole, { headers: type }).formData();
  } catch {
    return null;
  }
}

/** What was posted if it has at most `limit` bytes, else null. */
export async function blobWithin({ body }: Request, limit: number): Promise<Blob | null> {
  const parts: Uint8Array[] = [];
  const isWhole = await readWithin(body, limit, "drained", (chunk) => parts.push(chunk));
  return isWhole ? new Blob(parts as BlobPart[]) : null;
}
