/** In the place of what is empty: that it is, and where what belongs there is found. */
import { Fragment } from "react";

interface NothingProps {
  text: string;
  hint?: string | null;
  /** The first is the button that stands out. */
  ways?: readonly [href: string, label: string][];
}

export function Nothing({ text, hint, ways = [["/prodotti", "Guarda i prodotti"]] }: NothingProps) {
  return (
    <div className="nothing">
      <p>{text}</p>
      {hint && <p className="muted">{hint}</p>}
      <p className="actions">
        {ways.map(([href, label], at) => (
          <Fragment key={href}>
            <a className={at === 0 ? "button" : "button quiet"} href={href}>
              {label}
            </a>{" "}
          </Fragment>
        ))}
      </p>
    </div>
  );
}
