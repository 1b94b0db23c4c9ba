/** GTINs, wherever one is read or published: EAN-8, UPC-12, EAN-13, GTIN-14, and ISBNs as the GTIN-13 that they are. */

/** Length 8, 12, 13 or 14 and the right check digit (product.md 'Entities'). */
export function isValidGtin(gtin: string): boolean {
  return /^(\d{8}|\d{12,14})$/.test(gtin) && checkDigit(gtin.slice(0, -1)) === gtin.slice(-1);
}

/** The first of these numbers that is a GTIN, or an ISBN of ten digits as one; null without. Hyphens and spaces do not count. */
export function gtinFrom(...numbers: (string | null)[]): string | null {
  for (const number of numbers) {
    const digits = (number ?? "").replace(/[\s-]/g, "").toUpperCase();
    const gtin = isIsbn10(digits)
      ? `978${digits.slice(0, 9)}${checkDigit(`978${digits.slice(0, 9)}`)}`
      : digits;
    if (isValidGtin(gtin)) return gtin;
  }
  return null;
}

/** What follows the other digits, counted from the right with weights 3 and 1. */
function checkDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Nine digits and the one that makes the sum with weights 10 to 1 a multiple of 11; X is ten. */
function isIsbn10(digits: string): boolean {
  if (!/^\d{9}[\dX]$/.test(digits)) return false;
  const sum = [...digits].reduce(
    (total, digit, index) => total + (digit === "X" ? 10 : Number(digit)) * (10 - index),
    0,
  );
  return sum % 11 === 0;
}
