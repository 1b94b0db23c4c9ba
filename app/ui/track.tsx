/**
 * A row that scrolls sideways and snaps. It works by touch, wheel and keyboard alone; with JavaScript it gains arrows that
 * wrap around at both ends, and dots (spec 000 §2 'Carousels').
 */
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Icon } from "./icon";

export function Track({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [pages, setPages] = useState(0);
  const [page, setPage] = useState(0);

  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const measure = () => {
      setPages(pageCount(row));
      setPage(currentPage(row));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    row.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener("scroll", measure);
    };
  }, []);

  const show = useCallback(
    (wanted: number) => {
      const row = list.current;
      if (!row || pages === 0) return;
      const wrapped = (wanted + pages) % pages;
      const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      row.scrollTo({ left: wrapped * pageWidth(row), behavior: calm ? "auto" : "smooth" });
    },
    [pages],
  );

  return (
    <div className={`carousel ${className}`}>
      <ul className="track" ref={list} aria-label={label}>
        {children}
      </ul>
      <div className="steps">
        {pages > 1 && (
          <>
            <button type="button" aria-label={`${label}: precedenti`} onClick={() => show(page - 1)}>
              <Icon name="left" />
            </button>
            {Array.from({ length: pages }, (_, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
                key={index}
                type="button"
                className="dot"
                aria-label={`${label}: pagina ${index + 1} di ${pages}`}
                aria-current={index === page ? "true" : undefined}
                onClick={() => show(index)}
              />
            ))}
            <button type="button" aria-label={`${label}: successivi`} onClick={() => show(page + 1)}>
              <Icon name="right" />
            </button>
          </>
        )}
      </div>
    </div>
  );
}

/** Whole items that fit, times the distance from one to the next. */
function pageWidth(row: HTMLElement): number {
  const [first, second] = row.children as HTMLCollectionOf<HTMLElement>;
  const stride = first && second ? second.offsetLeft - first.offsetLeft : row.clientWidth;
  return Math.max(1, Math.floor((row.clientWidth + 1) / stride)) * stride;
}

function pageCount(row: HTMLElement): number {
  const hidden = row.scrollWidth - row.clientWidth;
  return hidden < 8 ? 1 : Math.ceil(hidden / pageWidth(row) - 0.02) + 1;
}

function currentPage(row: HTMLElement): number {
  const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 8;
  return atEnd ? pageCount(row) - 1 : Math.round(row.scrollLeft / pageWidth(row));
}
