/** Screens about what clicks earn. */
import type { Screen } from "../../screen";
import { costs } from "./costs";
import { networks } from "./networks";
import { orderingScreen } from "./ordering";
import { report, reportTable } from "./report";
import { transactions, transactionTable } from "./transactions";

export const commissionScreens: readonly Screen[] = [
  report,
  reportTable,
  transactions,
  transactionTable,
  networks,
  costs,
  orderingScreen,
];
