/** `/gestione/negozi/:store/fonti/nuova` and `/gestione/fonti/:id/modifica`: where a feed comes from, and when it is read. */

import type { FeedNetwork } from "contract";
import type { FeedSource, WrittenSource } from "upstream/desk";
import { done, fieldOf, type Screen, type ScreenContext } from "../../screen";
import { Choice, TextField, Tick } from "../../ui/form";
import { storesHome } from "../imports";
import { hoursRead, hoursWritten } from "./hours";
import { networkOptions, sourcesHome } from "./words";

const labels = {
  address: "Indirizzo del feed",
  user: "Utente",
  password: "Password",
  key: "Chiave",
  network: "Rete",
  hours: "Quando leggerlo (ore di Roma)",
  mostGone: "Chiedi se sparisce più di, per cento",
  mostMoved: "Chiedi se i prezzi si spostano di più di, per cento",
};

/** Stores that belong to a programme whose columns we know begin with them. */
const networkOf: ReadonlyMap<string, FeedNetwork> = new Map(
  Object.entries({
    awin: "awin",
    tradedoubler: "tradedoubler",
    tradetracker: "tradetracker",
    webgains: "webgains",
    rakuten: "rakuten",
  }),
);

export const newSource: Screen = {
  path: `${storesHome}/:store/fonti/nuova`,
  labels: () => labels,
  async show(context) {
    const slug = context.params.store ?? "";
    const store = await context.api.storeKeeping.one({ store: slug });
    const network = networkOf.get(store.programme ?? "") ?? "google";
    return {
      title: `Nuova fonte di ${store.name}`,
      body: (
        <>
          <form method="post" action={`${storesHome}/${slug}/fonti/nuova`} className="fields">
            <Fields source={null} network={network} context={context} />
            <button type="submit">Aggiungi la fonte</button>
          </form>
          <p>
            <a href={`${storesHome}/${slug}`}>Torna al negozio</a>
          </p>
        </>
      ),
    };
  },
  async act({ api, params }, form) {
    const written = writtenIn(form);
    const { id } = await api.feedSources.create({
      ...written,
      store: params.store ?? "",
      address: written.address ?? "",
    });
    return done(`${sourcesHome}/${id}`, "fonte");
  },
};

export const editSource: Screen = {
  path: `${sourcesHome}/:id/modifica`,
  labels: () => labels,
  async show(context) {
    const { source } = await context.api.feedSources.one({ id: Number(context.params.id) });
    const own = `${sourcesHome}/${source.id}`;
    return {
      title: `Fonte di ${source.storeName}`,
      body: (
        <>
          <form method="post" action={`${own}/modifica`} className="fields">
            <Fields source={source} network={source.network} context={context} />
            <button type="submit" name="atto" value="salva">
              Salva la fonte
            </button>
          </form>
          <h2>Togli la fonte</h2>
          <p>Le offerte del negozio restano; nessuno le aggiorna più da qui.</p>
          <form method="post" action={`${own}/modifica`} className="act">
            <button type="submit" name="atto" value="togli">
              Togli questa fonte
            </button>
          </form>
          <p>
            <a href={own}>Torna alla fonte</a>
          </p>
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
    const { password, key, ...written } = writtenIn(form);
    // Fields of secrets come back empty: then they stay.
    await api.feedSources.update({
      id,
      ...written,
      ...((password !== null || written.user === null) && { password }),
      ...((key !== null || form.has("senza-chiave")) && { key }),
    });
    return done(`${sourcesHome}/${id}`, "salvato");
  },
};

interface FieldsProps {
  source: FeedSource | null;
  network: FeedNetwork;
  context: ScreenContext;
}

function Fields({ source, network, context }: FieldsProps) {
  return (
    <>
      <Access source={source} context={context} />
      <Reading source={source} network={network} context={context} />
      <Guards source={source} context={context} />
      <Tick
        name="active"
        label="Leggi da sola, alle ore dette"
        on={ticked(context, "active", source?.active ?? true)}
      />
    </>
  );
}

function ticked({ typed }: ScreenContext, name: string, before: boolean): boolean {
  return typed ? typed.has(name) : before;
}

/** Where the feed lies, and what opens it. */
function Access({ source, context }: Omit<FieldsProps, "network">) {
  return (
    <>
      <TextField
        name="address"
        label={labels.address}
        value={source?.address}
        hint={
          source
            ? "Dove vedi ••• c’è qualcosa di segreto: lascialo così per tenerlo, o scrivi tutto l’indirizzo."
            : "Intero, con https://. CSV, TSV, XML o JSON, anche gzip o zip. Di Awin va bene anche la lista dei feed, con # e il numero del feed in fondo."
        }
        max={2048}
        context={context}
        required
      />
      <TextField name="user" label={labels.user} value={source?.user} max={200} context={context} />
      <TextField
        name="password"
        label={labels.password}
        type="password"
        hint={source?.hasPassword ? "Ce n’è una: vuoto, resta quella." : undefined}
        autoComplete="new-password"
        context={context}
      />
      <TextField
        name="key"
        label={labels.key}
        type="password"
        hint={`${source?.hasKey ? "Ce n’è una: vuoto, resta quella. " : ""}Sta al posto di {chiave} nell’indirizzo; senza, accompagna la richiesta (Authorization: Bearer).`}
        autoComplete="new-password"
        context={context}
      />
      {source?.hasKey && (
        <Tick name="senza-chiave" label="Togli la chiave" on={ticked(context, "senza-chiave", false)} />
      )}
    </>
  );
}

/** How it is read, and when. */
function Reading({ source, network, context }: FieldsProps) {
  return (
    <>
      <Choice
        name="network"
        label={labels.network}
        value={network}
        options={networkOptions}
        hint="Dice che cosa vogliono dire le colonne."
        context={context}
      />
      <TextField
        name="hours"
        label={labels.hours}
        value={hoursWritten(source?.hours ?? [0, 6, 12, 18])}
        hint="Come «ogni ora», «ogni 6 ore» oppure «6, 13, 20»."
        max={120}
        context={context}
        required
      />
      <Tick
        name="pictures"
        label="Scarica anche le immagini"
        on={ticked(context, "pictures", source?.pictures ?? true)}
      />
    </>
  );
}

/** What has to be confirmed by a person. */
function Guards({ source, context }: Omit<FieldsProps, "network">) {
  return (
    <>
      <TextField
        name="mostGone"
        label={labels.mostGone}
        type="number"
        value={source?.mostGone ?? 30}
        hint="Quanta parte delle offerte può mancare nel feed senza che qualcuno lo confermi."
        context={context}
        required
      />
      <TextField
        name="mostMoved"
        label={labels.mostMoved}
        type="number"
        value={source?.mostMoved ?? 40}
        hint="Conta lo spostamento medio (mediana) dei prezzi che cambiano, in su o in giù."
        context={context}
        required
      />
    </>
  );
}

function writtenIn(form: FormData): WrittenSource & { password: string | null; key: string | null } {
  const maybe = (name: string) => fieldOf(form, name) || null;
  return {
    address: fieldOf(form, "address"),
    user: maybe("user"),
    password: maybe("password"),
    key: maybe("key"),
    network: fieldOf(form, "network") as FeedNetwork,
    hours: hoursRead(fieldOf(form, "hours")),
    pictures: form.has("pictures"),
    mostGone: Number(fieldOf(form, "mostGone")),
    mostMoved: Number(fieldOf(form, "mostMoved")),
    active: form.has("active"),
  };
}
