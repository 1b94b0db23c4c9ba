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
    <section>
      <h2>Ricerche senza risultati, 7 giorni</h2>
      <Table
        caption="Ricerche con parole per cui non si è trovato nulla"
        rows={searches.filter(({ missed }) => missed).slice(0, shown)}
        keyOf={({ term }) => term}
        empty="Tutte le ricerche trovano qualcosa."
        columns={[
          { head: "Ricerca", cell: ({ term }) => search(term) },
          { head: "Nulla per", cell: ({ missed }) => missed },
          { head: "Volte", cell: ({ times }) => numberOf(times), number: true },
        ]}
      />
    </section>
  );
}

export function WithoutChoice({ searches }: Report) {
  const rows = searches.filter(isHardlyFollowed);
  return (
    <section>
      <h2>Ricerche con pochi clic, 7 giorni</h2>
      <Table
        caption="Ricerche frequenti dopo le quali quasi nessuno apre un prodotto"
        rows={rows.slice(0, shown)}
        keyOf={({ term }) => term}
        empty="Nessuna ricerca frequente resta senza clic."
        columns={[
          { head: "Ricerca", cell: ({ term }) => search(term) },
          { head: "Volte", cell: ({ times }) => numberOf(times), number: true },
          { head: "Clic", cell: ({ choices, times }) => shareOf(choices, times), number: true },
        ]}
      />
    </section>
  );
}

export function MostChosen({ chosen }: Report) {
  return (
    <section>
      <h2>Che cosa si sceglie dopo una ricerca, 7 giorni</h2>
      <Table
        caption="Prodotti aperti dai risultati di una ricerca"
        rows={chosen.slice(0, shown)}
        keyOf={({ term, slug }) => `${term} ${slug}`}
        empty="Ancora nessun prodotto."
        columns={[
          { head: "Ricerca", cell: ({ term }) => search(term) },
          { head: "Prodotto", cell: ({ product, slug }) => <a href={`/${slug}`}>{product}</a> },
          { head: "Volte", cell: ({ choices }) => numberOf(choices), number: true },
        ]}
      />
    </section>
  );
}
