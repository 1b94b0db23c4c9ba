/** `/gestione/registro`: every change that somebody made, latest first. */
import { momentOf } from "domain/told";
import type { AuditEntry } from "upstream/desk";
import type { Screen } from "../screen";
import { SearchForm } from "../ui/form";
import { Pages, pageOf, Table } from "../ui/table";

export const audit: Screen = {
  path: "/gestione/registro",
  nav: "Registro",
  async show({ api, url }) {
    const operator = Number(url.searchParams.get("operatore")) || undefined;
    const { entries, total } = await api.operators.audit({
      page: pageOf(url),
      operator,
      search: (url.searchParams.get("cerca") ?? "").slice(0, 60) || undefined,
    });
    return {
      title: "Registro delle modifiche",
      body: (
        <>
          <SearchForm
            label="Chi, chiamata o contenuto"
            url={url}
            more={operator !== undefined && <input type="hidden" name="operatore" value={operator} />}
          />
          {operator !== undefined && (
            <p>
              Solo quello che ha fatto {entries[0]?.actor ?? "questo operatore"}.{" "}
              <a href="/gestione/registro">Tutto il registro</a>
            </p>
          )}
          <Table
            stacked
            caption="Modifiche"
            rows={entries}
            empty="Nessuna modifica, o nessuna che corrisponda alla ricerca."
            columns={[
              ["Quando", ({ at }: AuditEntry) => momentOf(at)],
              [
                "Chi",
                ({ actor, operator: who }) =>
                  who === null ? actor : <a href={`/gestione/registro?operatore=${who}`}>{actor}</a>,
              ],
              ["Chiamata", ({ call }) => <code>{call}</code>],
              ["Oggetto", ({ subject }) => subject],
              [
                "Dettagli",
                ({ details }) => (
                  <details>
                    <summary>Mostra</summary>
                    <code className="wrap">{details}</code>
                  </details>
                ),
              ],
            ]}
          />
          <Pages url={url} total={total} size={50} />
        </>
      ),
    };
  },
};
