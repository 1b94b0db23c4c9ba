/** `/gestione/negozi/nuovo` and `/gestione/negozi/:store/scheda`: stores made and kept at the desk. */
import { type CallInput, type Contract, type KeptStore, programmes } from "contract";
import { momentOf } from "../format";
import { type Asked, done, fieldOf, type Screen, type Shown } from "../screen";
import { ActButton, Choice, type Option, TextArea, TextField } from "../ui/form";
import { storesHome as home, stepsBehind } from "./imports";

type Written = Omit<CallInput<Contract["storeKeeping"]["update"]>, "store">;

const programmeNames: Record<(typeof programmes)[number], string> = {
  awin: "Awin",
  tradedoubler: "Tradedoubler",
  tradetracker: "TradeTracker",
  webgains: "Webgains",
  rakuten: "Rakuten Advertising",
  diretto: "Accordo diretto",
};
const programmeOptions: Option[] = [
  ["", "Nessuno"],
  ...programmes.map((name): Option => [name, programmeNames[name]]),
];

const labels = {
  slug: "Indirizzo nel sito",
  name: "Nome",
  host: "Sito del negozio",
  logo: "Logo",
  description: "Descrizione",
  shipping: "Spedizione in euro",
  freeFrom: "Spedizione gratis da, in euro",
  delivery: "Tempi di consegna",
  programme: "Programma di affiliazione",
  programmeId: "Numero nel programma",
};

const make: Screen = {
  path: `${home}/nuovo`,
  labels: () => labels,
  async show(asked) {
    const application = await applicationOf(asked);
    return {
      title: "Nuovo negozio",
      body: (
        <>
          {application && (
            <p>
              Dalla candidatura di{" "}
              <a href={`/gestione/candidature/${application.id}`}>{application.store.name}</a>
            </p>
          )}
          <form method="post" action={`${home}/nuovo`} className="fields">
            {application && <input type="hidden" name="candidatura" value={application.id} />}
            <TextField
              name="slug"
              label={labels.slug}
              value={application?.store.slug}
              hint="Lettere minuscole, cifre e trattini, come moda-milano. Non si cambia più."
              max={120}
              asked={asked}
              required
            />
            <Fields store={application?.store ?? null} asked={asked} />
            <button type="submit">Crea il negozio</button>
          </form>
          <p>
            <a href={home}>Torna ai negozi</a>
          </p>
        </>
      ),
    };
  },
  async act(asked, form) {
    const { api } = asked;
    const { slug } = await api.storeKeeping.create({ slug: fieldOf(form, "slug"), ...writtenIn(form) });
    const id = fieldOf(form, "candidatura");
    if (id) await api.inbox.setState({ kind: "candidature", id, state: "fatto" });
    return done(`${home}/${slug}`, "creato");
  },
};

