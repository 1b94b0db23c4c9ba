/** A local D1 database of its own (Miniflare), with all migrations applied and, if wished, the fixture catalogue inside. */
import { readdirSync, readFileSync } from "node:fs";
import { Miniflare } from "miniflare";
import { databaseIn, databasesOf } from "../scripts/local/bindings";
import { seedCatalogue } from "../tests/fixtures/catalogue";

const folders = {
  DB: new URL("../upstream/migrations/", import.meta.url),
  LOGS: new URL("../upstream/log-migrations/", import.meta.url),
};

export interface TestDatabase {
  db: D1Database;
  close(): Promise<void>;
}

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
    host = new Miniflare(databasesOf(d1Databases));
    opened = 0;
  }
  const db = await databaseIn(host, `DB${opened++}`);
  inUse++;
  await migrate(db, of);
  if (seeded) await seedCatalogue(db);
  return { db, close };
}

/** The database that lies in a folder, as it is, by a process of its own; empty where there was none. */
export async function openStored(folder: string): Promise<TestDatabase> {
  const own = new Miniflare({ ...databasesOf(["DB"]), d1Persist: folder });
  return { db: await databaseIn(own), close: () => own.dispose() };
}

async function close(): Promise<void> {
  inUse--;
  if (inUse > 0) return;
  ending = later(() => {
    void host?.dispose();
    host = undefined;
  }, 1_000);
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
