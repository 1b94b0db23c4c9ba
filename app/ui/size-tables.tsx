/** Tables of sizes with their sources: of a kind in the systems of several countries, and of one brand. */
import type { SizeGuide } from "contract";
import { own } from "domain/own";
import { tableNamed } from "domain/size-answers";
import sources from "domain/size-sources.json";
import type { SizeTable } from "domain/size-tables";
import { ColumnHeads } from "~/ui/column-heads";

export function decimal(value: number): string {
  return String(value).replace(".", ",");
}

export function BrandSizes({ guide }: { guide: SizeGuide }) {
  const table = tableNamed(guide.kind);
  return (
    <>
      <h2>
        {guide.brandName}: {table?.title.toLocaleLowerCase("it") ?? guide.kind}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Taglia</th>
            <th scope="col">
              {table?.measure} ({table?.unit})
            </th>
          </tr>
        </thead>
        <tbody>
          {guide.rows.map(({ label, from, to }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{`${decimal(from)}–${decimal(to)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">
        Fonte:{" "}
        {guide.sourceUrl ? (
          <a href={guide.sourceUrl} rel="nofollow noopener">
            {guide.source}
          </a>
        ) : (
          guide.source
        )}
      </p>
    </>
  );
}

export function Sizes({ table }: { table: SizeTable }) {
  return (
    <>
      <h2 id={table.key}>{table.title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="size-table" tabIndex={0} aria-labelledby={table.key}>
        <table>
          <ColumnHeads of={[...table.systems, `${table.measure} (${table.unit})`]} />
          <tbody>
            {table.rows.map(({ sizes, from, to }) => (
              <tr key={`${from} ${sizes.join()}`}>
                {sizes.map((size, at) => (
                  <td key={table.systems[at]}>{size}</td>
                ))}
                <td>{`${decimal(from)}–${decimal(to)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="muted">Fonte: {own(sources, table.key)}</p>
    </>
  );
}
