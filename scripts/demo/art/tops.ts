/** Tops: shirts, T-shirts, knitwear. */
import { symmetric } from "./pen";
import type { Family } from "./types";

export const tops: Family = {
  "t-shirt": (s) =>
    s.piece(
      symmetric([
        [0, 200],
        [70, 180, 1],
        [165, 230, 1],
        [170, 400],
        [165, 860, 1],
        [0, 866],
      ]),
    ),
};
