/** Quick presses: links say what they change of the shown address, and each change counts from what is wanted by now. Pure. */

/** The wanted address with what `pressed` changes in `shown`. A link for one value of a list is a toggle: it undoes an equal press before. */
export function composed(shown: URL, pressed: URL, wanted: URL, decided: readonly string[] = []): URL {
  if (shown.search === wanted.search) return pressed;
  const isDecided = (value: string) => decided.includes(nameOf(value));
  const before = new Set([
    ...[...valuesIn(shown)].filter((value) => !isDecided(value)),
    ...[...valuesIn(wanted)].filter(isDecided),
  ]);
  const after = valuesIn(pressed);
  const added = [...after].filter((value) => !before.has(value));
  const taken = [...before].filter((value) => !after.has(value));
  const values = valuesIn(wanted);
  const [only] = [...added, ...taken];
  if (only !== undefined && added.length + taken.length === 1 && values.has(only) !== before.has(only)) {
    if (values.has(only)) values.delete(only);
    else values.add(only);
  } else {
    for (const value of taken) values.delete(value);
    for (const value of added) {
      // A name with one value at a time gives its former one up.
      if (taken.some((other) => nameOf(other) === nameOf(value)))
        for (const other of values) if (nameOf(other) === nameOf(value)) values.delete(other);
      values.add(value);
    }
  }
  return addressOf(pressed, values);
}

function valuesIn({ searchParams }: URL): Set<string> {
  return new Set(
    [...searchParams].flatMap(([name, text]) => text.split(",").map((value) => `${name}=${value}`)),
  );
}

function nameOf(value: string): string {
  return value.slice(0, value.indexOf("="));
}

function addressOf({ href }: URL, values: ReadonlySet<string>): URL {
  const lists = new Map<string, string[]>();
  for (const value of values) {
    const name = nameOf(value);
    lists.set(name, [...(lists.get(name) ?? []), value.slice(name.length + 1)]);
  }
  const address = new URL(href);
  address.search = [...lists].map(([name, list]) => `${name}=${list.map(encoded).join(",")}`).join("&");
  return address;
}

/** As forms write a space. */
function encoded(value: string): string {
  return encodeURIComponent(value).replaceAll("%20", "+");
}
