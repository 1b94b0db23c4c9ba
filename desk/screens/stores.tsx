/** `/gestione/negozi/nuovo` and `/gestione/negozi/:store/scheda`: stores made and kept at the desk. */
import { folded } from "domain/folded";
import { momentOf } from "domain/told";
import type { KeptStore } from "upstream/desk";
import { done, fieldOf, type Screen, type ScreenContext, type Shown } from "../screen";
import { Form, labelsOf } from "../ui/fields";
import { ActButton } from "../ui/form";
import { LinkLine } from "../ui/table";
import words from "../words.json";
import { withPictures } from "./content/choose-picture";
import { storesHome as home, stepsBehind } from "./imports";
import { slug, storeFields, storeIn } from "./store-fields";

const labels = () => labelsOf({ ...slug, ...storeFields });

const make: Screen = withPictures({
  path: `${home}/nuovo`,
  name: "Nuovo negozio",
  labels,
  async show(context) {
    const application = await applicationOf(context);
    return (
      <>
        {application && (
          <p>
            Dalla candidatura di{" "}
            <a href={`/gestione/candidature/${application.id}`}>{application.store.name}</a>
          </p>
        )}
        <Form
          of={{ ...slug, ...storeFields }}
          kept={application?.store}
          context={context}
          action={`${home}/nuovo`}
          sends={application ? { candidatura: application.id } : {}}
          button="Crea il negozio"
        />
        <LinkLine to={home}>Torna ai negozi</LinkLine>
      </>
    );
  },
  async act(context, form) {
    const { api } = context;
    const { slug } = await api.storeKeeping.create({ slug: fieldOf(form, "slug"), ...storeIn(form) });
    const id = fieldOf(form, "candidatura");
    if (id) await api.inbox.setState({ kind: "candidature", id, state: "fatto" });
    return done(`${home}/${slug}`, "creato");
  },
});

/** What a store's application says of it, as far as a form can be filled with it. */
async function applicationOf({ api, url, typed }: ScreenContext) {
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
  return folded(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

const keep: Screen = withPictures({
  path: `${home}/:store/scheda`,
  patience: 25_000,
  labels,
  async show(context): Promise<Shown> {
    const slug = context.params.store ?? "";
    const store = await context.api.storeKeeping.one({ store: slug });
    const own = `${home}/${slug}/scheda`;
    return {
      title: `Scheda di ${store.name}`,
      body: (
        <>
          <p className="hint">{words.texts.stores}</p>
          <Form
            of={storeFields}
            kept={{ ...store, ...store.terms }}
            context={context}
            action={own}
            button="Salva la scheda"
          />
          <Pause store={store} own={own} />
          <LinkLine to={`${home}/${slug}`}>Torna al negozio</LinkLine>
        </>
      ),
    };
  },
  async act(context, form) {
    const { api } = context;
    const slug = context.params.store ?? "";
    const own = `${home}/${slug}/scheda`;
    const act = fieldOf(form, "atto");
    if (act === "sospendi" || act === "riprendi") {
      const { run } = await api.storeKeeping.pause({ store: slug, paused: act === "sospendi" });
      if (run) stepsBehind(context, run);
      return done(own, act === "sospendi" ? "sospeso" : "ripreso");
    }
    await api.storeKeeping.update({ store: slug, ...storeIn(form) });
    return done(own, "salvato");
  },
});

function Pause({ store: { pausedAt }, own }: { store: KeptStore; own: string }) {
  const isPaused = pausedAt !== null;
  return (
    <>
      <h2>{isPaused ? "In pausa" : "Pausa"}</h2>
      <p>
        {isPaused
          ? `Dal ${momentOf(pausedAt)} le sue offerte non si mostrano e nessun link porta al negozio.`
          : "In pausa le sue offerte e i suoi codici non si mostrano, e nessun link porta più al negozio."}
      </p>
      <ActButton
        action={own}
        fields={{ atto: isPaused ? "riprendi" : "sospendi" }}
        does={isPaused ? "Togli dalla pausa" : "Metti in pausa"}
      />
    </>
  );
}

export const storeScreens: readonly Screen[] = [make, keep];
