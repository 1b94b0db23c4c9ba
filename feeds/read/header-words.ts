/** What stores call their columns where they are no format's (header-words.json): a proposal, which a person confirms once per store. */
import { folded } from "domain/folded";
import { own } from "domain/own";
import words from "./header-words.json";
import type { Column } from "./record";

/** Names as `joined` writes them, the more usual first. */
const columnOf = new Map(
  Object.entries(words).flatMap(([column, names]) =>
    names.split(" ").map((name) => [name, column as Column] as const),
  ),
);
const several = new Set<Column>(["additional_image_link", "description", "product_type"]);

function joined(name: string): string {
  return folded(name)
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");
}

/** What each of these names (by `columnName`) may mean: the whole name, else words in it; no column twice. @param known what is certain */
export function proposedColumns(
  names: readonly string[],
  known: Readonly<Record<string, Column>>,
): Record<string, Column> {
  const proposal = new Map<string, Column>();
  const taken = new Set<Column>();
  const give = (name: string, column: Column | undefined) => {
    if (!column || proposal.has(name) || (taken.has(column) && !several.has(column))) return;
    proposal.set(name, column);
    taken.add(column);
  };
  for (const name of names) give(name, own(known, name));
  // Of a name within others itself counts: 'offers.offer.prezzo'.
  for (const name of names) give(name, own(known, last(name)));
  for (const name of names) give(name, columnOf.get(joined(last(name))));
  for (const name of names) give(name, within(joined(last(name))));
  return withPrice(Object.fromEntries(proposal));
}

function last(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}

/** Where a feed says one price alone, it is what the thing costs: 'Prezzo di listino'. */
function withPrice(proposal: Record<string, Column>): Record<string, Column> {
  const meant = Object.values(proposal);
  const [only, ...others] = Object.keys(proposal).filter((name) =>
    ["previous_price", "recommended_price", "sale_price"].includes(own(proposal, name) ?? ""),
  );
  return meant.includes("price") || only === undefined || others.length > 0
    ? proposal
    : { ...proposal, [only]: "price" };
}

/** 'prezzo_al_pubblico_eur' holds 'prezzo': the longest name that stands in it counts. */
function within(name: string): Column | undefined {
  const parts = name.split("_").slice(0, 8);
  for (let length = parts.length - 1; length > 0; length--)
    for (let from = 0; from + length <= parts.length; from++) {
      const found = columnOf.get(parts.slice(from, from + length).join("_"));
      if (found) return found;
    }
  return undefined;
}
