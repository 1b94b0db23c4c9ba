/** Reads a form that was posted at the desk, files included, within a limit. */

/** The fields, or null when the body is longer than `limit` bytes or is no form. */
export async function formWithin(request: Request, limit: number): Promise<FormData | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size <= limit) parts.push(part);
  }
  if (size > limit) return null;
  const type = request.headers.get("Content-Type") ?? "";
  try {
    return await new Response(new Blob(parts as BlobPart[]), {
      headers: { "Content-Type": type },
    }).formData();
  } catch {
    return null;
  }
}
