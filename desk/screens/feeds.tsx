/** `/gestione/negozi`: how each store's feed does, what its imports said, and a feed that is tried before it is imported. */
import { agoOf, momentOf, numberOf, shareOf } from "domain/told";
import { type Trial, trialLimits, tryFeed } from "server/feeds/trial";
import type { FeedHealth } from "upstream/desk";
import { problemPage } from "../layout";
import { done, fieldOf, type Screen, type ScreenContext, type Shown } from "../screen";
import { Form, file, writtenIn } from "../ui/fields";
import { LinkLine, Table } from "../ui/table";
import { ApplyForm, applyTrial } from "./apply-trial";
import { ColumnsForm, confirmColumns } from "./columns";
import { Outcome } from "./feed-outcome";
import { Imports, Prices } from "./feed-reports";
import { storesHome as home, importScreens } from "./imports";
import { feedQuestions, Waiting } from "./questions";
import { Sources, WaitingSources } from "./sources/source";
import { endImport, Unfinished } from "./unfinished";

const list: Screen = {
  path: home,
  nav: "Negozi e feed",
  async show({ api, now }) {
    const [stores, unfinished, { questions }, sources] = await Promise.all([
      api.feeds.health({}),
      api.feeds.unfinished({}),
      api.feeds.questions({}),
      api.feedSources.list({}),
    ]);
    return (
      <>
        <Failing stores={stores} />
        <Waiting questions={questions.length} />
        <WaitingSources sources={sources} />
        <Unfinished imports={unfinished} now={now} />
        <LinkLine to={`${home}/nuovo`} as="button">
          Nuovo negozio
        </LinkLine>
        <Stores stores={stores} now={now} />
      </>
    );
  },
  act: endImport,
};

/** Feeds that do not come in, each with its reason. */
function Failing({ stores }: { stores: readonly FeedHealth[] }) {
  return stores
    .filter(({ problem }) => problem !== null)
    .map(({ store, name, problem }) => (
      <p className="message wrong" key={store}>
        <a href={`${home}/${store}`}>{name}: il feed non è entrato come deve.</a> {problem}
      </p>
    ));
}

function Stores({ stores, now }: { stores: readonly FeedHealth[]; now: Date }) {
  return (
    <Table
      stacked
      caption="Negozi"
      rows={stores}
      empty="Nessun negozio: il primo arriva con la prima importazione."
      columns={[
        [
          "Negozio",
          ({ store, name, pausedAt }: FeedHealth) => (
            <>
              <a href={`${home}/${store}`}>{name}</a>
              {pausedAt && <span className="bad"> in pausa</span>}
            </>
          ),
        ],
        ["Ultima importazione", ({ readAt }) => <Age at={readAt} now={now} />],
        ["Offerte", ({ offers }) => numberOf(offers), "number"],
        ["Disponibili", ({ offers, available }) => shareOf(available, offers), "number"],
        ["Con immagini", ({ offers, withPictures }) => shareOf(withPictures, offers), "number"],
        ["GTIN valido", ({ offers, withGtin }) => shareOf(withGtin, offers), "number"],
        ["Righe rifiutate", ({ refused }) => (refused === null ? "–" : numberOf(refused)), "number"],
        ["Prezzi segnalati (7 giorni)", ({ priceReports }) => numberOf(priceReports), "number"],
      ]}
    />
  );
}

/** Older than two days is worth a look, older than a week a call to the store. */
function Age({ at, now }: { at: string | null; now: Date }) {
  const old = at === null || now.getTime() - Date.parse(at) > 48 * 3_600_000;
  return <span className={old ? "bad" : "good"}>{at === null ? "mai letta da qui" : agoOf(at, now)}</span>;
}

const trialFields = {
  feed: file(`File (CSV, TSV, XML, JSON Lines, anche gzip; fino a ${trialLimits.bytes / 1_000_000} MB)`),
};

const store: Screen = {
  path: `${home}/:store`,
  limit: trialLimits.bytes + 100_000,
  patience: 25_000,
  show: (context) => storePage(context, null),
  async act(context, form) {
    if (fieldOf(form, "atto") === "importa") return applyTrial(context, form);
    if (fieldOf(form, "atto") === "colonne") {
      const action = `${home}/${context.params.store ?? ""}`;
      const refused = await confirmColumns(context, form, { slug: context.params.store ?? "", action });
      return refused ?? done(action, "colonne");
    }
    const { feed } = writtenIn(trialFields, form);
    if (!feed) return { refused: "Scegli il file del feed." };
    const tried = await tryFeed(context.api, feed, { slug: context.params.store ?? "", now: context.now });
    const shown = await storePage(context, tried);
    const { broken } = tried.check;
    return broken === null || shown.status ? shown : { ...shown, status: 422, problem: broken };
  },
};

async function storePage({ api, params, now }: ScreenContext, trial: Trial | null): Promise<Shown> {
  const slug = params.store ?? "";
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return problemPage(404, "Questo negozio non esiste.");
  const [stores, { reports, priceReports, undoable, underWay }, sources] = await Promise.all([
    api.feeds.health({}),
    api.feeds.store({ store: slug }),
    api.feedSources.list({ store: slug }),
  ]);
  const found = stores.find((each) => each.store === slug);
  if (!found) return problemPage(404, "Questo negozio non esiste.");
  return {
    title: found.name,
    body: (
      <>
        <Failing stores={[found]} />
        <Condition of={found} underWay={underWay?.run ?? null} now={now} />
        {trial && (
          <>
            <Outcome trial={trial} />
            {trial.check.columns && <ColumnsForm columns={trial.check.columns} action={`${home}/${slug}`} />}
            <ApplyForm trial={trial} store={slug} readAt={found.readAt} />
          </>
        )}
        <h2>Fonti</h2>
        <WaitingSources sources={sources} />
        <Sources sources={sources} />
        <p>
          <a href={`${home}/${slug}/fonti/nuova`}>Aggiungi una fonte</a>, e il feed si legge da solo.
        </p>
        <h2>Prova un feed</h2>
        <Form
          of={trialFields}
          context={{ typed: null }}
          action={`${home}/${slug}`}
          button="Prova senza importare"
        />
        <Imports store={slug} reports={reports} />
        {undoable && !underWay && (
          <LinkLine to={`${home}/${slug}/annulla`}>
            Annulla l’importazione del {momentOf(undoable.at)}
          </LinkLine>
        )}
        <Prices reports={priceReports} />
      </>
    ),
  };
}

/** How the store's feed does, in a line. */
function Condition({
  of: { store, readAt, offers, pausedAt },
  underWay,
  now,
}: {
  of: FeedHealth;
  /** The run of an import. */
  underWay: string | null;
  now: Date;
}) {
  return (
    <>
      <p>
        Feed letto: <Age at={readAt} now={now} /> · {numberOf(offers)} offerte ·{" "}
        <a href={`/prodotti?negozio=${store}`}>Vedi sul sito</a> ·{" "}
        <a href={`${home}/${store}/scheda`}>Scheda, spedizione e pausa</a>
      </p>
      {pausedAt && (
        <p className="message wrong">In pausa dal {momentOf(pausedAt)}: le sue offerte non si mostrano.</p>
      )}
      {underWay !== null && (
        <p className="message">
          <a href={`${home}/${store}/importazioni/${underWay}`}>Importazione in corso</a>
        </p>
      )}
    </>
  );
}

export const feedScreens: readonly Screen[] = [list, store, feedQuestions, ...importScreens];
