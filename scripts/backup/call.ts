/** What `npm run backup` and `npm run restore` share: the key, the database that is meant, and wrangler for buckets. */
import { join } from "node:path";
import { parseSettings } from "server/env";
import { unstable_readConfig } from "wrangler";
import { openLocal } from "../import/target-local";
import { wranglerSays } from "../local/ask-database";
import { ownSettings } from "../local/settings.mjs";
import { root } from "../local/steps.mjs";
import { remoteDatabase } from "./remote";

export const shared = {
  remote: { type: "boolean", default: false },
  database: { type: "string" },
  state: { type: "string" },
  bucket: { type: "string" },
} as const;

export interface Meant {
  remote?: boolean;
  /** Id of another database than that of wrangler.toml. */
  database?: string;
  state?: string;
}

/** From the environment, else from `.dev.vars`. */
export function backupKey(): string {
  const { BACKUP_KEY } = parseSettings({ BACKUP_KEY: process.env.BACKUP_KEY || ownSettings().BACKUP_KEY });
  if (BACKUP_KEY === "")
    throw new Error(
      "BACKUP_KEY is not set: 32 characters or more, kept apart from the backups (docs/operate.md).",
    );
  return BACKUP_KEY;
}

export async function openMeant({ remote, database, state }: Meant) {
  if (!remote) return openLocal({ state });
  const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account } = process.env;
  if (!token || !account)
    throw new Error(
      "--remote needs CLOUDFLARE_API_TOKEN (D1: edit) and CLOUDFLARE_ACCOUNT_ID in the environment.",
    );
  const config = unstable_readConfig({ config: join(root, "wrangler.toml") });
  const own = config.d1_databases.find(({ binding }: { binding?: string }) => binding === "DB")?.database_id;
  const id = database ?? own;
  if (!id) throw new Error("wrangler.toml names no database DB: name one with --database.");
  return { db: remoteDatabase({ account, token, database: id }), close: async () => undefined };
}

/** Runs wrangler here or on Cloudflare; throws with what it said. */
export function wranglerAt(remote: boolean): (args: string[]) => void {
  return (args) => void wranglerSays([...args, remote ? "--remote" : "--local"]);
}
