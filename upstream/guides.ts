/** Answers the rows of contract/guides.ts. */
import type { Guide } from "contract";
import type { z } from "zod";
import type { Desk, HandlersOf } from "./desk";
import { notFound } from "./refusal";
import { sanitiseEditorial } from "./sanitise";
import { prepare, rows, type Sql, sql } from "./sql";

type Wire = z.input<typeof Guide>;

function found({ db }: Desk, from: Sql): Promise<Wire[]> {
  return rows<Wire>(db, sql`SELECT g.slug, g.title AS titolo, g.body AS contenuto FROM ${from}`);
}

async function bySlug({ slug }: { slug: string }, desk: Desk): Promise<Wire> {
  const [guide] = await found(desk, sql`guides g WHERE g.slug = ${slug}`);
  if (!guide) throw notFound("Guida");
  return guide;
}

export const guides: HandlersOf<"guides"> = {
  list: (_, desk) => found(desk, sql`guides g ORDER BY g.position, g.slug`),
  bySlug,
  bySlugs: ({ slugs }, desk) =>
    found(
      desk,
      sql`json_each(${JSON.stringify(slugs)}) asked JOIN guides g ON g.slug = asked.value ORDER BY asked.key`,
    ),
  async save({ slug, titolo, contenuto, posizione }, desk) {
    const statement = sql`INSERT OR REPLACE INTO guides (slug, title, body, position)
      VALUES (${slug}, ${titolo}, ${sanitiseEditorial(contenuto)}, ${posizione})`;
    await prepare(desk.db, statement).run();
    return bySlug({ slug }, desk);
  },
  async remove({ slug }, { db }) {
    await prepare(db, sql`DELETE FROM guides WHERE slug = ${slug}`).run();
    return { done: true };
  },
};
