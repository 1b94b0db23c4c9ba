/** The only door for HTML: two allow lists, one for feeds, one for editors. Who reads a feed has loaded the entities once and calls `smallHtml`. */

import { loadEntities } from "./entities";
import { smallHtml } from "./small-html";

/** What a product description may hold: paragraphs, lists, emphasis, small headings; no attributes. */
export async function sanitise(html: string): Promise<string> {
  await loadEntities();
  return smallHtml(html);
}

export async function sanitiseEditorial(html: string): Promise<string> {
  const { editorialHtml } = await import("./editorial-html");
  return editorialHtml(html);
}
