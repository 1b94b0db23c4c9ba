/** Kept pages that an operator throws away: named here for a day, which is as long as any page is kept. */
import * as z from "zod";
import { changes, reads } from "../act";
import { batch, rows, sql } from "../sql";

/** Stands for all pages. */
export const everyPage = "*";
const keptFor = 86_400_000;
const mostPages = 200;

export interface PurgedPage {
  path: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** The last ones first. */
export function purgedPages(db: D1Database): Promise<PurgedPage[]> {
  return rows<PurgedPage>(db, sql`SELECT path, at FROM purged_pages ORDER BY at DESC LIMIT ${mostPages}`);
}

/** As it is typed or pasted: with or without the host, and whatever stands behind the path. */
const pageAddress = z
  .string()
  .trim()
  .transform((typed) =>
    typed === everyPage ? typed : (typed.replace(/^https?:\/\/[^/?#]+/i, "") || "/").split(/[?#]/)[0],
  )
  .pipe(z.string().regex(/^(\*|\/\S{0,300})$/, "Scrivi l’indirizzo di una pagina del sito, come /prodotti."));

export const keptPages = {
  purge: changes(
    z.object({ path: pageAddress }),
    async ({ path }, { db, now }) => {
      await batch(db, [
        sql`DELETE FROM purged_pages WHERE at < ${now.getTime() - keptFor}`,
        sql`INSERT INTO purged_pages (path, at) VALUES (${path}, ${now.getTime()})
          ON CONFLICT DO UPDATE SET at = excluded.at`,
      ]);
    },
    { about: ["path"] },
  ),
  purged: reads(z.object({}), (_, { db }) => purgedPages(db)),
};
