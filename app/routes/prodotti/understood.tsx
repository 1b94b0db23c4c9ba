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
  // Where nothing is found at all, the page below says what is missing.
  const isTold = total > 0 && leftOut.length + claims.length > 0;
  return (
    <div className="asked">
      {(corrected || isTold) && (
        <p role="status">
          {corrected && literal && (
            <Corrected query={query} text={understood.text} {...{ corrected, literal }} />
          )}
          {isTold && leftOut.length > 0 && (
            <LeftOut {...{ query, leftOut, otherwise, isWhole }} shown={chips.map(({ label }) => label)} />
          )}
          {isTold &&
            claims.map((claim) => (
              <Claim key={claim.words} claim={claim} query={query} total={isWhole ? total : null} />
            ))}
        </p>
      )}
      {chips.length > 0 && (
        <ul className="line tags" aria-label="Hai cercato">
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
      )}
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
  const [meant, typed] = [wordsBeside(corrected, text), wordsBeside(text, corrected)];
  return (
    <>
      Forse cercavi <b>“{meant}”</b>.{" "}
      <a href={listingHref(withSearch(query, literal))} rel="nofollow">
        Cerca invece “{typed}”
      </a>
      .{" "}
    </>
  );
}

/** Of a text the words that another has not: the title tells the whole. */
function wordsBeside(text: string, other: string): string {
  const there = other.split(/\s+/);
  const words = text.split(/\s+/).filter((word) => !there.includes(word));
  return words.join(" ") || text;
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
    <>
      {leftOutText(leftOut, shown)}{" "}
      {otherwise.map(({ words, products, search }) => (
        <Fragment key={words}>
          <a href={listingHref(withSearch(query, search))} rel="nofollow">
            Con “{words}”{isWhole && `: ${counted(products)}`}
          </a>
          .{" "}
        </Fragment>
      ))}
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
