/** What tests ask of a page's HTML without a browser. */
import { all, attribute, type Element, readHtml, textOf as words } from "../tools/elements";

/** Addresses of all links, in order. */
export function links(html: string): string[] {
  return all(readHtml(html), "a[href]").map((link) => attribute(link, "href") ?? "");
}

/** The first link that the pattern matches; fails the test with the pattern when there is none. */
export function link(html: string, pattern: RegExp): string {
  const found = links(html).find((href) => pattern.test(href));
  if (!found) throw new Error(`No link like ${pattern}`);
  return found;
}

/** How many product cards the page holds, skeletons left out. */
export function cardCount(html: string): number {
  return [...html.matchAll(/<article class="card/g)].length;
}

/** The text of the first element of a kind. */
export function textOf(html: string, tag: string): string {
  return all(readHtml(html), tag).slice(0, 1).map(words).join("");
}

export function robots(html: string): string {
  return /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? "";
}

/** What every page has, whatever its status: Italian document, header with search, footer. */
export function isFramed(html: string): boolean {
  return (
    /<html lang="it"/.test(html) &&
    /<header class="top/.test(html) &&
    /name="cerca"/.test(html) &&
    /<footer/.test(html)
  );
}

/** A stack trace, an error class or a file name of ours in the text. */
export function leaksInternals(html: string): boolean {
  return /\bat [\w$.<>]+ \(|\bTypeError\b|\bUpstreamError\b|D1_ERROR|SQLITE|functions\/\[\[path|file:\/\//.test(
    html,
  );
}

/** A form as a browser without scripts would post it: one for each of its buttons. */
export interface PlainForm {
  action: string;
  fields: Record<string, string>;
  /** It sends a file. */
  multipart: boolean;
}

/** The posting forms of a page, filled as they come. */
export function plainForms(html: string): PlainForm[] {
  return all(readHtml(html), "form[method=post]").flatMap((form) => {
    const action = attribute(form, "action") ?? "";
    const multipart = attribute(form, "enctype") === "multipart/form-data";
    const fields = Object.fromEntries(all(form, "input, textarea, select").flatMap(filled));
    return all(form, "button").map((button) => {
      const name = attribute(button, "name");
      const own = name === null ? {} : { [name]: attribute(button, "value") ?? "" };
      return { action: attribute(button, "formaction") ?? action, fields: { ...fields, ...own }, multipart };
    });
  });
}

function filled(control: Element): [name: string, value: string][] {
  const name = attribute(control, "name");
  const type = attribute(control, "type");
  const isLeft = type === "file" || (type === "checkbox" && !control.attributes.has("checked"));
  if (name === null || isLeft) return [];
  if (control.tag === "textarea") return [[name, control.children.join("")]];
  if (control.tag === "input") return [[name, attribute(control, "value") ?? ""]];
  const options = all(control, "option");
  const chosen = options.find(({ attributes }) => attributes.has("selected")) ?? options[0];
  return [[name, (chosen && attribute(chosen, "value")) ?? ""]];
}
