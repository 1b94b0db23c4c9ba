/** The values of one filter group as links; colours carry a swatch. */
import type { ListingQuery } from "contract/listing";
import { type FilterGroup, type GroupKey, selectedIn, toggleHref } from "./filters";

export function Values({ group, query }: { group: FilterGroup; query: ListingQuery }) {
  const selected = selectedIn(query, group.key);
  return (
    <ul className={listClass(group.key)}>
      {group.values.map(([slug, label, count]) => (
        <li key={slug}>
          <a
            href={toggleHref(query, group.key, slug)}
            aria-current={selected.includes(slug) ? "true" : undefined}
          >
            {group.key === "colour" && <i className={`c-${slug}`} />}
            {label} <small>{count}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}

function listClass(key: GroupKey): string {
  if (key === "size") return "values tight";
  return key === "category" ? "values plain" : "values";
}
