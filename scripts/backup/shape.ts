/** What a backup has to know of a table: its columns, its key, and which rows of other tables its rows need. */

export interface TableShape {
  name: string;
  columns: string[];
  key: string[];
  needs: { column: string; table: string; key: string }[];
  /** Its rows name accounts (`user_id`), most without a foreign key. */
  isOfMembers: boolean;
}

/** Names come from our own list and from the schema, never from outside. */
export async function shapesOf(db: D1Database, tables: readonly string[]): Promise<TableShape[]> {
  const shapes: TableShape[] = [];
  for (const name of tables) {
    const [columns, links] = await db.batch<Record<string, string | number>>([
      db.prepare(`PRAGMA table_info("${name}")`),
      db.prepare(`PRAGMA foreign_key_list("${name}")`),
    ]);
    const all = columns?.results ?? [];
    if (all.length === 0)
      throw new Error(`The database has no table ${name}: bring it up to date first (npm run deploy).`);
    shapes.push({
      name,
      columns: all.map((column) => String(column.name)),
      key: all
        .filter(({ pk }) => Number(pk) > 0)
        .sort((a, b) => Number(a.pk) - Number(b.pk))
        .map((column) => String(column.name)),
      needs: (links?.results ?? []).map((link) => ({
        column: String(link.from),
        table: String(link.table),
        key: String(link.to ?? link.from),
      })),
      isOfMembers: name !== "users" && all.some((column) => column.name === "user_id"),
    });
  }
  return parentsFirst(shapes);
}

function parentsFirst(shapes: TableShape[]): TableShape[] {
  const sorted: TableShape[] = [];
  const take = (shape: TableShape) => {
    if (sorted.includes(shape)) return;
    for (const { table } of shape.needs) {
      const parent = shapes.find(({ name }) => name === table);
      if (parent && parent !== shape) take(parent);
    }
    sorted.push(shape);
  };
  shapes.forEach(take);
  return sorted;
}
