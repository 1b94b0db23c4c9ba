/** GTINs (EAN-8, UPC-12, EAN-13, GTIN-14): only with a valid check digit, in one spelling. */
import { isValidGtin } from "contract/catalogue/gtin";

/** The GTIN as 13 digits (14 when it is a case), or null unless length and check digit are right. */
export function validGtin(cell: string): string | null {
  const digits = cell.replace(/[\s-]/g, "");
  if (!isValidGtin(digits) || /^0+$/.test(digits)) return null;
  const padded = digits.padStart(14, "0");
  // Prefixes 02, 04 and 2 are for a shop's own use: the same number means different goods elsewhere.
  const thirteen = padded.startsWith("0") ? padded.slice(1) : padded;
  return /^(02|04|2)/.test(thirteen) && thirteen.length === 13 ? null : thirteen;
}
