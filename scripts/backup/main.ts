/** `npm run backup`: what cannot be made anew, sealed, into a folder or a bucket; what is older than thirty days goes. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
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

const aside = mkdtempSync(join(tmpdir(), "vetrina-backup-"));
try {
  const { values } = parseArgs({
    options: {
      ...shared,
      to: { type: "string", default: "backups" },
      deletions: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) console.log(usage);
  else {
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
  }
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  rmSync(aside, { recursive: true, force: true });
}
