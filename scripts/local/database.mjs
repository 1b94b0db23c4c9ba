/** The local database and picture store under .wrangler/state: schema, and the demo catalogue on first use. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run, tsx } from "./steps.mjs";

const ownState = join(root, ".wrangler/state");
/** There while a state that `npm start` began still waits for its demo, also for the rest of one that was interrupted. */
const demoDue = join(ownState, "demo-due");

function hasDatabase(state) {
  return existsSync(join(state, "v3/d1"));
}

export async function migrate(state = ownState) {
  await run(process.execPath, [tsx, "scripts/local/migrate-main.ts", state], { quiet: true });
}

/** Whatever command comes first begins a shop without goods; one that is there stays as it is. */
export async function beginDatabase(state = ownState) {
  if (!hasDatabase(state)) await migrate(state);
}

/** Before the database is there: only a state that nobody has begun gets the demo. */
export function wantDemo(wanted) {
  if (!wanted) rmSync(demoDue, { force: true });
  else if (!hasDatabase(ownState)) {
    mkdirSync(ownState, { recursive: true });
    writeFileSync(demoDue, "");
  }
  return existsSync(demoDue);
}

export async function fillDemo() {
  await run(process.execPath, [tsx, "demo/fill.ts"]);
  rmSync(demoDue);
}
