/** Rows that scroll sideways gain arrows and swipes that wrap around at both ends, and dots (product.md 'Cards and carousels'). */
import { enhance } from "./enhance";
import { glide } from "./glide";

/** A swipe that moves the finger further than this asks for the next page (product.md 'Cards and carousels'). */
const swipeDelta = 10;

export function watchCarousels(): void {
  enhance<HTMLElement>("ul.track", (row) => {
    const label = row.ariaLabel ?? "";
    const steps = row.parentElement?.querySelector<HTMLElement>(".steps");
    if (!steps) return;
    let pages = 0;
    let page = 0;
    const show = (wanted: number) => {
      if (pages > 0) glide(row, ((wanted + pages) % pages) * pageWidth(row));
    };
    const measure = () => {
      const count = pageCount(row);
      page = currentPage(row);
      // After all rows are measured: what one changes has the browser lay the page out anew for the next.
      requestAnimationFrame(() => draw(count));
    };
    const draw = (count: number) => {
      if (count !== pages)
        fill(steps, label, count, (to) => show(to === "-" ? page - 1 : to === "+" ? page + 1 : to));
      pages = count;
      [...steps.querySelectorAll(".dot")].forEach((dot, index) => {
        dot.ariaCurrent = index === page ? "true" : null;
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    row.addEventListener("scroll", measure, { passive: true });
    watchSwipes(row, (step) => show(page + step));
    return () => observer.disconnect();
  });
}

/** One button each way, and a dot for each page; nothing where all is in view. */
function fill(
  steps: HTMLElement,
  label: string,
  pages: number,
  show: (to: number | "-" | "+") => void,
): void {
  const button = (says: string, to: number | "-" | "+", icon?: string) => {
    const made = document.createElement("button");
    Object.assign(made, { type: "button", ariaLabel: `${label}: ${says}`, onclick: () => show(to) });
    made.dataset.added = "";
    if (icon) made.innerHTML = `<svg class="i" aria-hidden="true"><use href="#i-${icon}"/></svg>`;
    else made.className = "dot";
    return made;
  };
  const dots = Array.from({ length: pages }, (_, index) => button(`pagina ${index + 1} di ${pages}`, index));
  const all = [button("precedenti", "-", "left"), ...dots, button("successivi", "+", "right")];
  steps.replaceChildren(...(pages > 1 ? all : []));
}

/** Within the row a swipe scrolls by itself; one that begins at an end and points beyond it wraps around. */
function watchSwipes(row: HTMLElement, turn: (step: 1 | -1) => void): void {
  let begun: { x: number; y: number; first: boolean; last: boolean } | null = null;
  const start = ({ touches: [touch] }: TouchEvent) => {
    const first = row.scrollLeft <= 1;
    const last = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
    begun = touch ? { x: touch.clientX, y: touch.clientY, first, last } : null;
  };
  const end = ({ changedTouches: [touch] }: TouchEvent) => {
    if (!begun || !touch) return;
    const across = touch.clientX - begun.x;
    const sideways = Math.abs(across) > Math.max(swipeDelta, Math.abs(touch.clientY - begun.y));
    if (sideways && begun.first && across > 0) turn(-1);
    if (sideways && begun.last && across < 0) turn(1);
    begun = null;
  };
  row.addEventListener("touchstart", start, { passive: true });
  row.addEventListener("touchend", end, { passive: true });
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
