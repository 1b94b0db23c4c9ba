/** What is said about the product: the store's text, the attributes, the tags, the store itself. */
import { listingHref } from "~/lib/listing-url";
import type { ProductView } from "~/lib/product/view";
import { CleanHtml } from "~/ui/clean-html";
import { Facts } from "~/ui/fact";
import { StoreLogo } from "~/ui/store-logo";
import { tagHref } from "./tags";

export function Description({ product }: { product: ProductView }) {
  const { description } = product;
  return (
    description && (
      <section aria-labelledby="descrizione">
        <h2 id="descrizione">Descrizione</h2>
        <CleanHtml className="text" of={description} />
      </section>
    )
  );
}

export function Characteristics({ product }: { product: ProductView }) {
  const { attributes, tags, updated } = product;
  return (
    <>
      {attributes.length > 0 && (
        <section aria-labelledby="caratteristiche">
          <h2 id="caratteristiche">Caratteristiche</h2>
          <Facts of={attributes} />
        </section>
      )}
      {tags.length > 0 && (
        <ul className="line tag-links" aria-label="Tag">
          {tags.map((tag) => (
            <li key={tag}>
              <a href={tagHref(tag)}>{tag}</a>
            </li>
          ))}
        </ul>
      )}
      {updated && <p className="muted">Ultimo aggiornamento: {updated}</p>}
    </>
  );
}

export function MerchantCard({ merchant }: { merchant: NonNullable<ProductView["merchant"]> }) {
  const { name, slug, logo, promotions, promises } = merchant;
  return (
    <section className="line merchant" aria-label={`Negozio: ${name}`}>
      <StoreLogo logo={logo} store={name} size="sm" />
      <p>
        <b>{name}</b> <a href={listingHref({ facets: { store: [slug] } })}>Vedi prodotti</a>{" "}
        {promotions > 0 && (
          <a href={`/codici-sconto-coupon?merchant=${encodeURIComponent(slug)}`}>Vedi promo</a>
        )}
      </p>
      {promises.length > 0 && (
        <details className="promises">
          <summary>Resi, consegna, pagamenti</summary>
          <Facts of={promises} />
        </details>
      )}
    </section>
  );
}
