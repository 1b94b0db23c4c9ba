/** `npm run restore -- FILE [LATER…]`: brings a backup into an empty database and does later deletions again. */
import { join } from "node:path";
import { argumentsOf } from "../local/arguments";
import { command } from "../local/steps.mjs";
import { ownTemporaryFolder } from "../local/temporary.mjs";
import { backupKey, openMeant, shared, wranglerAt } from "./call";
import { deleteAgain } from "./delete-again";
import { checkBackup } from "./read";
import { restoreBackup } from "./restore";

const { values, names, wrong } = argumentsOf(
  new URL("restore-usage.txt", import.meta.url),
  { ...shared, deletions: { type: "boolean", default: false } },
  Number.POSITIVE_INFINITY,
);
if (names.length === 0) wrong("name a FILE");
const aside = ownTemporaryFolder();

await command(async () => {
  const key = backupKey();
  const fetched = (name: string) => {
    if (!values.bucket) return name;
    const file = join(aside, name);
    wranglerAt(values.remote)(["r2", "object", "get", `${values.bucket}/${name}`, "--file", file]);
    return file;
  };
  const [file = "", ...later] = names.map(fetched);
  const target = await openMeant(values);
  try {
    if (values.deletions) {
      for (const one of [file, ...later]) await checkBackup(one, key);
      const count = await deleteAgain(target.db, [file, ...later], key, "", new Date());
      console.log(`✓ ${count} accounts and subscriptions deleted or ended again`);
    } else {
      const { from, rows, leftOut, deletedAgain } = await restoreBackup(target.db, file, later, key);
      console.log(`✓ ${rows} rows as of ${from}; ${deletedAgain} later deletions done again`);
      if (leftOut > 0) console.log(`  ${leftOut} rows left out: what they belong to came or went meanwhile`);
    }
  } finally {
    await target.close();
  }
});
