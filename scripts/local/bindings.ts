/** Databases and pictures of a local runtime, asked over sockets of their own and not by Miniflare's proxies (scripts/no-proxies.grit). */
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import type { Miniflare } from "miniflare";
import type { PictureFile } from "../import/target";
import { databaseOver } from "./over-wire";

/** Name of the worker that runs what it is sent as one D1 batch; the binding is the path. */
const runner = "databases";
const script = `export default { async fetch(request, env) {
  const statements = await request.json();
  const db = env[new URL(request.url).pathname.slice(1)];
  try {
    return Response.json(await db.batch(statements.map(([text, values]) => db.prepare(text).bind(...values))));
  } catch (error) {
    return new Response(error.message, { status: 500 });
  }
} }`;

const unsafeDirectSockets = [{ host: "127.0.0.1", port: 0 }];

/** A worker for Miniflare's list, beside whatever else runs on the same databases. */
export function databasesOf<Named extends string[] | Record<string, unknown>>(d1Databases: Named) {
  return { name: runner, modules: true as const, script, d1Databases, unsafeDirectSockets };
}

/** A database of a host that has `databasesOf` among its workers. */
export async function databaseIn(host: Miniflare, name = "DB"): Promise<D1Database> {
  const address = new URL(`/${name}`, await host.unsafeGetDirectURL(runner));
  return databaseOver(async (statements) => JSON.parse(await posted(address, JSON.stringify(statements))));
}

const agent = new Agent({ keepAlive: true });

/** What a worker answers, by plain HTTP on a kept connection: `fetch`, Miniflare's too, takes several times as long. What is posted may come twice. Rejects with what a worker that failed says. @internal databases of room tests */
export function posted(address: URL, body: string | Uint8Array, again = 20): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { method: "POST", agent }, (answer) =>
      text(answer).then(
        (said) => (answer.statusCode === 200 ? resolve(said) : reject(new Error(said))),
        reject,
      ),
    );
    // A kept connection may have ended just when it is used again, and a new one before this thread, at other work, had sent its first byte.
    sent.on("error", (error) =>
      again === 0 ? reject(error) : posted(address, body, again - 1).then(resolve, reject),
    );
    sent.end(body);
  });
}

/** Stores what it is posted: a JSON head (keys, types, lengths) after its own length in 4 bytes, then the files. */
const storing = `export default {
  async fetch(request, env) {
    const body = await request.arrayBuffer();
    const headLength = new DataView(body).getUint32(0);
    const head = JSON.parse(new TextDecoder().decode(new Uint8Array(body, 4, headLength)));
    let start = 4 + headLength;
    const files = head.map(([key, type, length]) => {
      const file = { key, type, bytes: new Uint8Array(body, start, length) };
      start += length;
      return file;
    });
    async function store() {
      for (let file = files.pop(); file; file = files.pop()) {
        await env.MEDIA.put(file.key, file.bytes, {
          httpMetadata: { contentType: file.type, cacheControl: "public, max-age=31536000, immutable" },
        });
      }
    }
    await Promise.all(Array.from({ length: 8 }, store));
    return new Response("stored");
  },
};`;

/** Another, for a bucket `MEDIA`: many files come in one request. */
export function picturesOf(r2Buckets: Record<string, string | { id: string }>) {
  return { name: "pictures", modules: true as const, script: storing, r2Buckets, unsafeDirectSockets };
}

/** Into the bucket of a host that has `picturesOf` among its workers. */
export async function storeIn(host: Miniflare, files: PictureFile[]): Promise<void> {
  const head = Buffer.from(JSON.stringify(files.map(({ key, type, body }) => [key, type, body.byteLength])));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.byteLength);
  const body = Buffer.concat([length, head, ...files.map((file) => file.body)]);
  await posted(await host.unsafeGetDirectURL("pictures"), body);
}
