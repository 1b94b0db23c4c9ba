/** A local D1 database of its own (Miniflare), with all migrations applied and, if wished, the fixture catalogue inside. */
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Miniflare } from "miniflare";
import { databaseIn, databasesOf, posted } from "../../scripts/local/bindings";
import { databaseOver } from "../../scripts/local/over-wire";
import { migrationFolders, migrationsIn } from "../../scripts/migration-rules";
import { seedCatalogue } from "../fixtures/catalogue";

const root = fileURLToPath(new URL("../..", import.meta.url));
type Database = keyof typeof migrationFolders;

export interface TestDatabase {
  db: D1Database;
  close(): Promise<void>;
}

/** What many tests begin with: brought in once, under a name of its own, and copied. */
export type Begun = readonly [name: string, fill?: (db: D1Database) => Promise<unknown>];
const catalogue: Begun = ["catalogue", seedCatalogue];

const worker = "rooms";
const script = readFileSync(new URL("room-database.js", import.meta.url), "utf8");
const folder = mkdtempSync(join(tmpdir(), "vetrina-rooms-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
/** One process holds the databases of a test process; it ends a second after nobody needs it. */
let host: Miniflare | undefined;
/** Files that databases begin as copies of, by what they hold: all migrations are applied once. */
const templates = new Map<string, Promise<void>>();
let opened = 0;
let inUse = 0;
let ending: NodeJS.Timeout | undefined;
const { setTimeout: later, clearTimeout: stop, WebSocket: Socket, fetch: ask } = globalThis;

/** A database of logs alone. */
export const openLogs = () => openDatabase({ seeded: false, of: "LOGS" });

export async function openDatabase(
  options: { seeded?: boolean; of?: Database; begun?: Begun } = {},
): Promise<TestDatabase> {
  const { seeded = true, of = "DB", begun = seeded ? catalogue : ["empty"] } = options;
  stop(ending);
  host ??= new Miniflare({
    name: worker,
    modules: true,
    script,
    compatibilityDate: "2026-07-30",
    compatibilityFlags: ["no_web_socket_compression"],
    durableObjects: { ROOMS: { className: "RoomDatabase", useSQLite: true, unsafeUniqueKey: worker } },
    durableObjectsPersist: folder,
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
  });
  // Before it is there: whoever closes another meanwhile would end the process under it.
  inUse++;
  const address = new URL(`/${opened++}`, await host.unsafeGetDirectURL(worker));
  const name = `${of}-${begun[0]}`;
  const template = templates.get(name) ?? made(new URL(name, address), of, begun[1]);
  templates.set(name, template);
  const file = await fileOf(address);
  await template;
  copy(join(folder, name), file);
  const { db, hangUp } = connected(address);
  let ended: Promise<void> | undefined;
  const end = async () => {
    await hangUp();
    for (const part of parts) rmSync(file + part, { force: true });
    await close();
  };
  return {
    db,
    close: () => {
      ended ??= end();
      return ended;
    },
  };
}

async function made(address: URL, of: Database, fill: Begun[1]): Promise<void> {
  const { db, hangUp } = connected(address);
  await migrate(db, of);
  await fill?.(db);
  await hangUp();
  // Its own file is closed after a while, and changes then.
  copy(await fileOf(address), join(folder, address.pathname));
}

/** Where the database behind an address lies or will lie, without a suffix; asking opens none. */
async function fileOf(address: URL): Promise<string> {
  return join(folder, worker, await (await ask(address, { method: "OPTIONS" })).text());
}

const parts = [".sqlite", ".sqlite-wal"];
function copy(from: string, to: string): void {
  for (const part of parts) if (existsSync(from + part)) copyFileSync(from + part, to + part);
}

/** Longer messages are posted: a socket takes a megabyte. */
const mostSent = 500_000;

/** A database at the other end of a socket; answers come in the order of the questions. Until it is open they are posted too. */
function connected(address: URL): { db: D1Database; hangUp(): Promise<void> } {
  const socket = new Socket(Object.assign(new URL(address), { protocol: "ws:" }));
  const waiting: { resolve(answer: string): void; reject(error: Error): void }[] = [];
  const isOpen = () => socket.readyState === Socket.OPEN;
  socket.onmessage = ({ data }) => waiting.shift()?.resolve(String(data));
  // Whoever waits learns that nothing comes any more.
  socket.onclose = () => {
    for (const { reject } of waiting.splice(0)) reject(new Error("The room's databases have ended."));
  };
  const sent = (text: string) =>
    new Promise<string>((resolve, reject) => {
      waiting.push({ resolve, reject });
      socket.send(text);
    });
  const db = databaseOver(async (statements) => {
    const text = JSON.stringify(statements);
    const answer = await (isOpen() && text.length < mostSent ? sent(text) : posted(address, text));
    const { answers, error } = JSON.parse(answer) as { answers: D1Result[]; error?: string };
    if (error !== undefined) throw new Error(error);
    return answers;
  });
  const hangUp = async () => {
    // What was asked before is answered first.
    if (isOpen()) await sent("[]");
    socket.close();
  };
  return { db, hangUp };
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

/** Applies every migration of a database in order, each as one text. */
export async function migrate(db: D1Database, of: Database = "DB"): Promise<void> {
  await db.batch(migrationsIn(join(root, migrationFolders[of])).map(({ text }) => db.prepare(text)));
}
