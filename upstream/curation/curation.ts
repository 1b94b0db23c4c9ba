/** Answers how operators mend the catalogue. */
import type { HandlersOf } from "../handler";
import { correct, hide, join, paint, split } from "./changes";
import { find } from "./find";
import { product } from "./product";

export const curation: HandlersOf<"curation"> = { find, product, hide, correct, paint, join, split };
