/** Categories to choose from. */
import type { Category } from "contract";
import { categoryTrail } from "~/lib/listing-url";
import type { Option } from "../../ui/form";

/** Every category with what stands above it. */
export function categoryOptions(categories: readonly Category[]): Option[] {
  return categories
    .map(({ slug }): Option => {
      const trail = categoryTrail(categories, slug);
      return [slug, trail.map(({ name }) => name).join(" › ")];
    })
    .sort(([, a], [, b]) => a.localeCompare(b, "it"));
}
