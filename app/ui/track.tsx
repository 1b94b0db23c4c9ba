/**
 * A row that scrolls sideways and snaps. It works by touch, wheel and keyboard alone; with JavaScript it gains arrows and
 * swipes that wrap around at both ends, and dots (product.md 'Cards and carousels').
 */
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { Icon } from "./icon";

export function Track({
  label,
  className,
  kept = false,
  children,
}: {
  label: string;
  className: string;
  /** The row stays what the server wrote (`ui/kept`). */
  kept?: boolean;
  children?: ReactNode;
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

  useEffect(
    () => (list.current ? watchSwipes(list.current, (step) => show(page + step)) : undefined),
    [show, page],
  );

  return (
    <div className={`carousel ${className}`}>
      {kept ? (
        <KeptRow label={label} list={list} />
      ) : (
        <ul className="track" ref={list} aria-label={label}>
          {children}
        </ul>
      )}
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

function KeptRow({ label, list }: { label: string; list: RefObject<HTMLUListElement> }) {
  const [inside] = useState(() => {
    const rows = [...document.querySelectorAll("ul.track")];
    return { __html: rows.find((row) => row.getAttribute("aria-label") === label)?.innerHTML ?? "" };
  });
  return (
    <ul
      className="track"
      ref={list}
      aria-label={label}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the document's own content
      dangerouslySetInnerHTML={inside}
    />
  );
}

/** A swipe that moves the finger further than this asks for the next page (product.md 'Cards and carousels'). */
const swipeDelta = 10;

/**
 * Within the row a swipe scrolls by itself; what it cannot do is go on past either end. A swipe that begins at an end and
 * points beyond it wraps around.
 */
function watchSwipes(row: HTMLElement, turn: (step: 1 | -1) => void) {
  let begun: { x: number; y: number; first: boolean; last: boolean } | null = null;
  function start({ touches: [touch] }: TouchEvent) {
    const first = row.scrollLeft <= 1;
    const last = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
    begun = touch ? { x: touch.clientX, y: touch.clientY, first, last } : null;
  }
  function end({ changedTouches: [touch] }: TouchEvent) {
    if (!begun || !touch) return;
    const across = touch.clientX - begun.x;
    const sideways = Math.abs(across) > Math.max(swipeDelta, Math.abs(touch.clientY - begun.y));
    if (sideways && begun.first && across > 0) turn(-1);
    if (sideways && begun.last && across < 0) turn(1);
    begun = null;
  }
  row.addEventListener("touchstart", start, { passive: true });
  row.addEventListener("touchend", end, { passive: true });
  return () => {
    row.removeEventListener("touchstart", start);
    row.removeEventListener("touchend", end);
  };
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
