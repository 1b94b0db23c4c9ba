/** `/gestione/negozi/:store/fonti/nuova` and `/gestione/fonti/:id/modifica`: where a feed comes from, and when it is read. */
import { own } from "domain/own";
import type { FeedSource } from "upstream/desk";
import { done, fieldOf, type Screen } from "../../screen";
import {
  choice,
  Form,
  labelsOf,
  line,
  maybe,
  number,
  secret,
  tick,
  type Written,
  writtenIn,
} from "../../ui/fields";
import { ActButton } from "../../ui/form";
import { LinkLine } from "../../ui/table";
import words from "../../words.json";
import { storesHome } from "../imports";
import { hoursRead, hoursWritten } from "./hours";
import { networkNames, networkOptions, sourcesHome } from "./words";

const isThere = "Ce n’è una: vuoto, resta quella.";

/** Where the feed lies, and what opens it; secrets come back empty. */
const access = (source: FeedSource | null) => ({
  address: line("Indirizzo del feed", {
    hint: source
      ? "Dove vedi ••• c’è qualcosa di segreto: lascialo così per tenerlo, o scrivi tutto l’indirizzo."
      : "Intero, con https://. CSV, TSV, XML o JSON, anche gzip o zip. Di Awin va bene anche la lista dei feed, con # e il numero del feed in fondo.",
    max: 2048,
  }),
  user: maybe("Utente", { max: 200 }),
  password: secret("Password", { hint: source?.hasPassword ? isThere : undefined }),
  key: secret("Chiave", {
    hint: `${source?.hasKey ? `${isThere} ` : ""}Sta al posto di {chiave} nell’indirizzo; senza, accompagna la richiesta (Authorization: Bearer).`,
  }),
});

/** How it is read, and when; and what has to be confirmed by a person. */
const reading = {
  network: choice("Rete", networkOptions, { hint: "Dice che cosa vogliono dire le colonne." }),
  hours: {
    ...line("Quando leggerlo (ore di Roma)", { hint: words.hints.sourcesForm, max: 120 }),
    shown: hoursWritten,
    read: (form: FormData, name: string) => hoursRead(fieldOf(form, name)),
  },
  pictures: tick("Scarica anche le immagini", true),
  mostGone: number("Chiedi se sparisce più di, per cento", {
    hint: words.hints.sourcesForm2,
    required: true,
  }),
  mostMoved: number("Chiedi se i prezzi si spostano di più di, per cento", {
    hint: words.hints.sourcesForm3,
    required: true,
  }),
  active: tick("Leggi da sola, alle ore dette", true),
};
const keyless = { "senza-chiave": tick("Togli la chiave") };
/** What a new one begins with. */
const usual = { hours: [0, 6, 12, 18], mostGone: 30, mostMoved: 40 };

const fields = { ...access(null), ...reading };
const labels = () => labelsOf(fields);

function writtenOf(form: FormData): Written<typeof fields> & { mostGone: number; mostMoved: number } {
  const written = writtenIn(fields, form);
  return { ...written, mostGone: written.mostGone ?? 0, mostMoved: written.mostMoved ?? 0 };
}

export const newSource: Screen = {
  path: `${storesHome}/:store/fonti/nuova`,
  labels,
  async show(context) {
    const slug = context.params.store ?? "";
    const store = await context.api.storeKeeping.one({ store: slug });
    // A programme whose columns we know.
    const network = own(networkNames, store.programme ?? "") ? store.programme : "google";
    return {
      title: `Nuova fonte di ${store.name}`,
      body: (
        <>
          <Form
            of={fields}
            kept={{ ...usual, network }}
            context={context}
            action={`${storesHome}/${slug}/fonti/nuova`}
            button="Aggiungi la fonte"
          />
          <LinkLine to={`${storesHome}/${slug}`}>Torna al negozio</LinkLine>
        </>
      ),
    };
  },
  async act({ api, params }, form) {
    const { id } = await api.feedSources.create({ ...writtenOf(form), store: params.store ?? "" });
    return done(`${sourcesHome}/${id}`, "fonte");
  },
};

export const editSource: Screen = {
  path: `${sourcesHome}/:id/modifica`,
  labels,
  async show(context) {
    const { source } = await context.api.feedSources.one({ id: Number(context.params.id) });
    const path = `${sourcesHome}/${source.id}`;
    return {
      title: `Fonte di ${source.storeName}`,
      body: (
        <>
          <Form
            of={{ ...access(source), ...(source.hasKey && keyless), ...reading }}
            kept={source}
            context={context}
            action={`${path}/modifica`}
            button="Salva la fonte"
          />
          <h2>Togli la fonte</h2>
          <p>Le offerte del negozio restano; nessuno le aggiorna più da qui.</p>
          <ActButton action={`${path}/modifica`} fields={{ atto: "togli" }} does="Togli questa fonte" />
          <LinkLine to={path}>Torna alla fonte</LinkLine>
        </>
      ),
    };
  },
  async act({ api, params }, form) {
    const id = Number(params.id);
    if (fieldOf(form, "atto") === "togli") {
      await api.feedSources.remove({ id });
      return done(sourcesHome, "eliminato");
    }
    const { password, key, ...written } = writtenOf(form);
    // Fields of secrets come back empty: then they stay.
    await api.feedSources.update({
      id,
      ...written,
      ...((password !== null || written.user === null) && { password }),
      ...((key !== null || writtenIn(keyless, form)["senza-chiave"]) && { key }),
    });
    return done(`${sourcesHome}/${id}`, "salvato");
  },
};
