/** Minimum and maximum price: a GET form with 'Applica'; with scripts it applies itself (product.md 'Listing'). */
import { formatListing, type ListingQuery, pricesIn } from "contract/listing/query";
import { type FocusEvent, type FormEvent, useEffect, useRef } from "react";
import { listingHref, withPrice } from "~/lib/listing-url";

/** `want` takes the address of the listing with other prices. */
export function PriceFilter({ query, want }: { query: ListingQuery; want(href: string): void }) {
  const form = useRef<HTMLFormElement>(null);
  // The filter may be taken away elsewhere (a tag, 'Azzera'); a field in use, or typed into before scripts woke, is left alone.
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current.priceMin === query.priceMin && shown.current.priceMax === query.priceMax) return;
    shown.current = query;
    if (form.current) write(form.current, query.priceMin, query.priceMax, document.activeElement);
  }, [query]);
  /** Whoever is still typing may be on the way from '1' to '150': bounds in the wrong order wait until the fields are left. */
  function apply(done: boolean) {
    if (!form.current) return;
    const params = Object.fromEntries(
      [...new FormData(form.current)].map(([name, value]) => [name, String(value)]),
    );
    const { low, high, swapped } = pricesIn(params);
    if ((swapped && !done) || (low === query.priceMin && high === query.priceMax && !swapped)) return;
    // In the order that was typed: the page then says that it put them right.
    want(listingHref(swapped ? withPrice(query, high, low) : withPrice(query, low, high)));
    if (swapped) write(form.current, low, high);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    apply(true);
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) apply(true);
  }

  return (
    <form
      id="f-prezzo"
      className="price-filter"
      action="/prodotti"
      ref={form}
      onInput={() => apply(false)}
      onBlur={leave}
      onSubmit={submit}
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

/** Puts the bounds into the fields; `used` is left alone. */
function write(form: HTMLFormElement, low?: number, high?: number, used: Element | null = null) {
  for (const [name, value] of Object.entries({ prezzoMin: low, prezzoMax: high })) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field !== used) field.value = written(value);
  }
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
