/** Wakes those who wait for what another request is doing. */
import { inTime } from "./time-limit";

/**
 * What crosses from one request to another is the wake-up alone: whoever wakes looks at the data. The other request may be gone
 * (its visitor left), so nobody of another request waits without a limit.
 */
export class Notifier {
  private wake: () => void = () => undefined;
  private news = this.renewed();

  notify(): void {
    const { wake } = this;
    this.news = this.renewed();
    wake();
  }

  /** Resolves with the next word: for the request itself, which ends with what it waits for. */
  next(): Promise<void> {
    return this.news;
  }

  /** The same, but no longer than so many milliseconds. */
  async wait(milliseconds: number): Promise<void> {
    await inTime(this.news, milliseconds);
  }

  private renewed(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }
}
