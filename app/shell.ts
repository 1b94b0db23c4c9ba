/** What only the server knows about the document: the nonce and the critical CSS. The browser never downloads it as code. */
import { createContext } from "react";

export interface ShellValue {
  nonce: string | undefined;
  /** Minified CSS of this page; empty in the browser, where the element is already there. */
  styles: string;
  /** CSS of what stands after the content: menu, footer. Written there, so that the first products come sooner. */
  lateStyles: string;
}

export const Shell = createContext<ShellValue>({ nonce: undefined, styles: "", lateStyles: "" });
