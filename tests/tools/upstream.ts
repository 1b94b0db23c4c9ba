/** A second process that answers the contract over HTTP: `upstream/worker.ts` on its own copy of the catalogue. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { databaseIn, databasesOf } from "../../scripts/local/bindings";
import { compatibility, copyOfCatalogue, siteOptions, upstreamBundle } from "./site";

export interface RemoteUpstream {
  url: URL;
  db: D1Database;
  stop(): Promise<void>;
}

export async function startUpstream(): Promise<RemoteUpstream> {
  const state = copyOfCatalogue();
  const { d1Databases, r2Buckets } = siteOptions();
  const miniflare = new Miniflare({
    host: "127.0.0.1",
    port: 0,
    cf: false,
    workers: [
      {
        ...compatibility,
        modules: [{ type: "ESModule", path: "worker.js", contents: readFileSync(upstreamBundle, "utf8") }],
        d1Databases,
        r2Buckets,
      },
      databasesOf(d1Databases),
    ],
    d1Persist: join(state, "d1"),
    r2Persist: join(state, "r2"),
    cachePersist: false,
  });
  return {
    url: await miniflare.ready,
    db: await databaseIn(miniflare),
    stop: async () => {
      await miniflare.dispose();
      rmSync(state, { recursive: true, force: true });
    },
  };
}
