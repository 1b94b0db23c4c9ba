/** The tiles of shops and the cards of promotions. */
import { outRel } from "~/ui/product-card";
import { StoreLogo } from "~/ui/store-logo";
import { couponsText, dealsText } from "./titles";
import type { Shop, Shown } from "./view";

export function Shops({ shops }: { shops: readonly Shop[] }) {
  return (
    <ul className="promo-shops">
      {shops.map(({ name, href, logo, coupons, deals }) => (
        <li key={href}>
          <a href={href}>
            <StoreLogo logo={logo} store={name} size="lg" /> <b>{name}</b>{" "}
            <span className="meta">
              {[coupons > 0 && couponsText(coupons), deals > 0 && dealsText(deals)]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function Cards({ cards }: { cards: readonly Shown[] }) {
  return (
    <ul className="promo-grid">
      {cards.map((card) => (
        <li key={card.href ?? card.title}>
          <Card card={card} />
        </li>
      ))}
    </ul>
  );
}

function Card({ card }: { card: Shown }) {
  const { title, href, out, description, discount, isCode, isNew, endsSoon, expired, expiry, reported } =
    card;
  const address = href ?? out;
  const outside = href === null && out !== null;
  return (
    <article className={expired ? "promo over" : "promo"}>
      {discount && <p className="promo-off">{discount}</p>}
      <ul className="line promo-badges" aria-label="Caratteristiche">
        <li>{isCode ? "Coupon" : "Promo"}</li>
        {isNew && <li>Nuovo</li>}
        {endsSoon && <li className="soon">In scadenza</li>}
      </ul>
      <h3>
        {address ? (
          <a href={address} target={outside ? "_blank" : undefined} rel={outside ? outRel : undefined}>
            {title}
            {outside && <span className="vh"> (si apre in una nuova scheda)</span>}
          </a>
        ) : (
          title
        )}
      </h3>
      {description && <p className="promo-text">{description}</p>}
      {reported && <p className="promo-mark">Segnalato come non funzionante</p>}
      {expiry && <p className="promo-date">{expiry}</p>}
      {address && !expired && (
        <span className="button quiet" aria-hidden="true">
          {isCode ? "Vedi il codice" : "Vedi l'offerta"}
        </span>
      )}
    </article>
  );
}
