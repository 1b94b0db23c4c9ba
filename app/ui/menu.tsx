/**
 * The menu in two parts. The entries stand in the header, so that the keyboard meets them where the eye does; the panels with
 * their hundred links stand after the content, so that the first products arrive before they do. A panel is a `popover`: its
 * button opens it, Escape closes it, and Tab walks from the button into it wherever it stands, all without a script
 * (app/DESIGN.md). Up to 1080 px the entries slide in as the `:target` of the address.
 */
import { type MenuEntry, menuId } from "~/lib/menu-view";
import { HeldPicture } from "./held-picture";
import { Icon } from "./icon";
import { Picture } from "./picture";

/** Shown before the menu is known, and when the upstream has none: the two places that always exist. */
const fallbackEntries: MenuEntry[] = [
  { id: -1, name: "Tutti i prodotti", href: "/prodotti", groups: [], picture: null },
  { id: -2, name: "Brand", href: "/brand", groups: [], picture: null },
];

interface MenuProps {
  entries: MenuEntry[];
}

const label = "Menu principale";

export function Menu({ entries }: MenuProps) {
  const shown = entries.length > 0 ? entries : fallbackEntries;
  return (
    <nav className="menu" id={menuId} aria-label={label}>
      <div className="menu-head">
        Menu{" "}
        <a className="tool" href="#inizio" aria-label="Chiudi il menu">
          ×
        </a>
      </div>
      <ul className="tops">
        {shown.map((entry) => (
          <li key={entry.id}>
            <a href={entry.href}>{entry.name}</a>
            {entry.groups.length > 0 && (
              <button
                type="button"
                aria-label={`Sottomenu ${entry.name}`}
                {...{ popovertarget: panelId(entry) }}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The panels of all entries; styles show one when its entry is hovered (`n…` is the entry's place). */
export function MenuPanels({ entries }: MenuProps) {
  return (
    <div className="panels">
      {entries.map(
        (entry, index) => entry.groups.length > 0 && <Panel key={entry.id} entry={entry} place={index + 1} />,
      )}
    </div>
  );
}

function Panel({ entry, place }: { entry: MenuEntry; place: number }) {
  const id = panelId(entry);
  return (
    <nav className={`panel n${place}`} id={id} aria-label={entry.name} {...{ popover: "auto" }}>
      <button type="button" className="back" {...{ popovertarget: id, popovertargetaction: "hide" }}>
        <Icon name="left" /> Torna indietro
      </button>{" "}
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
          <HeldPicture>
            <Picture picture={entry.picture} sizes="280px" alt="" max={640} />
          </HeldPicture>
        </div>
      )}
    </nav>
  );
}

function panelId({ id }: MenuEntry): string {
  return `m${id}`;
}
