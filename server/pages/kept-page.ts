/** A kept page: template, headers, and what every visit of it tells; and its one form on the Cache API. */
import type { SideEffects } from "../visit";
import type { Template } from "./template";

export interface KeptPage {
  template: Template;
  headers: [string, string][];
  sideEffects: SideEffects;
  /** When it was rendered, milliseconds since 1970. */
  storedAt: number;
  /** When it was last found to be as it would be rendered then; at first `storedAt`. */
  checkedAt: number;
  /** Of the one product that it shows; null for other pages, and where nobody knows. */
  version: string | null;
  /** The listing's version that the isolate knew; null where nobody knows. */
  catalogue: number | null;
  /** It came in parts that scripts move into place: nothing for a crawler, and worth rendering once more. */
  streamed: boolean;
  /** A part of it failed: it stands in for moments, and for nothing longer. */
  flawed: boolean;
}

/** Everything but the bytes as one line of JSON, then the bytes. */
export function packPage({ template, ...about }: KeptPage, seconds: number): Response {
  const { body, ...places } = template;
  const line = new TextEncoder().encode(`${JSON.stringify({ ...about, ...places })}\n`);
  const packed = new Uint8Array(line.byteLength + body.byteLength);
  packed.set(line);
  packed.set(body, line.byteLength);
  return new Response(packed, {
    headers: { "Content-Type": "application/octet-stream", "Cache-Control": `public, max-age=${seconds}` },
  });
}

/** The page of such an answer; null when it is none. */
export async function unpackPage(answer: Response): Promise<KeptPage | null> {
  const packed = new Uint8Array(await answer.arrayBuffer());
  const end = packed.indexOf(10);
  if (end < 0) return null;
  const about = JSON.parse(new TextDecoder().decode(packed.subarray(0, end)));
  const { nonces, tokens, slots, ...page } = about;
  return { ...page, template: { body: packed.slice(end + 1), nonces, tokens, slots } } as KeptPage;
}
