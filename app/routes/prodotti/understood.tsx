/** Above the results of a search: what was understood, what was mended, and what nothing was found with. */
import type { ListingQuery } from "contract/listing/query";
import type { Understood } from "contract/listing/understood";
import { listingHref, withSearch } from "~/lib/listing-url";
import { understoodChips } from "~/lib/understood";
import { ChipAway } from "~/ui/filter-tags";

export function UnderstoodSearch({
  query,
  understood,
  total,
}: {
  query: ListingQuery;
  understood: Understood | null;
  total: number;
}) {
  if (!understood || understood.text !== query.search) return null;
  const { leftOut, mended, literal } = understood;
  const chips = understoodChips(query, understood);
  return (
    <div className="asked">
      {mended && literal && (
        <p className="notice" role="status">
          Forse cercavi <b>“{mended}”</b>: ecco i risultati.{" "}
          <a href={listingHref(withSearch(query, literal))} rel="nofollow">
            Cerca invece “{understood.text}”
          </a>
        </p>
      )}
      {/* Where nothing is found at all, the page below says so. */}
      {leftOut.length > 0 && total > 0 && (
        <p className="notice" role="status">
          {leftOutText(
            leftOut,
            chips.map(({ label }) => label),
          )}
        </p>
      )}
      {chips.length > 0 && (
        <>
          <p id="cercato">Hai cercato:</p>
          <ul className="tags" aria-labelledby="cercato">
            {chips.map(({ label, href }) => (
              <ChipAway
                key={label + href}
                verb="Togli dalla ricerca"
                label={label}
                href={href}
                rel="nofollow"
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** 'Nessun risultato per “xqzw”: ecco scarpe, bianco.' */
function leftOutText(leftOut: readonly string[], shown: readonly string[]): string {
  const missing = leftOut.map((words) => `“${words}”`).join(", ");
  const instead = shown.map((label) => label.toLocaleLowerCase("it")).join(", ");
  return instead ? `Nessun risultato per ${missing}: ecco ${instead}.` : `Nessun risultato per ${missing}.`;
}
