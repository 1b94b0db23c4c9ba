/** A place in a shared page that depends on the person: a marker, which the edge fills (`server/pages/fill.ts`). */
import { createElement, type ReactNode, useContext } from "react";
import type { SlotEdge } from "server/pages/fill";
import type { Person } from "server/pages/person";
import { Shell } from "../shell";

/** What a slot's component gets. `of` is what the page says about this place, the same for everybody. */
interface SlotProps<Of, Loaded = undefined> {
  of: Of;
  /** Null for nobody: no cookie of ours, or nothing known in time. */
  person: Person | null;
  /** What `load` brought, at the edge only. */
  loaded?: Loaded;
}

/** A file in `app/slots/` and a line in `slots/index.ts`. Rendered alone and within pages: no bare text, `useId` or nonce. */
export interface SlotKind<Of, Loaded = undefined> {
  name: string;
  Show(props: SlotProps<Of, Loaded>): ReactNode;
  /** What of the person this place depends on: equal texts mean equal HTML, which is then rendered once. */
  state(person: Person | null, of: Of): string;
  /** Content that has to be asked for, for somebody only; the page waits a moment for it, at this place and not before. Null: nothing to ask. */
  load?(of: Of, edge: SlotEdge): Promise<Loaded> | null;
  /** Stands in when `load` fails or is late. */
  failed?: Loaded;
}

/** `of` must be plain JSON, and small: it is written into the page once per place. */
export function Slot<Of, Loaded>({ kind, of }: { kind: SlotKind<Of, Loaded>; of: Of }) {
  const shell = useContext(Shell);
  if (shell.mark) return createElement(`x-${shell.mark}`, { n: kind.name, p: JSON.stringify(of) });
  return <kind.Show of={of} person={shell.person} />;
}