/** What a store's application says of it, as far as a form can be filled with it. */
async function applicationOf({ api, url, typed }: Asked) {
  const id = url.searchParams.get("candidatura") || fieldOf(typed, "candidatura");
  if (!id) return null;
  const { fields } = await api.inbox.one({ kind: "candidature", id: id.slice(0, 300) });
  const name = String(fields.negozio ?? "");
  const store = {
    slug: slugOf(name),
    name,
    host: String(fields.sito ?? "")
      .replace(/^https?:\/\//i, "")
      .replace(/\/.*$/, ""),
    description: String(fields.descrizione ?? ""),
  };
  return { id, store };
}

function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

const keep: Screen = {
  path: `${home}/:store/scheda`,
  patience: 25_000,
  labels: () => labels,
  async show(asked): Promise<Shown> {
    const slug = asked.params.store ?? "";
    const store = await asked.api.storeKeeping.one({ store: slug });
    const own = `${home}/${slug}/scheda`;
    return {
      title: `Scheda di ${store.name}`,
      body: (
        <>
          <p className="hint">
            Quello che scrivi qui vale più di quello che dicono i feed: riempiono solo i campi vuoti. La
            spedizione vale per le offerte che non dicono la propria, dalla prossima importazione.
          </p>
          <form method="post" action={own} className="fields">
            <Fields store={store} asked={asked} />
            <button type="submit" name="atto" value="salva">
              Salva la scheda
            </button>
          </form>
          <Pause store={store} own={own} />
          <p>
            <a href={`${home}/${slug}`}>Torna al negozio</a>
          </p>
        </>
      ),
    };
  },
  async act(asked, form) {
    const { api } = asked;
    const slug = asked.params.store ?? "";
    const own = `${home}/${slug}/scheda`;
    const act = fieldOf(form, "atto");
    if (act === "sospendi" || act === "riprendi") {
      const { run } = await api.storeKeeping.pause({ store: slug, paused: act === "sospendi" });
      if (run) stepsBehind(asked, run);
      return done(own, act === "sospendi" ? "sospeso" : "ripreso");
    }
    await api.storeKeeping.update({ store: slug, ...writtenIn(form) });
    return done(own, "salvato");
  },
};

function Pause({ store, own }: { store: KeptStore; own: string }) {
  return (
    <>
      <h2>{store.pausedAt === null ? "Pausa" : "In pausa"}</h2>
      {store.pausedAt === null ? (
        <>
          <p>In pausa le sue offerte e i suoi codici non si mostrano, e nessun link porta più al negozio.</p>
          <ActButton action={own} fields={{ atto: "sospendi" }}>
            Metti in pausa
          </ActButton>
        </>
      ) : (
        <>
          <p>Dal {momentOf(store.pausedAt)} le sue offerte non si mostrano e nessun link porta al negozio.</p>
          <ActButton action={own} fields={{ atto: "riprendi" }}>
            Togli dalla pausa
          </ActButton>
        </>
      )}
    </>
  );
}

function Fields({ store, asked }: { store: Partial<KeptStore> | null; asked: Asked }) {
  return (
    <>
      <TextField name="name" label={labels.name} value={store?.name} max={80} asked={asked} required />
      <TextField
        name="host"
        label={labels.host}
        value={store?.host}
        hint="Come www.negozio.it: i visitatori possono esservi portati."
        asked={asked}
      />
      <TextField
        name="logo"
        label={labels.logo}
        value={store?.logo}
        hint={
          <>
            Nome del file nell’archivio: si carica in <a href="/gestione/immagini">Immagini</a>.
          </>
        }
        asked={asked}
      />
      <TextArea
        name="description"
        label={labels.description}
        value={store?.description}
        rows={3}
        asked={asked}
      />
      <TextField
        name="shipping"
        label={labels.shipping}
        value={amountOf(store?.shipping)}
        hint="Come 5,90. Vuoto: non si sa."
        asked={asked}
      />
      <TextField
        name="freeFrom"
        label={labels.freeFrom}
        value={amountOf(store?.freeFrom)}
        hint="Vuoto: mai gratis."
        asked={asked}
      />
      <TextField
        name="delivery"
        label={labels.delivery}
        value={store?.delivery}
        hint="Come 2-3 giorni."
        max={60}
        asked={asked}
      />
      <Choice
        name="programme"
        label={labels.programme}
        value={store?.programme}
        options={programmeOptions}
        asked={asked}
      />
      <TextField
        name="programmeId"
        label={labels.programmeId}
        value={store?.programmeId}
        max={40}
        asked={asked}
      />
    </>
  );
}

function amountOf(euros: number | null | undefined): string {
  return euros == null ? "" : euros.toFixed(2).replace(".", ",");
}

function writtenIn(form: FormData): Written {
  const maybe = (name: string) => fieldOf(form, name) || null;
  const amount = (name: string) => {
    const typed = fieldOf(form, name).replace(/\s|€/g, "").replace(",", ".");
    return typed === "" ? null : Number(typed);
  };
  return {
    name: fieldOf(form, "name"),
    host: maybe("host"),
    logo: maybe("logo"),
    description: maybe("description"),
    shipping: amount("shipping"),
    freeFrom: amount("freeFrom"),
    delivery: maybe("delivery"),
    programme: maybe("programme") as Written["programme"],
    programmeId: maybe("programmeId"),
  };
}

export const storeScreens: readonly Screen[] = [make, keep];
