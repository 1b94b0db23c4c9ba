/** The visitor's tools at the end of the header: the way to sign in, or name, lists and cart. */

import { Icon } from "~/ui/icon";
import type { SlotKind } from "~/ui/slot";

export const tools: SlotKind<null> = {
  name: "tools",
  state: (person) => {
    const hasSaved = (person?.saved.length ?? 0) > 0;
    return person && (person.name || person.cartCount || hasSaved)
      ? `${person.cartCount} ${hasSaved} ${person.name ?? ""}`
      : "";
  },
  Show: ({ person }) => {
    const name = person?.name ?? null;
    const pieces = person?.cartCount ?? 0;
    return (
      // The lists first: where the first goods are saved, nothing beside them moves.
      <div className="tools" id="strumenti" data-swap="">
        {(name !== null || (person?.saved.length ?? 0) > 0) && (
          <a className="tool" href={name === null ? "/wishlist" : "/account/wishlist"}>
            <Icon name="heart" drawn />
            <span className="vh">{name === null ? "La mia lista" : "Le mie liste"}</span>
          </a>
        )}{" "}
        <a className="tool account" href="/account">
          <Icon name="user" drawn />
          <span>{name === null ? "Accedi" : firstName(name)}</span>
        </a>{" "}
        <a className="tool cart" href="/carrello">
          <Icon name="bag" drawn />
          <span className="vh">{piecesText(pieces)}</span>{" "}
          {pieces > 0 && (
            <b className="count" aria-hidden="true">
              {pieces > 99 ? "99+" : pieces}
            </b>
          )}
        </a>
      </div>
    );
  },
};

function piecesText(pieces: number): string {
  if (pieces === 0) return "Carrello, vuoto";
  return pieces === 1 ? "Carrello, 1 prodotto" : `Carrello, ${pieces} prodotti`;
}

/** A header has room for one word. */
function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
