/** What people call brands. */
import { folded } from "domain/folded";
import { onceFor } from "../remembering";
import type { Tables } from "./vocabulary/tables";

/** What people type for brands, their models too, by the folded name. */
export const callingsBy = onceFor(({ brands, models }: Tables): ReadonlyMap<string, string[]> => {
  const callings = new Map<string, string[]>();
  for (const [name, typed] of [
    ...brands.map(({ name, typed }) => [name, typed] as const),
    ...models.map(({ brand, typed }) => [brand, typed.map((model) => `=${model}`)] as const),
  ])
    callings.set(folded(name), [...(callings.get(folded(name)) ?? []), ...typed]);
  return callings;
});
