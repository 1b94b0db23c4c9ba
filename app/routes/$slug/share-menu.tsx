/** Save, watch and share a product. */
import { wholeAddress } from "domain/parsed-url";
import { picturedHref } from "~/lib/colour-address";
import { comparingHref } from "~/lib/comparing";
import { lookPath } from "~/lib/look/address";
import { beginningFor } from "~/lib/look/rules";
import type { ProductView } from "~/lib/product/view";
import { heart } from "~/slots/heart";
import { Icon } from "~/ui/icon";
import { Share } from "~/ui/share";
import { Slot } from "~/ui/slot";

export function ShareMenu({ product }: { product: ProductView }) {
  const { id, url, name, pictures, trail, category, here } = product;
  const picture = pictures[0] ? wholeAddress(pictures[0].src, new URL(url).origin) : null;
  return (
    <>
      <p className="printed">{url}</p>
      <div className="line keep">
        <Slot kind={heart} of={{ id, slug: product.here.slice(1), name, wide: true }} />{" "}
        {product.purchasable && (
          <a className="aside" href={alertHref(product)} rel="nofollow">
            <Icon name="bell" />
            Avvisami<span className="vh"> se scende</span>
          </a>
        )}{" "}
        <details className="others">
          <summary className="aside">
            Altro
            <Icon name="down" />
          </summary>
          <a className="aside" href={comparingHref(trail.at(-1)?.href ?? "/prodotti", [id])} rel="nofollow">
            <Icon name="compare" />
            Confronta
          </a>{" "}
          {picture && (
            <a className="aside" href={picturedHref(id)} rel="nofollow" data-picks="">
              <Icon name="pipette" />
              Cerca questo colore
            </a>
          )}{" "}
          {beginningFor(category) && (
            <a className="aside" href={lookPath(here.slice(1))} rel="nofollow">
              <Icon name="bag" />
              Completa il look
            </a>
          )}{" "}
          <Share url={url} title={name} picture={picture} />
        </details>
      </div>
    </>
  );
}

/** To be told of a lower price, or that it is back. */
export function alertHref({ here }: Pick<ProductView, "here">): string {
  return `/avvisi/nuovo?prodotto=${here.slice(1)}`;
}
