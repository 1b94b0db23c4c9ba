/** What a screen reader lists of a page, from its HTML: landmarks, headings and live regions, with the names that it says. */
import { all, attribute, closest, type Element, nameOf, within } from "./elements";

export interface Outline {
  landmarks: { role: string; name: string; depth: number }[];
  headings: { level: number; name: string }[];
  /** How it is announced, and the landmark or element it stands in. */
  live: { how: string; where: string; inside: boolean }[];
}

export function outlineOf(page: Element): Outline {
  const heard = within(page).filter(isHeard);
  const landmarks = heard.flatMap((element) => {
    const role = landmarkOf(element, page);
    return role === null ? [] : [{ element, role, name: calledBy(element, page) }];
  });
  const around = (element: Element) => landmarks.filter(({ element: one }) => isInside(element, one));
  return {
    landmarks: landmarks.map(({ element, role, name }) => ({ role, name, depth: around(element).length })),
    headings: heard.flatMap((element) => {
      const level = levelOf(element);
      return level === null ? [] : [{ level, name: attribute(element, "aria-label") ?? spoken(element) }];
    }),
    live: heard.flatMap((element) => {
      const how = announced(element);
      if (how === null) return [];
      const inside = closest(element.parent, (one) => announced(one) !== null) !== null;
      const place = around(element).at(-1);
      return [{ how, where: place ? titled(place) : "document", inside }];
    }),
  };
}

/** The outline as text, a line each; rows of cards in one line. */
export function written({ landmarks, headings, live }: Outline): string {
  const runs: { level: number; names: string[] }[] = [];
  for (const { level, name } of headings) {
    const last = runs.at(-1);
    if (last?.level === level) last.names.push(name);
    else runs.push({ level, names: [name] });
  }
  return [
    "Landmarks",
    ...landmarks.map((one) => `${"  ".repeat(one.depth + 1)}${titled(one)}`),
    "Headings",
    ...runs.flatMap(({ level, names }) =>
      level > 2 && names.length > 3
        ? [`  h${level} × ${names.length}`]
        : names.map((name) => `  h${level} ${name}`),
    ),
    "Live regions",
    ...live.map(({ how, where }) => `  ${how} in ${where}`),
    "",
  ].join("\n");
}

/** What somebody who only hears the page would mind. */
export function faultsOf({ landmarks, headings, live }: Outline): string[] {
  const faults: string[] = [];
  const firsts = headings.filter(({ level }) => level === 1).length;
  if (firsts !== 1) faults.push(`${firsts} headings of the first level`);
  headings.forEach(({ level, name }, at) => {
    if (name === "") faults.push(`an h${level} without a name`);
    const before = headings[at - 1]?.level ?? 0;
    if (level > before + 1) faults.push(`h${level} «${name}» after h${before}`);
  });
  const mains = landmarks.filter(({ role }) => role === "main").length;
  if (mains !== 1) faults.push(`${mains} mains`);
  const titles = landmarks.map(titled);
  for (const title of new Set(titles.filter((one, at) => titles.indexOf(one) !== at)))
    faults.push(`${title}: more than once`);
  for (const { where, inside, how } of live) if (inside) faults.push(`a ${how} within another, in ${where}`);
  return faults;
}

const titled = ({ role, name }: { role: string; name: string }) => (name ? `${role} «${name}»` : role);

/** Hidden, not opened yet, or drawn only. */
function isHeard(element: Element): boolean {
  return closest(element, isSilent) === null;
}

function isSilent(element: Element): boolean {
  const { tag, parent } = element;
  const has = (name: string) => attribute(element, name) !== null;
  if (has("hidden") || has("popover") || attribute(element, "aria-hidden") === "true") return true;
  if (/^(template|noscript|script|style|svg|head)$/.test(tag) || (tag === "dialog" && !has("open")))
    return true;
  return parent?.tag === "details" && tag !== "summary" && attribute(parent, "open") === null;
}

const roles: Record<string, string> = {
  main: "main",
  nav: "navigation",
  aside: "complementary",
  search: "search",
};
const known = /^(banner|main|navigation|complementary|contentinfo|search|region|form)$/;

function landmarkOf(element: Element, page: Element): string | null {
  const said = attribute(element, "role");
  if (said !== null) return known.test(said) ? said : null;
  const { tag } = element;
  if (roles[tag]) return roles[tag];
  const sectioned = closest(element.parent, (one) => /^(article|aside|main|nav|section)$/.test(one.tag));
  if (tag === "header") return sectioned ? null : "banner";
  if (tag === "footer") return sectioned ? null : "contentinfo";
  const isNamed = calledBy(element, page) !== "";
  if (tag === "section") return isNamed ? "region" : null;
  if (tag === "form") return isNamed ? "form" : null;
  return null;
}

function calledBy(element: Element, page: Element): string {
  const ids = attribute(element, "aria-labelledby")?.split(/\s+/) ?? [];
  const named = ids.flatMap((id) => all(page, `[id="${id}"]`)).map(spoken);
  return named.join(" ") || (attribute(element, "aria-label") ?? "");
}

/** Its text, and what pictures in it say. */
function spoken(element: Element): string {
  const pictures = all(element, "img[alt]").map((one) => attribute(one, "alt") ?? "");
  return [nameOf(element), ...pictures].filter((part) => part !== "").join(" ");
}

function levelOf(element: Element): number | null {
  if (attribute(element, "role") === "heading") return Number(attribute(element, "aria-level") ?? 2);
  const level = /^h([1-6])$/.exec(element.tag)?.[1];
  return level === undefined || attribute(element, "role") !== null ? null : Number(level);
}

function announced(element: Element): string | null {
  const role = attribute(element, "role");
  if (role !== null && /^(status|alert|log)$/.test(role)) return role;
  const live = attribute(element, "aria-live");
  if (live !== null && live !== "off") return live;
  return element.tag === "output" ? "status" : null;
}

function isInside(element: Element, other: Element): boolean {
  return closest(element.parent, (one) => one === other) !== null;
}
