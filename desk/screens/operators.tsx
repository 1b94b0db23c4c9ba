/** `/gestione/operatori`: who works at the desk, what each may do and has done. */
import { type Role, roles } from "contract";
import { momentOf, numberOf } from "domain/told";
import type { Colleague } from "upstream/desk";
import { roleNames } from "../labels";
import { done, fieldOf, type Screen, type ScreenContext } from "../screen";
import { choice, Form, labelsOf, line, optionsOf, writtenIn } from "../ui/fields";
import { ActButton } from "../ui/form";
import { Table } from "../ui/table";
import words from "../words.json";

const path = "/gestione/operatori";

/** Said of each role where it is given. */
const maySay: Record<Role, string> = words.mayDo;

const invitation = { email: line("Email"), role: choice("Ruolo", optionsOf(roleNames)) };

export const operators: Screen = {
  path,
  nav: "Operatori",
  labels: () => labelsOf(invitation),
  async show(context) {
    const { api, typed } = context;
    const colleagues = await api.operators.list({});
    return (
      <>
        <ul>
          {roles.map((role) => (
            <li key={role}>
              <b>{roleNames[role]}</b>: {maySay[role]}.
            </li>
          ))}
        </ul>
        <Colleagues of={colleagues} context={context} />
        <h2>Invita una persona</h2>
        <Form
          of={invitation}
          context={typed?.has("email") ? context : { typed: null }}
          action={path}
          sends={{ atto: "invita" }}
          button="Manda l’invito"
        >
          <p>{words.texts.invitation}</p>
        </Form>
      </>
    );
  },
  async act({ api }: ScreenContext, form) {
    if (fieldOf(form, "atto") === "invita") {
      await api.operators.invite(writtenIn(invitation, form));
      return done(path, "invitato");
    }
    const id = Number(fieldOf(form, "operatore"));
    const act = fieldOf(form, "atto");
    if (act === "togli" || act === "ritira") {
      await api.operators.remove({ id });
      return done(path, act === "togli" ? "tolto" : "ritirato");
    }
    await api.operators.setRole({ id, role: fieldOf(form, "ruolo") as Role });
    return done(path, "ruolo");
  },
};

/** Whose link nobody has used: how long it works, and another one. */
function Invited({ one: { email, role, invitedUntil }, now }: { one: Colleague; now: Date }) {
  const isOpen = invitedUntil !== null && invitedUntil > now.getTime();
  return (
    <>
      {isOpen ? `invito valido fino a ${momentOf(new Date(invitedUntil).toISOString())}` : "invito scaduto"}
      <br />
      <ActButton action={path} fields={{ atto: "invita", email, role }} does="Manda di nuovo" of={email} />
    </>
  );
}

function Colleagues({ of, context }: { of: readonly Colleague[]; context: ScreenContext }) {
  return (
    <Table
      stacked
      caption="Operatori"
      rows={of}
      empty="Nessun operatore."
      columns={[
        ["Email", ({ email }: Colleague) => email],
        ["Ruolo", (one) => <RoleForm of={one} />],
        [
          "Attivo dal",
          (one) => (one.enrolledAt ? momentOf(one.enrolledAt) : <Invited one={one} now={context.now} />),
        ],
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
          ({ id, email, enrolledAt }) =>
            id === context.operator?.id ? (
              "sei tu"
            ) : (
              <ActButton
                action={path}
                fields={{ atto: enrolledAt ? "togli" : "ritira", operatore: id }}
                label={enrolledAt ? `Togli il banco a ${email}` : `Ritira l’invito a ${email}`}
                does={enrolledAt ? "Togli il banco" : "Ritira l’invito"}
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
