/** The pictures of a product: arrows, keys, thumbnails and swipes turn them, and wrap around at both ends (product.md 'Product page'). */
import { enhance } from "./enhance";
import { glide } from "./glide";
import { isPlainPress, plainlyPressed } from "./press";
import { onSwapped } from "./swapped";

/** A swipe of at most this many pixels changes nothing (product.md 'Product page'). */
const swipe = 50;
/** For so many milliseconds after a swipe the row is brought back to where the swipe meant. */
const settling = 2_000;

export function watchGalleries(): void {
  enhance<HTMLElement>(".shots", (row) => {
    const turn = turning(row);
    const gallery = row.parentElement as HTMLElement;
    gallery.addEventListener("click", (event) => {
      zoomFrom(event, row, turn);
      const press = event.target instanceof Element ? event.target.closest(".turn button,.thumbs a") : null;
      if (!press) return;
      event.preventDefault();
      if (press.localName === "a") turn.to([...gallery.querySelectorAll(".thumbs a")].indexOf(press));
      else turn.by(press.nextElementSibling ? -1 : 1);
    });
    row.addEventListener("keydown", (event) => {
      const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      if (step === 0) return;
      event.preventDefault();
      turn.by(step);
    });
    followSwipes(row, turn);
    const picks = document.querySelector<HTMLAnchorElement>("[data-picks]");
    picks?.addEventListener("click", (event) => pickFrom(event, row, picks));
    return followSwaps(row, gallery);
  });
}

/** A press on a picture shows it large, by a module that comes with it; where it does not come, the link leads to the file. */
function zoomFrom(event: MouseEvent, row: HTMLElement, turn: Turning): void {
  const link = plainlyPressed(event, ".shots a");
  if (!link) return;
  event.preventDefault();
  const links = [...row.querySelectorAll("a")];
  import("./zoom").then(
    ({ openZoom }) => openZoom(links, links.indexOf(link), turn.to),
    () => location.assign(link.href),
  );
}

/** Keys press no point of a picture: they follow the link, which leads to its colours. */
function pickFrom(event: MouseEvent, row: HTMLElement, link: HTMLAnchorElement): void {
  if (event.detail === 0 || !isPlainPress(event)) return;
  event.preventDefault();
  import("./picked-colour").then(
    ({ pickIn }) => pickIn(row, link),
    () => location.assign(link.href),
  );
}

interface Turning {
  to(index: number): void;
  by(step: number): void;
}

function turning(row: HTMLElement): Turning {
  const to = (index: number) => {
    const count = row.children.length;
    glide(row, ((index + count) % count) * row.clientWidth);
  };
  return { to, by: (step) => to(shownIn(row) + step) };
}

function shownIn(row: HTMLElement): number {
  return Math.round(row.scrollLeft / row.clientWidth);
}

/** The row itself follows the finger; where it comes to rest is decided here, around both ends. */
function followSwipes(row: HTMLElement, { to }: Turning): void {
  let touch: { x: number; y: number; index: number } | null = null;
  let aim: { index: number; until: number } | null = null;
  const meant = () => (aim && aim.until > Date.now() ? aim.index : null);
  const start = ({ touches: [finger] }: TouchEvent) => {
    // A row that still comes to rest stands anywhere: the swipe goes on from where the one before meant.
    const index = meant() ?? shownIn(row);
    aim = null;
    touch = finger ? { x: finger.clientX, y: finger.clientY, index } : null;
  };
  const end = ({ changedTouches: [finger] }: TouchEvent) => {
    if (!touch || !finger) return;
    const across = touch.x - finger.clientX;
    const isMeant = Math.abs(across) > Math.max(swipe, Math.abs(touch.y - finger.clientY));
    const count = row.children.length;
    const index = (touch.index + (isMeant ? Math.sign(across) : 0) + count) % count;
    to(index);
    aim = { index, until: Date.now() + settling };
  };
  row.addEventListener("touchstart", start, { passive: true });
  row.addEventListener("touchend", end, { passive: true });
  // Whoever turns it otherwise means something else.
  row.parentElement?.addEventListener("click", () => {
    aim = null;
  });
  row.addEventListener("keydown", () => {
    aim = null;
  });
  // The browser's own momentum may carry the row elsewhere after the finger has left, and more than once.
  row.addEventListener("scrollend", () => {
    const index = meant();
    if (index !== null && Math.abs(row.scrollLeft - index * row.clientWidth) > 1) to(index);
  });
}

/** The thumbnail of what is shown is marked; another variant begins with its first picture. */
function followSwaps(row: HTMLElement, gallery: HTMLElement): () => void {
  const mark = () => {
    const shown = shownIn(row);
    [...gallery.querySelectorAll(".thumbs a")].forEach((thumb, index) => {
      thumb.ariaCurrent = index === shown ? "true" : null;
    });
  };
  const first = () => row.querySelector("img")?.src;
  let before = first();
  row.addEventListener("scroll", mark, { passive: true });
  return onSwapped(() => {
    // With the frame: asked here, the browser would lay the page out twice.
    requestAnimationFrame(() => {
      if (first() !== before) row.scrollTo({ left: 0, behavior: "instant" });
      before = first();
      mark();
    });
  });
}
