/** The table: a column a product; a line's label stands above its values, so that phones show two columns whole. */
import { compareHref } from "~/lib/comparing";
import { formatPrice } from "~/lib/money";
import { heart } from "~/slots/heart";
import { Picture } from "~/ui/picture";
import { Price } from "~/ui/price";
import { outRel } from "~/ui/product-card";
import { Slot } from "~/ui/slot";
import type { Column, Comparison, Line } from "./view";

const pictureSizes = "(min-width:1081px) 300px,46vw";

export function ComparisonTable({ columns, differing, equal }: Omit<Comparison, "listing">) {
  const cheapest = cheapestOf(columns);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className="compare-scroll" aria-label="Confronto" tabIndex={0}>
      <table>
        <caption className="vh">{columns.map(({ name }) => name).join(", ")}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head
                key={column.id}
                column={column}
                isCheapest={column.id === cheapest}
                without={compareHref(columns.flatMap(({ id }) => (id === column.id ? [] : id)))}
              />
            ))}
          </tr>
        </thead>
        <Lines lines={differing} heading={columns.length > 1 ? "Differenze" : null} width={columns.length} />
        <Lines
          lines={equal}
          heading={columns.length > 1 ? "Uguale per tutti" : null}
          width={columns.length}
        />
      </table>
    </section>
  );
}

/** Null where none or several are. */
function cheapestOf(columns: readonly Column[]): number | null {
  const asked = columns.flatMap(({ id, out, price }) =>
    out && price.current !== null ? [{ id, cents: price.current }] : [],
  );
  const [first, second] = asked.toSorted((a, b) => a.cents - b.cents);
  return first && second && first.cents < second.cents ? first.id : null;
}

function Head({ column, isCheapest, without }: { column: Column; isCheapest: boolean; without: string }) {
  const { id, name, href, brand, picture, price, out, store } = column;
  return (
    <th scope="col">
      <div className="shot">
        <Slot kind={heart} of={{ id, name }} />{" "}
        {picture && <Picture picture={picture} sizes={pictureSizes} alt="" max={640} eager />}
        {isCheapest && <b className="badge off">Il meno caro</b>}
      </div>
      {brand && <p className="brand">{brand}</p>}
      <h2>
        <a href={href}>{name}</a>
      </h2>
      <Price price={price} />
      <p>
        {out ? (
          <a className="button" href={out} target="_blank" rel={outRel}>
            Vai al Negozio
            <span className="vh">
              {" "}
              per {name}: {store ?? "negozio partner"}, {formatPrice(price.current, price.currency)} (si apre
              in una nuova scheda)
            </span>
          </a>
        ) : (
          <span className="muted">Esaurito</span>
        )}
      </p>
      <p>
        <a className="away" href={without} rel="nofollow">
          Togli<span className="vh"> {name} dal confronto</span>
        </a>
      </p>
    </th>
  );
}

function Lines({ lines, heading, width }: { lines: Line[]; heading: string | null; width: number }) {
  if (lines.length === 0) return null;
  return (
    <>
      {heading && (
        <tbody>
          <tr>
            <th className="part" scope="rowgroup" colSpan={width}>
              <span>{heading}</span>
            </th>
          </tr>
        </tbody>
      )}
      {lines.map(({ label, values }) => (
        <tbody key={label}>
          <tr>
            <th className="label" scope="rowgroup" colSpan={width}>
              <span>{label}</span>
            </th>
          </tr>
          <tr>
            {values.map((value, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column keeps its place
              <td key={at}>{value || <span className="muted">Non indicato</span>}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </>
  );
}
