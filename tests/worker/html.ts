/** Reads what a test needs from a page's HTML without a browser. */

/** Addresses of all links, entities decoded, in order. */
export function links(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map((match) => decoded(String(match[1])));
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

/** The text of the first element of a kind, tags stripped. */
export function textOf(html: string, tag: string): string {
  const inside = new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? "";
  return decoded(inside.replace(/<!--.*?-->|<[^>]+>/g, "")).trim();
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

function decoded(text: string): string {
  return text
    .replace(/&#(?:x([0-9a-f]+)|(\d+));/gi, (_, hex, plain) =>
      String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(plain)),
    )
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
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
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(([, head = "", inside = ""]) => {
    if (attribute(head, "method") !== "post") return [];
    const action = attribute(head, "action") ?? "";
    const multipart = attribute(head, "enctype") === "multipart/form-data";
    const fields = Object.fromEntries(filled(inside));
    const buttons = [...inside.matchAll(/<button\b([^>]*)>/g)].map(([, button = ""]) => button);
    return buttons.map((button) => {
      const name = attribute(button, "name");
      const own = name === null ? {} : { [name]: attribute(button, "value") ?? "" };
      return { action: attribute(button, "formaction") ?? action, fields: { ...fields, ...own }, multipart };
    });
  });
}

function filled(html: string): [name: string, value: string][] {
  const controls = /<(input|textarea|select)\b([^>]*)>(?:([\s\S]*?)<\/\1>)?/g;
  return [...html.matchAll(controls)].flatMap(([, kind, head = "", inside = ""]): [string, string][] => {
    const name = attribute(head, "name");
    const type = attribute(head, "type");
    if (name === null || type === "file" || (type === "checkbox" && !/\schecked/.test(head))) return [];
    if (kind === "textarea") return [[name, decoded(inside)]];
    if (kind === "input") return [[name, attribute(head, "value") ?? ""]];
    const options = [...inside.matchAll(/<option\b([^>]*)>/g)].map(([, option = ""]) => option);
    const chosen = options.find((option) => /\sselected/.test(option)) ?? options[0] ?? "";
    return [[name, attribute(chosen, "value") ?? ""]];
  });
}

function attribute(head: string, name: string): string | null {
  const found = new RegExp(`\\s${name}="([^"]*)"`, "i").exec(head)?.[1];
  return found === undefined ? null : decoded(found);
}
