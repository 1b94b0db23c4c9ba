/** `/gestione`: how the day goes, against the week before, and what waits for somebody. */
import { mayOpen } from "contract";
import { apartNames, placeNames } from "contract/exits";
import { agoOf, dayOf, numberOf, shareOf } from "domain/told";
import type { ReactNode } from "react";
import { type FailureRow, type Figures, figuresOf, type Percentiles } from "server/desk/figures";
import { openPoints } from "../opening";
import type { Screen, ScreenContext } from "../screen";
import { type Bar, BarChart } from "../ui/chart";
import { LinkLine, Table } from "../ui/table";
import words from "../words.json";
import { openingPath } from "./opening";
import { MostChosen, WithoutChoice, WithoutResult } from "./searches";

export const today: Screen = {
  path: "/gestione",
  nav: "Oggi",
  async show(context) {
    const { api, visit, operator, now } = context;
    const [figures, searched, news, open] = await Promise.all([
      figuresOf(visit.env, now),
      api.searchReport.report({ days: 7 }),
      newsOf(context),
      mayOpen(operator?.role ?? "lettura", openingPath, "read") ? openPoints(visit.env) : [],
    ]);
    return (
      <>
        {open.length > 0 && (
          <LinkLine to={openingPath}>Prima di aprire: {numberOf(open.length)} cose da fare</LinkLine>
        )}
        <Waiting figures={figures} news={news} now={now} />
        <div className="two">
          <section>
            <h2>Clic di oggi per ora</h2>
            <BarChart title="Oggi" unit="clic" bars={hoursOf(figures)} />
          </section>
          <section>
            <h2>Clic per giorno</h2>
            <BarChart title="Ultimi 7 giorni" unit="clic" bars={daysOf(figures)} />
          </section>
        </div>
        <div className="two">
          <Weeks
            title="Clic per negozio, 7 giorni"
            rows={figures.stores.map((row) => ({ ...row, label: row.name }))}
          />
          <Weeks
            title="Clic per tipo di pagina, 7 giorni"
            rows={figures.places.map((row) => ({ ...row, label: placeNames.get(row.place) ?? "Altro" }))}
          />
        </div>
        {figures.apart.length > 0 && (
          <Weeks
            title="Clic contati a parte, 7 giorni"
            rows={figures.apart.map((row) => ({ ...row, label: apartNames.get(row.why) ?? "altro" }))}
          />
        )}
        <div className="two">
          <Conversion days={figures.days} />
          <WithoutResult {...searched} />
        </div>
        <div className="two">
          <WithoutChoice {...searched} />
          <MostChosen {...searched} />
        </div>
        <div className="two">
          <Slow figures={figures} />
          <Failures figures={figures} now={now} />
        </div>
      </>
    );
  },
};

/** What waits for the operator, as one row of figures. */
function Waiting({ figures, news, now }: { figures: Figures; news: News; now: Date }) {
  const { letters, undelivered, budgets } = figures;
  const since = (oldest: string | null) => (oldest ? `, la più vecchia ${agoOf(oldest, now)}` : "");
  return (
    <ul className="tiles">
      <Tile count={numberOf(figures.days.at(-1)?.clicks ?? 0)}>clic oggi</Tile>
      <Tile count={numberOf(figures.days.at(-1)?.views ?? 0)}>pagine viste oggi</Tile>
      <Tile count={numberOf(letters.waiting)} bad={letters.waiting > 0}>
        email in attesa{since(letters.oldest)}
        {letters.refused > 0 && `; ${numberOf(letters.refused)} rifiutate`}
      </Tile>
      <Tile count={numberOf(undelivered.count)} bad={undelivered.count > 0}>
        clic in attesa{undelivered.oldest && `, il più vecchio ${agoOf(undelivered.oldest, now)}`}
      </Tile>
      {budgets.map(({ what, kept, goal }) => (
        <Tile key={what} count={hundredths(kept)} bad={kept < goal}>
          {promised[what]} su 100 in sette giorni; obiettivo {hundredths(goal)}
        </Tile>
      ))}
      {news && (
        <>
          <Tile count={<a href="/gestione/messaggi?stato=nuovo">{numberOf(news.messages)}</a>}>
            messaggi nuovi
          </Tile>
          <Tile count={<a href="/gestione/candidature?stato=nuovo">{numberOf(news.applications)}</a>}>
            candidature nuove
          </Tile>
        </>
      )}
    </ul>
  );
}

function Tile({ count, bad, children }: { count: ReactNode; bad?: boolean; children: ReactNode }) {
  return (
    <li>
      <b className={bad ? "bad" : undefined}>{count}</b>
      <span>{children}</span>
    </li>
  );
}

