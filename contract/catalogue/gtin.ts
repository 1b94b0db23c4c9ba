/** GTINs, wherever one is read or published: EAN-8, UPC-12, EAN-13, GTIN-14. */

/** Length 8, 12, 13 or 14 and the right check digit (product.md 'Entities'). */
export function isValidGtin(gtin: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(gtin)) return false;
  const digits = [...gtin].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}
