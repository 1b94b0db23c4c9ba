/** Imports begun at the desk: a tried feed is applied as it was tried, the last import type { FeedReport } from "upstream/desk";
import of a store is taken back, and both are watched. */
import { type Addresses, isUntracked, type Oddity, type UnknownWord } from "contract";
import { mostGone, refusalsOf } from "contract/feeds";
import { refusalProblem } from "server/feeds/reasons";
import type { Trial } from "server/feeds/trial";
import type { FeedReport } from "upstream/desk";
import { momentOf, numberOf, shareOf } from "../format";
import { problemPage } from "../layout";
import { fieldOf, type Screen, type ScreenContext, type Shown } from "../screen";
import { Tick } from "../ui/form";
import { networkOf } from "./addresses";
import { oddityOf } from "./sources/words";

export const storesHome = "/gestione/negozi";

/** What goes on behind an answer may take so long on Workers, with some room; the clock does the rest. In milliseconds. */
const behindTheAnswer = 20_000;
const politeness = 1_000;

/** What the form of a tried feed carries besides the run: the report that the import leaves. */
interface Figures {
  read: number;
  new: number;
  changed: number;
  unchanged: number;
  gone: number;
  known: number;
  refusals: FeedReport["refusals"];
  refused: number;
  unconfirmed: string[];
  words: UnknownWord[];
  problem: string | null;
  addresses: Addresses;
  odd: Oddity | null;
}

/** The button under a feed that was tried. @param readAt when the store's feed was read last, as the trial found it */
export function ApplyForm({ trial, store, readAt }: { trial: Trial; store: string; readAt: string | null }) {
  const { check, staged, gone, known, odd } = trial;
  if (!staged) return null;
  const figures: Figures = {
    read: check.read,
    new: trial.new,
    changed: trial.changed,
    unchanged: trial.unchanged,
    gone,
    known,
    refusals: refusalsOf(check.refused),
    refused: check.refused.length,
    unconfirmed: trial.unconfirmed,
    words: check.words,
    problem: refusalProblem(check.read, check.refused),
    addresses: check.addresses,
    odd,
  };
  const fields = {
    atto: "importa",
    importazione: staged.run,
    parti: String(staged.parts),
    quando: staged.at,
    prima: readAt ?? "",
    cifre: JSON.stringify(figures),
  };
  return <ApplyFields action={`${storesHome}/${store}`} fields={fields} figures={figures} />;
}

interface ApplyFieldsProps {
  action: string;
  fields: Record<string, string>;
  figures: Pick<Figures, "gone" | "known" | "addresses" | "odd">;
}

function ApplyFields({ action, fields, figures: { gone, known, addresses, odd } }: ApplyFieldsProps) {
  return (
    <form method="post" action={action} encType="multipart/form-data" className="fields">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {gone > known * mostGone && (
        <Tick
          name="conferma"
          label={`Sì, ${numberOf(gone)} offerte su ${numberOf(known)} (${shareOf(gone, known)}) devono sparire`}
          on={false}
        />
      )}
      {isUntracked(addresses) && (
        <Tick
          name="non-tracciati"
          label={`Sì, importa anche se nessun indirizzo è tracciato da ${networkOf(addresses)}`}
          on={false}
        />
      )}
      {odd && <Tick name="prezzi" label={`Sì, sono giusti: ${oddityOf(odd)}`} on={false} />}
      <button type="submit">Importa questo feed</button>
    </form>
  );
}

const hidden = ["atto", "importazione", "parti", "quando", "prima", "cifre"] as const;

