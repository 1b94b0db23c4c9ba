/** Labels of different stores, made comparable. */
import { folded } from "domain/folded";

/** Lower case, without accents and outer spaces. */
export function plainText(text: string): string {
  return folded(text).trim();
}

/** Plain letters and digits joined by hyphens, as addresses say it and as the importer makes slugs. */
export function slugOf(text: string): string {
  return plainText(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
