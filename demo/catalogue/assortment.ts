/** Which articles there are: how many of each kind for whom, all different by brand and name. */
import { type Article, articleOf } from "./articles";
import { type Kind, kinds } from "./kinds";
import type { Root } from "./who";

/** Articles of each root. */
const totals: Record<Root, number> = { d: 720, u: 485, f: 285, m: 260, n: 260 };
const fewest = 3;

/** How many articles of each kind for one root. */
function countsFor(root: Root): [Kind, number][] {
  const worn = kinds.filter((kind) => kind.roots.includes(root));
  const whole = worn.reduce((sum, kind) => sum + kind.share, 0);
  return worn.map((kind) => [kind, Math.max(fewest, Math.round((totals[root] * kind.share) / whole))]);
}

/** All articles in a fixed order; about 2,050. */
export function articlesOf(seed: number): Article[] {
  const articles: Article[] = [];
  const taken = new Set<string>();
  for (const root of ["d", "u", "f", "m", "n"] as const) {
    for (const [kind, count] of countsFor(root)) {
      for (let nth = 1; nth <= count; nth++) articles.push(fresh(kind, root, nth));
    }
  }
  return articles;

  function fresh(kind: Kind, root: Root, nth: number): Article {
    for (let attempt = 1; ; attempt++) {
      const key = `${seed}/${root}/${kind.leaf}/${kind.noun.word}/${kind.shape}/${nth}/${attempt}`;
      const article = articleOf(articles.length + 1, key, kind, root);
      const identity = `${article.brand.name} ${article.name}`;
      if (attempt < 12 && taken.has(identity)) continue;
      taken.add(identity);
      return article;
    }
  }
}
