/** The member's lists as a strip of chips that scrolls; the chosen one is the page. */
import { useLocation } from "@remix-run/react";
import { countText } from "~/ui/wishlists/save-panel";

export function ListStrip({
  lists,
  chosen,
}: {
  lists: { id: number; name: string; count: number }[];
  chosen: number;
}) {
  const { pathname } = useLocation();
  return (
    <nav className="list-strip" aria-label="Le tue liste">
      <ul>
        {lists.map(({ id, name, count }) => (
          <li key={id}>
            <a href={`${pathname}?list=${id}`} aria-current={id === chosen ? "page" : undefined}>
              {name} <span className="muted">{count}</span>
              <span className="vh"> {countText(count).replace(/^\d+ /, "")}</span>
            </a>
          </li>
        ))}
        <li>
          <a className="new" href="/account/create-wishlist">
            <span aria-hidden="true">+ </span>Crea una lista
          </a>
        </li>
      </ul>
    </nav>
  );
}
