/** What visitors read of the guides. */
import type { Guide } from "contract";
import type { HandlerContext, HandlersOf } from "../handler";
import { firstOf } from "../refusal";
import { rows, type Sql, sql } from "../sql";

function found({ db }: HandlerContext, from: Sql): Promise<Guide[]> {
  return rows<Guide>(db)`SELECT g.slug, g.title, g.body FROM ${from}`;
}

export const guides: HandlersOf<"guides"> = {
  list: (_, context) => found(context, sql`guides g ORDER BY g.position, g.slug`),
  bySlug: ({ slug }, context) => firstOf(found(context, sql`guides g WHERE g.slug = ${slug}`), "Guida"),
  bySlugs: ({ slugs }, context) =>
    found(
      context,
      sql`json_each(${JSON.stringify(slugs)}) asked JOIN guides g ON g.slug = asked.value ORDER BY asked.key`,
    ),
};
