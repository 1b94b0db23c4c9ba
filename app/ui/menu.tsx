/** Entries in the header, panels as popovers behind the content, so that products arrive first (app/DESIGN.md). */
import type { Picture as PictureData } from "domain/picture";
import { type MenuEntry, menuId } from "~/lib/menu-view";
import { HeldPicture } from "./held-picture";
import { Icon } from "./icon";
import { sourceOf } from "./picture";

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
        {"Menu "}
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
      <button type="button" className="back" {...{ popovertarget: id }}>
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
            <PanelPicture picture={entry.picture} />
          </HeldPicture>
        </div>
      )}
    </nav>
  );
}

/** One that every browser reads: few see it, and every page carries it. */
function PanelPicture({ picture }: { picture: PictureData }) {
  const { width, height, widths } = picture;
  return (
    <img
      src={sourceOf(picture, widths)}
      alt=""
      width={width ?? undefined}
      height={height ?? undefined}
      loading="lazy"
    />
  );
}

function panelId({ id }: MenuEntry): string {
  return `m${id}`;
}
