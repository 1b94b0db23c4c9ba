/** What buyers say, and what the visitor has to know about where it comes from (upstream/catalogue/DESIGN.md). */
import type { ReviewPage } from "contract";
import { formatLongDate } from "~/lib/dates-it";
import { optionsHref } from "~/lib/product/address";
import { commaDecimal } from "~/lib/product/rating";
import type { ProductView } from "~/lib/product/view";

export interface ReviewsView {
  statement: string;
  page: number;
  pages: number;
  reviews: {
    id: number;
    author: string;
    rating: number;
    title: string | null;
    text: string;
    about: string;
  }[];
}

/** Null without reviews. */
export function reviewsView(page: ReviewPage): ReviewsView | null {
  if (page.reviews.length === 0) return null;
  return {
    statement: statementOf(page.total, page.checked),
    page: page.page,
    pages: page.pages,
    reviews: page.reviews.map(({ id, author, rating, title, text, writtenAt, store, checked }) => ({
      id,
      author: author ?? "Cliente",
      rating,
      title,
      text,
      about: [
        formatLongDate(writtenAt),
        store && `raccolta da ${store}`,
        checked ? "acquisto confermato" : "acquisto non verificato",
      ]
        .filter(Boolean)
        .join(" · "),
    })),
  };
}

/** Whether and how reviews were checked to come from buyers: a duty of whoever shows them. */
export function statementOf(total: number, checked: number): string {
  const all =
    "Positive e negative, dalla più recente; non pubblichiamo insulti, pubblicità, dati di persone, recensioni false o che parlano d’altro.";
  if (checked === 0)
    return `Non abbiamo verificato che chi ha scritto queste recensioni abbia acquistato il prodotto. ${all}`;
  if (checked >= total)
    return `Provengono da acquirenti: il negozio che le ha raccolte ha confermato ogni acquisto. ${all}`;
  return `${checked} su ${total} provengono da acquisti che il negozio ha confermato; per le altre l’acquisto non è stato verificato. ${all}`;
}

/** Shown at first; the others wait behind 'Mostra tutte'. */
const shownFirst = 3;

export function Reviews({ view, product }: { view: ReviewsView; product: ProductView }) {
  const to = (page: number) => optionsHref(product.here, { ...product.options, reviews: page }, "recensioni");
  // Who turned a page wants to read all of it.
  const rest = view.page === 1 ? view.reviews.slice(shownFirst) : [];
  const pages = view.pages > 1 && (
    <nav className="line spans" aria-label="Pagine delle recensioni">
      {view.page > 1 && (
        <a href={to(view.page - 1)} rel="nofollow" data-soft="">
          Più recenti
        </a>
      )}
      {view.page < view.pages && (
        <a href={to(view.page + 1)} rel="nofollow" data-soft="">
          Meno recenti
        </a>
      )}
    </nav>
  );
  return (
    <>
      {product.rating && (
        <p className="line average">
          <Stars rating={product.rating.average} />
          <b>{commaDecimal(product.rating.average)} su 5</b>{" "}
          <span className="muted">{countText(product.rating.count)}</span>
        </p>
      )}
      <p className="muted">{view.statement}</p>
      <Said reviews={rest.length > 0 ? view.reviews.slice(0, shownFirst) : view.reviews} />
      {rest.length > 0 ? (
        <details className="data">
          <summary>
            Mostra tutte{view.pages === 1 && product.rating ? ` (${product.rating.count})` : ""}
          </summary>
          <Said reviews={rest} />
          {pages}
        </details>
      ) : (
        pages
      )}
    </>
  );
}

function Said({ reviews }: { reviews: ReviewsView["reviews"] }) {
  return (
    <ul className="said">
      {reviews.map(({ id, author, rating, title, text, about }) => (
        <li key={id}>
          <p>
            <Stars rating={rating} />
            <span className="vh">{rating} su 5</span> <b>{author}</b>
          </p>
          {title && <h3>{title}</h3>}
          <p>{text}</p>
          <p className="muted">{about}</p>
        </li>
      ))}
    </ul>
  );
}

/** Filled and empty stars; the number stands beside them. */
export function Stars({ rating }: { rating: number }) {
  const full = Math.round(rating);
  return (
    <span className="stars" aria-hidden="true">
      {"★".repeat(full)}
      <i>{"★".repeat(5 - full)}</i>
    </span>
  );
}

export function countText(count: number): string {
  return count === 1 ? "1 recensione" : `${count} recensioni`;
}
