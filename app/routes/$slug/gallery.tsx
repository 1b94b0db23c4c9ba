/** A product's pictures: a row that snaps, thumbnails as anchors; scripts add arrows, keys and swipes (`browser/gallery.ts`). */
import type { Picture as PictureData } from "domain/picture";
import { pictureVariant } from "domain/picture";
import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";

/** The picture fills the phone, and seven twelfths of wide pages. */
export const gallerySizes = "(min-width:1081px) 48vw,(min-width:768px) 55vw,100vw";

export function Gallery({ pictures, name }: { pictures: readonly PictureData[]; name: string }) {
  const count = pictures.length;
  if (count === 0) return <div className="gallery empty">Nessuna immagine disponibile.</div>;
  return (
    <section className="gallery" aria-label="Immagini">
      <ul
        className="shots"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
        aria-label={`Immagini di ${name}`}
      >
        {pictures.map((picture, index) => (
          <li key={picture.src} id={`foto-${index + 1}`}>
            <Large picture={picture}>
              <Picture
                picture={picture}
                sizes={gallerySizes}
                alt={index === 0 ? name : `${name}, immagine ${index + 1} di ${count}`}
                eager={index === 0}
                priority={index === 0}
                frame="gallery"
              />
            </Large>
          </li>
        ))}
      </ul>
      {count > 1 && <Turning pictures={pictures} />}
    </section>
  );
}

/** Leads to the picture's largest file, which scripts show over the page (`browser/zoom.ts`). Those of other hosts lead nowhere. */
function Large({ picture, children }: { picture: PictureData; children: ReactNode }) {
  const widest = picture.widths.at(-1);
  const href = widest === undefined ? picture.src : pictureVariant(picture, widest, "webp");
  if (widest === undefined && !href.startsWith("/")) return children;
  return (
    <a href={href} rel="nofollow">
      {children}
    </a>
  );
}

function Turning({ pictures }: { pictures: readonly PictureData[] }) {
  return (
    <>
      <div className="turn">
        <button type="button" aria-label="Immagine precedente">
          <Icon name="left" />
        </button>
        <button type="button" aria-label="Immagine successiva">
          <Icon name="right" />
        </button>
      </div>
      <ul className="thumbs">
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <a
              href={`#foto-${index + 1}`}
              aria-label={`Immagine ${index + 1}`}
              aria-current={index === 0 ? "true" : undefined}
            >
              <Picture picture={picture} sizes="64px" alt="" max={160} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
