/** What people call brands. */
import { folded } from "domain/folded";
import { onceFor } from "../remembering";
import type { Tables } from "./vocabulary/tables";

/** What people type for brands, their models too, by the folded name. */
export const callingsBy = onceFor(({ brands, models }: Tables): ReadonlyMap<string, string[]> => {
  const callings = new Map<string, string[]>();
  const called = models.map(({ brand, typed }) => ({ name: brand, typed: typed.map((each) => `=${each}`) }));
  for (const { name, typed } of [...brands, ...called])
    callings.set(folded(name), [...(callings.get(folded(name)) ?? []), ...typed]);
  return callings;
});
