/** GTIN-13 numbers with a valid check digit, made from a counter so that no two variants share one. */

/** The check digit of twelve digits: weights 1 and 3 in turn from the left (GS1). */
export function checkDigit(twelve: string): number {
  let sum = 0;
  for (const [index, digit] of [...twelve].entries()) sum += Number(digit) * (index % 2 === 0 ? 1 : 3);
  return (10 - (sum % 10)) % 10;
}

/** The n-th number under the Italian prefix 809, for n below 10^9. */
export function gtinOf(n: number): string {
  const twelve = `809${String(n).padStart(9, "0")}`;
  return `${twelve}${checkDigit(twelve)}`;
}
