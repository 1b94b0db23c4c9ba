/** The commonest passwords that the rules alone would let pass, in the database: beginnings of their hashes, by the first byte. */
import { hashOf } from "../seal";
import { rows } from "../sql";

/** Letters of a hash that tell a password from others, behind the two that name its row. */
const told = 8;

function hashed(word: string): { bucket: number; rest: string } {
  const hash = hashOf(word);
  return { bucket: Number.parseInt(hash.slice(0, 2), 16), rest: hash.slice(2, 2 + told) };
}

/** Whether one of the words is among them; the database learns one byte of each one's hash. */
export async function isAmongCommon(db: D1Database, words: readonly string[]): Promise<boolean> {
  const wanted = words.map(hashed);
  const [first, second] = [wanted[0]?.bucket ?? -1, wanted[1]?.bucket ?? -1];
  const found = await rows<{ bucket: number; hashes: string }>(db)`
    SELECT bucket, hashes FROM common_passwords WHERE bucket IN (${first}, ${second})`;
  return wanted.some(({ bucket, rest }) =>
    found.some((row) => row.bucket === bucket && row.hashes.split(" ").includes(rest)),
  );
}

export function commonPasswordsMigration(words: readonly string[]): string {
  const buckets = new Map<number, string[]>();
  for (const { bucket, rest } of words.map(hashed))
    buckets.set(bucket, [...(buckets.get(bucket) ?? []), rest]);
  const lines = [...buckets]
    .sort(([a], [b]) => a - b)
    .map(([bucket, hashes]) => `  (${bucket}, '${hashes.sort().join(" ")}')`);
  return `-- The commonest passwords, as beginnings of SHA-256 hashes by the first byte (scripts/common-passwords.ts wrote this).
CREATE TABLE common_passwords (
  bucket INTEGER PRIMARY KEY,
  hashes TEXT NOT NULL -- hexadecimal, parted by blanks
);
INSERT INTO common_passwords (bucket, hashes) VALUES
${lines.join(",\n")};
`;
}
