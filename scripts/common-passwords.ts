/**
 * Writes `upstream/identity/common-passwords.ts`: the 3,000 commonest passwords that the rules alone would let pass, whatever
 * their capitals, from the list of zxcvbn. Run it (`npx tsx scripts/common-passwords.ts`) when that package is updated.
 */
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { dictionary } from "@zxcvbn-ts/language-common";

const most = 3_000;

/** The file's text. */
export function commonPasswordsFile(): string {
  const ranked = dictionary["passwords-common"] as string[];
  const possible = ranked.filter(
    (password) => /^[!-~]{8,128}$/.test(password) && /[a-z]/i.test(password) && /\d/.test(password),
  );
  const list = [...new Set(possible.map((password) => password.toLowerCase()))].slice(0, most).sort();
  return `/** The commonest passwords that would satisfy the rules, in small letters (scripts/common-passwords.ts wrote this). */
export const commonPasswords =
  ${JSON.stringify(list.join(" "))};
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  writeFileSync(new URL("../upstream/identity/common-passwords.ts", import.meta.url), commonPasswordsFile());
