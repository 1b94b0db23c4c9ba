/** What was said of a store's feed: by its imports, and by visitors of its prices. */
import { momentOf, numberOf } from "domain/told";
import { inItalian } from "server/feeds/reasons";
import type { FeedReport, PriceReport } from "upstream/desk";
import { formatPrice } from "~/lib/money";
import { LinkLine, Table } from "../ui/table";
import { addressesTold } from "./addresses";

export function Imports({ store, reports }: { store: string; reports: readonly FeedReport[] }) {
  return (
    <Table
      title="Importazioni"
      rows={reports}
      empty="Nessuna importazione da quando il banco le annota."
      columns={[
        [
          "Quando",
          ({ at, undoneAt, problem }: FeedReport) => (
            <>
              {momentOf(at)}
              {problem && <span className="bad"> {problem}</span>}
              {undoneAt && <span className="bad"> annullata</span>}
            </>
          ),
        ],
        ["Lette", ({ read }) => numberOf(read), "number"],
        ["Nuove", (report) => numberOf(report.new), "number"],
        ["Cambiate", ({ changed }) => numberOf(changed), "number"],
        [
          "Prezzi",
          ({ at, changed, new: fresh }) =>
            changed + fresh > 0 && (
              <a href={`/gestione/negozi/${store}/prezzi/${at}`} aria-label={`Prezzi del ${momentOf(at)}`}>
                Cancella
              </a>
            ),
        ],
        ["Invariate", ({ unchanged }) => numberOf(unchanged), "number"],
        ["Sparite", ({ gone }) => numberOf(gone), "number"],
        [
          "Rifiutate",
          ({ refused, refusals }) =>
            refused === 0 ? (
              "0"
            ) : (
              <details>
                <summary>{numberOf(refused)}</summary>
                <ul>
                  {refusals.map(([line, id, reason]) => (
                    <li key={`${line} ${reason}`}>
                      Riga {line}
                      {id && ` (${id})`}: {inItalian(reason)}
                    </li>
                  ))}
                </ul>
              </details>
            ),
        ],
        ["Dove portano", ({ addresses }) => (addresses ? addressesTold(addresses) : "–")],
      ]}
    />
  );
}

export function Prices({ reports }: { reports: readonly PriceReport[] }) {
  return (
    <>
      <Table
        title="Prezzi segnalati dai visitatori"
        caption="Prezzi segnalati"
        rows={reports}
        empty="Nessuna segnalazione."
        columns={[
          ["Quando", ({ at }: PriceReport) => momentOf(at)],
          ["Prodotto", ({ product, slug }) => (slug ? <a href={`/${slug}`}>{product}</a> : "–")],
          ["Da noi", ({ priceCents }) => formatPrice(priceCents), "number"],
          ["Visto", ({ seenCents }) => (seenCents === null ? "–" : formatPrice(seenCents)), "number"],
          ["Nota", ({ note }) => note],
        ]}
      />
      <LinkLine to="/gestione/prezzi-segnalati">Controlla e chiudi le segnalazioni</LinkLine>
    </>
  );
}
