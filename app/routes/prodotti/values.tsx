/** The values of one filter group as links; colours carry a swatch. */
import type { ListingQuery } from "contract/listing/query";
import { Swatch } from "~/ui/swatch";
import { type FilterGroup, selectedIn, toggleHref } from "./filters";

export function Values({ group, query }: { group: FilterGroup; query: ListingQuery }) {
  const selected = selectedIn(query, group.key);
  return (
    <ul className={listClass(group)}>
      {group.values.map(([slug, label, count]) => (
        <li key={slug}>
          <a
            href={toggleHref(query, group.key, slug)}
            aria-current={selected.includes(slug) ? "true" : undefined}
          >
            {group.key === "colour" && <Swatch slug={slug} />}
            {`${label} `}
            <small>{count}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Lists of more than ten scroll (product.md 'Listing'). */
function listClass({ key, values }: FilterGroup): string {
  if (key === "size") return "values tight";
  return values.length > 10 ? "values long" : "values";
}
