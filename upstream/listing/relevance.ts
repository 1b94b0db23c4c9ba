/** How near a product is: its kind, then its name, brand and colour, then other labels (upstream/search/DESIGN.md). */
import type { ParsedSearch, Weighed } from "./compiled";
import { type Rank, rankOf } from "./ranking";

/** Above any relevance: what is sold out stands behind all that can be bought. */
export const soldOut = 2 ** 10;

export function nearing({ conditions, wishes, favourites }: ParsedSearch): Weighed[] {
  const weighed = [...conditions, ...wishes].filter(({ weight }) => weight > 0);
  // Half a step: it never outdoes anything that was said.
  const chosen: Weighed = { condition: { type: "products", ids: favourites }, weight: 1 };
  const doubled = weighed.map(({ condition, weight }) => ({ condition, weight: weight * 2 }));
  return favourites.length > 0 ? [...doubled, chosen] : doubled;
}

/** A number from 0 to `soldOut` - 2; the more, the nearer. */
export function relevanceOf(asked: ParsedSearch): Rank {
  const ranks = nearing(asked).map(({ condition, weight }) => ({ rank: rankOf(condition), weight }));
  return (block, product) => {
    let near = 0;
    for (const { rank, weight } of ranks) near += weight * rank(block, product);
    return Math.min(near, soldOut - 2);
  };
}
