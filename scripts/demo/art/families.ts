/** Every shape with the function that draws it. */
import { tops } from "./tops";
import type { Draw, Shape } from "./types";

export const families = { ...tops } as Record<Shape, Draw>;
