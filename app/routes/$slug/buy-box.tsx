/** What the product is, what it costs and the way out to the store. */
import { brandHref } from "~/lib/brand-href";
import { formatPrice, formatShipping, formatTotal } from "~/lib/money";
import { optionsHref } from "~/lib/product/address";
import { commaDecimal } from "~/lib/product/rating";
import type { ProductView } from "~/lib/product/view";
import { Icon } from "~/ui/icon";
import { Price } from "~/ui/price";
import { outRel } from "~/ui/product-card";
import { AddToCart } from "./add-to-cart";
import { CodeLine } from "./code-line";
import { BestOffer } from "./offers-table";
import { ConfirmedMeans, PriceTrust } from "./price-trust";
import { countText, Stars } from "./reviews";
import { alertHref } from "./share-menu";

interface BoxProps {
  product: ProductView;
  /** Key of an addition to the cart. */
  token: string;
}

export function What({ product }: Pick<BoxProps, "product">) {
  const { brand, name, choice } = product;
  return (
    <header className="what">
      {brand && (
        <p className="brand">{brand.slug ? <a href={brandHref(brand.slug)}>{brand.name}</a> : brand.name}</p>
      )}
      <h1>{name}</h1>
      {choice && <p className="choice">{choice}</p>}
      {product.rating && (
        <p className="rated">
          <a href="#recensioni">
            <Stars rating={product.rating.average} />
            <span className="vh">Valutazione media </span>
            {commaDecimal(product.rating.average)}
            <span className="vh"> su 5</span> ({countText(product.rating.count)})
          </a>
        </p>
      )}
    </header>
  );
}

export function BuyBox({ product, token }: BoxProps) {
  return product.offers.length > 0 ? (
    <Summary product={product} token={token} />
  ) : (
    <Single product={product} token={token} />
  );
}

function Summary({ product, token }: BoxProps) {
  const { summary, offers } = product;
  return (
    <div className="pay">
      <BestOffer product={product} token={token} />
      <RecommendedPrice product={product} />
      {!offers[0]?.buy && <IntoCart product={product} token={token} />}
      {product.purchasable ? (
        <p>
          <a href="#offerte">
            {summary ?? (offers.length > 1 ? `${offers.length} offerte` : "Altre offerte")}
          </a>
        </p>
      ) : (
        <TellWhenBack product={product} />
      )}
    </div>
  );
}

function Single({ product, token }: BoxProps) {
  const { price, store, shipping, delivery, trust } = product;
  const terms = product.out
    ? [store && `Venduto da ${store}`, formatShipping(shipping, price.currency), delivery]
    : [store && `Ultimo prezzo visto da ${store}`];
  return (
    <div className="pay">
      <div className={product.purchasable ? "price-line" : "price-line past"}>
        <Price price={price} />
        {product.purchasable && price.discountPercent > 0 && <b className="off">-{price.discountPercent}%</b>}
      </div>
      {(shipping ?? 0) > 0 && <p>{formatTotal(price.current, shipping ?? 0, price.currency)}</p>}
      <WayOut product={product} />
      {product.code && (
        <CodeLine
          code={product.code}
          currency={price.currency}
          here={optionsHref(product.here, product.options, "scelta")}
        />
      )}
      {price.previous !== null && (
        <p className={product.verified ? "meta claim proven" : "meta claim"}>
          {product.verified ? (
            <>
              <Icon name="check" />
              <span>
                <b>Sconto verificato</b>: nei 30 giorni prima della riduzione il prezzo non è mai sceso sotto{" "}
                {formatPrice(price.previous, price.currency)}
              </span>
            </>
          ) : (
            `${formatPrice(price.previous, price.currency)} è il prezzo precedente dichiarato dal negozio`
          )}
        </p>
      )}
      <RecommendedPrice product={product} />
      <IntoCart product={product} token={token} />
      {!product.purchasable && <TellWhenBack product={product} />}
      <p className="muted">{terms.filter(Boolean).join(" · ")}</p>
      {trust && (
        <p className="trust">
          <PriceTrust of={trust} product={product} />
          <small>
            <ConfirmedMeans offers={[trust]} />
          </small>
        </p>
      )}
    </div>
  );
}

/** A fact beside the price, never a reduction of it: neither struck through nor in per cent (docs/decisions/0025). */
function RecommendedPrice({ product: { recommended, price } }: Pick<BoxProps, "product">) {
  if (recommended === null) return null;
  return <p className="muted">Prezzo di listino consigliato: {formatPrice(recommended, price.currency)}</p>;
}

/** What can be done about a product that nobody has. */
function TellWhenBack({ product }: Pick<BoxProps, "product">) {
  return (
    <p className="add">
      <a className="button" href={alertHref(product)} rel="nofollow">
        Avvisami quando torna
      </a>
    </p>
  );
}

function WayOut({ product }: { product: ProductView }) {
  if (!product.out)
    return (
      <button type="button" className="button out" disabled>
        Esaurito
      </button>
    );
  return (
    <a className="button out" href={product.out} target="_blank" rel={outRel}>
      Vai al Negozio
      <Icon name="external" />
      <span className="vh"> (si apre in una nuova scheda)</span>
    </a>
  );
}

/** Beside the way out; while something is still to be chosen, the way to the choice. */
function IntoCart({ product, token }: BoxProps) {
  const { buy, unchosen, purchasable } = product;
  if (buy) return <AddToCart product={product} buyable={buy} token={token} />;
  if (!purchasable || unchosen.length === 0) return null;
  return (
    <p className="add">
      <a className="button quiet" href="#scelta">
        Scegli {unchosen.join(" e ").toLowerCase()}
        <span className="vh"> per aggiungere al carrello</span>
      </a>
    </p>
  );
}
