/** Pictures of the catalogue: which are stored, where they came from, and storing them. */
import type { CallInput } from "contract";
import type { catalogue } from "contract/import";
import { rememberingLooks } from "../looks/kept";
import { prepare, rows } from "../sql";
import { failedAgain, mended, restingAmong } from "./broken-pictures";
import { dated } from "./unused-pictures";

export async function knownPictures(db: D1Database, input: CallInput<typeof catalogue.pictures>, now: Date) {
  // What is being removed does not count as stored.
  const addresses = db.prepare(
    `SELECT a.address, a.name FROM media_addresses a WHERE a.address IN (SELECT value FROM json_each(?))
     AND NOT EXISTS (SELECT 1 FROM media_files f WHERE f.name = a.name AND f.used_on = '')`,
  );
  const names = db.prepare(
    "SELECT name FROM media_files WHERE used_on > '' AND name IN (SELECT value FROM json_each(?))",
  );
  const [byAddress, stored] = await db.batch<{ address: string; name: string }>([
    addresses.bind(JSON.stringify(input.addresses)),
    names.bind(JSON.stringify(input.names)),
  ]);
  const found = [...(byAddress?.results ?? []), ...(stored?.results ?? [])].map(({ name }) => name);
  // An import that is about to show a picture again keeps it from being cleared away meanwhile.
  if (found.length > 0) await rows(db, dated(found, now));
  return {
    addresses: Object.fromEntries((byAddress?.results ?? []).map(({ address, name }) => [address, name])),
    names: (stored?.results ?? []).map(({ name }) => name),
    resting: await restingAmong(db, input.addresses, now),
  };
}

export async function rememberPictures(
  db: D1Database,
  input: CallInput<typeof catalogue.rememberPictures>,
  now: Date,
): Promise<{ count: number }> {
  const names = db.prepare(
    `INSERT INTO media_files (name, used_on) SELECT value, ?2 FROM json_each(?1) WHERE true
     ON CONFLICT DO UPDATE SET used_on = excluded.used_on`,
  );
  const addresses = db.prepare(
    `INSERT INTO media_addresses (address, name) SELECT key, value FROM json_each(?) WHERE true
     ON CONFLICT (address) DO UPDATE SET name = excluded.name`,
  );
  await db.batch([
    names.bind(JSON.stringify(input.names), now.toISOString().slice(0, 10)),
    addresses.bind(JSON.stringify(input.addresses)),
    prepare(db, rememberingLooks(input.looks ?? {})),
    ...[...mended(Object.keys(input.addresses)), ...failedAgain(input.failed ?? [], input.store, now)].map(
      (one) => prepare(db, one),
    ),
  ]);
  return { count: input.names.length };
}

/** Writes files into the media store; keys are content hashes, so writing one again changes nothing. */
export async function storeFiles(
  media: R2Bucket,
  files: CallInput<typeof catalogue.storeFiles>["files"],
): Promise<{ count: number }> {
  await Promise.all(
    files.map(({ key, type, base64 }) =>
      media.put(
        key,
        Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
        {
          httpMetadata: { contentType: type, cacheControl: "public, max-age=31536000, immutable" },
        },
      ),
    ),
  );
  return { count: files.length };
}
