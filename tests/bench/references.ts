/** What the site is measured against, in the same run: bare workers, a template page, and a minimal Remix page. */
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { compatibility, root } from "../tools/site";
import { benchCards } from "./cards";

export interface Reference {
  url: URL;
  stop(): Promise<void>;
}

/** Asked on the worker's own socket: Miniflare's entry worker would cost more than the bare workers themselves. */
async function started(miniflare: Miniflare): Promise<Reference> {
  await miniflare.ready;
  return { url: await miniflare.unsafeGetDirectURL(), stop: () => miniflare.dispose() };
}

const common = {
  ...compatibility,
  modules: true as const,
  host: "127.0.0.1",
  port: 0,
  cf: false as const,
  unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
};

/** A worker that answers a constant 302 and does nothing else. */
export function bareRedirect(): Promise<Reference> {
  const script = `export default { fetch: () => new Response(null, { status: 302, headers: { location: "https://shop.example/" } }) };`;
  return started(new Miniflare({ ...common, script }));
}

/** A worker that makes one D1 insert and answers a constant 302. */
export async function bareInsert(): Promise<Reference> {
  const script = `export default { async fetch(request, env) {
    if (request.method === "POST") return Response.json(await env.DB.exec("CREATE TABLE clicks (id TEXT PRIMARY KEY, url TEXT, at INTEGER) WITHOUT ROWID"));
    await env.DB.prepare("INSERT INTO clicks (id, url, at) VALUES (?, ?, ?)").bind(crypto.randomUUID(), request.url, Date.now()).run();
    return new Response(null, { status: 302, headers: { location: "https://shop.example/" } });
  } };`;
  const miniflare = new Miniflare({ ...common, script, d1Databases: { DB: "bare" } });
  await miniflare.dispatchFetch("http://bare/", { method: "POST" });
  return started(miniflare);
}

/** The template floor: the same 24 cards as strings, CSS inline, no JavaScript; behind the cards so many bytes that nothing packs. */
export function templatePage(more = 0): Promise<Reference> {
  const rest = `<!--${randomBytes(more).toString("base64")}-->`;
  const script = `const cards = ${JSON.stringify(benchCards)};
    const card = (c) => '<li class="card"><a href="/' + c.slug + '"><img src="/media/' + c.image + '.webp" alt="" width="320" height="400" loading="lazy"></a><p>' + c.brand + '</p><h2><a href="/' + c.slug + '">' + c.name + '</a></h2><p>' + c.price + (c.former ? ' <s>' + c.former + '</s>' : '') + '</p><p>' + c.store + '</p><p>' + c.sizes.join(' ') + '</p></li>';
    const style = 'body{margin:0;font:15px system-ui}ul{display:grid;grid-template-columns:1fr 1fr;gap:8px;padding:0;list-style:none}img{width:100%;height:auto;aspect-ratio:4/5}';
    export default { fetch: (request) => new URL(request.url).pathname === "/"
      ? new Response('<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Prodotti</title><style>' + style + '</style></head><body><main><h1>Prodotti</h1><ul>' + cards.map(card).join('') + '</ul></main>${rest}</body></html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
      : new Response(null, { status: 404 }) };`;
  return started(new Miniflare({ ...common, script }));
}

/** The minimal Remix page of tests/bench/reference, built by the same compiler as the site. */
export function remixPage(): Promise<Reference> {
  const cli = join(root, "node_modules/@remix-run/dev/dist/cli.js");
  const env = { ...process.env, NODE_ENV: "production" };
  const built = spawnSync(process.execPath, [cli, "build", "tests/bench/reference"], { cwd: root, env });
  if (built.status !== 0) throw new Error(`The reference page did not build.\n${built.stderr}`);
  const folder = join(root, ".cache/bench/reference");
  return started(
    new Miniflare({
      ...common,
      // Named as a module: Miniflare would otherwise follow the bundle's dynamic imports, which never run.
      modules: [
        { type: "ESModule", path: "index.js", contents: readFileSync(join(folder, "index.js"), "utf8") },
      ],
    }),
  );
}
