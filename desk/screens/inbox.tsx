/** Messages, applications of stores, newsletter: list with search and state, detail, CSV. One screen for the three. */
import { csvHeaders, csvOf } from "domain/csv";
import { momentOf } from "domain/told";
import { type InboxItem, type InboxKind, type InboxReply, inboxFields } from "upstream/desk";
import { labelOf } from "../labels";
import { done, fieldOf, type Screen, type ScreenContext, type Shown } from "../screen";
import { area, Form, labelsOf } from "../ui/fields";
import { ActButton, SearchForm } from "../ui/form";
import { LinkLine, Listed, Pages, pageOf, Table } from "../ui/table";
import words from "../words.json";

interface Box {
  kind: InboxKind;
  nav: string;
  empty: string;
  states: readonly string[];
  /** An operator says what was done; the newsletter speaks for itself. */
  worked: boolean;
}

const worked = { states: ["nuovo", "in-corso", "fatto"], worked: true };
const boxes: Box[] = [
  { kind: "messaggi", nav: "Messaggi", empty: "Nessun messaggio.", ...worked },
  { kind: "candidature", nav: "Candidature", empty: "Nessuna candidatura di negozi.", ...worked },
  {
    ...{ kind: "newsletter", nav: "Newsletter", empty: "Nessuna iscrizione.", worked: false },
    states: ["in attesa", "confermata", "finita"],
  },
];

const stateNames: ReadonlyMap<string, string> = new Map(Object.entries(words.inbox));

function questionOf({ url }: Pick<ScreenContext, "url">, kind: InboxKind) {
  return {
    kind,
    search: (url.searchParams.get("cerca") ?? "").slice(0, 60) || undefined,
    state: (url.searchParams.get("stato") ?? "").slice(0, 20) || undefined,
  };
}

function listScreen({ kind, nav, empty, states, worked }: Box): Screen {
  const path = `/gestione/${kind}`;
  return {
    path,
    nav,
    async show(context) {
      const { api, url } = context;
      const { items, total } = await api.inbox.list({ ...questionOf(context, kind), page: pageOf(url) });
      const state = url.searchParams.get("stato") ?? "";
      const csv = new URLSearchParams([...url.searchParams].filter(([name]) => name !== "esito"));
      return (
        <>
          <SearchForm
            label="Cerca"
            url={url}
            more={
              <select name="stato" aria-label="Stato" defaultValue={state}>
                <option value="">Ogni stato</option>
                {states.map((name) => (
                  <option key={name} value={name}>
                    {stateNames.get(name) ?? name}
                  </option>
                ))}
              </select>
            }
          />
          <Table
            stacked
            caption={nav}
            rows={items}
            empty={empty}
            columns={[
              ["Data", ({ at }: InboxItem) => momentOf(at)],
              [
                kind === "candidature" ? "Negozio" : "Da",
                ({ id, title }) => <a href={`${path}/${encodeURIComponent(id)}`}>{title}</a>,
              ],
              ["Email", ({ email }) => email],
              ["Stato", ({ state: is }) => stateNames.get(is) ?? is],
              worked && ["Segna come", (item) => <States path={path} item={item} />],
            ]}
          />
          <Pages url={url} total={total} size={50} />
          <LinkLine to={`${path}.csv${csv.size > 0 ? `?${csv}` : ""}`}>Scarica in CSV</LinkLine>
        </>
      );
    },
  };
}

function States({ path, item }: { path: string; item: InboxItem }) {
  return (
    <span className="acts">
      {[...stateNames]
        .filter(([state]) => state !== item.state)
        .map(([state, label]) => (
          <ActButton
            key={state}
            action={`${path}/${encodeURIComponent(item.id)}`}
            fields={{ stato: state }}
            label={`${label}: ${item.title}`}
            does={label}
          />
        ))}
    </span>
  );
}

