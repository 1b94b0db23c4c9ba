/** Searches made by a grammar of people and sizes as they are typed, dialect too, among words of anything else. */
import { random } from "../tools/random";
import type { Generated } from "./generated";
import type { Held, HeldProduct } from "./held";
import { type Chance, type Meets, pick, sayings } from "./sayings";
import grammar from "./worn.json";

const ways = Object.entries(grammar.sizes).map(([shape, said]) => ({ shape: RegExp(shape), said }));
const people: Readonly<Record<string, readonly string[]>> = grammar.people;

/** A good's own kind, wearer and size: so there is one that has all of them. */
export function wornOf({ products }: Held, wanted: number, seed: number): Generated[] {
  const chance = random(seed);
  const found: Generated[] = [];
  while (found.length < wanted) {
    const product = pick(products, chance) as HeldProduct;
    const [kind, size] = [sayings.kind(product, chance), sizeOf(product, chance)];
    const [audience = ""] = product.audiences;
    const person = pick(people[audience] ?? [], chance);
    if (!kind || !size || !person) continue;
    const besides = [0, 1, 2].map(() => (chance() < 0.4 ? (pick(grammar.besides, chance) as string) : ""));
    const others = [person, size.text, ...besides].sort(() => chance() - 0.5);
    found.push({
      query: [kind.text, ...others].filter(Boolean).join(" "),
      meets: (each) => each.audiences.includes(audience) && size.meets(each),
    });
  }
  return found;
}

function sizeOf({ values }: HeldProduct, chance: Chance): { text: string; meets: Meets } | null {
  const slug =
    pick(
      [...values].filter((each) => each.startsWith("size:")),
      chance,
    )?.slice(5) ?? "";
  const way = ways.find(({ shape }) => shape.test(slug));
  if (!way) return null;
  const text = slug.replace(way.shape, pick(way.said, chance) as string);
  // An age alone is in every size that begins or ends with it.
  const [unit] = /(anni|mesi)$/.exec(slug) ?? [];
  const [age, other] = text.match(/\d+/g) ?? [];
  const fitting = RegExp(unit && !other ? `^size:(${age}-\\d+|\\d+-${age})-${unit}$` : `^size:${slug}$`);
  return { text, meets: (each) => [...each.values].some((value) => fitting.test(value)) };
}
