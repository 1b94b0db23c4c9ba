/** `/gestione/operatori`: who works at the desk, what each may do and has done. */

import { type Role, roles } from "contract";
import { momentOf, numberOf } from "domain/told";
import type { Colleague } from "upstream/desk";
import { roleNames } from "../labels";
import { done, fieldOf, type Screen, type ScreenContext } from "../screen";
import { ActButton } from "../ui/form";
import { Table } from "../ui/table";
import words from "../words.json";

const path = "/gestione/operatori";

/** Said of each role where it is given. */
const maySay: Record<Role, string> = words.mayDo;

export const operators: Screen = {
  path,
  nav: "Operatori",
  labels: () => ({ role: "Ruolo" }),
  async show({ api, operator }) {
    const colleagues = await api.operators.list({});
    return {
      title: "Operatori",
      body: (
        <>
          <ul>
            {roles.map((role) => (
              <li key={role}>
                <b>{roleNames[role]}</b>: {maySay[role]}.
              </li>
            ))}
          </ul>
          <Colleagues colleagues={colleagues} own={operator?.id} />
          <p>
            Un nuovo operatore entra con <code>npm run operator -- email@esempio.it --role redazione</code>{" "}
            sulla macchina del sito, o con <code>--remote</code> per quello pubblicato.
          </p>
        </>
      ),
    };
  },
  async act({ api }: ScreenContext, form) {
    const id = Number(fieldOf(form, "operatore"));
    if (fieldOf(form, "atto") === "togli") {
      await api.operators.remove({ id });
      return done(path, "tolto");
    }
    await api.operators.setRole({ id, role: fieldOf(form, "ruolo") as Role });
    return done(path, "ruolo");
  },
};

function Colleagues({ colleagues, own }: { colleagues: readonly Colleague[]; own: number | undefined }) {
  return (
    <Table
      stacked
      caption="Operatori"
      rows={colleagues}
      empty="Nessun operatore."
      columns={[
        ["Email", ({ email }: Colleague) => email],
        ["Ruolo", (one) => <RoleForm of={one} />],
        ["Attivo dal", ({ enrolledAt }) => (enrolledAt ? momentOf(enrolledAt) : "non ancora")],
        ["Ultima modifica", ({ lastChangeAt }) => (lastChangeAt ? momentOf(lastChangeAt) : "–")],
        [
          "Modifiche, 30 giorni",
          ({ id, email, changes }) => (
            <a href={`/gestione/registro?operatore=${id}`} aria-label={`Che cosa ha fatto ${email}`}>
              {numberOf(changes)}
            </a>
          ),
          "number",
        ],
        [
          "Togli",
          ({ id, email }) =>
            id === own ? (
              "sei tu"
            ) : (
              <ActButton
                action={path}
                fields={{ atto: "togli", operatore: id }}
                label={`Togli il banco a ${email}`}
                does="Togli il banco"
              />
            ),
        ],
      ]}
    />
  );
}

function RoleForm({ of: { id, email, role } }: { of: Colleague }) {
  return (
    <form method="post" action={path} className="acts inline">
      <input type="hidden" name="operatore" value={id} />
      <select name="ruolo" defaultValue={role} aria-label={`Ruolo di ${email}`}>
        {roles.map((one) => (
          <option key={one} value={one}>
            {roleNames[one]}
          </option>
        ))}
      </select>
      <button type="submit" aria-label={`Salva il ruolo di ${email}`}>
        Salva
      </button>
    </form>
  );
}
