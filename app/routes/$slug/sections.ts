/** What may arrive after the page: carousels, price history, reviews. Each fails and stays empty on its own. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { ProductCard, ProductDetail } from "contract";
import { alikeOf } from "~/lib/alike";
import { type CardView, cardViews } from "~/lib/card-view";
import type { PageOptions } from "~/lib/product/address";
import { type HistoryView, historyView } from "./history";
import { type ReviewsView, reviewsView } from "./reviews";

/** Stands for content that could not be had: a rejected promise could not be shown without JavaScript. */
export const failed = "failed";

/** Content, nothing to show, or the failure. */
export type Late<T> = T | typeof failed | null;

/** All late sections of a product, asked for together; each is a value or, past the soft timeout, a promise. */
export async function lateSections(product: ProductDetail, options: PageOptions, context: AppLoadContext) {
  const { api } = context;
  const { id } = product;
  const late = <T>(content: Promise<T | null>) =>
    context.softTimeout<Late<T>>(context.optional<Late<T>>(content, failed));
  const cards = async (list: Promise<readonly ProductCard[]>): Promise<CardView[] | null> => {
    const views = cardViews(await list, context.exits, { place: "product", spot: "recommended" });
    return views.length > 0 ? views : null;
  };
  const history = api.products.priceHistory({ id, days: options.days, variant: product.selectedVariantId });
  const [recommended, related, prices, reviews] = await Promise.all([
    late(cards(api.products.recommended({ id }))),
    late(api.products.related({ id }).then((found) => alikeOf(product, found, context.exits))),
    late<HistoryView>(history.then((answer) => historyView(answer, new Date()))),
    product.rating
      ? late<ReviewsView>(api.products.reviews({ id, n: options.reviews }).then(reviewsView))
      : { value: null },
  ]);
  return {
    recommended: recommended.value,
    related: related.value,
    history: prices.value,
    reviews: reviews.value,
  };
}
