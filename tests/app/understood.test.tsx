/** What a search page says above its results: nothing that was typed is dropped in silence. */
import { parseListing } from "contract/listing/query";
import { Understood } from "contract/listing/understood";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NothingFound } from "~/routes/prodotti/nothing-found";
import { UnderstoodSearch } from "~/routes/prodotti/understood";
import results from "./understood-results.json";

function said(address: Record<string, string>, wire: object, total = 60): string {
  const understood = Understood.parse({ testo: address.cerca, parti: [], esclusi: [], ...wire });
  const html = renderToStaticMarkup(
    <UnderstoodSearch query={parseListing(address)} understood={understood} total={total} />,
  );
  return html.replace(/<a href="([^"]*)"[^>]*>/g, "[$1] ").replace(/<[^>]+>/g, "");
}

const piccola = { parole: "piccola", prodotti: 3, cerca: 'borsa "piccola"' };

test("a word that narrows nothing is named with how many of the goods say it, and leads to them", () => {
  expect(said({ cerca: "borsa piccola" }, { non_restringono: [piccola] })).toContain(
    "“piccola” non restringe la ricerca: lo dicono 3 prodotti su 60. [/prodotti?cerca=borsa+%22piccola%22] Mostra solo quelli che lo dicono.",
  );
  expect(said({ cerca: "borsa piccola" }, { non_restringono: [{ ...piccola, prodotti: 0 }] })).toContain(
    "Nessuno di questi prodotti dice “piccola”: la ricerca non ne tiene conto.",
  );
});

test("what was left out comes with the search that holds to it", () => {
  const lino = { parole: "lino", prodotti: 7, cerca: "vestito lino" };
  expect(said({ cerca: "vestito lino nero" }, { esclusi: ["lino"], altrimenti: [lino] })).toContain(
    "Nessun risultato per “lino”. [/prodotti?cerca=vestito+lino] Con “lino”: 7 prodotti.",
  );
});

test("with filters besides, what was counted without them is not said", () => {
  const html = said({ cerca: "borsa piccola", colore: "nero" }, { non_restringono: [piccola] });
  expect(html).toContain(
    "“piccola” non restringe la ricerca. [/prodotti?cerca=borsa+%22piccola%22&amp;colore=nero]",
  );
  expect(html).not.toContain("3 prodotti");
});

test("an upstream that tells nothing of it is believed", () => {
  expect(said({ cerca: "borsa" }, {})).toBe("");
});

test("below '0 risultati' stands what the cheapest change finds, and what it goes without", () => {
  const html = renderToStaticMarkup(
    <NothingFound query={parseListing({ colore: "oro", nuoviArrivi: "true" })} tags={[]} results={results} />,
  );
  const text = html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  expect(text).toContain("Senza “Nuovi arrivi”: 24 prodotti");
  expect(text).toContain("Senza “Nuovi arrivi” e “In sconto”: 24 prodotti");
  expect(text).not.toContain("Senza “In sconto”");
});
