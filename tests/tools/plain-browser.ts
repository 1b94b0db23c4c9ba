/** A browser without scripts over HTTP, driven as a person does it: links by their words, fields by their labels, buttons by their names. */
import type { RequestInit } from "miniflare";
import { all, attribute, closest, type Element, nameOf, readHtml, textOf, within } from "./elements";
import { formOf, refusals, sent, standsIn, type Typed } from "./form-data";
import { type Jar, openJar } from "./jar";
import type { Site } from "./site";

/** The whole name, or what it must look like. */
export type Name = string | RegExp;

export class PlainBrowser {
  jar: Jar;
  origin: string;
  status = 0;
  /** Path and query of the page, or the whole address of another site, which is not asked. */
  path = "";
  html = "";
  page = readHtml("");
  private typed: Typed = new Map();

  constructor(site: Site, headers: Record<string, string> = {}) {
    this.jar = openJar(site, headers);
    this.origin = site.url.origin;
  }

  /** Opens an address, and what it leads on to. */
  async go(path: string, init: RequestInit = {}): Promise<void> {
    let [to, how] = [path, init];
    for (let hop = 0; hop < 6; hop++) {
      const { status, headers, html } = await this.jar.ask(to, how);
      const onward = status >= 300 && status < 400 ? headers.get("location") : null;
      this.path = to;
      this.status = status;
      if (onward === null) {
        this.html = html;
        this.page = readHtml(html);
        this.typed = new Map();
        return;
      }
      const address = new URL(onward, this.origin + to);
      if (address.origin !== this.origin) {
        this.path = address.href;
        return;
      }
      if (status > 303 && how.method === "POST")
        throw new Error(`${to} answers ${status}: a form would be sent twice`);
      const { referer = "" } = (how.headers ?? {}) as Record<string, string>;
      [to, how] = [address.pathname + address.search, referer ? { headers: { referer } } : {}];
    }
    throw new Error(`${path} leads round in circles`);
  }

  /** All that carry a name: `links("Catalogo").length`. */
  links(name: Name, inside: Element = this.page): Element[] {
    return all(inside, "a[href]").filter((one) => isCalled(one, name));
  }

  async follow(name: Name | Element, inside?: Element): Promise<void> {
    const link = isElement(name) ? name : only(this.links(name, inside), `link ${name}`);
    await this.go(this.addressIn(usable(link)), this.fromHere());
  }

  /** What a link gives to keep; the page stays. */
  async download(name: Name | Element): Promise<string> {
    const link = isElement(name) ? name : only(this.links(name), `link ${name}`);
    const { status, headers, html } = await this.jar.get(this.addressIn(usable(link)));
    if (status !== 200 || !headers.get("content-disposition")?.startsWith("attachment"))
      throw new Error(`${name} gives no file, but ${status}`);
    return html;
  }

  private addressIn(link: Element): string {
    const { pathname, search } = new URL(attribute(link, "href") ?? "", this.origin + this.path);
    return pathname + search;
  }

  /** Fields with a label, whether or not it says that they must be filled. */
  fields(label: Name, inside: Element = this.page): Element[] {
    const labels = all(this.page, "label");
    return all(inside, "input,select,textarea").filter((control) => {
      const own = labels.filter((one) =>
        attribute(one, "for") === null
          ? within(one).includes(control)
          : attribute(one, "for") === attribute(control, "id"),
      );
      const names = [attribute(control, "aria-label") ?? "", ...own.map(nameOf)];
      return names.some((name) => fits(name.replace(/ \(obbligatorio\)$/, ""), label));
    });
  }

  field(label: Name | Element, inside?: Element): Element {
    return isElement(label) ? label : only(this.fields(label, inside), `field ${label}`);
  }

  value(label: Name | Element): string {
    return String(standsIn(this.field(label), this.typed));
  }

  fill(label: Name | Element, text: string): void {
    const field = usable(this.field(label));
    const type = attribute(field, "type") ?? "text";
    const most = Number(attribute(field, "maxlength") ?? Number.POSITIVE_INFINITY);
    if (field.tag === "select" || /^(checkbox|radio|file|hidden)$/.test(type) || text.length > most)
      throw new Error(`${label} does not take «${text}»`);
    this.typed.set(field, text);
  }

  /** An option by its words or its value. */
  choose(label: Name | Element, option: string): void {
    const field = usable(this.field(label));
    const options = all(field, "option").filter(
      (one) => textOf(one) === option || attribute(one, "value") === option,
    );
    this.typed.set(field, attribute(usable(only(options, `option ${option}`)), "value") ?? option);
  }

  tick(label: Name | Element, on = true): void {
    const field = usable(this.field(label));
    if (attribute(field, "type") === "radio")
      for (const other of all(formOf(field, this.page) ?? this.page, "input[type=radio]"))
        if (attribute(other, "name") === attribute(field, "name")) this.typed.set(other, false);
    this.typed.set(field, on);
  }

