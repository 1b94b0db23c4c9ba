/** What a format documents and nothing is made of, on purpose: apart from its profile, since only the command tells it. */
import names from "./documented.json";
import type { FeedFormat } from "./record";

const sets = Object.fromEntries(
  Object.entries(names).map(([format, text]) => [format, new Set(text.split(" "))]),
) as unknown as Readonly<Record<FeedFormat, ReadonlySet<string>>>;

/** @param name by `columnName` */
export function isLeftOut(format: FeedFormat | undefined, name: string): boolean {
  return format !== undefined && sets[format].has(name);
}
