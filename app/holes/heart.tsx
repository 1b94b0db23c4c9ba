/** The heart of a product, on its card and on its page: saved or not. Lists of wishes give it its look and its address. */
import type { HoleKind } from "~/ui/hole";

/** Of the product, the same on every page. */
export interface HeartOf {
  id: number;
}

export const heart: HoleKind<HeartOf> = {
  name: "heart",
  state: (person, { id }) => (person?.saved.includes(id) ? "saved" : ""),
  Show: () => null,
};
