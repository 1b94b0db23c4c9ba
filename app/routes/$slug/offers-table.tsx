/** The offers of all stores but the one that leads, by total or by price; on phones every row becomes a small card. */
import type { ReactNode } from "react";
import { formatPrice } from "~/lib/money";
import { type OfferOrder, offerOrders, optionsHref } from "~/lib/product/address";
import { shippingBeside } from "~/lib/product/offers";
import type { OfferLine } from "~/lib/product/selling";
import type { ProductView } from "~/lib/product/view";
import { Icon } from "~/ui/icon";
import { Price } from "~/ui/price";
import { outRel } from "~/ui/product-card";
import { StoreLogo } from "~/ui/store-logo";
import { AddToCart } from "./add-to-cart";
import { CodeLine } from "./code-line";
import { ConfirmedMeans, PriceTrust } from "./price-trust";
import { Conditions, Filters } from "./store-terms";

const orders: Record<OfferOrder, string> = {
  totale: "Totale",
  codice: "Totale con codice",
  prezzo: "Prezzo",
};

interface TableProps {
  product: ProductView;
  token: string;
}

/** All offers but the one beside the pictures, over the full width of the page. */
export function OtherOffers({ product, token }: TableProps) {
  const { offers, folded, options, here } = product;
  const others = offers.slice(1);
  const offered = offerOrders.filter((order) => order !== "codice" || offers.some(({ code }) => code));
  return (
    <section className="offers" id="offerte" aria-labelledby="titolo-offerte">
      <h2 id="titolo-offerte">Altre offerte</h2>
      <nav className="line spans" aria-label="Ordine delle offerte">
        <span>Ordina per</span>{" "}
        {offered.map((order) => (
          <a
            key={order}
            href={optionsHref(here, { ...options, offers: order }, "offerte")}
            aria-current={order === options.offers ? "true" : undefined}
            rel="nofollow"
            data-soft=""
          >
            {orders[order]}{" "}
          </a>
        ))}
      </nav>
      {product.filters.length > 0 && <Filters product={product} />}
      {others.length > 0 && <Rows offers={others} product={product} token={token} />}
      {folded.length > 0 && (
        <details className="unverified">
          <summary>Prezzi da verificare ({folded.length})</summary>
          <Rows offers={folded} product={product} token={token} />
        </details>
      )}
      {product.matrix && (
        <p className="away">
          <a href={product.matrix} rel="nofollow">
            Prezzi di ogni taglia in ogni negozio
          </a>
        </p>
      )}
      <Conditions offers={[...offers, ...folded]} />
      <p className="meta claim">
        I prezzi barrati sono i prezzi precedenti dichiarati dal negozio; «Sconto verificato» dice che le
        nostre rilevazioni li confermano. Il totale comprende la spedizione, quando il negozio la comunica.
        <ConfirmedMeans offers={[...offers, ...folded]} />
      </p>
    </section>
  );
}

function Rows({ offers, product, token }: TableProps & { offers: readonly OfferLine[] }) {
  return (
    <Table>
      {offers.map((offer, at) => (
        <Row key={offer.id ?? at} offer={offer} product={product} token={token} />
      ))}
    </Table>
  );
}

function Table({ children }: { children: ReactNode }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Negozio</th>
          <th scope="col">Prezzo</th>
          <th scope="col">Totale</th>
          <th scope="col">
            <span className="vh">Vai al negozio</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface RowProps {
  offer: OfferLine;
  product: ProductView;
  token: string;
}

function Row({ offer, product, token }: RowProps) {
  const { price, unit, shipping, total, code, out } = offer;
  return (
    <tr className={out ? undefined : "gone"}>
      <th scope="row">
        <span className="seller">
          <StoreLogo logo={offer.logo} store={offer.store} size="xs" />{" "}
          <span>
            <b>{offer.store}</b> <Terms offer={offer} product={product} />
          </span>
        </span>
      </th>
      <td className={shipping ? "cost" : "cost same"}>
        <Price price={price} /> {unit && <small>{unit}</small>}{" "}
        {offer.verified && <small className="good">Sconto verificato</small>}{" "}
        <small>{shippingBeside(shipping, price.currency)}</small>
        {code && (
          <CodeLine
            code={code}
            currency={price.currency}
            here={optionsHref(product.here, product.options, "offerte")}
          />
        )}
      </td>
      <td className="total">
        <b>{total === null ? "–" : formatPrice(total, price.currency)}</b>{" "}
        {out && <small className="good">Disponibile</small>}
      </td>
      <td className="go">
        {out ? (
          <a className="button" href={out} target="_blank" rel={outRel}>
            Vai
            <span className="vh">{` al negozio ${offer.store} (nuova scheda)`}</span>
            <Icon name="external" />
          </a>
        ) : (
          <button type="button" className="button" disabled>
            Esaurito
          </button>
        )}
        {offer.buy && <AddToCart product={product} buyable={offer.buy} token={token} store={offer.store} />}
      </td>
    </tr>
  );
}

export function Terms({ offer, product }: Pick<RowProps, "offer" | "product">) {
  return (
    <>
      {offer.purchasable && offer.delivery && <small>{offer.delivery}</small>}{" "}
      {offer.purchasable &&
        (offer.terms.length > 0 ? offer.terms : ["Reso non indicato"]).map((said) => (
          <small key={said}>{said} </small>
        ))}{" "}
      <PriceTrust of={offer} product={product} />
    </>
  );
}
