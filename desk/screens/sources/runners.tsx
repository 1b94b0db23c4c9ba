/** `/gestione/lettori`: machines that read feeds, each with a token of its own. */
import { agoOf, momentOf } from "domain/told";
import type { FeedRunner } from "upstream/desk";
import { done, fieldOf, type Screen, type ScreenContext } from "../../screen";
import { Form, labelsOf, line, writtenIn } from "../../ui/fields";
import { acting } from "../../ui/form";
import { LinkLine, Table } from "../../ui/table";
import { sourcesHome } from "./words";

const path = "/gestione/lettori";
const fields = { name: line("Nome del lettore", { hint: "Come «server di casa» o «CI».", max: 60 }) };

export const runners: Screen = {
  path,
  name: "Lettori dei feed",
  labels: () => labelsOf(fields),
  show: (context) => page(context, null),
  async act(context, form) {
    const { api } = context;
    if (fieldOf(form, "atto") === "togli") {
      await api.feedSources.removeRunner({ id: Number(fieldOf(form, "lettore")) });
      return done(path, "eliminato");
    }
    const { token } = await api.feedSources.addRunner(writtenIn(fields, form));
    return page(context, token);
  },
};

async function page(context: ScreenContext, token: string | null) {
  const known = await context.api.feedSources.runners({});
  return (
    <>
      <p>
        Un lettore è una macchina su cui gira <code>npm run feeds</code>: chiede al sito quali feed è ora di
        leggere, li scarica e li importa. Il suo gettone apre solo questo. Più lettori si dividono il lavoro.
      </p>
      {token && <NewToken token={token} site={context.url.origin} />}
      <Runners runners={known} now={context.now} />
      <h2>Nuovo lettore</h2>
      <Form of={fields} context={token ? { typed: null } : context} action={path} button="Crea il gettone" />
      <LinkLine to={sourcesHome}>Torna alle fonti</LinkLine>
    </>
  );
}

function NewToken({ token, site }: { token: string; site: string }) {
  return (
    <section aria-label="Gettone" className="message">
      <p>Copia adesso il gettone del nuovo lettore: qui non si vedrà più.</p>
      <p className="said">
        <code>{token}</code>
      </p>
      <p>
        <code>FEEDS_TOKEN=… npm run feeds -- --to {site}</code>
      </p>
    </section>
  );
}

function Runners({ runners, now }: { runners: readonly FeedRunner[]; now: Date }) {
  return (
    <Table
      stacked
      caption="Lettori dei feed"
      rows={runners}
      empty="Nessun lettore: le fonti non si leggono ancora da sole."
      columns={[
        ["Nome", ({ name }: FeedRunner) => name],
        ["Creato", ({ createdAt }) => momentOf(createdAt)],
        ["Visto", ({ seenAt }) => (seenAt === null ? "mai" : agoOf(seenAt, now))],
        acting("Togli", path, ({ id, name }: FeedRunner) => ({
          fields: { atto: "togli", lettore: id },
          of: name,
        })),
      ]}
    />
  );
}
