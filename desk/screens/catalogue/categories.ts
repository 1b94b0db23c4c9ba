/** What an operator says of a product in place of the feed: title, text, category, brand. */
import type { Category } from "contract";
import type { Option } from "~/forms/control";
import { categoryTrail } from "~/lib/listing-url";
import { area, choice, maybe, tick } from "../../ui/fields";
import words from "../../words.json";

/** What is said of one product alone. */
export const wording = {
  titolo: maybe("Titolo", { max: 300, hint: "Vuoto: quello che dice il feed, dalla prossima importazione." }),
  testo: area("Testo", { rows: 8, hint: words.hints.catalogueText }),
};
export const newBrand = { nuova: tick("È una marca nuova: creala") };

export const corrections = (categories: readonly Category[]) => ({
  categoria: choice("Categoria", [["", "Quella che dice il feed"], ...categoryOptions(categories)]),
  marca: maybe("Marca", { hint: words.hints.catalogueCategories, max: 120 }),
});

/** Every category with what stands above it. */
function categoryOptions(categories: readonly Category[]): Option[] {
  return categories
    .map(({ slug }): Option => {
      const trail = categoryTrail(categories, slug);
      return [slug, trail.map(({ name }) => name).join(" › ")];
    })
    .sort(([, a], [, b]) => a.localeCompare(b, "it"));
}
