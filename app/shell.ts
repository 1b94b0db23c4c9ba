/** What only the server knows about the document: nonce, critical CSS, how holes are written. The browser never downloads it as code. */
import { createContext } from "react";
import type { Person } from "server/pages/person";

export interface ShellValue {
  nonce: string | undefined;
  /** Minified CSS of this page; empty in the browser, where the element is already there. */
  styles: string;
  /** CSS of what stands after the first content. Written behind it, so that the first products come sooner. */
  lateStyles: string;
  /** Holes are written as elements of this name, which nobody can guess; null: for `person`, or as the browser knows. */
  mark: string | null;
  person: Person | null;
  /** HTML of what was posted to a page that failed; empty for all others, and in the browser. */
  givenBack: string;
}

export const Shell = createContext<ShellValue>({
  nonce: undefined,
  styles: "",
  lateStyles: "",
  mark: null,
  person: null,
  givenBack: "",
});
