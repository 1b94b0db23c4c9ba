/** Prices as visitors type them. Browsers read it too: it imports nothing. */

/** Euros, as Italians write them: '19,90', '1.234,50', '1.200', '20 €', '20 euro', '19,'; undefined for what is no price. */
export function typedPrice(text = ""): number | undefined {
  const plain = text
    .replace(/[\s€]|euro?/gi, "")
    .replace(/^\d{1,3}(\.\d{3})+(?=,|$)/, (thousands) => thousands.replaceAll(".", ""))
    .replace(",", ".");
  return /^\d{1,7}(\.\d{0,2})?$/.test(plain) ? Number(plain) : undefined;
}
