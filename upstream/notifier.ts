/** Tells those who wait for what a request is doing: the request itself, and others that want the same. */

/** How often another request looks, in milliseconds. */
const look = 4;

/** Whoever wakes looks at the data: between requests no promise passes, on Workers it would run in, and end with, the one that resolved it. */
export class Notifier {
  private told = 0;
  private news = Promise.withResolvers<void>();

  notify(): void {
    const { resolve } = this.news;
    this.told++;
    this.news = Promise.withResolvers();
    resolve();
  }

  /** Resolves with the next word: for the request itself, which ends with what it waits for. */
  next(): Promise<void> {
    return this.news.promise;
  }

  async wait(milliseconds: number): Promise<void> {
    const { told } = this;
    const end = Date.now() + milliseconds;
    do await new Promise((wake) => setTimeout(wake, Math.min(look, Math.max(0, milliseconds))));
    while (this.told === told && Date.now() < end);
  }
}
