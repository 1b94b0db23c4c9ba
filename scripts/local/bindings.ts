/** Bindings of a local runtime as the worker knows them: Miniflare types them by a copy of the platform's types of its own. */
import type { Miniflare } from "miniflare";

export async function databaseIn(host: Miniflare, name: "DB" | "LOGS" = "DB"): Promise<D1Database> {
  return (await host.getD1Database(name)) as unknown as D1Database;
}
