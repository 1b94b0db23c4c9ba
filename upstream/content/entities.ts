/** Entities of HTML in texts of strangers. */
let table: typeof import("./entities-table") | undefined;

/** Whoever calls `decodeHTML` awaits it before: `readFeed` and `sanitise` do. */
export async function loadEntities(): Promise<void> {
  table ??= await import("./entities-table");
}

export function decodeHTML(text: string): string {
  if (!table) throw new Error("decodeHTML without loadEntities");
  return table.decodeHTML(text);
}
