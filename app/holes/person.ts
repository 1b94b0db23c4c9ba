/** The person in the browser: a small store whose first value travels in the document (`person-data.tsx`). */
import { useSyncExternalStore } from "react";
import type { Person } from "server/pages/person";

export const personDataId = "persona";

/** Whoever brings nothing of ours. */
const nobody: Person = {
  name: null,
  cartCount: 0,
  saved: [],
  sizes: [],
  renewAt: null,
  consent: "undecided",
  message: null,
};

let first: Person | null | undefined;
let current: Person | null | undefined;
const listeners = new Set<() => void>();

/** The person whose page this is; null for nobody. Follows `updatePerson`. */
export function usePerson(): Person | null {
  return useSyncExternalStore(subscribe, now, asWritten);
}

/** Notes what a visitor's own act has changed, for all holes of the page. */
export function updatePerson(change: Partial<Person>): void {
  current = { ...(now() ?? nobody), ...change };
  for (const listener of listeners) listener();
}

/** The person as of now, outside of components. */
export function now(): Person | null {
  if (current === undefined) current = asWritten();
  return current;
}

/** What the document was filled with: hydration begins with it. */
function asWritten(): Person | null {
  if (typeof document === "undefined") return null;
  first ??= JSON.parse(document.getElementById(personDataId)?.textContent || "null") as Person | null;
  return first;
}

let awake = false;

/** From here on, what mounts was not written by the server: the page is awake (`root.tsx`). */
export function nowAwake(): void {
  awake = true;
}

export function isAwake(): boolean {
  return awake;
}

/** Calls `listener` after each change; returns how to stop. */
export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
