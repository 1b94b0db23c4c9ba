/** The one memory that is bounded: whatever is remembered beyond a request, and could be worked out or asked for again, lives in one. */
export class Lru<Key, Value> {
  /** A map keeps the order of insertion: the first key is the one that was used longest ago. */
  private readonly entries = new Map<Key, Value>();
  private held = 0;

  /**
   * @param most what all values may weigh together
   * @param weightOf of one value, the same for as long as it is held; without it values are counted
   */
  constructor(
    private readonly most: number,
    private readonly weightOf: (value: Value) => number = () => 1,
  ) {}

  get size(): number {
    return this.entries.size;
  }

  /** Counts as use. */
  get(key: Key): Value | undefined {
    const value = this.entries.get(key);
    if (value !== undefined) {
      this.entries.delete(key);
      this.entries.set(key, value);
    }
    return value;
  }

  /** Whether it is there, which is no use of it. */
  has(key: Key): boolean {
    return this.entries.has(key);
  }

  /** As the one that was used last; those that were used longest ago make room, this one too where it alone weighs too much. */
  set(key: Key, value: Value): Value {
    this.delete(key);
    this.entries.set(key, value);
    this.held += this.weightOf(value);
    for (const oldest of this.entries.keys()) {
      if (this.held <= this.most) break;
      this.delete(oldest);
    }
    return value;
  }

  delete(key: Key): void {
    const value = this.entries.get(key);
    if (value === undefined) return;
    this.entries.delete(key);
    this.held -= this.weightOf(value);
  }

  /** What was worked out before, else what `make` works out now. */
  remember(key: Key, make: (key: Key) => Value): Value {
    return this.get(key) ?? this.set(key, make(key));
  }
}
