/** Renders the slots of a page for one person: what `server/pages` calls to fill kept pages, through the Remix build. */
import { renderToString } from "react-dom/server";
import type { SlotRenderer } from "server/pages/fill";
import { Shell } from "../shell";
import { slots } from "../slots";

const kinds = new Map(slots.map((kind) => [kind.name, kind]));

export const slotRenderer: SlotRenderer = {
  state: (name, of, person) => kinds.get(name)?.state(person, of) ?? "",
  loads: (name) => kinds.get(name)?.load !== undefined,
  load: (name, of, edge) => kinds.get(name)?.load?.(of, edge) ?? null,
  failed: (name) => kinds.get(name)?.failed,
  render(name, of, person, loaded) {
    const kind = kinds.get(name);
    if (!kind) return "";
    const shell = { nonce: undefined, styles: "", mark: null, person, givenBack: "", savesData: false };
    return renderToString(
      <Shell.Provider value={shell}>
        <kind.Show of={of} person={person} loaded={loaded} />
      </Shell.Provider>,
    );
  },
};
