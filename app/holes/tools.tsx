/** The visitor's tools at the end of the header: the way to sign in, or name, lists and cart. */

import type { HoleKind } from "~/ui/hole";
import { Icon } from "~/ui/icon";

export const tools: HoleKind<null> = {
  name: "tools",
  state: (person) => (person?.name || person?.cartCount ? `${person.cartCount} ${person.name ?? ""}` : ""),
  Show: ({ person }) => {
    const name = person?.name ?? null;
    return (
      <div className="tools">
        <a className="tool account" href={name === null ? "/login" : "/account"}>
          <Icon name="user" drawn />
          <span>{name === null ? "Accedi" : firstName(name)}</span>
        </a>
        {name !== null && (
          <a className="tool" href="/account/wishlist">
            <Icon name="heart" drawn />
            <span className="vh">Le mie liste</span>
          </a>
        )}
      </div>
    );
  },
};

/** A header has room for one word. */
function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
