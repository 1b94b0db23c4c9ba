/** Minimum and maximum price: a GET form with 'Applica'; with scripts it applies itself after a pause (product.md 'Listing'). */
import { useNavigate } from "@remix-run/react";
import { formatListing, type ListingQuery, listingLimits, parseListing } from "contract/listing/query";
import { type FormEvent, useEffect, useRef } from "react";
import { listingHref, withPrice } from "~/lib/listing-url";

/** Milliseconds without typing before the filter applies itself. */
const pause = 300;

export function PriceFilter({ query }: { query: ListingQuery }) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const navigate = useNavigate();

  // The filter may be taken away elsewhere (a tag, 'Azzera'); a field in use, or typed into before scripts woke, is left alone.
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current.priceMin === query.priceMin && shown.current.priceMax === query.priceMax) return;
    shown.current = query;
    for (const [name, value] of [
      ["prezzoMin", query.priceMin],
      ["prezzoMax", query.priceMax],
    ] as const) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field !== document.activeElement)
        field.value = `${value ?? ""}`;
    }
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = () => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const { priceMin, priceMax } = parseListing({
      prezzoMin: String(typed.get("prezzoMin") ?? ""),
      prezzoMax: String(typed.get("prezzoMax") ?? ""),
    });
    navigate(listingHref(withPrice(query, priceMin, priceMax)), { replace: true, preventScrollReset: true });
  };
  const later = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(apply, pause);
  };
  const now = (event: FormEvent) => {
    event.preventDefault();
    clearTimeout(timer.current);
    apply();
  };

  return (
    <form
      id="f-prezzo"
      className="price-filter"
      action="/prodotti"
      ref={form}
      onInput={later}
      onSubmit={now}
      noValidate
    >
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
  const { priceCeiling, priceStep } = listingLimits;
  return (
    <label>
      {label}
      <input
        type="number"
        inputMode="decimal"
        name={name}
        defaultValue={value}
        min={0}
        max={priceCeiling}
        step={priceStep}
      />
    </label>
  );
}

/** The other filters, which the form has to carry along; page and price start anew. */
function hiddenFields(query: ListingQuery): [string, string][] {
  return Object.entries(formatListing({ ...withPrice(query), page: 1 }));
}
