/** What only the server knows about the document: nonce, critical CSS, how slots are written. */
import { createContext } from "react";
import type { Person } from "server/pages/person";

export interface ShellValue {
  nonce: string | undefined;
  /** Minified CSS of this page. */
  styles: string;
  /** Slots are written as elements of this name, which nobody can guess; null: for `person`. */
  mark: string | null;
  person: Person | null;
  /** HTML of what was posted to a page that failed; empty for all others. */
  givenBack: string;
  /** Small pictures, and none that nobody asked for. */
  savesData: boolean;
}

export const Shell = createContext<ShellValue>({
  nonce: undefined,
  styles: "",
  mark: null,
  person: null,
  givenBack: "",
  savesData: false,
});
