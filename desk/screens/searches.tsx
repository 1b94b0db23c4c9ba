/** What the searches of the week tell: words that nothing is found with, results that nobody opens, what is chosen most. */
import { isHardlyFollowed } from "contract/search-report";
import { numberOf, shareOf } from "domain/told";
import type { Chosen, SearchedTerm as Searched } from "upstream/desk";
import { Table } from "../ui/table";

interface Report {
  searches: readonly Searched[];
  chosen: readonly Chosen[];
}

const shown = 12;

const search = (term: string) => <a href={`/prodotti?cerca=${encodeURIComponent(term)}`}>{term}</a>;

export function WithoutResult({ searches }: Report) {
  return (
    <Table
      title="Ricerche senza risultati, 7 giorni"
      caption="Ricerche con parole per cui non si è trovato nulla"
      rows={searches.filter(({ missed }) => missed).slice(0, shown)}
      empty="Tutte le ricerche trovano qualcosa."
      columns={[
        ["Ricerca", ({ term }) => search(term)],
        ["Nulla per", ({ missed }) => missed],
        ["Volte", ({ times }) => numberOf(times), "number"],
      ]}
    />
  );
}

export function WithoutChoice({ searches }: Report) {
  return (
    <Table
      title="Ricerche con pochi clic, 7 giorni"
      caption="Ricerche frequenti dopo le quali quasi nessuno apre un prodotto"
      rows={searches.filter(isHardlyFollowed).slice(0, shown)}
      empty="Nessuna ricerca frequente resta senza clic."
      columns={[
        ["Ricerca", ({ term }) => search(term)],
        ["Volte", ({ times }) => numberOf(times), "number"],
        ["Clic", ({ choices, times }) => shareOf(choices, times), "number"],
      ]}
    />
  );
}

export function MostChosen({ chosen }: Report) {
  return (
    <Table
      title="Che cosa si sceglie dopo una ricerca, 7 giorni"
      caption="Prodotti aperti dai risultati di una ricerca"
      rows={chosen.slice(0, shown)}
      empty="Ancora nessun prodotto."
      columns={[
        ["Ricerca", ({ term }) => search(term)],
        ["Prodotto", ({ product, slug }) => <a href={`/${slug}`}>{product}</a>],
        ["Volte", ({ choices }) => numberOf(choices), "number"],
      ]}
    />
  );
}
