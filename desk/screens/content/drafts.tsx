/** `/gestione/contenuti/testi`: the texts that the law wants, as drafts until an operator has read and published each. */
import type { EveryApi } from "server/api";
import type { Draft } from "../../drafts/drafts";
import { draftValues, filledDraft, partsOf } from "../../drafts/fill";
import { problemPage } from "../../layout";
import { done, fieldOf, type Screen, type ScreenContext } from "../../screen";
import { Fields, html as htmlField, labelsOf } from "../../ui/fields";
import { Press } from "../../ui/form";
import { Table } from "../../ui/table";
import words from "../../words.json";
import { Preview } from "./preview";

const fields = { body: htmlField("Testo") };
export const textsHome = "/gestione/contenuti/testi";

/** Beside the Worker, because a shop reads them before it opens and never again. */
async function allDrafts(): Promise<readonly Draft[]> {
  return (await import("../../drafts/drafts")).drafts;
}

async function writtenIn(api: EveryApi): Promise<ReadonlySet<string>> {
  const { pages } = await api.pages.list({});
  return new Set(pages.map(({ slug }) => slug));
}

const list: Screen = {
  path: textsHome,
  name: "Testi del sito",
  async show({ api }) {
    const [drafts, written] = await Promise.all([allDrafts(), writtenIn(api)]);
    return (
      <>
        <p>{words.texts.contentDrafts}</p>
        <Table
          caption="Testi"
          rows={drafts}
          columns={[
            [
              "Testo",
              ({ slug, title }) => (
                <a href={written.has(slug) ? `/${slug}` : `${textsHome}/${slug}`}>{title}</a>
              ),
            ],
            ["Stato", ({ slug }) => (written.has(slug) ? "sul sito" : "bozza da leggere")],
          ]}
        />
      </>
    );
  },
};

const one: Screen = {
  path: `${textsHome}/:text`,
  limit: 1_000_000,
  labels: () => labelsOf(fields),
  async show(context) {
    const draft = await draftIn(context);
    if (!draft) return problemPage(404, "Questo testo non esiste.");
    const { api, typed, visit } = context;
    if ((await writtenIn(api)).has(draft.slug))
      return problemPage(409, "Questo testo è già sul sito: si cambia in «Contenuti».");
    const kept = filledDraft(draft.html, draftValues(visit.env));
    const { html } = await api.editing.preview({ text: typed ? fieldOf(typed, "body") : kept });
    return {
      title: `Bozza: ${draft.title}`,
      body: (
        <>
          <p>
            <a href={textsHome}>Testi del sito</a> · sarà a <code>/{draft.slug}</code>
          </p>
          <p>{words.texts.contentDrafts2}</p>
          <Preview html={html} />
          <form method="post" action={`${textsHome}/${draft.slug}`} className="fields">
            <Fields of={fields} kept={{ body: kept }} context={context} />
            <p>
              <Press value="pubblica">Ho letto: pubblica</Press>
            </p>
          </form>
        </>
      ),
    };
  },
  async act(context, form) {
    const draft = await draftIn(context);
    if (!draft) return problemPage(404, "Questo testo non esiste.");
    if (fieldOf(form, "atto") !== "pubblica") return one.show({ ...context, typed: form });
    const { html } = await context.api.editing.preview({ text: fieldOf(form, "body") });
    if (html === "") return { refused: "Il testo è vuoto.", blamed: "body" };
    await publish(draft, html, context);
    return done(textsHome, "pubblicato");
  },
};

async function draftIn({ params }: ScreenContext): Promise<Draft | undefined> {
  return (await allDrafts()).find(({ slug }) => slug === params.text);
}

/** A policy is one text; of the others that lie in sections what stands before the first introduces the page. */
async function publish({ slug, title, legal }: Draft, html: string, { api, now }: ScreenContext) {
  const page = (body: string) => api.pages.save({ slug, title, body });
  if (!legal) return page(html);
  if (legal === "privacy") {
    const sections = [{ title: null, body: html }];
    return api.editing.publishTexts({ kind: legal, version: now.toISOString().slice(0, 10), sections });
  }
  const { intro, sections: parts } = partsOf(html);
  await page(intro);
  const sections = parts.length > 0 ? parts : [{ title, body: html }];
  return api.editing.publishTexts({ kind: legal, version: null, sections });
}

export const draftScreens: readonly Screen[] = [list, one];
