/** Answers the rows of contract/promotions. */
import type { HandlersOf } from "../handler";
import { exportCsv } from "./export";
import { importAwin } from "./import";
import { reads } from "./reads";
import { vote } from "./votes";
import { promotionWrites } from "./writes";

export const promotions: HandlersOf<"promotions"> = {
  ...reads,
  ...promotionWrites,
  vote,
  importAwin,
  export: exportCsv,
};
