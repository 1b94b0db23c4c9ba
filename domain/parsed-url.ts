/** An address as the platform reads it, or null; nothing is thrown, which would cost what ten addresses do, and no empty one is read, which costs as much. */
export function parsedUrl(address: string): URL | null {
  return address === "" ? null : URL.parse(address);
}

/** An address written out: a path of ours behind our origin, never resolved against it, where `//x` would be another host. Null for none. */
export function wholeAddress(address: string, origin: string): string | null {
  return parsedUrl(address.startsWith("/") ? origin + address : address)?.href ?? null;
}
