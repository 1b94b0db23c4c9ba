/** The listing: one page of cards and the exact total (product.md 'Catalogue calls'). */
import { type ListingQuery, listingLimits } from "contract";
import { cardOf } from "../catalogue/cards";
import type { HandlerContext } from "../handler";
import { nearestTo } from "./nearest";

export async function listProducts(query: ListingQuery, context: HandlerContext) {
  const { page, cards, understood } = await context.listing.cards(query, context);
  // A help, not the answer: without it the page still says what each filter costs.
  const nearest = page.total === 0 ? await nearestTo(query, context).catch(() => null) : null;
  return {
    products: cards.map(cardOf),
    understood,
    nearest,
    page: query.page,
    totalPages: Math.ceil(page.total / listingLimits.pageSize),
    totalResults: page.total,
    resultsPerPage: listingLimits.pageSize,
  };
}
