/** `/gestione/domande`: what imports do not decide by themselves. */
import { momentOf, numberOf } from "domain/told";
import type { FeedQuestion, PriceGroup } from "upstream/desk";
import { formatPrice } from "~/lib/money";
import { done, fieldOf, type Screen, type ScreenContext } from "../screen";
import { Hidden, Press } from "../ui/form";
import { Table } from "../ui/table";
import words from "../words.json";
import { goOn } from "./imports";
import { timesOf } from "./sources/words";

const path = "/gestione/domande";

export function Waiting({ questions }: { questions: number }) {
  if (questions === 0) return null;
  return (
    <p className="message">
      <a href={path}>
        {questions === 1
          ? "Una domanda delle importazioni aspetta"
          : `${numberOf(questions)} domande delle importazioni aspettano`}{" "}
        una risposta
      </a>
    </p>
  );
}

export const feedQuestions: Screen = {
  path,
  nav: "Domande dei feed",
  async show({ api }) {
    const { groups, questions } = await api.feeds.questions({});
    return (
      <>
        <p>{words.texts.questions}</p>
        {groups.map((group) => (
          <Group key={`${group.store} ${group.since}`} of={group} among={questions} />
        ))}
        <Table
          stacked
          caption="Domande dei feed"
          rows={questions}
          empty="Nessuna domanda: le importazioni hanno deciso tutto da sole."
          columns={[
            ["Dal", ({ since }: FeedQuestion) => momentOf(since)],
            ["Negozio", ({ storeName }) => storeName],
            [
              "Articolo",
              ({ name, id, slug }) => (
                <>
                  {slug ? <a href={`/${slug}`}>{name}</a> : name} ({id})
                </>
              ),
            ],
            ["Prezzo", ({ priceCents }) => formatPrice(priceCents), "number"],
            ["Domanda", (question) => <Why of={question} />],
            ["Risposta", (question) => <Answers of={question} />],
          ]}
        />
      </>
    );
  },
  act: answer,
};

const shownExamples = 3;

/** Many prices of one reading: one question, answered as one. */
function Group({ of: { store, storeName, since, count, factor }, among }: GroupProps) {
  const examples = among
    .filter((one) => one.store === store && one.since === since && one.about === "price")
    .slice(0, shownExamples)
    .map(({ name, beforeCents, priceCents }) =>
      [
        name,
        beforeCents === null ? "" : `da ${formatPrice(beforeCents)}`,
        `a ${formatPrice(priceCents)}`,
      ].join(" "),
    );
  return (
    <section aria-label={`Prezzi di ${storeName}`}>
      <h2>
        {storeName}: {numberOf(count)} prezzi della lettura del {momentOf(since)}
      </h2>
      <p>
        {factor !== null && `Di solito ${timesOf(factor)}: `}
        {examples.join("; ")}. Sono giusti?
      </p>
      <form method="post" action={path} className="acts">
        <Hidden of={{ negozio: store, lettura: since }} />
        <Press name="risposta" value="yes">
          Sì, sono tutti giusti
        </Press>
        <Press name="risposta" value="no">
          No, sono tutti sbagliati
        </Press>
      </form>
    </section>
  );
}

interface GroupProps {
  of: PriceGroup;
  among: readonly FeedQuestion[];
}

const reasons: ReadonlyMap<string, string> = new Map(Object.entries(words.questions));

function Why({ of }: { of: FeedQuestion }) {
  const { about, why, beforeCents, pageAt, pageCents, otherName, otherSlug } = of;
  const reason = reasons.get(why) ?? why;
  if (about === "price")
    return (
      <>
        Il prezzo {reason}
        {beforeCents !== null && <> (finora {formatPrice(beforeCents)})</>}
        {pageAt !== null && (
          <>
            ; la pagina del negozio{" "}
            {pageCents === null ? "non dice prezzi" : `dice ${formatPrice(pageCents)}`} ({momentOf(pageAt)})
          </>
        )}
        . È giusto?
      </>
    );
  const other = otherSlug ? <a href={`/${otherSlug}`}>{otherName}</a> : "un altro prodotto";
  if (why === "alike") return <>Somiglia molto a {other}. È lo stesso prodotto?</>;
  return (
    <>
      Ha lo stesso codice di {other}, ma {reason}. È lo stesso prodotto?
    </>
  );
}

function Answers({ of: question }: { of: FeedQuestion }) {
  const isPrice = question.about === "price";
  const fields = {
    negozio: question.store,
    id: question.id,
    riguardo: question.about,
    prodotto: String(question.product ?? ""),
    altro: String(question.other ?? ""),
  };
  const canJoin = question.product !== null && question.other !== null && question.product !== question.other;
  return (
    <form method="post" action={path} className="acts">
      <Hidden of={fields} />
      {(isPrice || canJoin) && (
        <Press soft name="risposta" value="yes">
          {isPrice ? "Sì, è giusto" : "Sì, unisci"}
        </Press>
      )}
      <Press soft name="risposta" value="no">
        {isPrice ? "No, è sbagliato" : "No, sono due"}
      </Press>
    </form>
  );
}

/** Prices that are right come in at once, as a run of their rows; the same goods become one product. */
async function answer(context: ScreenContext, form: FormData): Promise<Response> {
  const { api } = context;
  const given = fieldOf(form, "risposta") === "yes" ? "yes" : "no";
  const store = fieldOf(form, "negozio");
  const since = fieldOf(form, "lettura");
  const about = fieldOf(form, "riguardo") === "match" ? "match" : "price";
  if (about === "match" && given === "yes")
    await api.curation.join({ id: Number(fieldOf(form, "altro")), other: Number(fieldOf(form, "prodotto")) });
  const { run } =
    since === ""
      ? await api.feeds.answer({ store, id: fieldOf(form, "id"), about, answer: given })
      : await api.feeds.answerAll({ store, since, answer: given });
  return run === null ? done(path, "risposto") : goOn(context, store, run);
}
