/** Databases of a local runtime, asked over a socket of their own: Miniflare's proxy blocks the thread on every `prepare` and `bind`. */
import { Agent, request } from "node:http";
import type { Miniflare } from "miniflare";
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

/** A worker for Miniflare's list, beside whatever else runs on the same databases. */
export function databasesOf<Named extends string[] | Record<string, unknown>>(d1Databases: Named) {
  return {
    name: runner,
    modules: true as const,
    script,
    d1Databases,
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
  };
}

/** A database of a host that has `databasesOf` among its workers. */
export async function databaseIn(host: Miniflare, name = "DB"): Promise<D1Database> {
  const address = new URL(`/${name}`, await host.unsafeGetDirectURL(runner));
  return databaseOver(async (statements) => {
    const { status, body } = await posted(address, JSON.stringify(statements));
    if (status !== 200) throw new Error(body);
    return JSON.parse(body) as D1Result[];
  });
}

const agent = new Agent({ keepAlive: true });

/** Plain HTTP on a kept connection: `fetch`, Miniflare's too, takes several times as long. What is posted may come twice. */
export function posted(address: URL, body: string | Uint8Array): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { method: "POST", agent }, async (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      for await (const part of answer) text += part;
      resolve({ status: answer.statusCode ?? 0, body: text });
    });
    // A kept connection may have ended just when it is used again.
    sent.on("error", (error) =>
      sent.reusedSocket ? posted(address, body).then(resolve, reject) : reject(error),
    );
    sent.end(body);
  });
}
