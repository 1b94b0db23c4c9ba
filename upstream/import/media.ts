/** Pictures of the catalogue: which are stored, where they came from, and storing them. */
import type { CallInput } from "contract";
import type { catalogue } from "contract/import";
import { rememberingLooks } from "../looks/kept";
import { batch, listed, rows, sql } from "../sql";
import { failedAgain, mended, restingAmong } from "./broken-pictures";
import { dated } from "./unused-pictures";

export async function knownPictures(db: D1Database, input: CallInput<typeof catalogue.pictures>, now: Date) {
  const [byAddress, stored] = await batch(db, [
    // What is being removed does not count as stored.
    sql<{ address: string; name: string }>`
      SELECT a.address, a.name FROM media_addresses a WHERE a.address IN ${listed(input.addresses)}
      AND NOT EXISTS (SELECT 1 FROM media_files f WHERE f.name = a.name AND f.used_on = '')`,
    sql<{ name: string }>`SELECT name FROM media_files WHERE used_on > '' AND name IN ${listed(input.names)}`,
  ]);
  const found = [...byAddress, ...stored].map(({ name }) => name);
  // An import that is about to show a picture again keeps it from being cleared away meanwhile.
  if (found.length > 0) await rows(db, dated(found, now));
  return {
    addresses: Object.fromEntries(byAddress.map(({ address, name }) => [address, name])),
    names: stored.map(({ name }) => name),
    resting: await restingAmong(db, input.addresses, now),
  };
}

export async function rememberPictures(
  db: D1Database,
  input: CallInput<typeof catalogue.rememberPictures>,
  now: Date,
): Promise<{ count: number }> {
  await batch(db, [
    sql`INSERT INTO media_files (name, used_on) SELECT value, ${now.toISOString().slice(0, 10)}
      FROM json_each(${JSON.stringify(input.names)}) WHERE true
      ON CONFLICT DO UPDATE SET used_on = excluded.used_on`,
    sql`INSERT INTO media_addresses (address, name) SELECT key, value
      FROM json_each(${JSON.stringify(input.addresses)}) WHERE true
      ON CONFLICT (address) DO UPDATE SET name = excluded.name`,
    rememberingLooks(input.looks ?? {}),
    ...mended(Object.keys(input.addresses)),
    ...failedAgain(input.failed ?? [], input.store, now),
  ]);
  return { count: input.names.length };
}

/** Writes files into the media store; keys are content hashes, so writing one again changes nothing. */
export async function storeFiles(
  media: R2Bucket,
  files: CallInput<typeof catalogue.storeFiles>["files"],
): Promise<{ count: number }> {
  await Promise.all(
    files.map(({ key, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const httpMetadata = { contentType: type, cacheControl: "public, max-age=31536000, immutable" };
      return media.put(key, bytes, { httpMetadata });
    }),
  );
  return { count: files.length };
}
