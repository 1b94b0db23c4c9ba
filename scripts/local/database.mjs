/** The local database and picture store under .wrangler/state: schema, and the demo catalogue on first use. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root, run, tsx, wrangler } from "./steps.mjs";

const filledMark = join(root, ".wrangler/state/demo-filled");

export async function migrate() {
  // CI keeps wrangler from asking for a confirmation.
  for (const database of ["DB", "LOGS"])
    await run(process.execPath, [wrangler, "d1", "migrations", "apply", database, "--local"], {
      quiet: true,
      env: { CI: "true" },
    });
}

/** The mark lives inside the state, so deleting the state asks for a new fill. */
export function demoIsFilled() {
  return existsSync(filledMark);
}

export async function fillDemo() {
  await run(process.execPath, [tsx, "demo/fill.ts"]);
  mkdirSync(dirname(filledMark), { recursive: true });
  writeFileSync(filledMark, `${new Date().toISOString()}\n`);
}
