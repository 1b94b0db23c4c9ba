/**
 * The pictures of a product: a row that snaps, with thumbnails as anchors. With JavaScript arrows and keys move it and
 * wrap around at both ends (spec 000 §2).
 */
import type { Picture as PictureData } from "contract";
import { type KeyboardEvent, type MouseEvent, useRef } from "react";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";

/** The picture fills the phone, and seven twelfths of wide pages. */
export const gallerySizes = "(min-width:1081px) 48vw,(min-width:768px) 55vw,100vw";

export function Gallery({ pictures, name }: { pictures: PictureData[]; name: string }) {
  const row = useRef<HTMLUListElement>(null);
  const count = pictures.length;
  if (count === 0) return <div className="gallery empty">Nessuna immagine disponibile.</div>;

  const show = (wanted: number) => {
    const list = row.current;
    if (!list) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    list.scrollTo({
      left: ((wanted + count) % count) * list.clientWidth,
      behavior: calm ? "auto" : "smooth",
    });
  };
  const current = () => {
    const list = row.current;
    return list ? Math.round(list.scrollLeft / list.clientWidth) : 0;
  };
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

  return (
    <section className="gallery" aria-label="Immagini">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
      <ul className="shots" ref={row} tabIndex={0} onKeyDown={keys} aria-label={`Immagini di ${name}`}>
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
                <a href={`#foto-${index + 1}`} onClick={jump(index)} aria-label={`Immagine ${index + 1}`}>
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
