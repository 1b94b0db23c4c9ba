/** `/gestione/passkey`: the operator's own passkeys of the desk, which stand for the digits of the authenticator. */
import { type KeyOffer, type NewCredential, type Passkey, passkeyAnswer } from "contract/identity/passkeys";
import { momentOf } from "domain/told";
import { done, fieldOf, type Screen, type ScreenContext, type Shown } from "../screen";
import { Factors } from "../ui/factors";
import { acting, TextField } from "../ui/form";
import { PasskeyParts } from "../ui/passkey";
import { Table } from "../ui/table";
import words from "../words.json";

const path = "/gestione/passkey";

export const passkeys: Screen = {
  path,
  nav: "Passkey",
  show: page,
  async act({ api }, form) {
    if (fieldOf(form, "atto") === "elimina") {
      await api.operators.removePasskey({ id: Number(fieldOf(form, "chiave")) });
      return done(path, "eliminato");
    }
    const credential = passkeyAnswer(form.get("passkey")) as NewCredential | undefined;
    if (!credential)
      return {
        refused:
          "Per aggiungere una passkey serve un browser con gli script attivi: resta valido il codice a 6 cifre.",
      };
    await api.operators.addPasskey({
      credential,
      name: fieldOf(form, "name"),
      password: String(form.get("password") ?? ""),
      code: fieldOf(form, "code"),
    });
    return done(path, "passkey");
  },
};

async function page(context: ScreenContext): Promise<Shown> {
  const [keys, offer] = await Promise.all([
    context.api.operators.passkeys({}),
    context.api.operators.passkeyOffer({}),
  ]);
  return {
    scripted: true,
    body: (
      <>
        <p>{words.texts.passkeys}</p>
        <Keys keys={keys} />
        <h2>Aggiungi una passkey</h2>
        <AddForm offer={offer} context={context} />
      </>
    ),
  };
}

function Keys({ keys }: { keys: readonly Passkey[] }) {
  return (
    <Table
      stacked
      caption="Le tue passkey del banco"
      rows={keys}
      empty="Nessuna passkey."
      columns={[
        ["Nome", ({ name }: Passkey) => name],
        ["Aggiunta", ({ addedAt }) => momentOf(addedAt)],
        ["Usata", ({ usedAt }) => (usedAt ? momentOf(usedAt) : "mai")],
        acting("Elimina", path, ({ id, name }: Passkey) => ({
          fields: { atto: "elimina", chiave: id },
          of: name,
        })),
      ]}
    />
  );
}

function AddForm({ offer, context }: { offer: KeyOffer; context: ScreenContext }) {
  return (
    <form
      method="post"
      action={path}
      className="fields"
      data-passkey="create"
      data-challenge={offer.challenge}
      data-user={offer.user}
      data-name={offer.name}
      data-known={offer.known.join(" ")}
      data-site={context.visit.env.SITE_NAME}
    >
      <TextField
        name="name"
        label="Nome"
        hint="Per riconoscerla: telefono, chiave USB…"
        max={60}
        context={context}
        required
      />
      <Factors context={context} />
      <PasskeyParts />
      <button type="submit">Crea la passkey</button>
    </form>
  );
}
