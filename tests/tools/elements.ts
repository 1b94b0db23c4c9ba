/** A page's HTML as a tree that can be asked without a browser; for HTML as this site writes it, where what opens is closed. */
import { decodeHTML } from "entities";

export interface Element {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  children: (Element | string)[];
  parent: Element | null;
}

const empty = new Set(["area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"]);
/** What stands in these is no HTML. */
const plain = /^(script|style|textarea|title)$/;

const token =
  /<!--[\s\S]*?-->|<![^>]*>|<(?<end>\/?)(?<tag>[a-z][^\s/>]*)(?<head>(?:[^>"']|"[^"]*"|'[^']*')*?)(?<closed>\/?)>|[^<]+|</gi;

export function readHtml(html: string): Element {
  const root: Element = { tag: "#root", attributes: new Map(), children: [], parent: null };
  let open = root;
  for (let found = token.exec(html); found; found = token.exec(html)) {
    const { end, tag: name, head = "", closed } = found.groups ?? {};
    if (name === undefined) {
      if (!found[0].startsWith("<!")) open.children.push(decodeHTML(found[0]));
      continue;
    }
    const tag = name.toLowerCase();
    if (end) {
      open = closest(open, (one) => one.tag === tag)?.parent ?? open;
      continue;
    }
    const element: Element = { tag, attributes: attributesOf(head), children: [], parent: open };
    open.children.push(element);
    if (empty.has(tag) || closed) continue;
    open = element;
    if (!plain.test(tag)) continue;
    const until = html.indexOf(`</${name}`, token.lastIndex);
    const inside = html.slice(token.lastIndex, until < 0 ? undefined : until);
    element.children.push(/^s/.test(tag) ? inside : decodeHTML(inside.replace(/^\n/, "")));
    token.lastIndex += inside.length;
  }
  return root;
}

function attributesOf(head: string): Map<string, string> {
  const written = /([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;
  return new Map(
    [...head.matchAll(written)].map(([, name = "", ...values]) => [
      name.toLowerCase(),
      decodeHTML(values.find((value) => value !== undefined) ?? ""),
    ]),
  );
}

export function closest(from: Element | null, wanted: (one: Element) => boolean): Element | null {
  let one = from;
  while (one && !wanted(one)) one = one.parent;
  return one;
}

export function attribute(element: Element, name: string): string | null {
  return element.attributes.get(name) ?? null;
}

/** What is written in it, spaces as a reader sees them; scripts and styles are no text. */
export function textOf(node: Element | string): string {
  return wordsOf(node, ({ tag }) => /^(script|style)$/.test(tag));
}

/** What names it for who hears the page: without signs that are drawn only, and without what one fills. */
export function nameOf(node: Element): string {
  return wordsOf(
    node,
    (one) => /^(script|style|select|textarea)$/.test(one.tag) || attribute(one, "aria-hidden") === "true",
  );
}

function wordsOf(node: Element | string, left: (one: Element) => boolean): string {
  const words = (one: Element | string): string =>
    typeof one === "string" ? one : left(one) ? "" : one.children.map(words).join("");
  return words(node).replace(/\s+/g, " ").trim();
}

/** All elements inside, in the order of the document. */
export function within(root: Element): Element[] {
  return root.children.flatMap((child) => (typeof child === "string" ? [] : [child, ...within(child)]));
}

/** Those that a selector of tags, ids, classes, attributes, descendants and commas finds. */
export function all(root: Element, selector: string): Element[] {
  const ways = selector.split(",").map((way) => way.trim().split(/\s+/).map(compound));
  return within(root).filter((element) => ways.some((way) => leadsTo(element, way)));
}

type Test = (element: Element) => boolean;

function compound(text: string): Test {
  const parts = text.match(/^(?:\*|[a-z][a-z0-9]*)|[.#][\w-]+|\[[^\]]+\]/gi) ?? [];
  if (parts.join("") !== text) throw new Error(`this selector is not read here: ${text}`);
  const tests = parts.map((part): Test => {
    const rest = part.slice(1);
    if (part.startsWith(".")) return (one) => (attribute(one, "class") ?? "").split(/\s+/).includes(rest);
    if (part.startsWith("#")) return (one) => attribute(one, "id") === rest;
    if (!part.startsWith("[")) return ({ tag }) => part === "*" || tag === part;
    const [, name = "", how, value = ""] =
      /^([\w-]+)(?:([$^]?=)["']?(.*?)["']?)?$/.exec(part.slice(1, -1)) ?? [];
    return ({ attributes }) => {
      const said = attributes.get(name);
      if (said === undefined || how === undefined) return said !== undefined;
      if (how === "=") return said === value;
      return how === "^=" ? said.startsWith(value) : said.endsWith(value);
    };
  });
  return (element) => tests.every((test) => test(element));
}

function leadsTo(element: Element, way: Test[]): boolean {
  const [last, ...before] = [...way].reverse();
  if (!last?.(element)) return false;
  let from = element.parent;
  for (const test of before) {
    const found = closest(from, test);
    if (!found) return false;
    from = found.parent;
  }
  return true;
}
