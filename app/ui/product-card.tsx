/** A product in a list (product.md 'Cards and carousels'): the picture leads to the store, the title to the product page. */
import type { Picture as PictureData } from "domain/picture";
import type { ReactNode } from "react";
import type { CardView } from "~/lib/card-view";
import { formatTotal } from "~/lib/money";
import { type CodeView, totalSaid } from "~/lib/offer-code";
import { heart } from "~/slots/heart";
import { CompareTick } from "./compare-tick";
import { HeldPicture } from "./held-picture";
import { HoverPicture, Picture } from "./picture";
import { Price } from "./price";
import { Slot } from "./slot";

/** Cards are about half the screen on phones and a sixth of it on wide screens. */
const cardSizes = "(min-width:1600px) 300px,(min-width:1081px) 22vw,(min-width:768px) 31vw,46vw";
const widest = 640;

export const outRel = "nofollow sponsored noopener noreferrer";

interface ProductCardProps {
  card: CardView;
  eager?: boolean;
  /** Nobody sees the picture at first: it comes with scripts only (`held-picture`). */
  held?: boolean;
}

export function ProductCard({ card, eager, held }: ProductCardProps) {
  const { current, currency } = card.price;
  return (
    // Without a way out the title's link covers the picture too.
    <article className={card.out ? "card" : "card whole"}>
      <CardPicture card={card} eager={eager} held={held} />
      {card.brand && <p className="brand">{card.brand}</p>}
      <h3>{card.href ? <a href={card.href}>{card.name}</a> : card.name}</h3>
      <Price price={card.price} />
      {card.note && <p className="meta lowest">{card.note}</p>}
      {card.lowest30 && <p className="meta lowest">Minimo di 30 giorni</p>}
      {card.store && <p className="meta">{sellersOf(card, card.store)}</p>}
      {card.shipping !== null && <p className="meta">{formatTotal(current, card.shipping, currency)}</p>}
      {card.code && <CardCode code={card.code} currency={currency} />}
      {card.sizes.length > 0 && (
        <ul className="sizes" aria-label="Taglie">
          {card.sizes.map((size) => (
            <li key={size}>{size}</li>
          ))}
          {card.more > 0 && <li>{`+${card.more}`}</li>}
        </ul>
      )}
    </article>
  );
}

function sellersOf({ offerCount, size }: CardView, store: string): string {
  const others = offerCount > 1 ? `${size ? "in" : "da"} ${offerCount} negozi` : "";
  return [store, [size && `taglia ${size}`, others].filter(Boolean).join(" ")].filter(Boolean).join(" · ");
}

function CardCode({ code, currency }: { code: CodeView; currency: string }) {
  const [total, rest] = totalSaid(code, currency);
  return (
    <p className="meta">
      {`con codice (${code.masked}): `}
      <b>{total}</b>
      {rest}
      {code.reported && ", segnalato"}
    </p>
  );
}

/** Of the product, without the colour that the address may say. */
function slugIn(href: string | null): string | undefined {
  return href?.slice(1).split("?", 1)[0];
}

/** One at most: what cannot be bought says so, else the reduction comes before 'Novità'. */
function Badge({ card: { available, isNew, price } }: Pick<ProductCardProps, "card">) {
  if (!available) return <b className="badge">Esaurito</b>;
  if (price.discountPercent > 0) return <b className="badge off">{`-${price.discountPercent}%`}</b>;
  return isNew ? <b className="badge">Novità</b> : null;
}

/** The picture is for pointers: who tabs or listens meets one link a card, its title. */
const besideTitle = { tabIndex: -1, "aria-hidden": true } as const;

function CardPicture({ card, eager, held }: ProductCardProps) {
  const [front, second] = card.pictures;
  const shown = (picture: PictureData, alt: string) => (
    <Picture picture={picture} sizes={cardSizes} alt={alt} eager={eager} max={widest} />
  );
  const inside = (alt: string): ReactNode => (
    <>
      {/* Beside the title nobody reads them. */}
      {front &&
        (held ? (
          <HeldPicture words={card.href ? undefined : alt}>{shown(front, alt)}</HeldPicture>
        ) : (
          shown(front, alt)
        ))}
      {front && second && <HoverPicture picture={second} max={widest} />}
      {!front && alt && <span className="vh">{alt}</span>}
    </>
  );
  return (
    <div className="shot">
      <Slot kind={heart} of={{ id: card.id, slug: slugIn(card.href) ?? String(card.id), name: card.name }} />{" "}
      {card.out ? (
        <a href={card.out} target="_blank" rel={outRel} {...(card.href && besideTitle)}>
          {inside(
            card.href ? card.name : `${card.name}: apri ${card.store ?? "il negozio"} in una nuova scheda`,
          )}
        </a>
      ) : (
        inside("")
      )}{" "}
      <Badge card={card} />
    </div>
  );
}

export interface CardListProps {
  cards: CardView[];
  eagerCount?: number;
  /** Products can be ticked for a comparison; these are. */
  comparing?: readonly number[] | null;
}

export function ProductGrid({ cards, eagerCount = 4, comparing }: CardListProps) {
  return (
    <ul className="grid">
      {cards.map((card, index) => (
        <li key={card.id} id={`p${card.id}`}>
          <ProductCard card={card} eager={index < eagerCount} />
          {comparing && <CompareTick card={card} ticked={comparing.includes(card.id)} />}
        </li>
      ))}
    </ul>
  );
}

/** The same rows before their content is known. */
export function GridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div className="grid skeleton" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike
        <div key={index} className="ghost" />
      ))}
    </div>
  );
}
