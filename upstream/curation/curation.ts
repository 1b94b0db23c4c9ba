/** Answers how operators mend the catalogue. */
import type { HandlersOf } from "../handler";
import { correct, hide, hideOffer, join, paint, split } from "./changes";
import { find } from "./find";
import { product } from "./product";

export const curation: HandlersOf<"curation"> = {
  find,
  product,
  hide,
  hideOffer,
  correct,
  paint,
  join,
  split,
};
