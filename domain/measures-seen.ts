/** What a feed is like as its rows pass: prices in the middle, share with codes, addresses to try. */

/** Fewer rows say nothing of a feed. */
const fewest = 10;
/** Addresses of a sample are so many, and less than twice as many. */
const fewestAsked = 4;

interface Row {
  url: string;
  /** Cents; `list` before a discount. */
  price: number;
  list: number | null;
  gtin: string | null;
}

export class MeasuresSeen {
  private readonly prices: number[] = [];
  private gtins = 0;
  private every = 1;
  /** Spread over the whole feed. */
  sample: string[] = [];

  take({ list, price, url, gtin }: Row): void {
    if (this.prices.length % this.every === 0) this.sample.push(url);
    if (this.sample.length === 2 * fewestAsked) {
      this.sample = this.sample.filter((_, at) => at % 2 === 0);
      this.every *= 2;
    }
    // A sale takes off prices, not off what goods are worth.
    this.prices.push(list ?? price);
    if (gtin !== null) this.gtins++;
  }

  whole(source: number | null, answering: number | null) {
    const all = this.prices.length;
    if (all < fewest) return { source, price: null, gtins: null, answering };
    const price = Float64Array.from(this.prices).sort()[all >> 1] ?? null;
    return { source, price, gtins: this.gtins / all, answering };
  }
}
