/** What was said of a store's feed: by its imports, and by visitors of its prices. */
import { momentOf, numberOf } from "domain/told";
import { inItalian } from "server/feeds/reasons";
import type { FeedReport, PriceReport } from "upstream/desk";
import { formatPrice } from "~/lib/money";
import { Table } from "../ui/table";
import { addressesTold } from "./addresses";

export function Imports({ store, reports }: { store: string; reports: readonly FeedReport[] }) {
  return (
    <>
      <h2>Importazioni</h2>
      <Table
        caption="Importazioni"
        rows={reports}
        keyOf={({ at }, place) => `${at} ${place}`}
        empty="Nessuna importazione da quando il banco le annota."
        columns={[
          {
            head: "Quando",
            cell: ({ at, undoneAt, problem }: FeedReport) => (
              <>
                {momentOf(at)}
                {problem && <span className="bad"> {problem}</span>}
                {undoneAt && <span className="bad"> annullata</span>}
              </>
            ),
          },
          { head: "Lette", cell: ({ read }) => numberOf(read), number: true },
          { head: "Nuove", cell: (report) => numberOf(report.new), number: true },
          { head: "Cambiate", cell: ({ changed }) => numberOf(changed), number: true },
          {
            head: "Prezzi",
            cell: ({ at, changed, new: fresh }) =>
              changed + fresh > 0 && (
                <a href={`/gestione/negozi/${store}/prezzi/${at}`} aria-label={`Prezzi del ${momentOf(at)}`}>
                  Cancella
                </a>
              ),
          },
          { head: "Invariate", cell: ({ unchanged }) => numberOf(unchanged), number: true },
          { head: "Sparite", cell: ({ gone }) => numberOf(gone), number: true },
          {
            head: "Rifiutate",
            cell: ({ refused, refusals }) =>
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
          },
          { head: "Dove portano", cell: ({ addresses }) => (addresses ? addressesTold(addresses) : "–") },
        ]}
      />
    </>
  );
}

export function Prices({ reports }: { reports: readonly PriceReport[] }) {
  return (
    <>
      <h2>Prezzi segnalati dai visitatori</h2>
      <p>
        <a href="/gestione/prezzi-segnalati">Controlla e chiudi le segnalazioni</a>
      </p>
      <Table
        caption="Prezzi segnalati"
        rows={reports}
        keyOf={({ offerId, at }) => `${offerId} ${at}`}
        empty="Nessuna segnalazione."
        columns={[
          { head: "Quando", cell: ({ at }: PriceReport) => momentOf(at) },
          {
            head: "Prodotto",
            cell: ({ product, slug }) => (slug ? <a href={`/${slug}`}>{product}</a> : "–"),
          },
          { head: "Da noi", cell: ({ priceCents }) => formatPrice(priceCents), number: true },
          {
            head: "Visto",
            cell: ({ seenCents }) => (seenCents === null ? "–" : formatPrice(seenCents)),
            number: true,
          },
          { head: "Nota", cell: ({ note }) => note },
        ]}
      />
    </>
  );
}
