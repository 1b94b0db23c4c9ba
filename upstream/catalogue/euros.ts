/** Money as the wire has it. */
export function euros(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
