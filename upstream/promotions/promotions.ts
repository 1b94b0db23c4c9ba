/** Answers the rows of contract/promotions. */
import type { HandlersOf } from "../handler";
import { desk } from "./desk";
import { exportCsv } from "./export";
import { importAwin } from "./import";
import { reads } from "./reads";
import { vote } from "./votes";

export const promotions: HandlersOf<"promotions"> = {
  ...reads,
  ...desk,
  vote,
  importAwin,
  export: exportCsv,
};
