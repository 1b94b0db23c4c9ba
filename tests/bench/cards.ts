/** The 24 products that every reference page shows: high-entropy texts, so that compression cannot cheat. */
import { random } from "../tools/random";

export interface BenchCard {
  id: number;
  slug: string;
  name: string;
  brand: string;
  store: string;
  price: string;
  former: string | null;
  image: string;
  sizes: string[];
}

const syllables = "ba ce di fo gu la me ni po ru sa te vi zo cra ste pri glo fru chi".split(" ");

export const benchCards: BenchCard[] = cards(24);

function cards(count: number): BenchCard[] {
  const next = random(7);
  const word = (length: number) =>
    Array.from({ length }, () => syllables[Math.floor(next() * syllables.length)]).join("");
  const euros = () => `${(10 + Math.floor(next() * 29000) / 100).toFixed(2).replace(".", ",")} €`;
  return Array.from({ length: count }, (_, index) => {
    const name = `${word(3)} ${word(2)} in ${word(3)} ${word(4)}`;
    return {
      id: 1000 + index,
      slug: `${name.replaceAll(" ", "-")}-${Math.floor(next() * 1e6)}`,
      name,
      brand: word(2),
      store: `${word(2)} ${word(2)}`,
      price: euros(),
      former: next() < 0.4 ? euros() : null,
      image: `${Math.floor(next() * 1e15).toString(16)}_640x800`,
      sizes: ["XS", "S", "M", "L"].slice(0, 1 + Math.floor(next() * 4)),
    };
  });
}
