/** `/gestione/esportazioni`: clicks, opened pages, offers and products as tables to take along. */
import { numberOf } from "domain/told";
import { exportColumns } from "upstream/desk";
import { csvDownload, mostRows } from "../csv-download";
import type { Screen, ScreenContext } from "../screen";
import { TextField } from "../ui/form";
import { inPeriod, PeriodFields } from "../ui/period";
import { LinkLine } from "../ui/table";

const title = "Esportazioni";
const home = "/gestione/esportazioni";
/** The calls of a long table, in milliseconds. */
const patience = 120_000;
const overview: Screen = { path: home, nav: title, show: form };

async function form(context: ScreenContext) {
  const { api } = context;
  const stores = await api.feeds.health({});
  return (
    <>
      <p className="hint">
        Tabelle in CSV, fino a {numberOf(mostRows)} righe: chi ne ha di più sceglie un periodo o un negozio.
      </p>
      <h2>Clic verso i negozi, e pagine aperte</h2>
      <form method="get" action={`${home}/clic.csv`} className="fields">
        <PeriodFields context={context} />
        <p className="acts">
          <button type="submit">Scarica i clic</button>
          <button type="submit" formAction={`${home}/aperture.csv`}>
            Scarica le aperture delle pagine
          </button>
        </p>
      </form>
      <h2>Offerte</h2>
      <form method="get" action={`${home}/offerte.csv`} className="fields">
        <TextField
          context={context}
          name="negozio"
          label="Negozio"
          options={[["", "Tutti"], ...stores.map(({ store, name }) => [store, name] as const)]}
        />
        <button type="submit">Scarica le offerte</button>
      </form>
      <h2>Prodotti</h2>
      <LinkLine to={`${home}/prodotti.csv`} as="button">
        Scarica i prodotti
      </LinkLine>
    </>
  );
}

/** A table of the days that the form names. */
const ofPeriod = (name: string, table: "clicks" | "views"): Screen => ({
  path: `${home}/${name}`,
  reading: patience,
  show: (context) =>
    inPeriod(context, { title, form }, ({ from, to }) =>
      csvDownload(name, exportColumns[table], (after) => context.api.exports[table]({ from, to, after })),
    ),
});

const offers: Screen = {
  path: `${home}/offerte.csv`,
  reading: patience,
  show({ api, url }) {
    const store = url.searchParams.get("negozio") || undefined;
    return csvDownload("offerte.csv", exportColumns.offers, (after) => api.exports.offers({ store, after }));
  },
};

const products: Screen = {
  path: `${home}/prodotti.csv`,
  reading: patience,
  show: ({ api }) =>
    csvDownload("prodotti.csv", exportColumns.products, (after) => api.exports.products({ after })),
};

export const exportScreens: readonly Screen[] = [
  overview,
  ofPeriod("clic.csv", "clicks"),
  ofPeriod("aperture.csv", "views"),
  offers,
  products,
];
