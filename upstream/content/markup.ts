/** Light markup as HTML; a file beside the second Worker, loaded when somebody writes a text. */
import { marked } from "marked";

const blocks = /<(p|div|h[1-6]|[uo]l|table|blockquote|section|figure|hr|br)\b[^>]*>/i;

/** What has blocks of its own is HTML already, and stays. */
export function htmlOf(text: string): string {
  return blocks.test(text) ? text : marked.parse(text, { async: false });
}
