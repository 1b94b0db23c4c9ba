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
    <ul className="line tags" aria-label="Filtri attivi">
      {tags.map(({ label, href }) => (
        <ChipAway key={href} verb="Rimuovi il filtro" label={label} href={href} />
      ))}
      <li data-whole="">
        <a href={reset}>Azzera filtri</a>
      </li>
    </ul>
  );
}

interface ChipAwayProps {
  /** What the press does, for screen readers: 'Rimuovi il filtro'. */
  verb: string;
  label: string;
  href: string;
  rel?: string;
}

/** One thing of a list that a link takes away. */
export function ChipAway({ verb, label, href, rel }: ChipAwayProps) {
  return (
    <li>
      <a className="chip" href={href} rel={rel}>
        <span className="vh">{`${verb} `}</span>
        {label}
        <Icon name="close" />
      </a>
    </li>
  );
}
