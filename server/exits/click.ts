/** What is known of a click: data only. */
import type { Place, Spot } from "./link-payload";

export interface Click {
  url: string;
  host: string;
  route: "vai" | "redirect";
  /** Given by the link's own signature, or by `/redirect/:prodottoId/…`. */
  productId: number | null;
  offerId: number | null;
  place: Place | null;
  /** Where on the page, and which public page; absent, like the search, in what an older version queued. */
  spot?: Spot | null;
  page?: string | null;
  /** Marks of the campaign that brought the visitor, as a query; empty without any. */
  campaign: string;
  /** The search that the way out stood behind, as far as it is kept; null without any. */
  search?: string | null;
}

/** A click as the table `clicks` keeps it. */
export interface ClickRow extends Click {
  id: string;
  /** Id of the same click in the window before; null when nothing tells visitors apart. */
  before: string | null;
  /** And in the window after it: a row that is written late may come behind that one. */
  after: string | null;
  visitor: string | null;
  device: string;
  bot: boolean;
  flooded: boolean;
  /** Milliseconds since 1970. */
  at: number;
}
