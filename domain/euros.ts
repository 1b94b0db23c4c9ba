/** Amounts as operators read them, at the desk and in letters. */

const euros = new Intl.NumberFormat("it-IT", { style: "currency", currency: "EUR", useGrouping: "always" });

/** `1.234,50 €` of cents, which may be below 0. */
export function eurosOf(cents: number): string {
  return euros.format(cents / 100);
}
