/** `npm run backup`: what cannot be made anew, sealed, into a folder or a bucket; what is older than thirty days goes. */
import { argumentsOf } from "../local/arguments";
import { command } from "../local/steps.mjs";
import { ownTemporaryFolder } from "../local/temporary.mjs";
import { makeBackup } from "./backup";
import { backupKey, openMeant, shared, wranglerAt } from "./call";
import { bucket, folder } from "./places";

const { values } = argumentsOf(new URL("usage.txt", import.meta.url), {
  ...shared,
  to: { type: "string", default: "backups" },
  deletions: { type: "boolean", default: false },
});
const aside = ownTemporaryFolder();

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
