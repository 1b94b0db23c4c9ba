/** `/gestione/domande`: what imports do not decide by themselves. */
import type { FeedQuestion } from "contract";
import { formatPrice } from "~/lib/money";
import { momentOf, numberOf } from "../format";
import { done, fieldOf, type Screen, type ScreenContext } from "../screen";
import { Table } from "../ui/table";
import { goOn } from "./imports";

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
    const questions = await api.feeds.questions({});
    return {
      title: "Domande dei feed",
      body: (
        <>
          <p>
            Un prezzo poco credibile non si vede sul sito finché qualcuno non dice che è giusto, o il feed non
            lo ripete in altre due letture. Merci con lo stesso GTIN che non si somigliano restano due
            prodotti.
          </p>
          <Table
            stacked
            caption="Domande dei feed"
            rows={questions}
            keyOf={({ store, id, about }) => `${store} ${about} ${id}`}
            empty="Nessuna domanda: le importazioni hanno deciso tutto da sole."
            columns={[
              { head: "Dal", cell: ({ since }: FeedQuestion) => momentOf(since) },
              { head: "Negozio", cell: ({ storeName }) => storeName },
              {
                head: "Articolo",
                cell: ({ name, id, slug }) => (
                  <>
                    {slug ? <a href={`/${slug}`}>{name}</a> : name} ({id})
                  </>
                ),
              },
              { head: "Prezzo", cell: ({ priceCents }) => formatPrice(priceCents), number: true },
              { head: "Domanda", cell: (question) => <Why of={question} /> },
              { head: "Risposta", cell: (question) => <Answers of={question} /> },
            ]}
          />
        </>
      ),
    };
  },
  act: answer,
};

const reasons: ReadonlyMap<string, string> = new Map(
  Object.entries({
    fallen: "è sceso di oltre il 70 %",
    risen: "è salito di oltre cinque volte",
    apart: "è dieci volte lontano dagli altri negozi",
    absurd: "è più alto di qualunque prezzo qui",
    department: "sono per persone diverse",
    kind: "sono merci diverse",
    price: "i prezzi sono troppo lontani",
    name: "i nomi non hanno parole in comune",
  }),
);

function Why({ of: { about, why, beforeCents, otherName, otherSlug, readings } }: { of: FeedQuestion }) {
  const reason = reasons.get(why) ?? why;
  if (about === "price")
    return (
      <>
        Il prezzo è giusto? {reason}
        {beforeCents !== null && <> (era {formatPrice(beforeCents)})</>}; letto{" "}
        {readings === 1 ? "una volta" : `${numberOf(readings)} volte`}
      </>
    );
  return (
    <>
      Ha lo stesso GTIN di {otherSlug ? <a href={`/${otherSlug}`}>{otherName}</a> : "un altro prodotto"}, ma{" "}
      {reason}. È lo stesso prodotto?
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
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(isPrice || canJoin) && (
        <button type="submit" name="risposta" value="yes">
          {isPrice ? "Sì, è giusto" : "Sì, unisci"}
        </button>
      )}
      <button type="submit" name="risposta" value="no">
        {isPrice ? "No, è sbagliato" : "No, sono due"}
      </button>
    </form>
  );
}

/** A price that is right comes in at once, as an import of its one row; the same goods become one product. */
async function answer(context: ScreenContext, form: FormData): Promise<Response> {
  const { api, now } = context;
  const about = fieldOf(form, "riguardo") === "match" ? "match" : "price";
  const given = fieldOf(form, "risposta") === "yes" ? "yes" : "no";
  const slug = fieldOf(form, "negozio");
  if (about === "match" && given === "yes")
    await api.curation.join({ id: Number(fieldOf(form, "altro")), other: Number(fieldOf(form, "prodotto")) });
  const row = await api.feeds.answer({ store: slug, id: fieldOf(form, "id"), about, answer: given });
  const { store } = await api.catalogue.store({ slug });
  if (!row || !store) return done(path, "risposto");
  const run = `risposta-${crypto.randomUUID()}`;
  await api.catalogue.stage({ run, part: 0, rows: [row], gone: [] });
  await api.catalogue.apply({ run, store, at: now.toISOString(), parts: 1 });
  return goOn(context, slug, run);
}
