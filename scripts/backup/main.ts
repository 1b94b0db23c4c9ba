/** `npm run backup`: what cannot be made anew, sealed, into a folder or a bucket; what is older than thirty days goes. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argumentsOf, command } from "../local/arguments";
import { makeBackup } from "./backup";
import { backupKey, openMeant, shared, wranglerAt } from "./call";
import { bucket, folder } from "./places";

const usage = `npm run backup -- [options]        (docs/operate.md; needs BACKUP_KEY)

  --to DIR        write into this folder (default: backups)
  --bucket NAME   write into this R2 bucket instead
  --remote        of the database on Cloudflare; needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID
  --database ID   another database than that of wrangler.toml
  --state DIR     local state (default: .wrangler/state)
  --deletions     only what was deleted lately, which a restore does again: small, for every hour`;

const { values } = argumentsOf(usage, {
  ...shared,
  to: { type: "string", default: "backups" },
  deletions: { type: "boolean", default: false },
});
const aside = mkdtempSync(join(tmpdir(), "vetrina-backup-"));

await command(async () => {
  const key = backupKey();
  const target = await openMeant(values);
  const place = values.bucket ? bucket(values.bucket, aside, wranglerAt(values.remote)) : folder(values.to);
  try {
    const made = await makeBackup(target.db, place, key, { onlyDeletions: values.deletions });
    console.log(
      `✓ ${made.rows} rows in ${made.where}${made.dropped ? `; ${made.dropped} old ones gone` : ""}`,
    );
  } finally {
    await target.close();
  }
});
rmSync(aside, { recursive: true, force: true });
