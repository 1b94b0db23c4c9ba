/** What a feed is like, compared with all readings of the week: prices in the middle, codes, addresses that answer. */
import type { Measures } from "contract/feed-measures";
import type { CatalogueRow } from "contract/import";

/** Fewer rows say nothing of a feed. */
const fewest = 10;
/** Addresses of a sample are so many, and less than twice as many. */
const fewestAsked = 4;

export class MeasuresSeen {
  private readonly prices: number[] = [];
  private gtins = 0;
  private every = 1;
  /** Spread over the whole feed. */
  sample: string[] = [];

  take({ list, price, url }: CatalogueRow, hasGtin: boolean): void {
    if (this.prices.length % this.every === 0) this.sample.push(url);
    if (this.sample.length === 2 * fewestAsked) {
      this.sample = this.sample.filter((_, at) => at % 2 === 0);
      this.every *= 2;
    }
    // A sale takes off prices, not off what goods are worth.
    this.prices.push(list ?? price);
    if (hasGtin) this.gtins++;
  }

  whole(source: number | null, answering: number | null): Measures {
    const all = this.prices.length;
    if (all < fewest) return { source, price: null, gtins: null, answering };
    const price = Float64Array.from(this.prices).sort()[all >> 1] ?? null;
    return { source, price, gtins: this.gtins / all, answering };
  }
}
