/** `/gestione/fonti`: all sources of feeds; `/gestione/fonti/:id`: how one does, what it asks, its last readings (product.md 'Feeds that come alone'). */
import { isUntracked } from "contract";
import { momentOf, numberOf } from "domain/told";
import type { FeedReading, FeedSource } from "upstream/desk";
import { done, fieldOf, type Screen } from "../../screen";
import { ActButton } from "../../ui/form";
import { Listed, Table } from "../../ui/table";
import { ColumnsForm, confirmColumns } from "../columns";
import { storesHome } from "../imports";
import { editSource, newSource } from "./form";
import { hoursWritten } from "./hours";
import { Question } from "./question";
import { readingScreen } from "./reading";
import { runners } from "./runners";
import { askingIn, durationOf, networkNames, sourcesHome, stateOf } from "./words";

const list: Screen = {
  path: sourcesHome,
  nav: "Fonti dei feed",
  async show({ api }) {
    const sources = await api.feedSources.list({});
    return (
      <>
        <p>
          Ogni fonte si legge da sola alle sue ore, con un <a href="/gestione/lettori">lettore dei feed</a>.
          Una fonte si aggiunge dalla pagina del suo <a href={storesHome}>negozio</a>.
        </p>
        <WaitingSources sources={sources} />
        <Sources sources={sources.toSorted((a, b) => Number(waits(b)) - Number(waits(a)))} named />
      </>
    );
  },
};

function waits({ question, columns }: FeedSource): boolean {
  return question !== null || columns !== null;
}

/** What a person has to decide before a feed comes in. */
export function WaitingSources({ sources }: { sources: readonly FeedSource[] }) {
  const waiting = sources.filter(waits);
  if (waiting.length === 0) return null;
  return (
    <>
      {waiting.map(({ id, storeName, question }) => (
        <p className="message" key={id}>
          <a href={`${sourcesHome}/${id}`}>
            {storeName}:{" "}
            {question
              ? isUntracked(question.addresses)
                ? "nessun indirizzo del feed è tracciato, conferma o lascia com’è"
                : "il feed cambia molto, conferma o lascia com’è"
              : "il feed ha colonne da confermare"}
          </a>
        </p>
      ))}
    </>
  );
}

export function Sources({ sources, named }: { sources: readonly FeedSource[]; named?: true }) {
  return (
    <Table
      stacked
      caption="Fonti dei feed"
      rows={sources}
      empty="Nessuna fonte: il feed si importa a mano."
      columns={[
        [
          named ? "Negozio" : "Indirizzo",
          ({ id, storeName, address }: FeedSource) => (
            <a href={`${sourcesHome}/${id}`}>{named ? storeName : <span className="long">{address}</span>}</a>
          ),
        ],
        ["Rete", ({ network }) => networkNames[network]],
        ["Quando", ({ hours }) => hoursWritten(hours)],
        ["Ultima lettura", (source) => <Last of={source} />],
        ["Prossima", (source) => <Next of={source} />],
      ]}
    />
  );
}

function Last({ of: { last, question } }: { of: FeedSource }) {
  if (!last) return <>mai</>;
  return (
    <>
      {momentOf(last.begunAt)} <State of={last} asks={question !== null} />
    </>
  );
}

function State({ of, asks }: { of: FeedReading; asks: boolean }) {
  const [word, tone] = stateOf(of, asks);
  return <span className={tone}>{word}</span>;
}

function Next({ of: { active, underWay, nextAt } }: { of: FeedSource }) {
  if (underWay) return <>adesso</>;
  return active ? momentOf(nextAt) : <span className="bad">ferma</span>;
}

const one: Screen = {
  path: `${sourcesHome}/:id`,
  async show({ api, params }) {
    const { source, readings } = await api.feedSources.one({ id: Number(params.id) });
    const own = `${sourcesHome}/${source.id}`;
    const [last] = readings;
    const [server, ...servers] = readings.flatMap(({ report }) => report.host ?? []);
    const before = servers.find((host) => host !== server);
    const unnamed = readings.find(({ report }) => report.read > 0)?.report.unnamed ?? [];
    return {
      title: `Feed di ${source.storeName}`,
      body: (
        <>
          <Listed
            of={[
              [
                "Indirizzo",
                <span key="indirizzo" className="said">
                  {source.address}
                </span>,
              ],
              ["Server", server ? [server, before].filter(Boolean).join(", prima ") : "non ancora noto"],
              ["Rete", networkNames[source.network]],
              ["Quando", <>{hoursWritten(source.hours)}, ore di Roma</>],
              ["Ultima lettura", <Last key="ultima" of={source} />],
              ["Prossima", <Next key="prossima" of={source} />],
            ]}
          />
          <div className="acts">
            <ActButton action={own} fields={{ atto: "adesso" }} does="Leggi appena possibile" />
            <a href={`${own}/modifica`}>Modifica</a>
            <a href={`${storesHome}/${source.store}`}>Al negozio</a>
          </div>
          {last?.problem && <p className="message wrong">L’ultima lettura non è riuscita: {last.problem}</p>}
          <Question source={source} />
          {source.columns && <ColumnsForm columns={source.columns} action={own} />}
          {!source.columns && unnamed.length > 0 && (
            <details>
              <summary>Colonne di cui non si usa nulla: {numberOf(unnamed.length)}</summary>
              <ColumnsForm columns={{ names: unnamed, proposal: {} }} action={own} isMore />
            </details>
          )}
          <h2>Ultime letture</h2>
          <Readings source={source} readings={readings} />
        </>
      ),
    };
  },
  async act(context, form) {
    const { api, params } = context;
    const id = Number(params.id);
    const own = `${sourcesHome}/${id}`;
    const act = fieldOf(form, "atto");
    if (act === "si" || act === "no") {
      await api.feedSources.answer({ id, answer: act === "si" ? "yes" : "no" });
      return done(own, act === "si" ? "ammesso" : "risposto");
    }
    if (act === "colonne") {
      const { source } = await api.feedSources.one({ id });
      const refused = await confirmColumns(context, form, { slug: source.store, action: own });
      if (refused) return refused;
    }
    await api.feedSources.readNow({ id });
    return done(own, "presto");
  },
};

function Readings({ source, readings }: { source: FeedSource; readings: readonly FeedReading[] }) {
  const asking = askingIn(source, readings);
  return (
    <Table
      stacked
      caption="Ultime letture"
      rows={readings}
      empty="Nessuna lettura ancora."
      columns={[
        [
          "Quando",
          ({ id, begunAt }: FeedReading) => (
            <a href={`${sourcesHome}/${source.id}/letture/${id}`}>{momentOf(begunAt)}</a>
          ),
        ],
        ["Esito", (reading) => <State of={reading} asks={reading === asking} />],
        ["Righe", ({ report }) => numberOf(report.read), "number"],
        ["Nuove", ({ report }) => numberOf(report.new), "number"],
        ["Cambiate", ({ report }) => numberOf(report.changed), "number"],
        ["Sparite", ({ report }) => numberOf(report.leaving?.gone ?? 0), "number"],
        ["Rifiutate", ({ report }) => numberOf(report.refused), "number"],
        ["Durata", ({ report }) => durationOf(report.milliseconds), "number"],
      ]}
    />
  );
}

export const sourceScreens: readonly Screen[] = [list, one, newSource, editSource, readingScreen, runners];
