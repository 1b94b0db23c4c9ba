/** Page numbers of a list, at most five, with the ways to the neighbours (product.md 'Listing'). */
import { pageWindow } from "~/lib/page-window";
import { Icon } from "./icon";

interface PaginationProps {
  page: number;
  pages: number;
  /** Address of another page of the same list. */
  link(to: number): string;
}

export function Pagination({ page, pages, link }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className="pages" aria-label="Pagine" data-pages="">
      {page > 1 && page <= pages && (
        <a href={link(page - 1)} rel="prev">
          <Icon name="left" />
          <span className="vh">Pagina precedente </span>
        </a>
      )}
      {pageWindow(Math.min(page, pages), pages).map((number) => (
        <a key={number} href={link(number)} aria-current={number === page ? "page" : undefined}>
          <span className="vh">Pagina </span>
          {`${number} `}
        </a>
      ))}
      {page < pages && (
        <a href={link(page + 1)} rel="next">
          <span className="vh">Pagina successiva</span>
          <Icon name="right" />
        </a>
      )}
    </nav>
  );
}