  attach(label: Name | Element, file: File): void {
    this.typed.set(usable(this.field(label)), file);
  }

  buttons(name: Name, inside: Element = this.page): Element[] {
    return all(inside, "button").filter((one) => isCalled(one, name));
  }

  /** Sends the form of a button; a browser would not send one that lacks something. */
  async press(name: Name | Element, inside?: Element): Promise<void> {
    const button = usable(isElement(name) ? name : only(this.buttons(name, inside), `button ${name}`));
    const form = formOf(button, this.page);
    if (!form) throw new Error(`${name} belongs to no form, and scripts are off`);
    const wrong = refusals(form, button, this.page, this.typed);
    if (wrong.length > 0) throw new Error(`a browser would not send the form of ${name}: ${wrong}`);
    const { path, ...init } = await sent(form, button, this.page, this.typed);
    await this.go(this.addressOf(path), this.fromHere(init));
  }

  /** Says which page the visitor comes from, as browsers do within a site. */
  private fromHere({ headers, ...init }: RequestInit = {}): RequestInit {
    const own = headers as Record<string, string> | undefined;
    return { ...init, headers: { ...own, referer: this.origin + this.path } };
  }

  /** Follows it or presses it, whichever it is. */
  use(element: Element): Promise<void> {
    return element.tag === "a" ? this.follow(element) : this.press(element);
  }

  /** Presses the return key in a field: the first button of its form. */
  async enter(label: Name | Element): Promise<void> {
    const form = formOf(this.field(label), this.page);
    const [first] = form ? this.buttons(/^/, form) : [];
    if (!first) throw new Error(`${label} stands in no form that can be sent`);
    await this.press(first);
  }

  private addressOf(action: string): string {
    const { pathname, search } = new URL(action || this.path, this.origin + this.path);
    return pathname + search;
  }

  /** Opens what is folded under some words. */
  unfold(words: Name): void {
    const summary = all(this.page, "summary").find((one) => fits(nameOf(one), words));
    if (!summary?.parent) throw new Error(`nothing is folded under ${words}`);
    summary.parent.attributes = new Map([...summary.parent.attributes, ["open", ""]]);
  }

  /** A part of the page by its name. */
  region(name: Name): Element {
    return only(
      all(this.page, "section,nav,form,aside").filter((one) => this.isNamed(one, name)),
      `region ${name}`,
    );
  }

  private isNamed(element: Element, name: Name): boolean {
    const by = attribute(element, "aria-labelledby");
    const heading = by === null ? undefined : within(this.page).find((one) => attribute(one, "id") === by);
    return fits(attribute(element, "aria-label") ?? (heading ? textOf(heading) : ""), name);
  }

  /** The only element that a selector finds. */
  one(selector: string): Element {
    return only(all(this.page, selector), selector);
  }

  texts(selector: string, inside: Element = this.page): string[] {
    return all(inside, selector).map(textOf);
  }

  /** The words of every row, those of heads too. */
  rows(inside: Element = this.page): string[][] {
    return all(inside, "tr").map((row) => this.texts("th,td", row));
  }

  says(words: string): boolean {
    return textOf(this.page).includes(words);
  }
}

function isElement(name: Name | Element): name is Element {
  return typeof name === "object" && "tag" in name;
}

function fits(text: string, name: Name): boolean {
  return typeof name === "string" ? text === name : name.test(text);
}

function isCalled(element: Element, name: Name): boolean {
  if (closest(element, (one) => attribute(one, "aria-hidden") === "true")) return false;
  const pictures = all(element, "img").map((one) => attribute(one, "alt") ?? "");
  const words = attribute(element, "aria-label") ?? [nameOf(element), ...pictures].join(" ").trim();
  return fits(words, name);
}

function only(found: Element[], what: string): Element {
  if (found.length !== 1) throw new Error(`${found.length} times on the page: ${what}`);
  return found[0] as Element;
}

/** What can be met and pressed: not hidden, not folded away, not disabled. */
function usable(element: Element): Element {
  const hidden = closest(element, (one) => one.attributes.has("hidden") && !isLate(one));
  const folded = closest(
    element,
    ({ tag, parent }) => tag !== "summary" && parent?.tag === "details" && !parent.attributes.has("open"),
  );
  const disabled = closest(element, (one) => one.attributes.has("disabled"));
  if (hidden || folded || disabled || attribute(element, "type") === "hidden")
    throw new Error(`cannot be used: ${element.tag} ${[...element.attributes].join(" ")} ${textOf(element)}`);
  return element;
}

/** A section that came behind its page: where no scripts run it is shown (`app/root.tsx`). */
function isLate({ parent, attributes }: Element): boolean {
  return /^(body|#root)$/.test(parent?.tag ?? "") && attributes.get("id")?.startsWith("S:") === true;
}
