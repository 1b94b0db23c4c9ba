/** In which order, under which names and with which blocks the home goes: as specified until an operator publishes something else. */
import { HomeBlock, homeBlocks } from "contract/content/home";
import * as z from "zod";
import { changes, reads } from "../act";
import type { HandlerContext } from "../handler";
import { batch, firstRow, rows, sql } from "../sql";

const layout = z.array(HomeBlock.extend({ hidden: z.boolean() })).max(homeBlocks.length);
type Layout = z.output<typeof layout>;
const specified: Layout = homeBlocks.map((block) => ({ ...block, hidden: false }));

/** Blocks that came with a later version of the site follow those that were ordered. */
async function layoutIn({ db }: HandlerContext, state: "draft" | "published"): Promise<Layout | null> {
  const row = await firstRow<{ blocks: string }>(db)`SELECT blocks FROM home_layouts WHERE state = ${state}`;
  if (!row) return null;
  const kept = layout.parse(JSON.parse(row.blocks));
  return [...kept, ...specified.filter(({ key }) => kept.every((block) => block.key !== key))];
}

export async function shownBlocks(context: HandlerContext): Promise<{ blocks: HomeBlock[] }> {
  const all = (await layoutIn(context, "published")) ?? specified;
  return { blocks: all.flatMap(({ key, name, hidden }) => (hidden ? [] : { key, name })) };
}

/** Visitors see a draft when it is published, and not before. */
export const homeLayout = {
  home: reads(z.object({}), async (_, context) => {
    const draft = await layoutIn(context, "draft");
    return { blocks: draft ?? (await layoutIn(context, "published")) ?? specified, isDraft: draft !== null };
  }),
  saveHome: changes(
    z.object({ blocks: layout }),
    ({ blocks }, { db }) =>
      rows(db)`INSERT OR REPLACE INTO home_layouts (state, blocks)
      VALUES ('draft', ${JSON.stringify(blocks)})`,
  ),
  endDraft: changes(z.object({ publish: z.boolean() }), ({ publish }, { db }) =>
    batch(db, [
      sql`INSERT OR REPLACE INTO home_layouts (state, blocks)
        SELECT 'published', blocks FROM home_layouts WHERE state = 'draft' AND ${Number(publish)}`,
      sql`DELETE FROM home_layouts WHERE state = 'draft'`,
    ]),
  ),
};
