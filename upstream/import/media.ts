/** Pictures of the catalogue: which are stored, where they came from, and storing them. */
import type { CallInput } from "contract";
import type { catalogue } from "contract/import";

/** Of the given addresses the name each is stored under; of the given names those that are stored. */
export async function knownPictures(db: D1Database, input: CallInput<typeof catalogue.pictures>) {
  const addresses = db.prepare(
    "SELECT address, name FROM media_addresses WHERE address IN (SELECT value FROM json_each(?))",
  );
  const names = db.prepare("SELECT name FROM media_files WHERE name IN (SELECT value FROM json_each(?))");
  const [byAddress, stored] = await db.batch<{ address: string; name: string }>([
    addresses.bind(JSON.stringify(input.addresses)),
    names.bind(JSON.stringify(input.names)),
  ]);
  return {
    addresses: Object.fromEntries((byAddress?.results ?? []).map(({ address, name }) => [address, name])),
    names: (stored?.results ?? []).map(({ name }) => name),
  };
}

/** Notes names whose files are stored, and which address each came from. */
export async function rememberPictures(
  db: D1Database,
  input: CallInput<typeof catalogue.rememberPictures>,
): Promise<{ count: number }> {
  const names = db.prepare("INSERT OR IGNORE INTO media_files (name) SELECT value FROM json_each(?)");
  const addresses = db.prepare(
    `INSERT INTO media_addresses (address, name) SELECT key, value FROM json_each(?) WHERE true
     ON CONFLICT (address) DO UPDATE SET name = excluded.name`,
  );
  await db.batch([names.bind(JSON.stringify(input.names)), addresses.bind(JSON.stringify(input.addresses))]);
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
