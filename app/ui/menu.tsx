/**
 * The menu, once in the document for both layouts. It stands after the content so that the first products arrive before
 * a hundred links do; styles put it under the header. Up to 1080 px it slides in when it is the `:target` of the address;
 * a `<details>` beside each entry opens its panel. No script is needed for either.
 */
import type { MenuEntry } from "~/lib/menu-view";
import { type Packed, useUnpacked } from "~/lib/packed";
import { Icon } from "./icon";
import { Picture } from "./picture";

export const menuId = "menu";

/** Shown before the menu is known, and when the upstream has none: the two places that always exist. */
const fallbackEntries: MenuEntry[] = [
  { id: -1, name: "Tutti i prodotti", href: "/prodotti", groups: [], picture: null },
  { id: -2, name: "Brand", href: "/brand", groups: [], picture: null },
];

export function Menu({ entries }: { entries: MenuEntry[] | Packed<MenuEntry[]> }) {
  const known = useUnpacked(entries);
  const shown = known.length > 0 ? known : fallbackEntries;
  return (
    <nav className="menu" id={menuId} aria-label="Menu principale">
      <div className="menu-head">
        <span>Menu</span>
        <a className="tool" href="#inizio">
          <Icon name="close" />
          <span className="vh">Chiudi il menu</span>
        </a>
      </div>
      <ul className="tops">
        {shown.map((entry) => (
          <li key={entry.id}>
            <a href={entry.href}>{entry.name}</a>
            {entry.groups.length > 0 && <Submenu entry={entry} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Submenu({ entry }: { entry: MenuEntry }) {
  return (
    <>
      <details name="sottomenu">
        <summary>
          <span className="back">
            <Icon name="left" /> Torna indietro
          </span>
          <span className="vh">{`Sottomenu ${entry.name}`}</span>
          <Icon name="down" className="more" />
        </summary>
      </details>
      <div className="panel">
        <a className="whole" href={entry.href}>
          {`Tutto ${entry.name}`}
        </a>
        <div className="columns">
          {entry.groups.map((group) => (
            <div key={group.name}>
              <p className="group">{group.name}</p>
              <ul>
                {group.links.map((link) => (
                  <li key={link.href + link.name}>
                    <a href={link.href}>{link.name}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {entry.picture && (
          <div className="panel-picture">
            <Picture picture={entry.picture} sizes="280px" alt="" max={640} />
          </div>
        )}
      </div>
    </>
  );
}
