/** The one way to look something up by any text in an object that is no map (`scripts/outside-rules.ts`). */

/** What the object itself holds under this name: `constructor` and `toString` stand in every one, and mean nothing. */
export function own<Value>(
  of: Readonly<Record<string, Value>> | null | undefined,
  name: string,
): Value | undefined {
  return of && Object.hasOwn(of, name) ? of[name] : undefined;
}
