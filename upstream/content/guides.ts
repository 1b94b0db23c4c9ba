/** Answers the rows of contract/guides.ts. */
import type { Guide } from "contract";
import type { HandlerContext, HandlersOf } from "../handler";
import { notFound } from "../refusal";
import { prepare, rows, type Sql, sql } from "../sql";
import { sanitiseEditorial } from "./sanitise";

function found({ db }: HandlerContext, from: Sql): Promise<Guide[]> {
  return rows<Guide>(db, sql`SELECT g.slug, g.title, g.body FROM ${from}`);
}

async function bySlug({ slug }: { slug: string }, context: HandlerContext): Promise<Guide> {
  const [guide] = await found(context, sql`guides g WHERE g.slug = ${slug}`);
  if (!guide) throw notFound("Guida");
  return guide;
}

export const guides: HandlersOf<"guides"> = {
  list: (_, context) => found(context, sql`guides g ORDER BY g.position, g.slug`),
  bySlug,
  bySlugs: ({ slugs }, context) =>
    found(
      context,
      sql`json_each(${JSON.stringify(slugs)}) asked JOIN guides g ON g.slug = asked.value ORDER BY asked.key`,
    ),
  async save({ slug, title, body, position }, context) {
    const statement = sql`INSERT OR REPLACE INTO guides (slug, title, body, position)
      VALUES (${slug}, ${title}, ${sanitiseEditorial(body)}, ${position})`;
    await prepare(context.db, statement).run();
    return bySlug({ slug }, context);
  },
  async remove({ slug }, { db }) {
    await prepare(db, sql`DELETE FROM guides WHERE slug = ${slug}`).run();
    return { done: true };
  },
};
