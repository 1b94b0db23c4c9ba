/** A form of the lists' page: what it does, with which list, and its last row. */
import type { ReactNode } from "react";

interface ActFormProps {
  /** As the page's action knows it (`loaders/wishlists`). */
  act: string;
  /** Null: that of a visitor without account. */
  list: number | null;
  action: string;
  /** The saved product that it is about. */
  item?: number;
  className?: string;
  /** Said when nobody answers. */
  failure?: string;
  children: ReactNode;
}

export function ActForm({ act, list, action, item, className, failure, children }: ActFormProps) {
  return (
    <form method="post" action={action} className={className} data-failure={failure}>
      <input type="hidden" name="atto" value={act} />
      {list !== null && <input type="hidden" name="lista" value={list} />}
      {item !== undefined && <input type="hidden" name="elemento" value={item} />}
      {children}
    </form>
  );
}

/** The button, and the way back to the list as it is. */
export function ActButtons({ label, back }: { label: string; back: string }) {
  return (
    <p className="actions">
      <button type="submit" className="button">
        {label}
      </button>{" "}
      <a className="button quiet" href={back}>
        Annulla
      </a>
    </p>
  );
}
