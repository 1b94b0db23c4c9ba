/** Settings of this machine: secrets are made on first use, and a wrong value stops before anything starts. */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { root, run, tsx } from "./steps.mjs";

const path = join(root, ".dev.vars");
const secret = () => randomBytes(32).toString("base64url");

/** Writes `.dev.vars` when there is none; an existing one is never touched. Returns whether it wrote. */
export function ensureDevVars() {
  if (existsSync(path)) return false;
  const lines = [
    "# Settings of this machine (docs/settings.md). Git ignores this file.",
    `EXIT_SIGNING_KEYS=locale:${secret()}`,
    `SESSION_KEYS=locale:${secret()}`,
    `CLICK_SALT=${secret()}`,
    `ADMIN_KEY=${secret()}`,
    `BACKUP_KEY=${secret()}`,
  ];
  writeFileSync(path, `${lines.join("\n")}\n`, { mode: 0o600 });
  return true;
}

/** What `.dev.vars` says. */
export const ownSettings = () => (existsSync(path) ? parseEnv(readFileSync(path, "utf8")) : {});

/** Rejects with one sentence that names the first wrong setting of `.dev.vars` or of `[vars]` in wrangler.toml. */
export async function checkSettings() {
  try {
    await run(process.execPath, [tsx, "scripts/check-settings.ts"], { quiet: true });
  } catch (error) {
    const said = /^! (.+)$/m.exec(error.message);
    throw said ? new Error(said[1]) : error;
  }
}
