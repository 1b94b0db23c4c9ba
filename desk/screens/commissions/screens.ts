/** Screens about what clicks earn. */
import type { Screen } from "../../screen";
import { networks } from "./networks";

export const commissionScreens: readonly Screen[] = [{ ...networks, nav: "Reti e transazioni" }];
