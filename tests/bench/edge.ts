/** A small edge in front of a local worker: compresses as served in production (brotli 5), chunk by chunk. */
import { request } from "node:http";
import { constants, createBrotliCompress } from "node:zlib";
import { listening } from "../tools/listening";
import type { Reference } from "./references";

export const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compressible = /^(text\/|application\/(json|javascript)|image\/svg)/;

export async function compressingEdge(target: URL): Promise<Reference> {
  const { origin, close } = await listening((asked, answer) => {
    const { hostname: host, port } = target;
    const headers = { ...asked.headers, host: target.host, "accept-encoding": "identity" };
    const inner = request({ host, port, path: asked.url, method: asked.method, headers }, (response) => {
      const { "content-length": length, ...kept } = response.headers;
      const compress = compressible.test(response.headers["content-type"] ?? "");
      answer.writeHead(
        response.statusCode ?? 502,
        compress
          ? { ...kept, "content-encoding": "br" }
          : { ...kept, ...(length && { "content-length": length }) },
      );
      if (!compress) return response.pipe(answer);
      const packed = createBrotliCompress(brotli);
      packed.pipe(answer);
      response.on("data", (chunk) => {
        packed.write(chunk);
        packed.flush(constants.BROTLI_OPERATION_FLUSH);
      });
      response.on("end", () => packed.end());
      return packed;
    });
    inner.on("error", () => answer.destroy());
    asked.pipe(inner);
  });
  return { url: new URL(origin), stop: close };
}
