/** Which goods open the home, lead the discounts and stand for a category: in season before the rest, kinds in turn, and only what has a picture. */
import type { CardRow } from "./card-row";
import { kinds, seasonOf, wornIn } from "./seasons";
import { categoryNamed } from "./taxonomy";

/** What no window is dressed with. */
const plain = kinds(
  "intimo reggiseni calze body fitness buoni-regalo portachiavi ombrelli bretelle bavaglini cura-del-corpo bagnetto barba",
);

interface Seen {
  card: CardRow;
  /** Nothing is of one kind with what has none. */
  kind: string;
  area: string;
  audience: string;
  worth: number;
}

/**
 * The best of `cards`, whose order decides among equals. What is taken makes goods of its kind, of its area and for the same people
 * worth less; of what stands there `before` the kind counts, and less than the season does.
 */
export function bestOf(
  cards: readonly CardRow[],
  most: number,
  now: Date,
  before: readonly CardRow[] = [],
): CardRow[] {
  const above = before.map((card) => seen(card, now));
  const taken: Seen[] = [];
  const left = new Set(
    cards
      .filter(
        ({ images, product_id: id }) => images !== "" && before.every(({ product_id }) => product_id !== id),
      )
      .map((card) => seen(card, now)),
  );
  const worth = (next: Seen) =>
    next.worth -
    sum(taken, (other) => likeness(next, other)) -
    sum(above, ({ kind }) => Number(kind === next.kind)) / 4;
  while (taken.length < most && left.size > 0) {
    const best = [...left].reduce((best, next) => (worth(next) > worth(best) ? next : best));
    left.delete(best);
    taken.push(best);
  }
  return taken.map(({ card }) => card);
}

function likeness(one: Seen, other: Seen): number {
  const same = (field: "kind" | "area" | "audience") => Number(one[field] === other[field]);
  return 2 * same("kind") + same("area") + same("audience");
}

const sum = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((total, one) => total + of(one), 0);

function seen(card: CardRow, now: Date): Seen {
  const nodes = (JSON.parse(card.category_slugs) as string[]).flatMap((slug) => categoryNamed(slug) ?? []);
  const leaf = nodes.find((node) => node.leaf !== null)?.leaf ?? "";
  const season = wornIn(seasonOf(now), leaf);
  const worth = season === 1 ? 4 : season === -1 ? 1 : plain.has(leaf) ? 0 : 3;
  const audiences = new Set(nodes.map(({ audience }) => audience));
  return {
    card,
    kind: leaf || String(card.product_id),
    area: nodes.find((node) => node.area !== null)?.area ?? "",
    audience: [...audiences].join(),
    // What is for everybody shows no department.
    worth: audiences.size > 1 ? worth - 1 : worth,
  };
}
