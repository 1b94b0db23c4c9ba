/** Unpacks what is posted inside workerd, and lets somebody look at its memory between two pieces. */
import { createInflateRaw } from "node:zlib";
import { plainBytes, unpacked } from "feeds/read/inflate";

interface Env {
  LOOK: { fetch(address: string): Promise<Response> };
}

export default {
  async fetch(request: Request, { LOOK }: Env): Promise<Response> {
    const { searchParams } = new URL(request.url);
    const limits = { bytes: Number(searchParams.get("most")), ratio: Number.POSITIVE_INFINITY };
    const file = new Uint8Array(await request.arrayBuffer());
    const bytes = searchParams.has("raw")
      ? unpacked([file], createInflateRaw(), limits)
      : plainBytes([file], limits);
    let [size, pieces, largest] = [0, 0, 0];
    let refused: string | null = null;
    try {
      for await (const piece of bytes) {
        size += piece.length;
        largest = Math.max(largest, piece.length);
        if (pieces++ % 20 === 0) await LOOK.fetch("http://look/");
      }
    } catch (error) {
      refused = (error as Error).message;
    }
    return Response.json({ size, pieces, largest, refused });
  },
};
