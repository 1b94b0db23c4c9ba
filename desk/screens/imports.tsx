/** Imports begun at the desk are watched, and the last one of a store is taken back. */
import { momentOf, numberOf } from "domain/told";
import type { FeedReport } from "upstream/desk";
import { problemPage } from "../layout";
import { fieldOf, type Screen, type ScreenContext } from "../screen";
import { ActButton } from "../ui/form";
import { LinkLine, Listed } from "../ui/table";
import words from "../words.json";

export const storesHome = "/gestione/negozi";

/** What goes on behind an answer may take so long on Workers, with some room; the clock does the rest. In milliseconds. */
const behindTheAnswer = 20_000;
const politeness = 1_000;

/** To the page that tells how far it is; meanwhile the steps go on. */
export function goOn(context: ScreenContext, store: string, run: string): Response {
  stepsBehind(context, run);
  return new Response(null, {
    status: 303,
    headers: { Location: `${storesHome}/${store}/importazioni/${run}` },
  });
}

/** The steps of a run go on behind the answer. What they leave the clock does, and it says what cannot be done: no failure of this request. */
export function stepsBehind({ edge, api }: ScreenContext, run: string): void {
  edge.waitUntil(steps(api, run).catch(() => undefined));
}

async function steps(api: ScreenContext["api"], run: string): Promise<void> {
  const end = Date.now() + behindTheAnswer;
  for (let after = 0; Date.now() < end; ) {
    const progress = await api.catalogue.step({ run, after });
    if (progress.finished) return;
    if (progress.waits) await new Promise((wake) => setTimeout(wake, politeness));
    after = progress.steps;
  }
}

const importProgress: Screen = {
  path: `${storesHome}/:store/importazioni/:run`,
  async show({ api, params, url }) {
    const run = await api.feeds.run({ run: params.run ?? "" });
    const own = `${storesHome}/${run.store}`;
    return {
      title: run.derives ? "Pausa del negozio" : run.undoes ? "Annullamento" : "Importazione",
      body: (
        <>
          {run.finishedAt === null ? (
            <p className="message" role="status">
              In corso: {numberOf(run.done)} parti su {numberOf(run.parts)}. Va avanti anche se chiudi questa
              pagina.
            </p>
          ) : (
            <p className={run.failed ? "message wrong" : "message"} role="status">
              {run.failed
                ? "Finita in parte: il resto arriva con la prossima importazione."
                : run.derives
                  ? "Fatto: elenchi e prezzi ne tengono conto."
                  : run.undoes
                    ? "Fatto: le offerte del negozio sono come prima dell’importazione."
                    : "Fatto: il feed è nel catalogo."}
            </p>
          )}
          <p>
            <progress
              max={Math.max(1, run.parts)}
              value={run.finishedAt ? Math.max(1, run.parts) : run.done}
              aria-label="Parti fatte"
            />
          </p>
          <Listed
            of={[
              ["Cominciata", momentOf(run.at)],
              ["Finita", momentOf(run.finishedAt)],
              ["Offerte", numberOf(run.offers)],
              ["Prodotti", numberOf(run.products)],
            ]}
          />
          <p className="acts">
            {run.finishedAt === null && <a href={url.pathname}>Aggiorna</a>}
            <a href={own}>Torna al negozio</a>
          </p>
        </>
      ),
    };
  },
};

const undoImport: Screen = {
  path: `${storesHome}/:store/annulla`,
  patience: behindTheAnswer + 5_000,
  async show({ api, params }) {
    const slug = params.store ?? "";
    const { undoable, reports } = await api.feeds.store({ store: slug });
    const own = `${storesHome}/${slug}`;
    if (!undoable) return problemPage(404, words.texts.imports);
    return {
      title: "Annulla l’ultima importazione",
      body: (
        <>
          <p>Importazione del {momentOf(undoable.at)}.</p>
          <Effects report={reports.find(({ at }) => at === undoable.at)} />
          <p>{words.texts.imports2}</p>
          <ActButton
            action={`${own}/annulla`}
            fields={{ importazione: undoable.run }}
            does="Annulla questa importazione"
          />
          <LinkLine to={own}>Torna al negozio senza annullare</LinkLine>
        </>
      ),
    };
  },
  async act(context, form) {
    const store = context.params.store ?? "";
    const { run } = await context.api.feeds.undo({ store, run: fieldOf(form, "importazione") });
    return goOn(context, store, run);
  },
};

function Effects({ report }: { report: FeedReport | undefined }) {
  if (!report) return <p>Le offerte del negozio tornano come erano prima.</p>;
  return (
    <ul>
      <li>{numberOf(report.new)} offerte nuove spariscono;</li>
      <li>{numberOf(report.changed)} cambiate tornano come erano;</li>
      <li>{numberOf(report.gone)} sparite tornano.</li>
    </ul>
  );
}

export const importScreens: readonly Screen[] = [importProgress, undoImport];
