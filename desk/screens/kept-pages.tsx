/** `/gestione/pagine-conservate`: pages that the site keeps ready, thrown away one by one or all at once. */
import { agoOf } from "domain/told";
import { everyPage } from "upstream/desk";
import { done, fieldOf, type Screen } from "../screen";
import { ActButton, TextField } from "../ui/form";
import { Table } from "../ui/table";
import words from "../words.json";

const path = "/gestione/pagine-conservate";

export const keptPages: Screen = {
  path,
  nav: "Pagine conservate",
  labels: () => ({ path: "Indirizzo" }),
  async show(context) {
    const purged = await context.api.keptPages.purged({});
    return (
      <>
        <p>{words.texts.keptPages}</p>
        <form method="post" action={path}>
          <TextField
            name="path"
            label="Indirizzo"
            context={context}
            hint="Come sta nel browser, intero o dalla barra in poi: /prodotti, /abito-rosso."
            max={500}
            required
          />
          <button type="submit">Rifai questa pagina</button>
        </form>
        <ActButton action={path} fields={{ path: everyPage }} does="Rifai tutte le pagine" />
        <Table
          caption="Buttate nell’ultimo giorno"
          rows={purged}
          empty="Nessuna pagina è stata buttata nell’ultimo giorno."
          columns={[
            ["Pagina", ({ path: one }) => (one === everyPage ? "Tutte" : one)],
            ["Quando", ({ at }) => agoOf(new Date(at).toISOString(), context.now)],
          ]}
        />
      </>
    );
  },
  async act({ api }, form) {
    await api.keptPages.purge({ path: fieldOf(form, "path") });
    return done(path, "rifatta");
  },
};
