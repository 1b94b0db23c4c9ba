/** What stores promise beside their prices: the filters of the offers by it, and all of it where somebody unfolds it. */
import type { OfferLine } from "~/lib/product/selling";
import type { ProductView } from "~/lib/product/view";
import { Facts } from "~/ui/fact";

/** By what stores promise; every filter is a link that puts it on or takes it off. */
export function Filters({ product: { filters, unmet, offers } }: { product: ProductView }) {
  const chosen = filters.some((filter) => filter.chosen);
  return (
    <>
      <nav className="line spans" aria-label="Filtri delle offerte">
        <span>Solo con</span>{" "}
        {filters.map(({ name, href, chosen }) => (
          // Its name says it: what stands in the pressed link itself is left as it is when the page changes in place.
          <a
            key={name}
            href={href}
            aria-current={chosen ? "true" : undefined}
            aria-label={chosen ? `${name}: togli` : undefined}
            rel="nofollow"
            data-soft=""
          >
            {name}{" "}
          </a>
        ))}
      </nav>
      {chosen && (
        <p role="status">
          {unmet
            ? "Nessun negozio promette tutto questo: le offerte qui sono tutte."
            : offers.length === 1
              ? "Una sola offerta risponde ai filtri: è quella in cima."
              : `${offers.length} offerte rispondono ai filtri.`}
        </p>
      )}
    </>
  );
}

/** What each store promises beside its price, told one after the other: it reads as well on a phone. */
export function Conditions({ offers }: { offers: readonly OfferLine[] }) {
  return (
    <details className="promises" id="condizioni">
      <summary>Resi, consegna, pagamenti e giudizi di ogni negozio</summary>
      {offers.map(({ id, store, promises }) => (
        <section key={id ?? store} aria-label={store}>
          <h3>{store}</h3>
          <Facts of={promises} />
        </section>
      ))}
      <p className="muted">
        Lo dicono i negozi o i loro feed; «non indicato» vuol dire che non lo sappiamo. Per gli acquisti a
        distanza la legge dà comunque 14 giorni per ripensarci, con le sue eccezioni.
      </p>
    </details>
  );
}
