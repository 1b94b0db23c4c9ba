/** What operators and programs do with promotions; what visitors ask of them is in `reads.ts` and `votes.ts`. */
import { keepingVersions } from "../content/versions";
import type { HandlersOf } from "../handler";
import { exportCsv } from "./export";
import { importAwin } from "./import";
import { promotionWrites } from "./writes";

export const promotionUpkeep: Pick<
  HandlersOf<"promotions">,
  "create" | "update" | "remove" | "importAwin" | "export"
> = { ...keepingVersions("promozioni", promotionWrites, ["terms"]), importAwin, export: exportCsv };
