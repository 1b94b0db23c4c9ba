/** The screens of the catalogue. */
import type { Screen } from "../../screen";
import { catalogueList } from "./list";
import { catalogueProduct } from "./product";

export const catalogueScreens: readonly Screen[] = [catalogueList, catalogueProduct];
