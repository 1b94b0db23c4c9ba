/** Labels of different stores, made comparable. */

/** Lower case, without accents and outer spaces. */
export function plainText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/** Plain letters and digits joined by hyphens, as addresses say it and as the importer makes slugs. */
export function slugOf(text: string): string {
  return plainText(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
