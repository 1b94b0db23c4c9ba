/** The only door for HTML: two allow lists, one for feeds, one for editors. */

/** What a product description may hold: paragraphs, lists, emphasis, small headings; no attributes. */
export { smallHtml as sanitise } from "./small-html";

export async function sanitiseEditorial(html: string): Promise<string> {
  const { editorialHtml } = await import("./editorial-html");
  return editorialHtml(html);
}
