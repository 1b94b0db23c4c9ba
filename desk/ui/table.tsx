/** Tables and pages of the desk: heads that stay, numbers to the right, one sentence where there is nothing. */
import { numberOf } from "domain/told";
import type { ReactNode } from "react";

/** What stands above, what in each row; numbers stand to the right. */
export type Column<Row> = readonly [head: string, cell: (row: Row) => ReactNode, kind?: "number"];

interface TableProps<Row> {
  /** A heading of its own above it. */
  title?: string;
  /** What the table shows, for who hears it; default: its heading. */
  caption?: string;
  rows: readonly Row[];
  /** Those that are false are left out. */
  columns: readonly (Column<Row> | false)[];
  /** Said where there is none. */
  empty?: string;
  /** On a narrow screen each row is a block with the heads beside its cells: what one presses stays on it. */
  stacked?: true;
}

export function Table<Row>({ title, ...props }: TableProps<Row>) {
  if (title === undefined) return <Rows {...props} />;
  return (
    <section>
      <h2>{title}</h2>
      <Rows caption={title} {...props} />
    </section>
  );
}

function Rows<Row>({ caption, rows, columns, empty, stacked }: Omit<TableProps<Row>, "title">) {
  if (rows.length === 0) return <p className="empty">{empty}</p>;
  const shown = columns.filter((column) => column !== false);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reached with the keyboard
    <section className={stacked ? "scroll stacked" : "scroll"} aria-label={caption} tabIndex={0}>
      <table>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {shown.map(([head, , kind]) => (
              <th key={head} scope="col" className={kind && "n"}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, as text
            <tr key={at}>
              {shown.map(([head, cell, kind]) => (
                <td key={head} className={kind && "n"} data-head={stacked && head}>
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

/** What is known of one thing, by its names; what is false is left out. */
export function Listed({
  of,
}: {
  of: readonly (readonly [name: string, value: ReactNode] | false | null)[];
}) {
  const known = of.filter((fact) => fact !== false && fact !== null);
  return (
    <dl>{known.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name}: `}>{value}</dd>])}</dl>
  );
}

/** Ticks rows for the form around the table; what was ticked and refused stays so. */
export function choosing<Row extends { id: number }>(
  name: string,
  labelOf: (row: Row) => string,
  context?: { typed: FormData | null },
): Column<Row> {
  const chosen = new Set(context?.typed?.getAll(name));
  return [
    "Scegli",
    (row) => (
      <input
        type="checkbox"
        name={name}
        value={row.id}
        defaultChecked={chosen.has(String(row.id))}
        aria-label={labelOf(row)}
      />
    ),
  ];
}

const mostRefused = 300;

interface RefusedProps {
  title: string;
  refused: readonly { line?: number; id?: string | null; reason: string }[];
  /** Of how many these are. */
  count?: number;
}

/** Which lines of a file were refused, and why; nothing where none was. */
export function RefusedLines({ title, refused, count = refused.length }: RefusedProps) {
  if (count === 0) return null;
  return (
    <Table
      stacked
      title={`${title}: ${numberOf(count)}`}
      caption={title}
      rows={refused.slice(0, mostRefused)}
      columns={[
        refused.some(({ line }) => line !== undefined) && [
          "Riga",
          ({ line = 0 }) => numberOf(line),
          "number",
        ],
        refused.some(({ id }) => id !== undefined) && ["Identificativo", ({ id }) => id],
        ["Perché", ({ reason }) => reason],
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

/** A link to somebody else's page, which does not learn where it was followed. */
export function Away({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <a className={className} href={to} rel="noreferrer nofollow">
      {children}
    </a>
  );
}

/** A link on a line of its own. */
export function LinkLine({ to, as, children }: { to: string; as?: "button"; children: ReactNode }) {
  return (
    <p>
      <a className={as} href={to}>
        {children}
      </a>
    </p>
  );
}

/** The page that an address asks for, from 1 on. */
export function pageOf(url: URL): number {
  return Math.max(1, Number(url.searchParams.get("pagina")) || 1);
}

/** Ways to the pages before and after; `total` rows, `size` a page. Nothing under an empty list. */
export function Pages({ url, total, size }: { url: URL; total: number; size: number }) {
  if (total === 0) return null;
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
