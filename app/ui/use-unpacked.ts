/** What a loader packed (`lib/packed`), as a value for components. */
import { useMemo } from "react";
import { type Packed, unpack } from "~/lib/packed";

/** The value behind a text, parsed once per component; a value that was never packed stays itself. */
export function useUnpacked<T extends object>(given: T | Packed<T>): T {
  return useMemo(() => (typeof given === "string" ? unpack(given) : given), [given]);
}
