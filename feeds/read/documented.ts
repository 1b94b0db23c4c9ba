import documented from "./documented.json";
import type { FeedFormat } from "./record";

/** What a format documents and nothing is made of, on purpose: the command alone tells it. @param name by `columnName` */
export function isLeftOut(format: FeedFormat | undefined, name: string): boolean {
  return format !== undefined && documented[format].split(" ").includes(name);
}
