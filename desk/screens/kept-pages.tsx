/** `/gestione/pagine-conservate`: pages that the site keeps ready, thrown away one by one or all at once. */
import { agoOf } from "domain/told";
import { everyPage } from "upstream/desk";
import { done, fieldOf, type Screen } from "../screen";
import { Form, labelsOf, line } from "../ui/fields";
import { ActButton } from "../ui/form";
import { Table } from "../ui/table";
import words from "../words.json";

const path = "/gestione/pagine-conservate";

const fields = {
  path: line("Indirizzo", {
    hint: "Come sta nel browser, intero o dalla barra in poi: /prodotti, /abito-rosso.",
    max: 500,
  }),
};

export const keptPages: Screen = {
  path,
  nav: "Pagine conservate",
  labels: () => labelsOf(fields),
  async show(context) {
    const purged = await context.api.keptPages.purged({});
    return (
      <>
        <p>{words.texts.keptPages}</p>
        <Form of={fields} context={context} action={path} button="Rifai questa pagina" />
        <Table
          caption="Buttate nell’ultimo giorno"
          rows={purged}
          empty="Nessuna pagina è stata buttata nell’ultimo giorno."
          columns={[
            ["Pagina", ({ path: one }) => (one === everyPage ? "Tutte" : one)],
            ["Quando", ({ at }) => agoOf(new Date(at).toISOString(), context.now)],
          ]}
        />
        <ActButton action={path} fields={{ path: everyPage }} does="Rifai tutte le pagine" />
      </>
    );
  },
  async act({ api }, form) {
    await api.keptPages.purge({ path: fieldOf(form, "path") });
    return done(path, "rifatta");
  },
};