const promised = { answers: "risposte entro un secondo e senza errore", clicks: "clic conservati" };

/** Rounded down: what is not reached does not look as if it were. */
function hundredths(share: number): string {
  return (Math.floor(share * 1_000 + 1e-6) / 1_000).toLocaleString("it-IT", { maximumFractionDigits: 3 });
}

type News = Awaited<ReturnType<typeof newsOf>>;

/** Null for whom letters are none of their business. */
async function newsOf({ api, operator }: ScreenContext) {
  if (!operator || !mayOpen(operator.role, "/gestione/messaggi", "read")) return null;
  const [messages, applications] = await Promise.all([
    api.inbox.list({ kind: "messaggi", state: "nuovo", page: 1 }),
    api.inbox.list({ kind: "candidature", state: "nuovo", page: 1 }),
  ]);
  return { messages: messages.total, applications: applications.total };
}

function hoursOf({ hours }: Figures): Bar[] {
  return hours.map(({ hour, clicks, before }) => ({ label: `${hour}`, now: clicks, before }));
}

function daysOf({ days }: Figures): Bar[] {
  return days
    .slice(7)
    .map(({ day, clicks }, at) => ({
      label: `${day.slice(8)}/${day.slice(5, 7)}`,
      now: clicks,
      before: days[at]?.clicks ?? 0,
    }));
}

function Weeks({
  title,
  rows,
}: {
  title: string;
  rows: { label: string; clicks: number; before: number }[];
}) {
  const total = rows.reduce((sum, { clicks }) => sum + clicks, 0);
  return (
    <Table
      title={title}
      rows={rows}
      empty="Ancora nessun clic."
      columns={[
        ["Da", ({ label }) => label],
        ["Clic", ({ clicks }) => numberOf(clicks), "number"],
        ["Quota", ({ clicks }) => shareOf(clicks, total), "number"],
        ["Settimana prima", ({ before }) => numberOf(before), "number"],
      ]}
    />
  );
}

function Conversion({ days }: { days: Figures["days"] }) {
  return (
    <Table
      title="Dalle pagine ai clic"
      caption="Pagine viste e clic per giorno"
      rows={[...days].reverse()}
      empty="Nessuna cifra."
      columns={[
        ["Giorno", ({ day }) => dayOf(day)],
        ["Pagine viste", ({ views }) => numberOf(views), "number"],
        ["Clic", ({ clicks }) => numberOf(clicks), "number"],
        ["Conversione", ({ views, clicks }) => shareOf(clicks, views), "number"],
      ]}
    />
  );
}

const measured: ReadonlyMap<string, string> = new Map(Object.entries(words.measured));
const isSlow = ({ event }: FailureRow) => event === "slow-answer" || event === "slow-call";

function Slow({ figures: { failures, durations } }: { figures: Figures }) {
  return (
    <section>
      <h2>Lentezze, 24 ore</h2>
      <Table
        stacked
        caption="Durate in millisecondi"
        rows={durations}
        empty="Nessuna durata misurata."
        columns={[
          ["Che cosa", ({ what }: Percentiles) => measured.get(what) ?? what],
          ["Volte", ({ count }) => numberOf(count), "number"],
          ["Metà entro", ({ p50 }) => `${numberOf(p50)} ms`, "number"],
          ["95 su 100 entro", ({ p95 }) => `${numberOf(p95)} ms`, "number"],
        ]}
      />
      <h3>Pagine oltre mezzo secondo, chiamate oltre un secondo</h3>
      <Table
        stacked
        caption="Pagine e chiamate più lente"
        rows={failures.filter(isSlow)}
        empty="Nessuna pagina lenta."
        columns={[
          ["Pagina o chiamata", ({ place }: FailureRow) => place],
          ["Volte", ({ count }) => numberOf(count), "number"],
          ["L’ultima", ({ last_error: took }) => took, "number"],
        ]}
      />
    </section>
  );
}

function Failures({ figures: { failures }, now }: { figures: Figures; now: Date }) {
  return (
    <Table
      stacked
      title="Guasti, 24 ore"
      caption="Chiamate e lavori falliti"
      rows={failures.filter((row) => !isSlow(row))}
      empty="Nessun guasto."
      columns={[
        ["Che cosa", ({ event, place }: FailureRow) => `${event} ${place}`.trim()],
        ["Volte", ({ count }) => numberOf(count), "number"],
        ["L’ultimo", ({ last_at: at }) => agoOf(at, now)],
        ["Errore", ({ last_error: error }) => error],
        ["Nei log", ({ last_id: id }) => id],
      ]}
    />
  );
}
