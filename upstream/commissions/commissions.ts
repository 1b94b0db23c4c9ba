/** Answers what is asked about transactions of affiliate networks. */
import type { HandlersOf } from "../handler";
import { accountHandlers } from "./accounts";
import { rateHandlers } from "./rates";
import { takeSales } from "./sales";

export const commissions: HandlersOf<"commissions"> = {
  ...accountHandlers,
  ...rateHandlers,
  take: ({ network, sales }, { db, logs, now }) => takeSales(network, sales, { db, logs }, now),
};
