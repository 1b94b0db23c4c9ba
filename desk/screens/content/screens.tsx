/** `/gestione/contenuti`: every kind of content as a list, and one editor with a preview for all of them. */
import { csvHeaders } from "domain/csv";
import { momentOf } from "domain/told";
import type { Edited } from "upstream/desk";
import { problemPage } from "../../layout";
import { done, fieldOf, type Screen, type ScreenContext, type Shown } from "../../screen";
import { Fields, labelsOf, writtenIn } from "../../ui/fields";
import { ActButton, Press, SearchForm } from "../../ui/form";
import { LinkLine, Pages, pageOf, Table } from "../../ui/table";
import { withPictures } from "./choose-picture";
import { draftScreens, textsHome } from "./drafts";
import { homeScreen, orderedHome } from "./home";
import type { ContentKind, Kept, Trial } from "./kinds";
import { Preview } from "./preview";
import { promotions } from "./promotions";
import { siteKinds } from "./site";
import { sizeGuideScreens, sizeGuidesHome } from "./size-guides";
import { textKinds } from "./texts";
import { versionsOf } from "./versions";

const home = "/gestione/contenuti";
const kinds: readonly ContentKind[] = [promotions, ...textKinds, ...siteKinds];
/** What a new one is called in its address. */
const fresh = "nuovo";

const unknown = () => problemPage(404, "Questo tipo di contenuto non esiste.");

function kindIn({ params }: ScreenContext): ContentKind | undefined {
  return kinds.find(({ kind }) => kind === params.kind);
}

/** The lists of contents, each under its own name. */
export const contentLists = kinds.map(({ kind, nav }) => ({ path: `${home}/${kind}`, name: nav }));

const besides = [
  { path: orderedHome, name: "Home" },
  { path: sizeGuidesHome, name: "Tabelle delle taglie" },
  { path: textsHome, name: "Testi del sito" },
];

const overview: Screen = {
  path: home,
  nav: "Contenuti",
  show: async () => (
    <ul className="tiles">
      {[...contentLists, ...besides].map(({ path, name }) => (
        <li key={path}>
          <a href={path}>{name}</a>
        </li>
      ))}
    </ul>
  ),
};

const list: Screen = {
  path: `${home}/:kind`,
  async show(context) {
    const found = kindIn(context);
    if (!found) return unknown();
    const { api, url } = context;
    const { kind, nav, creates, note } = found;
    const search = (url.searchParams.get("cerca") ?? "").slice(0, 40) || undefined;
    const { entries, total } = await api.editing.list({ kind, search, page: pageOf(url) });
    return {
      title: nav,
      body: (
        <>
          {note && <p className="hint">{note}</p>}
          <SearchForm label="Titolo" url={url} />
          {creates && (
            <LinkLine to={`${home}/${kind}/${fresh}`} as="button">
              {creates}
            </LinkLine>
          )}
          <Table
            stacked
            caption={nav}
            rows={entries}
            empty="Niente qui, o niente che corrisponda alla ricerca."
            columns={[
              [
                "Titolo",
                ({ id, title }: Edited) => <a href={`${home}/${kind}/${encodeURIComponent(id)}`}>{title}</a>,
              ],
              entries.some(({ state }) => state) && ["Stato", ({ state }) => state],
              ["Aggiornato", ({ updatedAt }) => momentOf(updatedAt)],
              ["Riferimento", ({ id }) => <code>{id}</code>],
            ]}
          />
          <Pages url={url} total={total} size={50} />
          {kind === "promozioni" && <LinkLine to={`${home}/promozioni/tutte.csv`}>Scarica in CSV</LinkLine>}
        </>
      ),
    };
  },
};

const csv: Screen = {
  path: `${home}/promozioni/tutte.csv`,
  async show({ api }) {
    const text = await api.promotions.export({ sort: "relevance" });
    return new Response(text, { headers: csvHeaders("promozioni.csv") });
  },
};

