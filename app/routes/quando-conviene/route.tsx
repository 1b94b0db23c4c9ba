/** `/quando-conviene`: when sales begin, what each Region says, and when our own history saw each kind fall (product.md 'Season and prices'). */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { leastMatched } from "contract";
import { formatLongDate } from "~/lib/dates-it";
import { listingHref } from "~/lib/listing-url";
import { metaOf } from "~/lib/meta-of";
import { isBroad, type Kind, kindsOf, pricesPath } from "~/lib/price-levels";
import { saleDates, salesAround, whenPath } from "~/lib/sale-dates";
import { breadcrumbJsonLd } from "~/lib/seo";
import { monthName, percentOf, seasonOf } from "~/lib/worth-waiting";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ColumnHeads } from "~/ui/column-heads";
// Read on the day that the page names; what is not in a source is said to be unknown. Without `starts`: by the common rule.
import said from "./regions.json";
import { Rule } from "./rule";

const { seenOn, sources, regions } = said;

const title = "Quando conviene comprare";
const crumbs = [
  { name: "Home", href: "/" },
  { name: title, href: whenPath },
];

export const handle = { styles: ["prose"] };

export const meta = metaOf((_, site) => ({
  title: `${title}: saldi regione per regione e Black Friday`,
  description:
    "Quando iniziano i prossimi saldi in ogni regione, il Black Friday, e in quali mesi i prezzi di ogni genere sono scesi davvero.",
  path: whenPath,
  jsonLd: [breadcrumbJsonLd(crumbs, site.origin)],
}));

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, optional } = context;
  const now = new Date();
  const [indexes, categories] = await Promise.all([
    optional(api.products.priceIndex({}), null),
    optional(api.categories.list({}), []),
  ]);
  const around = salesAround(now);
  return {
    dates: saleDates(now, 4),
    current: around.current,
    next: around.next,
    kinds:
      indexes &&
      kindsOf(indexes, categories)
        .filter(isBroad)
        .map((kind) => seenOf(kind, now)),
  };
}

/** Months after which a fall tells something of the season. */
const wholeYear = 12;

function seenOf({ slug, name, levels }: Kind, now: Date) {
  const lately = levels.slice(-wholeYear);
  const [deepest] = lately.toSorted((a, b) => a.change - b.change);
  const season = seasonOf(levels, now);
  return {
    slug,
    name,
    deepest:
      lately.length === wholeYear && deepest && deepest.change < 1
        ? `${monthName(deepest.month)} ${deepest.month.slice(0, 4)} (${percentOf(deepest.change)})`
        : null,
    season: season?.changes.map(percentOf).join("; ") ?? null,
    span: season && `${monthName(season.from)} – ${monthName(season.to)}`,
    months: levels.length,
  };
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function WhenToBuy() {
  const { dates, current, next, kinds } = useLoaderData<typeof loader>();
  return (
    <div className="block prose-page">
      <Breadcrumbs items={crumbs} />
      <h1>{title}</h1>
      <div className="prose">
        <p>
          {current
            ? `${current.name} in corso in quasi tutta Italia, dal ${formatLongDate(current.day)}.`
            : `I prossimi saldi iniziano il ${formatLongDate(next.day)} in quasi tutta Italia.`}
        </p>
        <h2>Le prossime date</h2>
        <ul>
          {dates.map(({ name, day }) => (
            <li key={day}>
              <b>{name}</b>: <time dateTime={day}>{formatLongDate(day)}</time>
            </li>
          ))}
        </ul>
        <p>
          <a href={`${whenPath}/calendario.ics`}>Scarica le date per il tuo calendario (.ics)</a>
        </p>
        <p>
          Sono calcolate con la regola su cui le Regioni si sono accordate: i saldi invernali iniziano il
          primo giorno feriale prima dell’Epifania (se è un lunedì, il sabato prima), quelli estivi il primo
          sabato di luglio (<Cited of={sources.rule} />
          ). Le Regioni possono spostarle, come nel 2023, quando l’estate è iniziata giovedì 6 luglio (
          <Cited of={sources.moved} />
          ). Il Black Friday è il venerdì dopo il quarto giovedì di novembre: nessuna legge lo fissa.
        </p>
        <p>
          Le date valgono per i negozi delle regioni. Un negozio online può abbassare i prezzi in altri
          giorni, o non abbassarli: per questo più sotto contano i prezzi che abbiamo visto noi.
        </p>
        <Regions />
        <OwnHistory kinds={kinds} />
        <Rule />
      </div>
    </div>
  );
}

function Cited({ of }: { of: { name: string; href: string } }) {
  return (
    <a href={of.href} rel="noopener">
      {of.name}
    </a>
  );
}

function Regions() {
  const named = Object.entries(sources);
  const numbers = new Map(named.map(([key], index) => [key, index + 1]));
  const cited = (keys: string[]) => keys.map((key) => numbers.get(key)).join(",\u00a0");
  return (
    <>
      <h2 id="regioni">Regione per regione</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on narrow screens */}
      <table tabIndex={0}>
        <caption className="vh">Saldi regione per regione</caption>
        <ColumnHeads of={["Regione", "Saldi", "Promozioni vietate"]} />
        <tbody>
          {regions.map(({ name, starts, lasts, ban, sources: keys }) => (
            <tr key={name}>
              <th scope="row">
                {name} <small>[{cited(keys)}]</small>
              </th>
              <td>{starts ? `${starts}; ${lasts}` : lasts}</td>
              <td>{ban}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Dove non è detto altro l’inizio è la data comune; due date di fine valgono per l’inverno e per
        l’estate. Durate e divieti sono quelli pubblicati per l’estate 2025 e l’inverno 2026, visti il{" "}
        {formatLongDate(seenOn)}: per le stagioni dopo fa fede la Regione. Tra parentesi quadre le fonti:
      </p>
      <ol>
        {named.map(([key, source]) => (
          <li key={key}>
            <Cited of={source} />
          </li>
        ))}
      </ol>
    </>
  );
}

function OwnHistory({ kinds }: Pick<Loaded, "kinds">) {
  const span = kinds?.find((kind) => kind.span)?.span;
  return (
    <>
      <h2 id="generi">Quando sono scesi i prezzi, genere per genere</h2>
      {kinds && kinds.length > 0 ? (
        <table>
          <caption className="vh">Cali di prezzo per genere</caption>
          <ColumnHeads
            of={[
              "Genere",
              "Il calo più forte in 12 mesi",
              `${span ?? "Fino ai prossimi saldi"}, anni scorsi`,
            ]}
          />
          <tbody>
            {kinds.map(({ slug, name, deepest, season, months }) => (
              <tr key={slug}>
                <th scope="row">
                  <a href={listingHref({ category: slug })}>{name}</a>
                </th>
                <td>
                  {deepest ??
                    (months < wholeYear
                      ? `non abbastanza dati: ${months === 1 ? "un mese" : `${months} mesi`}`
                      : "nessun calo")}
                </td>
                <td>{season ?? "non abbastanza dati"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>
          {kinds
            ? "Non abbiamo abbastanza dati: i prezzi di nessun genere sono stati osservati per due mesi interi."
            : "I dati non sono raggiungibili in questo momento: riprova tra poco."}
        </p>
      )}
      <p>
        Ogni numero confronta gli stessi prodotti da un mese al successivo, almeno {leastMatched}. Generi più
        stretti nel file dei <a href={pricesPath}>dati aperti, con il metodo</a>.
      </p>
    </>
  );
}
