/** Snapshots at the edge, close to this process and older than it: what lies there saves a cold start, and may be gone at any time. */

export interface EdgeSnapshots {
  /** Null for what is not there, or not there in time. Never rejects. */
  read(key: string): Promise<ArrayBuffer | null>;
  /** Puts away what `make` makes once the answer has left. */
  write(key: string, make: () => Uint8Array<ArrayBuffer>): void;
}
