/** A local D1 database of its own (Miniflare), with all migrations applied and, if wished, the fixture catalogue inside. */
import { readdirSync, readFileSync } from "node:fs";
import { Miniflare } from "miniflare";
import { seedCatalogue } from "../tests/fixtures/catalogue";

const migrations = new URL("../upstream/migrations/", import.meta.url);

export interface TestDatabase {
  db: D1Database;
  close(): Promise<void>;
}

/** Runs what it is sent as one D1 batch. Miniflare's own proxy blocks the thread on every `prepare` and `bind`. */
const runner = `export default { async fetch(request, env) {
  const statements = await request.json();
  try {
    return Response.json(await env.DB.batch(statements.map(([text, values]) => env.DB.prepare(text).bind(...values))));
  } catch (error) {
    return new Response(error.message, { status: 500 });
  }
} }`;

export async function openDatabase({ seeded = true } = {}): Promise<TestDatabase> {
  const host = new Miniflare({ modules: true, script: runner, d1Databases: ["DB"] });
  const db = remote(async (statements) => {
    const response = await host.dispatchFetch("http://d1/", {
      method: "POST",
      body: JSON.stringify(statements),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as D1Result[];
  });
  await migrate(db);
  if (seeded) await seedCatalogue(db);
  return { db, close: () => host.dispose() };
}

type Statement = [text: string, values: unknown[]];

/** The part of the D1 interface that the project uses, over one function that runs a batch. */
function remote(run: (statements: Statement[]) => Promise<D1Result[]>): D1Database {
  const pending = new WeakMap<object, Statement>();
  function statement(text: string, values: unknown[]): D1PreparedStatement {
    const only = async () => (await run([[text, values]]))[0] as D1Result;
    const prepared = {
      bind: (...given: unknown[]) => statement(text, given),
      all: only,
      run: only,
      first: async (column?: string) => {
        const row = (await only()).results[0] as Record<string, unknown> | undefined;
        return (column === undefined ? row : row?.[column]) ?? null;
      },
    } as unknown as D1PreparedStatement;
    pending.set(prepared, [text, values]);
    return prepared;
  }
  return {
    prepare: (text: string) => statement(text, []),
    batch: (statements: D1PreparedStatement[]) => run(statements.map((one) => pending.get(one) as Statement)),
  } as unknown as D1Database;
}

/** Applies every migration file in order. */
export async function migrate(db: D1Database): Promise<void> {
  for (const file of readdirSync(migrations).sort()) {
    const statements = readFileSync(new URL(file, migrations), "utf8")
      .replace(/--.*$/gm, "")
      .split(";")
      .filter((statement) => statement.trim() !== "");
    await db.batch(statements.map((statement) => db.prepare(statement)));
  }
}
