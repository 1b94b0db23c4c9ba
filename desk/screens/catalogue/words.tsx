/** `/gestione/parole`: what feeds say of categories, colours and brands that nobody knows; one press says what it means, or that it means nothing. */
import { numberOf } from "domain/told";
import type { UnknownFeedWord } from "upstream/desk";
import { done, fieldOf, type Screen, type ScreenContext } from "../../screen";
import { Form, line } from "../../ui/fields";
import { ActButton, Hidden } from "../../ui/form";
import { Pages, pageOf, Table, Views } from "../../ui/table";
import texts from "../../words.json";
import { home as catalogue } from "./list";

const home = "/gestione/parole";

type About = UnknownFeedWord["about"];
type State = "nuove" | "ignorate";
interface Meanings {
  area: string;
  names: readonly string[];
}

interface Subject {
  titles: Record<State, string>;
  meaning: string;
  nothing: string;
  /** Where no word is new. */
  none: string;
}
const subjects: Record<About, Subject> = texts.feedWords;

export const feedWords: Screen = {
  path: home,
  nav: "Parole dei feed",
  async show(context) {
    const { api, url } = context;
    const { about, state } = viewOf(url);
    const { words, total, meanings } = await api.vocabulary.unknown({ about, state, page: pageOf(url) });
    const action = addressOf(about, state);
    return (
      <>
        <p>
          Parole degli ultimi feed che il catalogo non conosce. Quello che dici qui vale subito per le
          ricerche e, dalla prossima importazione, per i feed: cambiano solo le righe che dicono la parola.{" "}
          <a href="/gestione/contenuti/parole">Tutte le parole aggiunte</a>
        </p>
        <Views path={home} of={Object.entries(texts.wordViews)} at={`${state}&di=${about}`} />
        <h2>
          {subjects[about].titles[state]}: {numberOf(total)}
        </h2>
        <Table
          stacked
          caption={subjects[about].titles[state]}
          rows={words}
          empty={state === "nuove" ? subjects[about].none : "Nessuna parola è ignorata."}
          columns={[
            ["Parola", ({ word }: UnknownFeedWord) => <b className="long">{word}</b>],
            ["Prodotti", ({ products }) => numberOf(products), "number"],
            [
              state === "nuove" ? "Significa" : "Riprendi",
              (word) => <Act word={word} state={state} action={action} meanings={meanings} />,
            ],
            ["Esempio", (word) => <Example word={word} />],
            about !== "marca" && ["Negozi", ({ stores }) => stores.join(", ") || "–"],
          ]}
        />
        <Pages url={url} total={total} size={20} />
        {about === "marca" && state === "nuove" && <AnyBrand context={context} action={action} />}
      </>
    );
  },
  async act({ api, url }, form) {
    const { about, state } = viewOf(url);
    const word = fieldOf(form, "parola");
    if (fieldOf(form, "atto") === "significa")
      await api.vocabulary.create({
        phrase: word,
        means: fieldOf(form, "significa"),
        ...(about === "marca" && { isBrand: true }),
      });
    else await api.vocabulary.ignore({ about, word, ignored: fieldOf(form, "atto") === "ignora" });
    return done(addressOf(about, state), "parola");
  },
};

function viewOf({ searchParams }: URL): { about: About; state: State } {
  const said = searchParams.get("di");
  return {
    about: said === "colore" || said === "marca" ? said : "categoria",
    state: searchParams.get("stato") === "ignorate" ? "ignorate" : "nuove",
  };
}

function addressOf(about: About, state: State): string {
  return `${home}?${new URLSearchParams({ di: about, stato: state })}`;
}

interface ActProps {
  word: UnknownFeedWord;
  state: State;
  action: string;
  meanings: readonly Meanings[];
}

function Act({ word: { word, about, alike }, state, action, meanings }: ActProps) {
  if (state === "ignorate")
    return (
      <ActButton
        action={action}
        fields={{ atto: "riprendi", parola: word }}
        of={word}
        does="Non ignorare più"
      />
    );
  const { meaning, nothing } = subjects[about];
  return (
    <div className="acts inline">
      <form method="post" action={action} className="acts inline">
        <Hidden of={{ atto: "significa", parola: word }} />
        <select name="significa" aria-label={`${meaning} di ${word}`} required defaultValue="">
          <option value="">Scegli…</option>
          {alike.map((name) => (
            <option key={name}>{name}</option>
          ))}
          {meanings.map(({ area, names }) => (
            <optgroup key={area} label={area}>
              {names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </optgroup>
          ))}
        </select>
        <button type="submit" aria-label={`Salva che cosa significa: ${word}`}>
          Salva
        </button>
      </form>
      <ActButton action={action} fields={{ atto: "ignora", parola: word }} of={word} does={nothing} />
    </div>
  );
}

const otherBrand = {
  parola: line("Come la scrivono i feed", { max: 60 }),
  significa: line("Marca del catalogo", { hint: texts.hints.catalogueWords, max: 60 }),
};

/** A brand that is called quite differently: YSL is Saint Laurent. */
function AnyBrand({ context, action }: { context: ScreenContext; action: string }) {
  return (
    <>
      <h2>Un’altra marca</h2>
      <Form
        of={otherBrand}
        context={context}
        action={action}
        sends={{ atto: "significa" }}
        button="Salva la marca"
      />
    </>
  );
}

/** The product where the catalogue has it; of a refused row only what it is called; what the site has of a brand. */
function Example({ word: { about, word, example, exampleId } }: { word: UnknownFeedWord }) {
  if (about === "marca")
    return (
      <a className="long" href={`/prodotti?${new URLSearchParams({ cerca: word })}`}>
        sul sito
      </a>
    );
  if (!exampleId) return "–";
  return (
    <a className="long" href={`${catalogue}?${new URLSearchParams({ cerca: exampleId })}`}>
      {example || exampleId}
    </a>
  );
}
