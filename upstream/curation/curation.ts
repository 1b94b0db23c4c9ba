/** Answers how operators mend the catalogue. */
import type { HandlersOf } from "../handler";
import { correct, hide, join, split } from "./changes";
import { find } from "./find";
import { product } from "./product";

export const curation: HandlersOf<"curation"> = { find, product, hide, correct, join, split };