/** Seals what was tried, and goes on behind the answer. A refusal shows the form again, with what it held. */
export async function applyTrial(context: ScreenContext, form: FormData): Promise<Shown | Response> {
  const { api, params } = context;
  const slug = params.store ?? "";
  const own = `${storesHome}/${slug}`;
  const run = fieldOf(form, "importazione");
  const figures = figuresOf(fieldOf(form, "cifre"));
  const at = fieldOf(form, "quando");
  const [stores, { store }] = await Promise.all([api.feeds.health({}), api.catalogue.store({ slug })]);
  const health = stores.find((each) => each.store === slug);
  if (!health || !store) return problemPage(404, "Questo negozio non esiste.");
  const tryAgain = (
    <p>
      <a href={own}>Prova di nuovo il feed</a>
    </p>
  );
  if (!figures || Number.isNaN(Date.parse(at)))
    return {
      title: store.name,
      status: 422,
      problem: "La prova non si legge più: ripetila.",
      body: tryAgain,
    };
  if ((health.readAt ?? "") !== fieldOf(form, "prima")) {
    const problem =
      "Dopo la prova è arrivata un’altra importazione di questo negozio: nulla è stato importato.";
    return { title: store.name, status: 409, problem, body: tryAgain };
  }
  const { gone, known, odd, ...told } = figures;
  const problem = unconfirmedIn(figures, form);
  if (problem !== null) {
    const fields = Object.fromEntries(hidden.map((name) => [name, fieldOf(form, name)]));
    const body = (
      <>
        <ApplyFields action={own} fields={fields} figures={figures} />
        {tryAgain}
      </>
    );
    return { title: store.name, status: 422, problem, body };
  }
  await api.catalogue.apply({ run, store, at, parts: Number(fieldOf(form, "parti")), sure: odd !== null });
  await api.feeds.report({ store: slug, at, ...told, gone });
  return goOn(context, slug, run);
}

/** What a person has still to say yes to. */
function unconfirmedIn({ gone, known, addresses, odd }: Figures, form: FormData): string | null {
  if (gone > known * mostGone && form.get("conferma") === null)
    return "Sparirebbe gran parte delle offerte: conferma che è giusto così.";
  if (isUntracked(addresses) && form.get("non-tracciati") === null)
    return "Nessun indirizzo di questo feed è tracciato: chi lo segue non porta commissioni. Conferma che è giusto così.";
  if (odd !== null && form.get("prezzi") === null)
    return `I prezzi si muovono in modo strano, ${oddityOf(odd)}: conferma che sono giusti.`;
  return null;
}

function figuresOf(text: string): Figures | null {
  try {
    const found = JSON.parse(text) as Figures;
    const { all, tracked, hosts } = found.addresses;
    const counts = [
      ...[all, tracked],
      found.read,
      found.new,
      found.changed,
      found.unchanged,
      found.gone,
      found.known,
      found.refused,
    ];
    const lists = [found.refusals, found.unconfirmed, found.words, hosts];
    return counts.every((count) => Number.isInteger(count) && count >= 0) && lists.every(Array.isArray)
      ? found
      : null;
  } catch {
    return null;
  }
}

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
          <dl>
            <dt>Cominciata</dt>
            <dd>{momentOf(run.at)}</dd>
            <dt>Finita</dt>
            <dd>{momentOf(run.finishedAt)}</dd>
            <dt>Offerte</dt>
            <dd>{numberOf(run.offers)}</dd>
            <dt>Prodotti</dt>
            <dd>{numberOf(run.products)}</dd>
          </dl>
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
    if (!undoable)
      return {
        title: "Annulla l’ultima importazione",
        status: 404,
        body: (
          <>
            <p>
              Non c’è un’importazione da annullare: si può per una settimana, e solo l’ultima di ogni negozio.
            </p>
            <p>
              <a href={own}>Torna al negozio</a>
            </p>
          </>
        ),
      };
    return {
      title: "Annulla l’ultima importazione",
      body: (
        <>
          <p>Importazione del {momentOf(undoable.at)}.</p>
          <Effects report={reports.find(({ at }) => at === undoable.at)} />
          <p>
            Le offerte degli altri negozi, i prodotti nascosti, uniti o corretti e i prezzi già visti restano
            come sono. La prossima importazione riparte da qui.
          </p>
          <form method="post" action={`${own}/annulla`}>
            <input type="hidden" name="importazione" value={undoable.run} />
            <button type="submit">Annulla questa importazione</button>
          </form>
          <p>
            <a href={own}>Torna al negozio senza annullare</a>
          </p>
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
