/** Screens about what clicks earn. */
import type { Screen } from "../../screen";
import { networks } from "./networks";
import { orderingScreen } from "./ordering";
import { report, reportTable } from "./report";

export const commissionScreens: readonly Screen[] = [report, reportTable, networks, orderingScreen];
