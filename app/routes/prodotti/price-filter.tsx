/** Minimum and maximum price: a GET form with 'Applica'; with scripts it applies itself (`browser/price-filter`). */
import { formatListing, type ListingQuery } from "contract/listing/query";
import { withPrice } from "~/lib/listing-url";

export function PriceFilter({ query }: { query: ListingQuery }) {
  return (
    <form id="f-prezzo" className="price-filter" action="/prodotti" noValidate>
      {hiddenFields(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field name="prezzoMin" label="Da €" value={query.priceMin} />
      <Field name="prezzoMax" label="A €" value={query.priceMax} />
      <button type="submit">Applica</button>
    </form>
  );
}

function Field({ name, label, value }: { name: string; label: string; value: number | undefined }) {
  return (
    <label>
      {label}
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        name={name}
        defaultValue={written(value)}
      />
    </label>
  );
}

/** As it is typed in Italy: 19,90. */
function written(price: number | undefined): string {
  if (price === undefined) return "";
  return (Number.isInteger(price) ? String(price) : price.toFixed(2)).replace(".", ",");
}

/** The other filters, which the form has to carry along; page and price start anew. */
function hiddenFields(query: ListingQuery): [string, string][] {
  return Object.entries(formatListing({ ...withPrice(query), page: 1 }));
}
