/** An address as the platform reads it, or null; nothing is thrown, which would cost what ten addresses do. */
export function parsedUrl(address: string): URL | null {
  return URL.parse(address);
}
