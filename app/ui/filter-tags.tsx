/** The active filters of a list: one link each that takes it away, and one that takes all away. */
import { Icon } from "./icon";

interface FilterTagsProps {
  tags: readonly { label: string; href: string }[];
  /** The list without any of them. */
  reset: string;
}

export function FilterTags({ tags, reset }: FilterTagsProps) {
  if (tags.length === 0) return null;
  return (
    <ul className="tags" aria-label="Filtri attivi">
      {tags.map(({ label, href }) => (
        <li key={href}>
          <a className="chip" href={href}>
            <span className="vh">Rimuovi il filtro </span>
            {label}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a href={reset}>Azzera filtri</a>
      </li>
    </ul>
  );
}
