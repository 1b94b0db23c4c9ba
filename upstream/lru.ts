/** The one bounded memory. Entries are linked by age: a map's own order costs a delete and an insert for each use. */
export class Lru<Key, Value> {
  private readonly entries = new Map<Key, Entry<Key, Value>>();
  private newest: Entry<Key, Value> | null = null;
  private oldest: Entry<Key, Value> | null = null;
  private held = 0;

  /** @param most what all may weigh together @param weightOf one value, always the same; without it values are counted */
  constructor(
    private readonly most: number,
    private readonly weightOf: (value: Value) => number = () => 1,
  ) {}

  get size(): number {
    return this.entries.size;
  }

  /** Counts as use. */
  get(key: Key): Value | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    if (entry !== this.newest) {
      this.unlink(entry);
      this.link(entry);
    }
    return entry.value;
  }

  /** Whether it is there, which is no use of it. */
  has(key: Key): boolean {
    return this.entries.has(key);
  }

  /** As the one that was used last; those that were used longest ago make room, this one too where it alone weighs too much. */
  set(key: Key, value: Value): Value {
    this.delete(key);
    const entry = { key, value, weight: this.weightOf(value), older: null, newer: null };
    this.entries.set(key, entry);
    this.link(entry);
    this.held += entry.weight;
    while (this.held > this.most && this.oldest) this.delete(this.oldest.key);
    return value;
  }

  delete(key: Key): void {
    const entry = this.entries.get(key);
    if (entry === undefined) return;
    this.entries.delete(key);
    this.unlink(entry);
    this.held -= entry.weight;
  }

  remember(key: Key, make: (key: Key) => Value): Value {
    return this.get(key) ?? this.set(key, make(key));
  }

  private link(entry: Entry<Key, Value>): void {
    entry.older = this.newest;
    entry.newer = null;
    if (this.newest) this.newest.newer = entry;
    else this.oldest = entry;
    this.newest = entry;
  }

  private unlink({ older, newer }: Entry<Key, Value>): void {
    if (older) older.newer = newer;
    else this.oldest = newer;
    if (newer) newer.older = older;
    else this.newest = older;
  }
}

interface Entry<Key, Value> {
  readonly key: Key;
  readonly value: Value;
  readonly weight: number;
  older: Entry<Key, Value> | null;
  newer: Entry<Key, Value> | null;
}
