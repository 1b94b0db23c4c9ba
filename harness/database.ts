/** A local D1 database of its own (Miniflare), with all migrations applied and, if wished, the fixture catalogue inside. */
import { readdirSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { Miniflare } from "miniflare";
import { databaseOver } from "../scripts/local/over-wire";
import { seedCatalogue } from "../tests/fixtures/catalogue";

const folders = {
  DB: new URL("../upstream/migrations/", import.meta.url),
  LOGS: new URL("../upstream/log-migrations/", import.meta.url),
};

export interface TestDatabase {
  db: D1Database;
  close(): Promise<void>;
}

/** Runs what it is sent as one D1 batch. Miniflare's own proxy blocks the thread on every `prepare` and `bind`. */
const runner = `export default { async fetch(request, env) {
  const statements = await request.json();
  const db = env[new URL(request.url).pathname.slice(1)];
  try {
    return Response.json(await db.batch(statements.map(([text, values]) => db.prepare(text).bind(...values))));
  } catch (error) {
    return new Response(error.message, { status: 500 });
  }
} }`;

const most = 200;
/** One process holds the databases of a test process, a binding each; it ends a second after nobody needs it. */
let host: Miniflare | undefined;
let opened = 0;
let inUse = 0;
let ending: NodeJS.Timeout | undefined;
const { setTimeout: later, clearTimeout: stop } = globalThis;

/** A database of logs alone. */
export const openLogs = () => openDatabase({ seeded: false, of: "LOGS" });

export async function openDatabase({
  seeded = true,
  of = "DB",
}: {
  seeded?: boolean;
  of?: keyof typeof folders;
} = {}): Promise<TestDatabase> {
  stop(ending);
  if (!host || opened === most) {
    const d1Databases = Array.from({ length: most }, (_, index) => `DB${index}`);
    const unsafeDirectSockets = [{ host: "127.0.0.1", port: 0 }];
    host = new Miniflare({ modules: true, script: runner, d1Databases, unsafeDirectSockets });
    opened = 0;
  }
  const db = databaseAt(new URL(`/DB${opened++}`, await host.unsafeGetDirectURL()));
  inUse++;
  await migrate(db, of);
  if (seeded) await seedCatalogue(db);
  return { db, close };
}

/** The database that lies in a folder, as it is, by a process of its own; empty where there was none. */
export async function openStored(folder: string): Promise<TestDatabase> {
  const unsafeDirectSockets = [{ host: "127.0.0.1", port: 0 }];
  const own = new Miniflare({
    modules: true,
    script: runner,
    d1Databases: ["DB"],
    d1Persist: folder,
    unsafeDirectSockets,
  });
  return { db: databaseAt(new URL("/DB", await own.unsafeGetDirectURL())), close: () => own.dispose() };
}

function databaseAt(address: URL): D1Database {
  return databaseOver(async (statements) => {
    const { status, body } = await posted(address, JSON.stringify(statements));
    if (status !== 200) throw new Error(body);
    return JSON.parse(body) as D1Result[];
  });
}

async function close(): Promise<void> {
  inUse--;
  if (inUse > 0) return;
  ending = later(() => {
    void host?.dispose();
    host = undefined;
  }, 1_000);
}

const agent = new Agent({ keepAlive: true });

/** Plain HTTP on a kept connection: `fetch`, Miniflare's too, takes several times as long. */
function posted(address: URL, body: string): Promise<{ status: number; body: string }> {
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

/** Applies every migration file of a database in order, in one call. */
export async function migrate(db: D1Database, of: keyof typeof folders = "DB"): Promise<void> {
  const migrations = folders[of];
  const texts = readdirSync(migrations)
    .sort()
    .map((file) => readFileSync(new URL(file, migrations), "utf8").replace(/--.*$/gm, ""));
  const statements = texts.flatMap((text) => text.split(";")).filter((statement) => statement.trim() !== "");
  await db.batch(statements.map((statement) => db.prepare(statement)));
}
