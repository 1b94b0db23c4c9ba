/** What the columns of a feed are good for: what of them is used, documented as useless, or left. */
import { facetOf } from "./normalise/values";
import { apart } from "./read/blanks";
import { columnName } from "./read/columns";
import { isLeftOut } from "./read/documented";
import type { FeedRecord } from "./read/record";

const mostFree = 200;

export class ColumnsSeen {
  /** Rows change with the time: dates of sales and ends. */
  isTimed = false;
  /** Free columns, and what is made of them: a facet, nothing on purpose, nothing. */
  private readonly free = new Map<string, "used" | "documented" | "left">();

  look({ cells, attributes, format }: FeedRecord): void {
    this.isTimed ||= Boolean(cells.sale_price_effective_date || cells.expiration_date);
    for (const [name] of attributes) {
      if (this.free.size >= mostFree || this.free.has(name)) continue;
      const isDocumented = isLeftOut(format, columnName(name));
      this.free.set(apart(name), facetOf(name) !== null ? "used" : isDocumented ? "documented" : "left");
    }
  }

  unused(why: "documented" | "left"): string[] {
    return [...this.free].flatMap(([name, is]) => (is === why ? [columnName(name)] : []));
  }
}
