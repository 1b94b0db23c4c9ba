/** Type, search, order and country: links and a GET form; with scripts every change applies by itself after 250 ms. */
import {
  homeCountry,
  longestSearch,
  type PromotionsQuery,
  promotionSorts,
  promotionsHref,
  promotionsPath,
  promotionTypes,
  withChoice,
} from "~/lib/promotions-url";
import { SearchLine } from "~/ui/search-line";

const pauseMs = 250;

interface ControlsProps {
  query: PromotionsQuery;
  countries: { code: string; name: string }[];
}

export function Controls({ query, countries }: ControlsProps) {
  return (
    <>
      <nav className="line promo-types" aria-label="Tipo di promozione" data-sets="tipo">
        <TypeLink query={query} type={null} label="Tutte" />
        {(["codice", "promozione"] as const).map((type) => (
          <TypeLink key={type} query={query} type={type} label={promotionTypes[type]} />
        ))}
      </nav>
      <SearchForm query={query} countries={countries} />
    </>
  );
}

function TypeLink({
  query,
  type,
  label,
}: {
  query: PromotionsQuery;
  type: PromotionsQuery["type"];
  label: string;
}) {
  return (
    <a
      href={promotionsHref(withChoice(query, { type }))}
      aria-current={query.type === type ? "true" : undefined}
    >
      {label}{" "}
    </a>
  );
}

function SearchForm({ query, countries }: ControlsProps) {
  const { search, type, merchant, country, sort } = query;
  return (
    <search aria-label="Cerca tra le promozioni">
      <form className="promo-controls" action={promotionsPath} data-apply={pauseMs}>
        {merchant && <input type="hidden" name="merchant" value={merchant} />}
        {type && <input type="hidden" name="tipo" value={type} />}
        <SearchLine id="cerca-promozioni" label="Cerca promozioni" value={search} longest={longestSearch} />
        {merchant && (
          <label>
            <span className="meta">Ordina per</span>
            <select name="ordinamento" defaultValue={sort} data-usual="relevance">
              {Object.entries(promotionSorts).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        {countries.length > 0 ? (
          <label>
            <span className="meta">Paese</span>
            <select name="paese" defaultValue={country} data-usual={homeCountry}>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ) : (
          country !== homeCountry && <input type="hidden" name="paese" value={country} />
        )}
        <button type="submit" className="button quiet">
          Applica
        </button>
      </form>
    </search>
  );
}
