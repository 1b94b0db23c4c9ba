/**
 * Migrations as `wrangler d1 migrations apply --remote` sends them: each file as one text, which D1 takes whole or refuses. `--local` cuts
 * them into statements and notices nothing. Part of `npm run lint` and `npm test`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const migrationFolders = { DB: "upstream/migrations", LOGS: "upstream/log-migrations" };

/** Bytes; D1 refuses more than 100,000 (SQLITE_TOOBIG). */
const longest = 90_000;

export interface Migration {
  name: string;
  text: string;
  /** What travels: the file, and the line by which wrangler remembers it. */
  sent: string;
}

/** The migrations of a folder in their order. */
export function migrationsIn(folder: string): Migration[] {
  const names = readdirSync(folder).sort();
  return names.map((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    return { name, text, sent: `${text}\nINSERT INTO "d1_migrations" (name)\nvalues ('${name}');` };
  });
}

/** What D1 on Cloudflare refuses or reads otherwise, one line each. */
export function migrationBreaches(root = "."): string[] {
  return Object.values(migrationFolders).flatMap((folder) =>
    migrationsIn(join(root, folder)).flatMap(({ name, text, sent }) => {
      const bytes = Buffer.byteLength(sent);
      const statements = text.replace(/'(?:[^']|'')*'|--.*$/gm, "");
      const found = [
        bytes >= longest && `${bytes} bytes with what wrangler appends, of less than ${longest}`,
        text.includes("\r") && "a carriage return",
        /\btrigger\b/i.test(statements) && "a trigger",
        /\b(begin|commit|rollback|savepoint)\b/i.test(statements) && "a transaction",
      ];
      return found.filter(Boolean).map((what) => `migration: ${folder}/${name} has ${what}`);
    }),
  );
}
