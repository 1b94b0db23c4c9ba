/**
 * Writes the migration with zxcvbn's 3,000 commonest passwords that the rules alone would let pass. When that package is updated, the next empties the table.
 */
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { dictionary } from "@zxcvbn-ts/language-common";
import { commonPasswordsMigration } from "../upstream/identity/common-passwords";

const most = 3_000;

export function commonPasswords(): string[] {
  const ranked = dictionary["passwords-common"] as string[];
  const possible = ranked.filter(
    (password) => /^[!-~]{8,128}$/.test(password) && /[a-z]/i.test(password) && /\d/.test(password),
  );
  return [...new Set(possible.map((password) => password.toLowerCase()))].slice(0, most).sort();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  writeFileSync(
    new URL("../upstream/migrations/0022_common_passwords.sql", import.meta.url),
    commonPasswordsMigration(commonPasswords()),
  );
