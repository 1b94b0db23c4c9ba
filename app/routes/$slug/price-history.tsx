/** How the price moved: a drawing made on the server, the same as a table, and the lowest price of the last 30 days. */
import { historySpans, optionsHref } from "~/lib/product/address";
import type { ProductView } from "~/lib/product/view";
import { whenPath } from "~/lib/sale-dates";
import { ColumnHeads } from "~/ui/column-heads";
import { chart, type HistoryView } from "./history";

const spanNames = { 30: "30 giorni", 90: "90 giorni", 365: "Un anno" } as const;

export function PriceHistory({ history, product }: { history: HistoryView; product: ProductView }) {
  const { high, low, from, middle, path, lowest, young, rows, days, waiting } = history;
  const flat = high === low;
  const said = flat
    ? `Negli ultimi ${days} giorni il prezzo più basso è rimasto a ${low}.`
    : `Negli ultimi ${days} giorni il prezzo più basso è stato tra ${low} e ${high}.`;
  return (
    <>
      <nav className="line spans" aria-label="Periodo dello storico">
        {historySpans.map((span) => (
          <a
            key={span}
            href={optionsHref(product.here, { ...product.options, days: span }, "storico")}
            aria-current={span === days ? "true" : undefined}
            rel="nofollow"
            data-soft=""
          >
            {spanNames[span]}{" "}
          </a>
        ))}
      </nav>
      <p className="lowest">
        {lowest ? (
          <>
            Prezzo più basso degli ultimi 30 giorni: <b>{lowest}</b>
          </>
        ) : (
          "Negli ultimi 30 giorni nessun negozio lo ha avuto disponibile."
        )}
      </p>
      {waiting && (
        <p className="notice">
          Conviene aspettare? <b>{waiting.said}</b> {waiting.grounds} <a href={whenPath}>Come lo sappiamo</a>
        </p>
      )}
      <div className={flat ? "chart flat" : "chart"}>
        <span className="meta">{high}</span> {!flat && <span className="meta">{low}</span>}
        <svg
          viewBox={`0 0 ${chart.width} ${chart.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={said}
        >
          <path d={path} vectorEffect="non-scaling-stroke" />
        </svg>
        <p className="meta">
          <span>{from}</span> {!young && <span>{middle}</span>} <span>oggi</span>
        </p>
      </div>
      <p className="muted">{young && <>{young}. </>}Il prezzo più basso tra i negozi, spedizione esclusa.</p>
      <Changes rows={rows} />
    </>
  );
}

function Changes({ rows }: Pick<HistoryView, "rows">) {
  return (
    <details className="data">
      <summary>Tutti i cambi di prezzo</summary>
      <table>
        <ColumnHeads of={["Dal", "Prezzo", "Negozio"]} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.date}>
              <td>{row.date}</td>
              <td>{row.price}</td>
              <td>{row.store}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