const editor: Screen = withPictures({
  path: `${home}/:kind/:id`,
  limit: 1_000_000,
  labels: (context) => labelsOf(kindIn(context)?.fields ?? {}),
  show: (context) => editorPage(context, null),
  async act(context, form) {
    const found = kindIn(context);
    if (!found) return unknown();
    const { api, params } = context;
    const id = params.id === fresh ? null : (params.id ?? "");
    const list = `${home}/${found.kind}`;
    const act = fieldOf(form, "atto");
    if (act.startsWith("anteprima:")) {
      const name = act.slice("anteprima:".length);
      const { html } = await api.editing.preview({ text: fieldOf(form, name) });
      return editorPage({ ...context, typed: form }, html);
    }
    if (act === "prova" && found.trial) {
      const trial = await found.trial(api, writtenIn(found.fields, form));
      return editorPage({ ...context, typed: form }, null, trial);
    }
    if (act === "elimina" && id !== null && found.remove) {
      await found.remove(api, id);
      return done(list, "eliminato");
    }
    const answer = await found.save(api, id, writtenIn(found.fields, form));
    if (id !== null) return done(`${list}/${encodeURIComponent(id)}`, "salvato");
    return done(found.made ? `${list}/${encodeURIComponent(found.made(answer))}` : list, "creato");
  },
});

async function editorPage(
  context: ScreenContext,
  preview: string | null,
  trial: Trial | null = null,
): Promise<Shown> {
  const found = kindIn(context);
  const { api, params, now, url } = context;
  const id = params.id ?? "";
  if (!found || (id === fresh && !found.creates)) return unknown();
  const { kind, nav, fields, shown, says, creates, remove } = found;
  const kept: Kept = id === fresh ? {} : await api.editing.one({ kind, id });
  const version = url.searchParams.get("versione");
  const [old] = version ? await api.editing.versions({ kind, id, upTo: version }) : [];
  // What stands in the address stays.
  const { slug: _, ...asked } = fields;
  const path = `${home}/${kind}/${encodeURIComponent(id)}`;
  const place = id === fresh ? null : (shown?.(kept, now) ?? null);
  const said = id === fresh ? null : (says?.(kept, now) ?? null);
  return {
    title: id === fresh ? (creates ?? nav) : String(kept.title ?? kept.name ?? kept.term ?? nav),
    body: (
      <>
        <p>
          <a href={`${home}/${kind}`}>{nav}</a>
          {place && (
            <>
              {" · "}
              <a href={place}>Vedi sul sito</a> <code>{place}</code>
            </>
          )}
          {id !== fresh && hasText(found) && (
            <>
              {" · "}
              <a href={`${path}/versioni`}>Versioni</a>
            </>
          )}
        </p>
        {old && (
          <p className="message" role="status">
            È la versione del {momentOf(old.at)}: premi «Salva» per rimetterla.
          </p>
        )}
        {said !== null && <p>{said}</p>}
        {preview !== null && <Preview html={preview} />}
        {trial && <TrialLists trial={trial} />}
        <form method="post" action={path} className="fields">
          <Fields of={id === fresh ? fields : asked} kept={old ? old.fields : kept} context={context} />
          <p className="acts">
            <Press value="salva">Salva</Press>
            {found.trial && (
              <Press value="prova" soft>
                Prova prima di salvare
              </Press>
            )}
          </p>
        </form>
        {remove && id !== fresh && <ActButton action={path} fields={{ atto: "elimina" }} does="Elimina" />}
      </>
    ),
  };
}

/** Of what has a text all versions are kept. */
function hasText({ fields }: ContentKind): boolean {
  return Object.values(fields).some(({ as }) => as === "html");
}

function TrialLists({ trial }: { trial: Trial }) {
  return (
    <section aria-label="Prova" className="preview">
      {trial.map(({ heading, found, names }) => (
        <div key={heading}>
          <h2>{heading}</h2>
          <p>{found}</p>
          <ol>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

export const contentScreens: readonly Screen[] = [
  overview,
  csv,
  list,
  editor,
  versionsOf(home, kindIn),
  homeScreen,
  ...draftScreens,
  ...sizeGuideScreens,
];
