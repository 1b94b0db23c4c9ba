/** A rating as pages say it: one decimal, with a comma. */
export function commaDecimal(value: number): string {
  return value.toFixed(1).replace(".", ",");
}
