/** Charts as SVG, drawn on the server: bars in ink and accent, their figures as a table beneath. */
import { numberOf } from "domain/told";
import { Table } from "./table";

export interface Bar {
  label: string;
  now: number;
  /** The same a week before. */
  before: number;
}

const width = 400;
const height = 130;
const base = 112;

/** Bars for now, and a line of the week before over them; beneath, every figure as a table. */
export function BarChart({ title, unit, bars }: { title: string; unit: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.flatMap(({ now, before }) => [now, before]));
  const step = width / bars.length;
  const y = (value: number) => base - (value / most) * (base - 14);
  const line = bars.map(({ before }, at) => `${(at + 0.5) * step},${y(before)}`).join(" ");
  const sum = (of: "now" | "before") => numberOf(bars.reduce((total, bar) => total + bar[of], 0));
  return (
    <div className="chart">
      <figure>
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${title}: ${sum("now")} ${unit}`}>
          <line x1="0" x2={width} y1={base} y2={base} stroke="var(--edge)" />
          {bars.map(({ label, now }, at) => (
            <g key={label}>
              <rect
                x={at * step + step * 0.18}
                width={step * 0.64}
                y={y(now)}
                height={base - y(now)}
                fill="var(--ink)"
              />
              {(bars.length <= 14 || at % 4 === 0) && (
                <text
                  x={(at + 0.5) * step}
                  y={height - 4}
                  textAnchor="middle"
                  fontSize="12"
                  fill="var(--muted)"
                >
                  {label}
                </text>
              )}
            </g>
          ))}
          <polyline points={line} fill="none" stroke="var(--accent)" strokeWidth="2" />
          <text x="0" y="11" fontSize="12" fill="var(--muted)">
            {numberOf(most)}
          </text>
        </svg>
        <figcaption>
          {title}: {sum("now")} {unit} <span className="bad">— la settimana prima {sum("before")}</span>
        </figcaption>
      </figure>
      <details>
        <summary>Le cifre</summary>
        <Table
          caption={title}
          rows={bars}
          empty="Nessuna cifra."
          columns={[
            ["Quando", ({ label }: Bar) => label],
            ["Ora", ({ now }) => numberOf(now), "number"],
            ["Settimana prima", ({ before }) => numberOf(before), "number"],
          ]}
        />
      </details>
    </div>
  );
}
