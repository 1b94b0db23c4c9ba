/** Kept pages that an operator throws away: named here for a day, which is as long as any page is kept. */
import * as z from "zod";
import { changes, reads } from "../act";
import { batch, rows, type Sql, sql } from "../sql";

/** Stands for all pages. */
export const everyPage = "*";
/** Stands for what pages show having changed: they go out again once they are rendered anew, or where that fails. */
const changedMark = "";
/** Domains of which no visitor sees a change; an import says by itself that it has ended. */
const unseen = new Set(
  "brokenPictures catalogue commissions feedSources feeds inbox keptPages operators tracking users".split(
    " ",
  ),
);
const keptFor = 86_400_000;
const mostPages = 200;

export interface PurgedPage {
  path: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** The last ones first, and when anything that pages show was changed last. */
export async function purgedPages(db: D1Database): Promise<{ pages: PurgedPage[]; changedAt: number }> {
  const all = await rows<PurgedPage>(db)`
    SELECT path, at FROM purged_pages ORDER BY path = ${changedMark} DESC, at DESC LIMIT ${mostPages}`;
  const isMark = ({ path }: PurgedPage) => path === changedMark;
  return { pages: all.filter((one) => !isMark(one)), changedAt: all.find(isMark)?.at ?? 0 };
}

/** Written with whatever changes what visitors see. */
export function pagesChanged(now: Date): Sql {
  return sql`INSERT INTO purged_pages (path, at) VALUES (${changedMark}, ${now.getTime()})
    ON CONFLICT DO UPDATE SET at = MAX(at, excluded.at)`;
}

/** Whether visitors see what this call of the desk changes. */
export function isSeen(call: string): boolean {
  return !unseen.has(call.split(".")[0] ?? "");
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
  purge: changes(z.object({ path: pageAddress }), { about: ["path"] }, async ({ path }, { db, now }) => {
    await batch(db, [
      sql`DELETE FROM purged_pages WHERE at < ${now.getTime() - keptFor}`,
      sql`INSERT INTO purged_pages (path, at) VALUES (${path}, ${now.getTime()})
          ON CONFLICT DO UPDATE SET at = excluded.at`,
    ]);
  }),
  purged: reads(z.object({}), async (_, { db }) => (await purgedPages(db)).pages),
};
