/** What a good must have, as tables write it: `facet:slug|other`, `-` before what it must not have; `_` is a blank. */
import { nearColours } from "domain/colours";
import type { HeldProduct } from "./held";

type Meets = (product: HeldProduct) => boolean;

export interface Wish {
  about: string;
  meets: Meets;
  /** What may stand behind that: another colour of the family. */
  allows: Meets;
}

/** What gives way first stands last; who it is for and the size are never given up while goods of the kind have both. */
const order = ["person", "size", "brand", "most", "least", "colour", "occasion"];

const facts: Readonly<Record<string, (asked: string) => Meets>> = {
  person: (asked) => (product) => product.audiences.includes(asked),
  name: (asked) => (product) => product.name.toLowerCase().includes(asked),
  // A brand called 'Tacco e Punta' tells of no heel.
  topic:
    (asked) =>
    ({ name, labels }) =>
      [["", name], ...labels].some(
        ([key, said]) => !key?.startsWith("brand:") && said?.toLowerCase().includes(asked),
      ),
  most: (asked) => (product) => product.price <= Number(asked) * 100,
  least: (asked) => (product) => product.price >= Number(asked) * 100,
  filter: (asked) => (product) => product.promises.has(asked),
};

export function wishesOf(text: string): Wish[] {
  return text.split(" ").flatMap((each) => (each === "" ? [] : [wishOf(each)]));
}

function wishOf(text: string): Wish {
  const isDenied = text.startsWith("-");
  const [about = "", asked = ""] = text.slice(Number(isDenied)).split(/:(.*)/s);
  const slugs = asked.split("|");
  const fact =
    facts[about] ??
    ((slug: string) =>
      ({ values }) =>
        values.has(`${about}:${slug}`));
  const ways = (list: readonly string[]) => list.map((slug) => fact(slug.replaceAll("_", " ")));
  const having = (list: readonly Meets[]) => (product: HeldProduct) =>
    list.some((way) => way(product)) !== isDenied;
  const near = about === "colour" && !isDenied ? slugs.flatMap(nearColours) : [];
  const [meets, allows] = [having(ways(slugs)), having(ways([...slugs, ...near]))];
  return { about: isDenied ? "denied" : about, meets, allows };
}

/** The wishes that goods can meet together, what matters most first. */
export function metTogether(wishes: readonly Wish[], among: readonly HeldProduct[]): Wish[] {
  const place = ({ about }: Wish) =>
    about === "denied" ? -1 : order.includes(about) ? order.indexOf(about) : order.length;
  const kept: Wish[] = [];
  let left = among;
  for (const wish of wishes.toSorted((a, b) => place(a) - place(b))) {
    const having = left.filter(wish.meets);
    if (having.length === 0) continue;
    kept.push(wish);
    left = having;
  }
  return kept;
}
