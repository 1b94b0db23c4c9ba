/** What the product is, what it costs and the way out to the store. */
import { brandHref } from "~/lib/brand-href";
import { formatPrice } from "~/lib/money";
import { optionsHref } from "~/lib/product/address";
import { commaDecimal } from "~/lib/product/rating";
import type { OfferLine } from "~/lib/product/selling";
import type { ProductView } from "~/lib/product/view";
import { Icon } from "~/ui/icon";
import { Price } from "~/ui/price";
import { outRel } from "~/ui/product-card";
import { StoreLogo } from "~/ui/store-logo";
import { AddToCart } from "./add-to-cart";
import { CodeLine } from "./code-line";
import { Terms } from "./offers-table";
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

/** What it costs, in all too, and where: above what is to be chosen. */
export function Costs({ product }: Pick<BoxProps, "product">) {
  const lead = product.offers[0] ?? { ...product, logo: product.merchant?.logo ?? null };
  const { price, unit, shipping, store, logo, out } = lead;
  const total =
    price.current !== null && shipping ? formatPrice(price.current + shipping, price.currency) : null;
  return (
    <div className="costs">
      <div className={out ? "price-line" : "price-line past"}>
        <Price price={price} /> {unit && <small>{unit}</small>}{" "}
        {out && price.discountPercent > 0 && <b className="off">-{price.discountPercent}%</b>}{" "}
        {store && (
          <span className="seller">
            <StoreLogo logo={logo} store={store} size="xs" />
            <span className={logo ? "vh" : undefined}>{store}</span>
          </span>
        )}
      </div>
      {out && (
        <p>
          {total && <b>{total}</b>} {inclusion(shipping, price.currency)}{" "}
          {product.offers.length > 0 && lead.verified && <small className="good">Sconto verificato</small>}
        </p>
      )}
    </div>
  );
}

/** What the total holds beside the price. */
function inclusion(shipping: number | null, currency: string): string {
  if (shipping === null) return "spedizione esclusa";
  return shipping === 0 ? "Spedizione gratis" : `con ${formatPrice(shipping, currency)} di spedizione`;
}

/** The way out and the way into the cart; then what the store promises. */
export function BuyBox({ product, token }: BoxProps) {
  const [first] = product.offers;
  const { price, code, buy } = first ?? product;
  return (
    <div className="pay">
      <WayOut out={(first ?? product).out} store={first?.store} />
      {code && (
        <CodeLine
          code={code}
          currency={price.currency}
          here={optionsHref(product.here, product.options, "scelta")}
        />
      )}
      {!first && <Claim product={product} />}
      <RecommendedPrice product={product} />
      <IntoCart product={{ ...product, buy }} token={token} />
      {!product.purchasable && <TellWhenBack product={product} />}
      {first ? <AmongSeveral product={product} first={first} /> : <Alone product={product} />}
    </div>
  );
}

function AmongSeveral({ product, first }: Pick<BoxProps, "product"> & { first: OfferLine }) {
  const { summary, offers, purchasable } = product;
  return (
    <>
      {purchasable && (
        <p>
          <a href="#offerte">
            {summary ?? (offers.length > 1 ? `${offers.length} offerte` : "Altre offerte")}
          </a>
        </p>
      )}
      <div className="trust">
        <Terms offer={first} product={product} />
      </div>
    </>
  );
}

function Alone({ product }: Pick<BoxProps, "product">) {
  const { store, out, delivery, trust } = product;
  const terms = out
    ? [store && `Venduto da ${store}`, delivery]
    : [store && `Ultimo prezzo visto da ${store}`];
  return (
    <>
      <p className="muted">{terms.filter(Boolean).join(" · ")}</p>
      {trust && (
        <p className="trust">
          <PriceTrust of={trust} product={product} />
          <small>
            <ConfirmedMeans offers={[trust]} />
          </small>
        </p>
      )}
    </>
  );
}

/** What the former price of the only offer is worth. */
function Claim({ product: { price, verified } }: Pick<BoxProps, "product">) {
  if (price.previous === null) return null;
  const previous = formatPrice(price.previous, price.currency);
  if (!verified) return <p className="meta">{`${previous} è il prezzo precedente dichiarato dal negozio`}</p>;
  return (
    <p className="meta proven">
      <Icon name="check" />
      <span>
        <b>Sconto verificato</b>: nei 30 giorni prima della riduzione il prezzo non è mai sceso sotto{" "}
        {previous}
      </span>
    </p>
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

function WayOut({ out, store }: { out: string | null; store: string | undefined }) {
  if (!out)
    return (
      <button type="button" className="button out" disabled>
        Esaurito
      </button>
    );
  return (
    <a className="button out" href={out} target="_blank" rel={outRel}>
      Vai al Negozio
      <Icon name="external" />
      <span className="vh">{`${store ? ` ${store}` : ""} (si apre in una nuova scheda)`}</span>
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
