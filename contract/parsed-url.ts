/** An address as the platform reads it, or null; `URL.canParse`, once Node 20 has compiled it, refuses hosts such as 'caffè.it'. */
export function parsedUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
