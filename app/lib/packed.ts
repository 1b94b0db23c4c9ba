/**
 * Loader data as one JSON text. Single fetch numbers every value of what it carries; for lists of like objects (cards,
 * menu, filters) that compresses to three times the size of plain JSON, so such lists travel as text.
 */
import { useMemo } from "react";

/** JSON text of a `T`; the mark exists for the types only. */
export type Packed<T> = string & { readonly packed?: T };

export function pack<T>(value: T): Packed<T> {
  return JSON.stringify(value) as Packed<T>;
}

export function unpack<T>(packed: Packed<T>): T {
  return JSON.parse(packed) as T;
}

/** The value behind a text, parsed once per component; a value that was never packed stays itself. */
export function useUnpacked<T extends object>(given: T | Packed<T>): T {
  return useMemo(() => (typeof given === "string" ? unpack(given) : given), [given]);
}
