/** Static files on their way: a list of hashes, then those that the platform does not hold yet, then a note that all are there. */
import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export type Manifest = Record<string, { hash: string; size: number }>;

export function assetStore(folder: string) {
  const held = new Map<string, Uint8Array>();
  const sessions = new Map<string, Manifest>();
  return {
    begin(manifest: Manifest) {
      // wrangler reads the middle part of the note as a JWT.
      const jwt = `e30.${Buffer.from(JSON.stringify({ session: randomUUID() })).toString("base64url")}.e30`;
      sessions.set(jwt, manifest);
      const missing = [...new Set(Object.values(manifest).map(({ hash }) => hash))].filter(
        (hash) => !held.has(hash),
      );
      return { jwt, buckets: missing.length > 0 ? [missing] : [] };
    },
    take(jwt: string, form: FormData): Promise<{ jwt: string }> {
      const files = [...form].map(async ([hash, file]) =>
        held.set(hash, Buffer.from(await (file as File).text(), "base64")),
      );
      return Promise.all(files).then(() => ({ jwt }));
    },
    /** Writes the files of a version where the machine finds them. */
    laidOut(jwt: string | undefined): string | undefined {
      const manifest = jwt === undefined ? undefined : sessions.get(jwt);
      if (!manifest) return undefined;
      const into = join(folder, randomUUID());
      for (const [path, { hash }] of Object.entries(manifest)) {
        const file = join(into, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, held.get(hash) ?? "");
      }
      return into;
    },
  };
}
