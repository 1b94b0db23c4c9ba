/** The screens of the catalogue. */
import type { Screen } from "../../screen";
import { catalogueList } from "./list";
import { catalogueProduct } from "./product";
import { feedWords } from "./words";

export const catalogueScreens: readonly Screen[] = [catalogueList, feedWords, catalogueProduct];
