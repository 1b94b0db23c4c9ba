/** The screens of the catalogue. */
import type { Screen } from "../../screen";
import { blocks } from "./blocks";
import { bulkEdit, bulkEdits } from "./bulk";
import { catalogueList } from "./list";
import { catalogueProduct } from "./product";
import { feedWords } from "./words";

export const catalogueScreens: readonly Screen[] = [
  catalogueList,
  bulkEdit,
  bulkEdits,
  feedWords,
  blocks,
  catalogueProduct,
];
