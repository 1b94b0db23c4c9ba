/** Tables and pages of the desk: heads that stay, numbers to the right, one sentence where there is nothing. */
import { numberOf } from "domain/told";
import type { ReactNode } from "react";

export interface Column<Row> {
  head: string;
  cell(row: Row): ReactNode;
  /** Numbers stand to the right. */
  number?: true;
}

interface TableProps<Row> {
  /** What the table shows, for who hears it. */
  caption: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf(row: Row, at: number): string | number;
  empty: string;
  /** On a narrow screen each row is a block with the heads beside its cells: what one presses stays on it. */
  stacked?: true;
}

export function Table<Row>({ caption, rows, columns, keyOf, empty, stacked }: TableProps<Row>) {
  if (rows.length === 0) return <p className="empty">{empty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reached with the keyboard
    <section className={stacked ? "scroll stacked" : "scroll"} aria-label={caption} tabIndex={0}>
      <table>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ head, number }) => (
              <th key={head} scope="col" className={number && "n"}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={keyOf(row, at)}>
              {columns.map(({ head, cell, number }) => (
                <td key={head} className={number && "n"} data-head={stacked && head}>
                  {stacked ? <div>{cell(row)}</div> : cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Ticks rows for the form around the table; what was ticked and refused stays so. */
export function choosing<Row extends { id: number }>(
  name: string,
  labelOf: (row: Row) => string,
  context?: { typed: FormData | null },
): Column<Row> {
  const chosen = new Set(context?.typed?.getAll(name));
  return {
    head: "Scegli",
    cell: (row) => (
      <input
        type="checkbox"
        name={name}
        value={row.id}
        defaultChecked={chosen.has(String(row.id))}
        aria-label={labelOf(row)}
      />
    ),
  };
}

interface RefusedProps {
  caption: string;
  refused: readonly { line: number; reason: string }[];
}

/** Which lines of a file were refused, and why; nothing where none was. */
export function RefusedLines({ caption, refused }: RefusedProps) {
  if (refused.length === 0) return null;
  return (
    <Table
      caption={caption}
      rows={refused}
      keyOf={({ line }) => line}
      empty=""
      columns={[
        { head: "Riga", cell: ({ line }) => numberOf(line), number: true },
        { head: "Perché", cell: ({ reason }) => reason },
      ]}
    />
  );
}

interface ViewsProps {
  path: string;
  of: readonly (readonly [state: string, label: string])[];
  at: string;
}

/** Ways to the views of one list; the one that is shown is no link. */
export function Views({ path, of, at }: ViewsProps) {
  return (
    <p className="acts">
      {of.map(([state, label]) =>
        state === at ? (
          <b key={state}>{label}</b>
        ) : (
          <a key={state} href={`${path}?stato=${state}`}>
            {label}
          </a>
        ),
      )}
    </p>
  );
}

/** The way to where one came from, at the end of a screen. */
export function Back({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p>
      <a href={to}>{children}</a>
    </p>
  );
}

/** The page that an address asks for, from 1 on. */
export function pageOf(url: URL): number {
  return Math.max(1, Number(url.searchParams.get("pagina")) || 1);
}

/** Ways to the pages before and after; `total` rows, `size` a page. */
export function Pages({ url, total, size }: { url: URL; total: number; size: number }) {
  const page = pageOf(url);
  const last = Math.max(1, Math.ceil(total / size));
  const to = (number: number) => {
    const query = new URLSearchParams(url.searchParams);
    query.delete("esito");
    query.set("pagina", String(number));
    return `${url.pathname}?${query}`;
  };
  return (
    <nav className="pages" aria-label="Pagine">
      {page > 1 && <a href={to(page - 1)}>← Precedente</a>}
      <span>
        Pagina {page} di {last} · {total.toLocaleString("it-IT")} in tutto
      </span>
      {page < last && <a href={to(page + 1)}>Successiva →</a>}
    </nav>
  );
}
