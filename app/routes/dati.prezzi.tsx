/** `/dati/prezzi`: the monthly price index by kind as open data, with its method and licence (product.md 'Season and prices'). */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { leastDays, leastMatched } from "contract";
import { metaOf } from "~/lib/meta-of";
import { columns, isBroad, kindsOf, licence, pricesFile, pricesPath, yearChange } from "~/lib/price-levels";
import { whenPath } from "~/lib/sale-dates";
import { breadcrumbJsonLd } from "~/lib/seo";
import { monthName, percentOf } from "~/lib/worth-waiting";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ColumnHeads } from "~/ui/column-heads";

const title = "Prezzi per genere: dati aperti";
const description =
  "Indice mensile dei prezzi della moda per genere, dalla nostra storia dei prezzi: tabella, file CSV, metodo e licenza.";
const crumbs = [
  { name: "Home", href: "/" },
  { name: "Quando conviene comprare", href: whenPath },
  { name: title, href: pricesPath },
];

export const handle = { styles: ["prose"] };

export const meta = metaOf<typeof loader>((data, site) => ({
  title,
  description,
  path: pricesPath,
  jsonLd: [breadcrumbJsonLd(crumbs, site.origin), datasetOf(data)],
}));

function datasetOf({ site, from, to }: Loaded) {
  return {
    "@type": "Dataset",
    name: `Indice mensile dei prezzi della moda per genere di ${site.name}`,
    description: `${description} Media geometrica dei rapporti tra i prezzi degli stessi prodotti da un mese al successivo, concatenata.`,
    url: site.origin + pricesPath,
    license: licence.href,
    isAccessibleForFree: true,
    inLanguage: "it",
    spatialCoverage: "Italia",
    variableMeasured: "Indice dei prezzi, base 100",
    creator: { "@type": "Organization", name: site.name, url: `${site.origin}/` },
    distribution: [
      { "@type": "DataDownload", encodingFormat: "text/csv", contentUrl: site.origin + pricesFile },
    ],
    ...(from && to && { temporalCoverage: `${from}/${to}` }),
  };
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, critical, optional } = context;
  const [indexes, categories] = await Promise.all([
    critical(api.products.priceIndex({})),
    optional(api.categories.list({}), []),
  ]);
  const kinds = kindsOf(indexes, categories);
  const months = kinds.flatMap(({ levels }) => levels.map(({ month }) => month)).sort();
  const { name, origin } = context.site;
  return {
    site: { name, origin },
    from: months[0] ?? null,
    to: months.at(-1) ?? null,
    narrower: kinds.filter((kind) => !isBroad(kind)).length,
    rows: kinds.filter(isBroad).flatMap(({ slug, name: kind, levels }) => {
      const last = levels.at(-1);
      const year = yearChange(levels);
      return last
        ? [
            {
              slug,
              kind,
              month: monthText(last.month),
              base: monthText(last.base),
              level: last.level.toFixed(1).replace(".", ","),
              change: percentOf(last.change),
              year: year === null ? "–" : percentOf(year),
              products: last.products,
            },
          ]
        : [];
    }),
  };
}

function monthText(month: string): string {
  return `${monthName(month)} ${month.slice(0, 4)}`;
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function OpenPrices() {
  const { rows, narrower, site } = useLoaderData<typeof loader>();
  return (
    <div className="block prose-page">
      <Breadcrumbs items={crumbs} />
      <h1>{title}</h1>
      <div className="prose">
        <p>
          Come si muovono i prezzi di ogni genere, mese per mese, secondo i prezzi che osserviamo nei negozi.
        </p>
        <p>
          <a href={pricesFile}>Scarica tutti i mesi (CSV)</a>
          {narrower > 0 && `, con ${narrower} generi più stretti`}
        </p>
        {rows.length > 0 ? (
          <Latest rows={rows} />
        ) : (
          <p>
            Non abbiamo ancora abbastanza dati: un genere compare quando almeno {leastMatched} suoi prodotti
            sono stati in vendita per due mesi di seguito.
          </p>
        )}
        <Method />
        <h2>Licenza</h2>
        <p>
          I dati sono pubblicati con licenza{" "}
          <a href={licence.href} rel="license noopener">
            {licence.name}
          </a>
          : si possono usare, anche per fini commerciali, citando «{site.name}» e il link a questa pagina.
        </p>
      </div>
    </div>
  );
}

function Latest({ rows }: Pick<Loaded, "rows">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on narrow screens
    <table tabIndex={0}>
      <caption className="vh">L’ultimo mese di ogni genere</caption>
      <ColumnHeads of={["Genere", "Indice", "In un mese", "In un anno"]} />
      <tbody>
        {rows.map(({ slug, kind, month, base, level, change, year, products }) => (
          <tr key={slug}>
            <th scope="row">
              {kind}
              <br />
              <small>
                {month}, {products} prodotti ({base} = 100)
              </small>
            </th>
            <td>{level}</td>
            <td>{change}</td>
            <td>{year}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Method() {
  return (
    <>
      <h2>Metodo</h2>
      <ul>
        <li>
          Di ogni prodotto conta il prezzo più basso tra i negozi che lo avevano disponibile, spedizione
          esclusa, in media sul tempo del mese (giorni di Roma).
        </li>
        <li>
          Si confrontano gli stessi prodotti da un mese al successivo: quelli che si potevano comprare per
          almeno {leastDays} giorni in entrambi. Un rapporto oltre 5 o sotto un quinto è preso per un errore
          ed escluso.
        </li>
        <li>
          Di un genere si pubblica la media geometrica di questi rapporti (indice di Jevons), solo con almeno{" "}
          {leastMatched} prodotti confrontati; i mesi si concatenano a partire da 100. Dove un mese manca la
          catena finisce e ne comincia un’altra: la colonna «base» dice da quale mese.
        </li>
        <li>
          Un mese si calcola quando è finito e poi non cambia. I mesi prima che il calcolo cominciasse sono
          ricostruiti da una storia già diradata (un prezzo o due la settimana).
        </li>
      </ul>
      <h3>Che cosa non dice</h3>
      <p>
        I prodotti di moda entrano a prezzo pieno ed escono scontati: chi confronta gli stessi prodotti vede
        il ribasso e non il prezzo pieno di quelli che li sostituiscono. L’indice quindi tende a scendere più
        di quanto costi di meno vestirsi, e non è un’inflazione. Riguarda i negozi che confrontiamo, non il
        mercato; i prodotti contano tutti uguale, anche quelli che nessuno compra.
      </p>
      <h3>Le colonne del file</h3>
      <p>
        {columns.join(", ")}. Separate da virgole, numeri con il punto, testo UTF-8. «prodotti_confrontati» è
        su quanti prodotti si fonda la riga.
      </p>
    </>
  );
}
