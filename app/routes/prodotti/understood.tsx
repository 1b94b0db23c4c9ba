/** Above the results of a search: what was understood, what was corrected, and what nothing was found with. */
import type { ListingQuery } from "contract/listing/query";
import type { Understood, Unheeded } from "contract/listing/understood";
import { Fragment } from "react";
import { listingHref, searchTerm, withSearch } from "~/lib/listing-url";
import { understoodChips } from "~/lib/understood";
import { ChipAway } from "~/ui/filter-tags";
import { counter } from "./filters";

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
  const { leftOut, claims, otherwise, corrected, literal } = understood;
  // With filters besides, what was counted without them says nothing.
  const isWhole = searchTerm(query) !== null;
  const chips = understoodChips(query, understood);
  return (
    <div className="asked">
      {corrected && literal && <Corrected query={query} text={understood.text} {...{ corrected, literal }} />}
      {/* Where nothing is found at all, the page below says so. */}
      {leftOut.length > 0 && total > 0 && (
        <LeftOut {...{ query, leftOut, otherwise, isWhole }} shown={chips.map(({ label }) => label)} />
      )}
      {claims.length > 0 && total > 0 && (
        <p className="notice" role="status">
          {claims.map((claim) => (
            <Claim key={claim.words} claim={claim} query={query} total={isWhole ? total : null} />
          ))}
        </p>
      )}
      {chips.length > 0 && <Chips chips={chips} />}
    </div>
  );
}

function Corrected({
  query,
  text,
  corrected,
  literal,
}: {
  query: ListingQuery;
  text: string;
  corrected: string;
  literal: string;
}) {
  return (
    <p className="notice" role="status">
      Forse cercavi <b>“{corrected}”</b>: ecco i risultati.{" "}
      <a href={listingHref(withSearch(query, literal))} rel="nofollow">
        Cerca invece “{text}”
      </a>
    </p>
  );
}

/** What nothing was found with, and searches that give something else up. */
function LeftOut({
  query,
  leftOut,
  otherwise,
  isWhole,
  shown,
}: Pick<Understood, "leftOut" | "otherwise"> & {
  query: ListingQuery;
  isWhole: boolean;
  shown: readonly string[];
}) {
  return (
    <p className="notice" role="status">
      {leftOutText(leftOut, shown)}
      {otherwise.map(({ words, products, search }) => (
        <Fragment key={words}>
          {" "}
          <a href={listingHref(withSearch(query, search))} rel="nofollow">
            Con “{words}”{isWhole && `: ${counted(products)}`}
          </a>
          .
        </Fragment>
      ))}
    </p>
  );
}

function Chips({ chips }: { chips: ReturnType<typeof understoodChips> }) {
  return (
    <>
      <p id="cercato">Hai cercato:</p>
      <ul className="line tags" aria-labelledby="cercato">
        {chips.map(({ label, href }) => (
          <ChipAway key={label + href} verb="Togli dalla ricerca" label={label} href={href} rel="nofollow" />
        ))}
      </ul>
    </>
  );
}

/** '“piccola” non restringe la ricerca: lo dicono 3 prodotti su 60.' */
function Claim({
  claim: { words, products, search },
  query,
  total,
}: {
  claim: Unheeded;
  query: ListingQuery;
  /** Null: not to be told. */
  total: number | null;
}) {
  if (products === 0) return <>Nessuno di questi prodotti dice “{words}”: la ricerca non ne tiene conto. </>;
  const [says, those] = products === 1 ? ["dice", "quello che lo dice"] : ["dicono", "quelli che lo dicono"];
  return (
    <>
      “{words}” non restringe la ricerca
      {total !== null && `: lo ${says} ${counted(products)} su ${total}`}.{" "}
      <a href={listingHref(withSearch(query, search))} rel="nofollow">
        Mostra solo {those}
      </a>
      .{" "}
    </>
  );
}

/** Up to a thousand are counted. */
function counted(products: number): string {
  return products < 1_000 ? counter(products).toLowerCase() : "mille prodotti o più";
}

/** 'Nessun risultato per “xqzw”: ecco scarpe, bianco.' */
function leftOutText(leftOut: readonly string[], shown: readonly string[]): string {
  const missing = leftOut.map((words) => `“${words}”`).join(", ");
  const instead = shown.map((label) => label.toLocaleLowerCase("it")).join(", ");
  return instead ? `Nessun risultato per ${missing}: ecco ${instead}.` : `Nessun risultato per ${missing}.`;
}
