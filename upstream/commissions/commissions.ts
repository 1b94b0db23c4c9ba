/** Answers what is asked about transactions of affiliate networks. */
import type { HandlersOf } from "../handler";
import { Refusal } from "../refusal";
import { accountActs, postbacks } from "./accounts";
import { rateActs, rateHandlers } from "./rates";
import { couldBe } from "./said";
import { takeSales } from "./sales";

export const commissionActs = { ...accountActs, ...rateActs };

export const commissions: HandlersOf<"commissions"> = {
  ...postbacks,
  ...rateHandlers,
  take({ network, sales }, { db, logs, now }) {
    const odd = sales.find(({ orderedAt }) => !couldBe(orderedAt, now));
    if (odd) throw new Refusal(422, `La data dell’ordine ${odd.id.slice(0, 40)} non può essere.`, "sales");
    const told = sales.map((sale) =>
      sale.modifiedAt && !couldBe(sale.modifiedAt, now) ? { ...sale, modifiedAt: null } : sale,
    );
    return takeSales(network, told, { db, logs }, now);
  },
};