function itemScreen({ kind, worked }: Box): Screen {
  const path = `/gestione/${kind}`;
  return {
    path: `${path}/:id`,
    labels: () => labelsOf(replyTo("")),
    async show(context): Promise<Shown> {
      const { api, params } = context;
      const id = params.id ?? "";
      const own = `${path}/${encodeURIComponent(id)}`;
      const [item, replies] = await Promise.all([
        api.inbox.one({ kind, id }),
        worked ? api.inbox.replies({ kind: kind as "messaggi", id }) : [],
      ]);
      return {
        title: item.title,
        body: (
          <>
            <Facts item={item} />
            {worked && <States path={path} item={item} />}
            {kind === "candidature" && (
              <LinkLine to={`/gestione/negozi/nuovo?candidatura=${encodeURIComponent(id)}`} as="button">
                Crea un negozio da questa candidatura
              </LinkLine>
            )}
            {worked && <Replies {...{ replies, context, email: item.email }} action={own} />}
            <LinkLine to={path}>Torna all’elenco</LinkLine>
          </>
        ),
      };
    },
    ...(worked && {
      async act({ api, params }: ScreenContext, form: FormData) {
        if (fieldOf(form, "atto") === "rispondi") {
          const id = params.id ?? "";
          await api.inbox.reply({ kind: kind as "messaggi", id, body: fieldOf(form, "body") });
          return done(`${path}/${encodeURIComponent(id)}`, "risposta");
        }
        const state = fieldOf(form, "stato") as "nuovo";
        await api.inbox.setState({ kind: kind as "messaggi", id: params.id ?? "", state });
        return done(path, "stato");
      },
    }),
  };
}

function Facts({ item }: { item: InboxItem }) {
  const fields = Object.entries(item.fields).filter(([, value]) => value !== null && value !== "");
  return (
    <Listed
      of={[
        ["Data", momentOf(item.at)],
        [
          "Email",
          <a key="email" href={`mailto:${item.email}`}>
            {item.email}
          </a>,
        ],
        ["Stato", stateNames.get(item.state) ?? item.state],
        ...fields.map(([name, value]) => [labelOf(name), value] as const),
      ]}
    />
  );
}

const replyTo = (email: string) => ({
  body: area("Risposta", {
    rows: 6,
    required: true,
    hint: `Va a ${email} come email; chi risponde scrive alla casella del sito.`,
  }),
});

interface RepliesProps {
  replies: readonly InboxReply[];
  context: ScreenContext;
  action: string;
  email: string;
}

/** What was answered, by whom and whether it has gone out; and the field for another answer. */
function Replies({ replies, context, action, email }: RepliesProps) {
  return (
    <>
      <h2>Risposte</h2>
      {replies.map(({ author, body, writtenAt, sentAt, refused }) => (
        <article key={writtenAt + body} className="reply">
          <p className="quiet">
            {author}, {momentOf(writtenAt)} ·{" "}
            {sentAt
              ? `inviata ${momentOf(sentAt)}`
              : refused
                ? "rifiutata dal servizio di posta"
                : "in partenza"}
          </p>
          <p className="said">{body}</p>
        </article>
      ))}
      <Form
        of={replyTo(email)}
        context={context}
        action={action}
        sends={{ atto: "rispondi" }}
        button="Invia la risposta"
      />
    </>
  );
}

function csvScreen({ kind }: Box): Screen {
  return {
    path: `/gestione/${kind}.csv`,
    async show(context) {
      const { items } = await context.api.inbox.list({ ...questionOf(context, kind), page: 1, all: true });
      const rows = items.map(({ at: data, state: stato, email, fields }) => ({
        data,
        stato,
        email,
        ...fields,
      }));
      const names = ["data", "stato", "email", ...inboxFields(kind)];
      return new Response(csvOf(rows, names), { headers: csvHeaders(`${kind}.csv`) });
    },
  };
}

export const inboxScreens: readonly Screen[] = boxes.flatMap((box) => [
  listScreen(box),
  itemScreen(box),
  csvScreen(box),
]);
