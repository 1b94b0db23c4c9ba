/** Where a colour comes from: the palette, a field of the browser's own, a product's picture, a picture of one's own. */
import type { Picture as PictureData } from "domain/picture";
import { type Tint, tintGroups } from "domain/tints";
import { colourHref, colourPath } from "~/lib/colour-address";
import { Picture } from "~/ui/picture";

interface TintLinksProps {
  tints: readonly Tint[];
  category: string | null;
  /** The one that is shown. */
  chosen?: string;
}

export function TintLinks({ tints, category, chosen }: TintLinksProps) {
  return (
    <ul className="tints">
      {tints.map(({ name, hex }) => (
        <li key={name}>
          <a
            href={colourHref({ tint: hex, category })}
            rel="nofollow"
            aria-current={hex === chosen ? "true" : undefined}
          >
            <svg className="tint" aria-hidden="true" color={`#${hex}`} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function Palette({ level, ...shown }: Omit<TintLinksProps, "tints"> & { level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className="palette">
      {tintGroups.map(({ name, tints }) => (
        <div key={name}>
          <Heading>{name}</Heading>
          <TintLinks tints={tints} {...shown} />
        </div>
      ))}
    </div>
  );
}

/** The browser's own field for colours, sent as a plain form. */
export function OtherColour({ tint, category }: { tint: string | null; category: string | null }) {
  return (
    <form className="line other-tint" action={colourPath}>
      {category && <input type="hidden" name="categoria" value={category} />}
      <label htmlFor="tinta">Un colore tutto tuo</label>
      <input id="tinta" type="color" name="tinta" defaultValue={`#${tint ?? "1f4fa3"}`} />
      <button type="submit" className="button quiet">
        Cerca questo colore
      </button>
    </form>
  );
}

export interface PicturedProduct {
  name: string;
  href: string;
  picture: PictureData | null;
  tints: readonly Tint[];
}

/** The colours of its picture as links; with scripts any point of it can be pressed (`browser/picked-colour`). */
export function ProductPicture({ product }: { product: PicturedProduct }) {
  const { name, href, picture, tints } = product;
  return (
    <div className="pictured">
      {picture && (
        <div className="shot" data-pick="">
          <Picture picture={picture} sizes="(min-width:768px) 400px,100vw" alt={name} max={640} eager />
        </div>
      )}
      <div>
        <h2>Cerca questi colori</h2>
        {tints.length > 0 ? (
          <TintLinks tints={tints} category={null} />
        ) : (
          <p>I colori di questa foto non sono ancora stati letti: scegli dalla tavolozza.</p>
        )}
        <p>
          <a href={href}>Torna al prodotto</a>
        </p>
      </div>
    </div>
  );
}

/** Read in the browser alone (`browser/picked-colour`); without scripts there is no field. */
export function OwnPicture() {
  return (
    <section className="own-picture" aria-labelledby="tua-foto">
      <h2 id="tua-foto">Da una tua foto</h2>
      <p>
        La foto resta sul tuo dispositivo: i colori li legge il tuo browser, e a noi arriva soltanto la tinta
        che scegli.
      </p>
      <div data-own-picture="">
        <noscript>
          <p className="muted">Senza script il browser non può leggerla: scegli dalla tavolozza.</p>
        </noscript>
      </div>
    </section>
  );
}
