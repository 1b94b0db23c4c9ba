/** Labels of different stores, made comparable. */

/** Lower case, without accents and outer spaces. */
export function plainText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
