/** `/gestione/esportazioni`: clicks, opened pages, offers and products as tables to take along. */
import { dayWritten } from "domain/moments";
import { numberOf } from "domain/told";
import { exportColumns } from "upstream/desk";
import { dayInRome } from "~/lib/dates-it";
import { csvDownload, mostRows } from "../csv-download";
import type { Screen, ScreenContext } from "../screen";
import { DateField, TextField } from "../ui/form";
import { Back } from "../ui/table";

const title = "Esportazioni";
const home = "/gestione/esportazioni";
/** The calls of a long table, in milliseconds. */
const patience = 120_000;
const usualDays = 30;
const dayMilliseconds = 86_400_000;

/** The last days, today included. */
function usualPeriod(now: Date): Record<"dal" | "al", string> {
  const day = (date: Date) => dayInRome(date) ?? "";
  return { dal: day(new Date(now.getTime() - usualDays * dayMilliseconds)), al: day(now) };
}

const overview: Screen = { path: home, nav: title, show: (context) => overviewPage(context) };

async function overviewPage(context: ScreenContext) {
  const { api, url, now } = context;
  const stores = await api.feeds.health({});
  const usual = usualPeriod(now);
  const day = (name: "dal" | "al") => url.searchParams.get(name) ?? usual[name];
  const fields = { context: { typed: null, blamed: context.blamed } };
  return (
    <>
      <p className="hint">
        Tabelle in CSV, fino a {numberOf(mostRows)} righe: chi ne ha di più sceglie un periodo o un negozio.
      </p>
      <h2>Clic verso i negozi, e pagine aperte</h2>
      <form method="get" action={`${home}/clic.csv`} className="fields">
        <DateField {...fields} name="dal" label="Dal" value={day("dal")} />
        <DateField {...fields} name="al" label="Al" value={day("al")} />
        <button type="submit">Scarica i clic</button>
        <button type="submit" formAction={`${home}/aperture.csv`}>
          Scarica le aperture delle pagine
        </button>
      </form>
      <h2>Offerte</h2>
      <form method="get" action={`${home}/offerte.csv`} className="fields">
        <TextField
          {...fields}
          name="negozio"
          label="Negozio"
          options={[["", "Tutti"], ...stores.map(({ store, name }) => [store, name] as const)]}
        />
        <button type="submit">Scarica le offerte</button>
      </form>
      <h2>Prodotti</h2>
      <Back to={`${home}/prodotti.csv`} as="button">
        Scarica i prodotti
      </Back>
    </>
  );
}

/** A table of the days that the form names. */
const ofPeriod = (name: string, table: "clicks" | "views"): Screen => ({
  path: `${home}/${name}`,
  reading: patience,
  async show(context) {
    const { api, url } = context;
    const usual = usualPeriod(context.now);
    const [from, to] = (["dal", "al"] as const).map((name) =>
      dayWritten(url.searchParams.get(name) ?? usual[name]),
    );
    if (!from || !to || to < from) {
      const blamed = from ? "al" : "dal";
      const problem =
        from && to
          ? "«Al»: la fine viene prima dell’inizio."
          : `«${from ? "Al" : "Dal"}»: scrivi una data, come 3/12/2026.`;
      return { body: await overviewPage({ ...context, blamed }), title, status: 422, problem };
    }
    return csvDownload(name, exportColumns[table], (after) => api.exports[table]({ from, to, after }));
  },
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
