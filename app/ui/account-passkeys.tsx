/** The member's passkeys: each with its name, dates and the ways to change it; and the form that adds one, for browsers that can. */
import type { KeyOffer, Passkey } from "contract";
import { FormContext, TextField } from "~/forms/field";
import { Mistakes } from "~/forms/frame";
import type { MemberAnswer } from "~/forms/member-form";
import { MemberFrame } from "~/forms/member-frame";
import { makesKey, PasskeyParts, PasskeyScript } from "~/forms/passkey";
import { PasswordField } from "~/forms/password-field";
import { formatLongDate } from "~/lib/dates-it";
import { WriteAgain } from "./account-info";
import { Failed } from "./failed";
import { Send } from "./send";

interface PasskeysProps {
  keys: readonly Passkey[];
  /** After a change that did not work. */
  answer: MemberAnswer | undefined;
}

export function Passkeys({ keys, answer }: PasskeysProps) {
  return (
    <>
      <Failed>{answer?.failure}</Failed>
      {keys.length === 0 ? (
        <p className="muted account-none">Non hai ancora nessuna passkey.</p>
      ) : (
        <ul className="account-keys">
          {keys.map((key) => (
            <OneKey
              key={key.id}
              passkey={key}
              answer={answer?.values.chiave === String(key.id) ? answer : undefined}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function OneKey({ passkey, answer }: { passkey: Passkey; answer: MemberAnswer | undefined }) {
  const { id, name, addedAt, usedAt } = passkey;
  return (
    <li id={`passkey-${id}`}>
      <div>
        <h2>{name}</h2>
        <p className="muted">
          Aggiunta il {formatLongDate(addedAt)},{" "}
          {usedAt ? `usata l'ultima volta il ${formatLongDate(usedAt)}` : "mai usata"}
        </p>
      </div>
      <div className="ways">
        <details open={answer?.values.atto === "rinomina" || undefined}>
          <summary>
            Rinomina<span className="vh"> {name}</span>
          </summary>
          <Rename passkey={passkey} answer={answer} />
        </details>
        <form method="post" action="/account/passkey">
          <input type="hidden" name="atto" value="elimina" />
          <input type="hidden" name="chiave" value={id} />
          <button type="submit">
            Elimina<span className="vh"> {name}</span>
          </button>
        </form>
      </div>
    </li>
  );
}

const labels = { nome: "Nome" };

function Rename({ passkey, answer }: { passkey: Passkey; answer: MemberAnswer | undefined }) {
  const id = `rinomina-${passkey.id}`;
  const errors = answer?.errors ?? {};
  const values = { nome: answer?.values.nome ?? passkey.name };
  return (
    <form method="post" action="/account/passkey" id={`modulo-${id}`} className="form" noValidate>
      <Mistakes id={id} errors={errors} labels={labels} />
      <input type="hidden" name="atto" value="rinomina" />
      <input type="hidden" name="chiave" value={passkey.id} />
      <FormContext.Provider value={{ id, labels, values, errors, again: answer !== undefined }}>
        <TextField name="nome" autoComplete="off" required />
      </FormContext.Provider>
      <Send quiet busy="Invio in corso…">
        Salva il nome
      </Send>
    </form>
  );
}

interface AddPasskeyProps {
  /** Null while the address is not confirmed. */
  offer: KeyOffer | null;
  email: string;
  site: string;
  answer: MemberAnswer | undefined;
}

export function AddPasskey({ offer, email, site, answer }: AddPasskeyProps) {
  return (
    <section className="account-add" aria-labelledby="aggiungi-titolo">
      <h2 id="aggiungi-titolo">Aggiungi una passkey</h2>
      {offer ? <Adding offer={offer} site={site} answer={answer} /> : <Unconfirmed email={email} />}
    </section>
  );
}

function Adding({ offer, site, answer }: { offer: KeyOffer } & Pick<AddPasskeyProps, "site" | "answer">) {
  return (
    <>
      <p data-passkey-without="">
        Per aggiungere una passkey serve un browser con JavaScript attivo, che sappia usarle: qui puoi
        comunque rinominare ed eliminare quelle che hai.
      </p>
      <div hidden data-passkey-offer="">
        <MemberFrame
          id="passkey"
          action="/account/passkey"
          answer={answer}
          submit="Crea la passkey"
          busyText="Aspetto il dispositivo…"
          labels={{ nome: "Nome", password: "Password attuale" }}
          passkey={{ data: makesKey(offer, site), parts: <PasskeyParts /> }}
        >
          <input type="hidden" name="atto" value="aggiungi" />
          <TextField name="nome" autoComplete="off" hint="Per riconoscerla: telefono, portatile…" required />
          <PasswordField name="password" autoComplete="current-password" />
        </MemberFrame>
      </div>
      <PasskeyScript />
    </>
  );
}

/** A new key is told by letter: somebody has to read there. */
function Unconfirmed({ email }: { email: string }) {
  return (
    <div className="account-notice">
      <p>
        Prima conferma l'indirizzo <strong>{email}</strong> con il link che ti abbiamo scritto: di ogni nuova
        passkey ti avvisiamo lì.
      </p>
      <WriteAgain />
    </div>
  );
}
