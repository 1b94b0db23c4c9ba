/** Where the visitor is: Home first, the current page last and without a link (product.md 'Breadcrumbs'). */
export interface Crumb {
  name: string;
  href: string | null;
}

export function Breadcrumbs({ items }: { items: Crumb[] }) {
  const path = cleanCrumbs(items);
  return (
    <nav className="crumbs" aria-label="Percorso">
      <ol className="meta">
        {path.map((item, index) => (
          <li key={`${item.href} ${item.name}`}>
            {index === path.length - 1 ? (
              <span aria-current="page">{item.name}</span>
            ) : item.href ? (
              <a href={item.href}>{item.name}</a>
            ) : (
              item.name
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Puts Home first unless it is there, drops nameless items and repeats of the same address and name. @internal its cases are many and its pages few */
export function cleanCrumbs(items: readonly Crumb[]): Crumb[] {
  const named = items
    .map((item) => ({ name: readable(item.name), href: readable(item.href ?? "") || null }))
    .filter((item) => item.name !== "");
  const head = named[0];
  const hasHome = head !== undefined && (head.href === "/" || head.name.toLowerCase() === "home");
  const all = hasHome ? named : [{ name: "Home", href: "/" }, ...named];
  return all.filter(
    (item, index) => all.findIndex((other) => other.name === item.name && other.href === item.href) === index,
  );
}

/** Texts 'true' and 'false' are left-overs of untidy data and count as empty. */
function readable(value: string): string {
  const clean = value.trim();
  return clean === "true" || clean === "false" ? "" : clean;
}
