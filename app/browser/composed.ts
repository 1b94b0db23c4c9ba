/** Quick presses: each says what it changes of the shown page, and counts from what is wanted by now, as if that had been shown. Pure. */
import { holds } from "contract/listing/params";

/**
 * The wanted address with what `pressed` changes in `shown`.
 * @param own names of which the press says all, as a form does of its fields
 * @param base what it starts from, where that is not the shown address but what its search was understood as
 */
export function composed(shown: URL, wanted: URL, pressed: URL, own: string[] = [], base = shown): URL {
  if (base !== shown && searchIn(wanted) === searchIn(shown))
    return composed(base, composed(shown, wanted, base), pressed, own);
  const kindOf = (name: string) => {
    const kind = own.includes(name) ? "passing" : holds(name);
    return kind === "passing" || base.pathname === "/prodotti" ? kind : "text";
  };
  const valuesIn = ({ searchParams }: URL, name: string) =>
    searchParams.getAll(name).flatMap((text) => (kindOf(name) === "list" ? text.split(",") : text));
  // In the order of a form, which no redirect mends where a page takes any.
  const names = new Set([pressed, wanted, base].flatMap(({ searchParams }) => [...searchParams.keys()]));
  const changed = [...names].filter(
    (name) => kindOf(name) !== "passing" && `${valuesIn(base, name)}` !== `${valuesIn(pressed, name)}`,
  );
  const said = new URLSearchParams();
  for (const name of names) {
    const kind = kindOf(name);
    const [before, after, now] = [valuesIn(base, name), valuesIn(pressed, name), valuesIn(wanted, name)];
    let values = kind === "passing" ? after : now;
    if (changed.includes(name)) values = changedOf(kind, before, after, now, changed.length === 1);
    for (const value of kind === "list" && values.length > 0 ? [values.join()] : values)
      said.append(name, value);
  }
  const to = new URL(pressed);
  to.search = `${said}`.replaceAll("%2C", ",");
  return to;
}

function searchIn({ searchParams }: URL): string | null {
  return searchParams.get("cerca");
}

/** @param alone whether nothing else changes: then it is one value, which goes where it is and comes where it is not */
function changedOf(kind: string, before: string[], after: string[], now: string[], alone: boolean): string[] {
  const added = after.filter((value) => !before.includes(value));
  const taken = before.filter((value) => !after.includes(value));
  const [value = "", ...more] = [...added, ...taken];
  if (kind === "choice" && alone) return now.includes(value) ? [] : [value];
  // What changes along with something else gives way to what was chosen itself.
  if (kind !== "list") return alone || `${now}` === `${before}` ? after : now;
  if (alone && more.length === 0)
    return now.includes(value) ? now.filter((other) => other !== value) : [...now, value];
  return [...now.filter((other) => !taken.includes(other)), ...added.filter((other) => !now.includes(other))];
}
