/** Reviews of a product as the wire says them (product.md 'Catalogue calls' names no fields; upstream/catalogue/DESIGN.md). */
import * as z from "zod";
import { called, codec, type DomainOf, fields } from "../row";
import { count, flag, identifier, lenientArray, requiredText, text } from "../wire";

/** One review; `checked` means that the store named in `store` confirmed the purchase. */
export const Review = fields({
  id: called("recensione_id", identifier),
  author: called("autore", text),
  rating: called("voto", z.coerce.number().int().min(1).max(5)),
  title: called("titolo", text),
  text: called("testo", requiredText),
  writtenAt: called("data", text),
  store: called("negozio", text),
  checked: called("acquisto_verificato", flag),
});
export type Review = DomainOf<typeof Review>;

/** One page of reviews, under `recensioni`, `reviews` or `data`. */
export const ReviewPage = codec(
  z.object({
    recensioni: lenientArray(Review).optional(),
    reviews: lenientArray(Review).optional(),
    data: lenientArray(Review).optional(),
    totale: count,
    verificate: count,
    pagina: count,
    pagine: count,
  }),
  ({ recensioni, reviews, data, totale, verificate, pagina, pagine }) => ({
    reviews: recensioni ?? reviews ?? data ?? [],
    total: totale,
    /** How many of all reviews come from confirmed buyers. */
    checked: verificate,
    page: pagina,
    pages: pagine,
  }),
  ({ reviews, total, checked, page, pages }) => ({
    recensioni: reviews,
    totale: total,
    verificate: checked,
    pagina: page,
    pagine: pages,
  }),
);
export type ReviewPage = DomainOf<typeof ReviewPage>;
