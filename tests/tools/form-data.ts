/** What a form of a page sends, and why a browser would not send it. */
import { all, attribute, closest, type Element, textOf, within } from "./elements";
import { multipart } from "./multipart";

/** What was typed, chosen, ticked or attached since the page came. */
export type Typed = Map<Element, string | boolean | File>;

export function formOf(control: Element, page: Element): Element | null {
  const named = attribute(control, "form");
  if (named !== null) return all(page, `form#${named}`)[0] ?? null;
  return closest(control, ({ tag }) => tag === "form");
}

function controlsOf(form: Element, page: Element): Element[] {
  return within(page).filter(
    (one) =>
      /^(input|select|textarea)$/.test(one.tag) &&
      formOf(one, page) === form &&
      !closest(one, ({ attributes }) => attributes.has("disabled")),
  );
}

const typeOf = (control: Element) => attribute(control, "type") ?? "text";

/** What stands in a field: its text, the chosen value, whether a box is ticked, a file. */
export function standsIn(control: Element, typed: Typed): string | boolean | File {
  const said = typed.get(control);
  if (said !== undefined) return said;
  if (control.tag === "textarea") return control.children.join("");
  if (control.tag === "select") {
    const options = all(control, "option");
    const option = options.find(({ attributes }) => attributes.has("selected")) ?? options[0];
    return option ? (attribute(option, "value") ?? textOf(option)) : "";
  }
  if (/^(checkbox|radio)$/.test(typeOf(control))) return control.attributes.has("checked");
  return typeOf(control) === "file" ? new File([], "") : (attribute(control, "value") ?? "");
}

const shapes: Record<string, (text: string) => boolean> = {
  email: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
  url: (text) => URL.canParse(text),
  number: (text) => text.trim() !== "" && Number.isFinite(Number(text)),
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text),
};

/** The fields that keep a browser from sending, each with what is wrong. */
export function refusals(form: Element, button: Element, page: Element, typed: Typed): string[] {
  if (form.attributes.has("novalidate") || button.attributes.has("formnovalidate")) return [];
  return controlsOf(form, page).flatMap((control) => {
    const name = attribute(control, "name") ?? "";
    const value = standsIn(control, typed);
    const missing = value === "" || value === false || (value instanceof File && value.size === 0);
    if (missing) return control.attributes.has("required") ? [`${name} is missing`] : [];
    if (typeof value !== "string") return [];
    const pattern = attribute(control, "pattern");
    const shaped = shapes[typeOf(control)]?.(value) ?? true;
    const fits = pattern === null || new RegExp(`^(?:${pattern})$`, "v").test(value);
    return shaped && fits ? [] : [`${name} is «${value}»`];
  });
}

function entriesOf(form: Element, button: Element, page: Element, typed: Typed): [string, string | File][] {
  const filled = controlsOf(form, page).flatMap((control): [string, string | File][] => {
    const name = attribute(control, "name");
    const value = standsIn(control, typed);
    if (!name || value === false || /^(submit|button|image|reset)$/.test(typeOf(control))) return [];
    return [[name, value === true ? (attribute(control, "value") ?? "on") : value]];
  });
  const own = attribute(button, "name");
  return own === null ? filled : [...filled, [own, attribute(button, "value") ?? ""]];
}

/** The request that the button makes of the form. */
export async function sent(form: Element, button: Element, page: Element, typed: Typed) {
  const path = attribute(button, "formaction") ?? attribute(form, "action") ?? "";
  const method = (attribute(button, "formmethod") ?? attribute(form, "method") ?? "get").toUpperCase();
  const entries = entriesOf(form, button, page, typed);
  const fields = new URLSearchParams(
    entries.map(([name, value]): [string, string] => [name, typeof value === "string" ? value : value.name]),
  );
  if (method === "GET") return { path: `${path.replace(/[?#].*$/, "")}?${fields}`, method };
  if (attribute(form, "enctype") !== "multipart/form-data")
    return { path, method, ...encoded(fields.toString(), "application/x-www-form-urlencoded") };
  const parts = new FormData();
  for (const [name, value] of entries) parts.append(name, value);
  const { type, body } = await multipart(parts);
  return { path, method, ...encoded(body, type) };
}

function encoded(body: string | ArrayBuffer, type: string) {
  return { body, headers: { "content-type": type } };
}
