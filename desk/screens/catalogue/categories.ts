/** What an operator says of a product in place of the feed: its category, its brand. */
import type { Category } from "contract";
import type { Option } from "~/forms/control";
import { categoryTrail } from "~/lib/listing-url";
import { choice, maybe } from "../../ui/fields";

export const corrections = (categories: readonly Category[]) => ({
  categoria: choice("Categoria", [["", "Quella che dice il feed"], ...categoryOptions(categories)]),
  marca: maybe("Marca", {
    hint: "Una marca del catalogo, per nome o indirizzo. Vuoto: quella che dice il feed.",
    max: 120,
  }),
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
