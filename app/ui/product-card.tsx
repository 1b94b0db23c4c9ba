/** A product in a list (product.md 'Cards and carousels'): the picture leads to the store, the title to the product page. */
import type { Picture as PictureData } from "domain/picture";
import type { ReactNode } from "react";
import type { CardView, Shortening } from "~/lib/card-view";
import { formatPrice } from "~/lib/money";
import { heart } from "~/slots/heart";
import { CompareTick } from "./compare-tick";
import { HeldPicture } from "./held-picture";
import { HoverPicture, Picture } from "./picture";
import { Price } from "./price";
import { Slot } from "./slot";

/** Cards are about half the screen on phones, and never wider than this on wide screens. */
const cardSizes = "(min-width:1081px) 300px,(min-width:768px) 31vw,46vw";
const widest = 640;

export const outRel = "nofollow sponsored noopener noreferrer";

interface ProductCardProps {
  card: CardView;
  eager?: boolean;
  /** Nobody sees the picture at first: it comes with scripts only (`held-picture`). */
  held?: boolean;
}

export function ProductCard({ card, eager, held }: ProductCardProps) {
  return (
    // Without a way out the title's link covers the picture too.
    <article className={card.out ? "card" : "card whole"}>
      <CardPicture card={card} eager={eager} held={held} />
      {card.brand && <p className="brand">{card.brand}</p>}
      <h3>{card.href ? <a href={card.href}>{card.name}</a> : card.name}</h3>
      <Price price={card.price} className={card.unit ? "price units" : "price"}>
        {card.unit && <span className="meta">{card.unit}</span>}
        {card.fact && !card.unit && <Shortened {...card.fact} className="meta lowest" />}
      </Price>
      {card.store && <Seller card={card} />}
      {card.withCode !== null && (
        <p className="meta sold">
          <Shortened full="Totale con codice" short="Con codice" />
          <b>{` ${formatPrice(card.withCode, card.price.currency)}`}</b>
        </p>
      )}
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

/** The store, how many sell it, and what is paid in all: one row, in which the store's name gives way. */
function Seller({ card: { store, sellers, price, shipping } }: Pick<ProductCardProps, "card">) {
  const total =
    shipping && price.current !== null ? formatPrice(price.current + shipping, price.currency) : null;
  return (
    <p className="meta sold">
      <span>{store}</span>
      {sellers && <Shortened {...sellers} />}
      {shipping === 0 && <span> · sped. gratis</span>}
      {total && (
        <span>
          <span className="vh"> con spedizione</span>
          {` · ${total}`}
        </span>
      )}
    </p>
  );
}

/** Seen in short where cards are narrow, and always read in full. */
function Shortened({ full, short, className }: Shortening & { className?: string }) {
  return (
    <span className={className} data-short={short}>
      <span>{full}</span>
    </span>
  );
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
    <Picture picture={picture} sizes={cardSizes} alt={alt} eager={eager} max={widest} frame="card" />
  );
  const inside = (alt: string): ReactNode => (
    <>
      {/* Beside the title nobody reads them. */}
      {front &&
        (held ? (
          <HeldPicture words={card.href ? undefined : alt}>{shown(front, "")}</HeldPicture>
        ) : (
          shown(front, alt)
        ))}
      {front && second && <HoverPicture picture={second} max={widest} />}
      {!front && alt && <span className="vh">{alt}</span>}
    </>
  );
  return (
    <div className="shot">
      <Slot kind={heart} of={{ id: card.id, name: card.name }} />{" "}
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
