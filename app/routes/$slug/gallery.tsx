/**
 * The pictures of a product: a row that snaps, with thumbnails as anchors. With JavaScript arrows, keys and swipes move it
 * and wrap around at both ends (product.md 'Product page').
 */
import type { Picture as PictureData } from "contract";
import { type KeyboardEvent, type MouseEvent, type TouchEvent, useEffect, useRef, useState } from "react";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";

/** The picture fills the phone, and seven twelfths of wide pages. */
export const gallerySizes = "(min-width:1081px) 48vw,(min-width:768px) 55vw,100vw";

/** A swipe of at most this many pixels changes nothing (product.md 'Product page'). */
const swipe = 50;
/** For so many milliseconds after a swipe the row is brought back to where the swipe meant. */
const settling = 2_000;

export function Gallery({ pictures, name }: { pictures: PictureData[]; name: string }) {
  const row = useRef<HTMLUListElement>(null);
  const touch = useRef<{ x: number; y: number; index: number } | null>(null);
  const [shown, setShown] = useState(0);
  const count = pictures.length;
  const aim = useRef<{ index: number; until: number } | null>(null);
  // The browser's own momentum may carry the row elsewhere after the finger has left, and more than once.
  useEffect(() => {
    const list = row.current;
    const correct = () => {
      if (!list || !aim.current || aim.current.until < Date.now()) return;
      const { index } = aim.current;
      if (Math.abs(list.scrollLeft - index * list.clientWidth) > 1) turnTo(list, index);
    };
    list?.addEventListener("scrollend", correct);
    return () => list?.removeEventListener("scrollend", correct);
  }, []);
  if (count === 0) return <div className="gallery empty">Nessuna immagine disponibile.</div>;

  const show = (wanted: number) => {
    aim.current = null;
    if (row.current) turnTo(row.current, (wanted + count) % count);
  };
  const current = () => (row.current ? shownIn(row.current) : 0);
  const keys = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    show(current() + step);
  };
  const jump = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    show(index);
  };
  const touchStart = ({ touches }: TouchEvent) => {
    const finger = touches[0];
    // A row that still comes to rest stands anywhere: the swipe goes on from where the one before meant.
    const index = aim.current && aim.current.until > Date.now() ? aim.current.index : current();
    aim.current = null;
    touch.current = finger ? { x: finger.clientX, y: finger.clientY, index } : null;
  };
  // The row itself follows the finger; where it comes to rest is decided here, around both ends.
  const touchEnd = ({ changedTouches }: TouchEvent) => {
    const finger = changedTouches[0];
    const start = touch.current;
    if (!start || !finger) return;
    const across = start.x - finger.clientX;
    const isMeant = Math.abs(across) > Math.max(swipe, Math.abs(start.y - finger.clientY));
    const index = (start.index + (isMeant ? Math.sign(across) : 0) + count) % count;
    show(index);
    aim.current = { index, until: Date.now() + settling };
  };

  return (
    <section className="gallery" aria-label="Immagini">
      <ul
        className="shots"
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
        onKeyDown={keys}
        onTouchStart={touchStart}
        onTouchEnd={touchEnd}
        onScroll={() => setShown(current())}
        aria-label={`Immagini di ${name}`}
      >
        {pictures.map((picture, index) => (
          <li key={picture.src} id={`foto-${index + 1}`}>
            <Picture
              picture={picture}
              sizes={gallerySizes}
              alt={index === 0 ? name : `${name}, immagine ${index + 1} di ${count}`}
              eager={index === 0}
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <>
          <div className="turn needs-script">
            <button type="button" aria-label="Immagine precedente" onClick={() => show(current() - 1)}>
              <Icon name="left" />
            </button>
            <button type="button" aria-label="Immagine successiva" onClick={() => show(current() + 1)}>
              <Icon name="right" />
            </button>
          </div>
          <ul className="thumbs">
            {pictures.map((picture, index) => (
              <li key={picture.src}>
                <a
                  href={`#foto-${index + 1}`}
                  onClick={jump(index)}
                  aria-label={`Immagine ${index + 1}`}
                  aria-current={index === shown ? "true" : undefined}
                >
                  <Picture picture={picture} sizes="64px" alt="" max={160} />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function shownIn(row: HTMLElement): number {
  return Math.round(row.scrollLeft / row.clientWidth);
}

function turnTo(row: HTMLElement, index: number): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  row.scrollTo({ left: index * row.clientWidth, behavior: calm ? "auto" : "smooth" });
}
