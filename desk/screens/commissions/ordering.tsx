/** `/gestione/commissioni/ordine`: whether commissions count in the order of results; what visitors then read by itself. */
import { numberOf } from "domain/told";
import type { StorePoints } from "upstream/desk";
import { done, type Screen } from "../../screen";
import { Tick } from "../../ui/form";
import { LinkLine, Table } from "../../ui/table";
import words from "../../words.json";
import { commissionsHome } from "./words";

const path = `${commissionsHome}/ordine`;

export const orderingScreen: Screen = {
  path,
  name: "Ordine dei risultati",
  async show({ api }) {
    const [{ byCommission }, stores] = await Promise.all([api.ordering.rules({}), api.ordering.points({})]);
    return {
      title: "Commissioni e ordine dei risultati",
      body: (
        <>
          <p>{words.texts.commissionsOrdering}</p>
          <p className={byCommission ? "message wrong" : "message"}>
            {byCommission ? "Adesso le commissioni contano." : "Adesso le commissioni non contano."}
          </p>
          <p>
            Finché contano, lo dicono da soli ogni elenco in quell’ordine e la pagina{" "}
            <a href="/come-ordiniamo">Come ordiniamo i risultati</a>: la legge lo vuole. Controlla anche i{" "}
            <a href="/gestione/contenuti/pagine">testi dei redattori</a>, dove si può leggere il contrario.
          </p>
          <form method="post" action={path}>
            <Tick name="contano" label="Le commissioni contano nell’ordine «Consigliati»" on={byCommission} />
            <button type="submit">Salva</button>
          </form>
          <h2>Punti dei negozi</h2>
          <Table
            caption="Commissioni dei negozi negli ultimi sei mesi"
            rows={stores}
            empty="Nessun negozio ha ancora abbastanza ordini."
            columns={[
              ["Negozio", ({ store }: StorePoints) => store],
              ["Ordini", ({ orders }) => numberOf(orders), "number"],
              [
                "Commissione",
                ({ rate }) => `${rate.toLocaleString("it-IT", { maximumFractionDigits: 1 })} %`,
                "number",
              ],
              ["Punti", ({ points }) => numberOf(points), "number"],
            ]}
          />
          <LinkLine to={commissionsHome}>Torna alle commissioni</LinkLine>
        </>
      ),
    };
  },
  async act({ api }, form) {
    await api.ordering.setRules({ byCommission: form.get("contano") !== null });
    return done(path, "salvato");
  },
};
