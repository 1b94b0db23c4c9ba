/** `/gestione/prezzi/:offer` and `/gestione/negozi/:store/prezzi/:at`: prices that stood by mistake are struck, alone or a reading's. */
import { momentOf, numberOf } from "domain/told";
import { formatPrice } from "~/lib/money";
import { problemPage } from "../layout";
import { done, fieldOf, type Screen } from "../screen";
import { ActButton, acting } from "../ui/form";
import { LinkLine, Table } from "../ui/table";
import { stepsBehind, storesHome } from "./imports";

export const pricesHome = "/gestione/prezzi";

const what =
  "Cancellare un prezzo lo toglie dalla storia, dal minimo dei 30 giorni, dagli sconti e dagli avvisi, come se non ci fosse mai stato: al suo posto resta quello creduto prima. Chi ha ricevuto un’email che lo diceva ne riceve una, sola, che lo corregge. Se il feed lo racconta ancora, non torna.";

const ofOffer: Screen = {
  path: `${pricesHome}/:offer`,
  async show({ api, params }) {
    const offer = Number(params.offer);
    const { name, variant, storeName, product, prices } = await api.priceStrikes.ofOffer({ offer });
    return {
      title: `Prezzi di ${name}`,
      body: (
        <>
          <p>
            {storeName}, {variant}. {what}
          </p>
          <Table
            stacked
            caption="Prezzi dell’offerta"
            rows={prices}
            empty="Nessun prezzo osservato."
            columns={[
              ["Dal", ({ at }) => momentOf(at)],
              ["Al", ({ until }) => (until === null ? "oggi" : momentOf(until))],
              ["Prezzo", ({ cents }) => formatPrice(cents), "number"],
              acting<(typeof prices)[number]>("Cancella", `${pricesHome}/${offer}`, ({ at, cents }) => ({
                fields: { quando: at },
                of: `${formatPrice(cents)} dal ${momentOf(at)}`,
              })),
            ]}
          />
          <LinkLine to={`/gestione/catalogo/${product}`}>Torna al prodotto</LinkLine>
        </>
      ),
    };
  },
  async act(context, form) {
    const offer = Number(context.params.offer);
    const { run } = await context.api.priceStrikes.strike({ offer, at: fieldOf(form, "quando") });
    stepsBehind(context, run);
    return done(`${pricesHome}/${offer}`, "dimenticato");
  },
};

const ofReading: Screen = {
  path: `${storesHome}/:store/prezzi/:at`,
  async show({ api, params: { store = "", at = "" } }) {
    if (Number.isNaN(Date.parse(at)) || !/^\d{4}-/.test(at))
      return problemPage(404, "Questa lettura non esiste.");
    const { count, fresh, left, examples } = await api.priceStrikes.ofReading({ store, at });
    const own = `${storesHome}/${store}`;
    return {
      title: "Cancella i prezzi di una lettura",
      body: (
        <>
          <p>
            Lettura del {momentOf(at)}: {numberOf(count)} prezzi ancora nella storia, di cui {numberOf(fresh)}{" "}
            di offerte nuove{left > 0 && `, e ${numberOf(left)} di offerte uscite dal feed`}. Un’offerta nuova
            senza altri prezzi esce dal sito finché il feed non ne dice un altro. {what}
          </p>
          <Table
            caption="Esempi"
            rows={examples}
            empty="Questa lettura non ha cambiato prezzi che ci siano ancora."
            columns={[
              ["Articolo", ({ name }) => name],
              ["Prima", ({ was }) => (was === null ? "nuovo" : formatPrice(was)), "number"],
              ["Da cancellare", ({ cents }) => formatPrice(cents), "number"],
            ]}
          />
          {count + left > 0 && (
            <ActButton action={`${own}/prezzi/${at}`} does="Cancella i prezzi di questa lettura" />
          )}
          <LinkLine to={own}>Torna al negozio</LinkLine>
        </>
      ),
    };
  },
  async act(context) {
    const { store = "", at = "" } = context.params;
    const { run } = await context.api.priceStrikes.strikeReading({ store, at });
    stepsBehind(context, run);
    return done(`${storesHome}/${store}`, "dimenticato");
  },
};

export const struckPrices: readonly Screen[] = [ofOffer, ofReading];
